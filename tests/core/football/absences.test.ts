import { describe, expect, it } from 'vitest';
import { buildSheet } from '../../../src/core/football/team-sheet.ts';
import { seedFrom, stream } from '../../../src/core/random/stream.ts';
import { resolveTuning } from '../../../src/core/tuning/index.ts';
import { AVERAGE_STYLE, roster } from './league.ts';

const tuning = resolveTuning();
const WEEKS = 20;

/** The same team in one season after another. */
function seasons(count: number) {
  const players = roster(1, 75, 75, stream(seedFrom('absences'), 'roster'));
  return Array.from({ length: count }, (_, season) =>
    buildSheet('team', players, AVERAGE_STYLE, tuning, null, stream(seedFrom('absences'), season)),
  );
}

/** Lengths of the runs of weeks that are set in the bits. */
function runs(bits: number): number[] {
  const weeks = Array.from({ length: WEEKS }, (_, i) => ((bits >> (i + 1)) & 1 ? 'x' : ' ')).join('');
  return weeks.split(' ').flatMap((run) => (run === '' ? [] : [run.length]));
}

describe('absences', () => {
  const sheets = seasons(600);
  const quarterback = sheets[0]!.groups.qb.start;

  it('last: a quarterback who is out misses several weeks in a row oftener than one', () => {
    const lengths = sheets.flatMap((sheet) => runs(sheet.absences.weeks[quarterback]!));
    const one = lengths.filter((n) => n === 1).length / lengths.length;
    expect(one).toBeGreaterThan(0.15);
    expect(one).toBeLessThan(0.5);
    expect(lengths.some((n) => n >= 8)).toBe(true);
  });

  it('take as many weeks as the balance numbers say', () => {
    const missed = sheets.flatMap((sheet) => runs(sheet.absences.weeks[quarterback]!)).reduce((a, b) => a + b, 0);
    const share = missed / (sheets.length * WEEKS);
    expect(Math.abs(share - tuning.availability.quarterbackMisses)).toBeLessThan(0.02);
  });

  it('spare about half the first quarterbacks for a whole season', () => {
    const whole = sheets.filter(({ absences }) => (absences.weeks[quarterback]! & 0x7ffe) === 0).length / sheets.length;
    expect(whole).toBeGreaterThan(0.45);
    expect(whole).toBeLessThan(0.75);
  });

  it('are the same whoever asks again, and nobody has any outside a season', () => {
    const players = roster(1, 75, 75, stream(seedFrom('absences'), 'roster'));
    const again = buildSheet('team', players, AVERAGE_STYLE, tuning, null, stream(seedFrom('absences'), 3));
    expect(again.absences).toEqual(sheets[3]!.absences);
    const outside = buildSheet('team', players, AVERAGE_STYLE, tuning).absences;
    expect(outside.weeks.every((weeks) => weeks === 0)).toBe(true);
  });
});
