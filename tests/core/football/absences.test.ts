import { describe, expect, it } from 'vitest';
import { drawAbsences } from '../../../src/core/football/absences.ts';
import { buildSheet } from '../../../src/core/football/team-sheet.ts';
import { seedFrom, stream } from '../../../src/core/random/stream.ts';
import { resolveTuning } from '../../../src/core/tuning/index.ts';
import { AVERAGE_STYLE, roster } from './league.ts';

const tuning = resolveTuning();
const WEEKS = 20;

/** The weeks missed by the same team's players in one season after another, as they were drawn before there were injuries. */
function seasons(count: number) {
  const players = roster(1, 75, 75, stream(seedFrom('absences'), 'roster'));
  const sheet = buildSheet('team', players, AVERAGE_STYLE, tuning);
  const weeks = Array.from({ length: count }, (_, season) =>
    drawAbsences(sheet, tuning, stream(seedFrom('absences'), season)),
  );
  return { sheet, weeks };
}

/** Lengths of the runs of weeks that are set in the bits. */
function runs(bits: number): number[] {
  const weeks = Array.from({ length: WEEKS }, (_, i) => ((bits >> (i + 1)) & 1 ? 'x' : ' ')).join('');
  return weeks.split(' ').flatMap((run) => (run === '' ? [] : [run.length]));
}

describe('absences', () => {
  const { sheet, weeks } = seasons(600);
  const quarterback = sheet.groups.qb.start;

  it('last: a quarterback who is out misses several weeks in a row oftener than one', () => {
    const lengths = weeks.flatMap((missed) => runs(missed[quarterback]!));
    const one = lengths.filter((n) => n === 1).length / lengths.length;
    expect(one).toBeGreaterThan(0.15);
    expect(one).toBeLessThan(0.5);
    expect(lengths.some((n) => n >= 8)).toBe(true);
  });

  it('take as many weeks as the balance numbers say', () => {
    const missed = weeks.flatMap((each) => runs(each[quarterback]!)).reduce((a, b) => a + b, 0);
    const share = missed / (weeks.length * WEEKS);
    expect(Math.abs(share - tuning.availability.quarterbackMisses)).toBeLessThan(0.02);
  });

  it('are the same whoever asks again', () => {
    expect(seasons(4).weeks[3]).toEqual(weeks[3]);
  });
});
