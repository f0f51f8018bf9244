import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ChangedFact, changedFactsFrom } from '../../../../src/core/model/what-if/changed-fact.ts';

const at = { year: 2024, week: 9, said: 'What if he had made it?' };
const FACTS: ChangedFact[] = [
  { ...at, kind: 'winner', game: 20240017, dice: '0123456789abcdef0123456789abcdef' },
  { ...at, kind: 'kick', game: 20240017, play: 171, good: true },
  { ...at, kind: 'injury', player: 812 },
];

describe('the changed facts of a fork', () => {
  it('are read as they were stored, and none where nothing is changed', () => {
    expect(changedFactsFrom(JSON.parse(JSON.stringify(FACTS)))).toEqual(FACTS);
    expect([changedFactsFrom(undefined), changedFactsFrom(null), changedFactsFrom([])]).toEqual([[], [], []]);
  });

  it('are refused when one of them is none', () => {
    const wrong: unknown[] = [
      { ...FACTS[0], dice: '7' },
      { ...FACTS[0], game: -1 },
      { ...FACTS[1], good: 'yes' },
      { ...FACTS[1], play: 1e6 },
      { ...FACTS[2], player: 1.5 },
      { ...FACTS[2], week: 99 },
      { ...FACTS[2], said: 'x'.repeat(500) },
      { ...FACTS[2], kind: 'weather' },
      7,
      null,
    ];
    for (const each of wrong) expect(changedFactsFrom([FACTS[0], each])).toBeNull();
    expect(changedFactsFrom({ 0: FACTS[0] })).toBeNull();
  });

  it('of any JSON are facts that the game knows, or refused', () => {
    const field = fc.oneof(fc.jsonValue(), fc.constantFrom('winner', 'kick', 'injury', 2024, 9, true));
    const fact = fc.record(
      { kind: field, year: field, week: field, said: field, game: field, play: field, good: field, player: field },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.array(fact, { maxLength: 3 })), (stored) => {
        const read = changedFactsFrom(stored);
        if (read === null) return;
        for (const { kind, year, week } of read) {
          expect(['winner', 'kick', 'injury']).toContain(kind);
          expect([Number.isInteger(year), Number.isInteger(week)]).toEqual([true, true]);
        }
      }),
      { seed: 46, numRuns: 2000 },
    );
  });
});
