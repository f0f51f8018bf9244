import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ChangedFact, changedFactsFrom } from '../../../../src/core/model/what-if/changed-fact.ts';

const at = { year: 2024, week: 9, said: 'What if he had made it?' };
const FACTS: ChangedFact[] = [
  { ...at, kind: 'winner', game: 20240017, dice: '0123456789abcdef0123456789abcdef' },
  { ...at, kind: 'kick', game: 20240017, play: 171, good: true },
  { ...at, kind: 'injury', player: 812 },
  { ...at, kind: 'signing', recruit: 214, program: 'iowa', period: 9 },
  { ...at, kind: 'hire', team: 'iowa', role: 'head', coach: 212 },
  { ...at, kind: 'stay', coach: 212 },
  { ...at, kind: 'opponent', team: 'iowa', opponent: 'texas' },
];

const KINDS = FACTS.map(({ kind }) => kind);

describe('the changed facts of a fork', () => {
  it('are read as stored, with none if nothing is changed', () => {
    expect(changedFactsFrom(JSON.parse(JSON.stringify(FACTS)))).toEqual(FACTS);
    expect([changedFactsFrom(undefined), changedFactsFrom(null), changedFactsFrom([])]).toEqual([[], [], []]);
  });

  it('are refused if one of them is invalid', () => {
    const wrong: unknown[] = [
      { ...FACTS[0], dice: '7' },
      { ...FACTS[0], game: -1 },
      { ...FACTS[1], good: 'yes' },
      { ...FACTS[1], play: 1e6 },
      { ...FACTS[2], player: 1.5 },
      { ...FACTS[2], week: 99 },
      { ...FACTS[2], said: 'x'.repeat(500) },
      { ...FACTS[2], kind: 'weather' },
      { ...FACTS[3], period: 0 },
      { ...FACTS[3], program: 'Iowa; drop' },
      { ...FACTS[4], role: 'waterboy' },
      { ...FACTS[5], coach: '212' },
      { ...FACTS[6], opponent: 7 },
      7,
      null,
    ];
    for (const each of wrong) expect(changedFactsFrom([FACTS[0], each])).toBeNull();
    expect(changedFactsFrom({ 0: FACTS[0] })).toBeNull();
  });

  it('from any JSON are known facts, or refused', () => {
    const field = fc.oneof(fc.jsonValue(), fc.constantFrom(...KINDS, 'iowa', 'head', 2024, 9, true));
    const fact = fc.record(
      {
        ...{ kind: field, year: field, week: field, said: field, game: field, play: field, good: field },
        ...{ player: field, recruit: field, program: field, period: field, team: field, role: field, coach: field },
        opponent: field,
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.array(fact, { maxLength: 3 })), (stored) => {
        const read = changedFactsFrom(stored);
        if (read === null) return;
        for (const { kind, year, week } of read) {
          expect(KINDS).toContain(kind);
          expect([Number.isInteger(year), Number.isInteger(week)]).toEqual([true, true]);
        }
      }),
      { seed: 46, numRuns: 2000 },
    );
  });
});
