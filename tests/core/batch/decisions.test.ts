import { describe, expect, it } from 'vitest';
import { DecisionCounts } from '../../../src/core/batch/metrics/counts/decision-counts.ts';
import { decisionMetrics } from '../../../src/core/batch/metrics/decisions.ts';
import { absences, usageMetrics } from '../../../src/core/batch/metrics/people/usage.ts';
import { COL, KIND, PLAY_FLAGS, PLAY_STRIDE, type PlayColumn } from '../../../src/core/model/plays/play.ts';
import { game, lineOf, metricOf, season } from './hand-made.ts';

type Row = Partial<Record<PlayColumn, number>>;

/** A log with only the relevant plays; first quarter, home team's ball unless stated. */
function counted(...rows: Row[]): DecisionCounts {
  const log = new Int16Array(rows.length * PLAY_STRIDE);
  rows.forEach((row, i) => {
    for (const [name, value] of Object.entries({ quarter: 1, ...row }))
      log[i * PLAY_STRIDE + COL[name as PlayColumn]] = value;
  });
  const counts = new DecisionCounts();
  counts.add(log);
  return counts;
}

/** Puts points on the board before the plays under test. */
const ahead = (points: number): Row => (points > 0 ? { pointsOffense: points } : { pointsDefense: -points });

describe('decisions counted from a play log', () => {
  it('count going for it on fourth-and-one by field position', () => {
    const one = { down: 4, distance: 1 };
    const d = counted(
      { ...one, yardLine: 15, kind: KIND.punt },
      { ...one, yardLine: 19, kind: KIND.run },
      { ...one, yardLine: 30, kind: KIND.pass },
      { ...one, yardLine: 60, kind: KIND.run },
      { ...one, yardLine: 15, kind: KIND.run, flags: PLAY_FLAGS.noPlay },
    );
    expect([d.fourthAndOneDeep.hits, d.fourthAndOneDeep.tries]).toEqual([1, 2]);
    expect([d.fourthAndOneOwn.hits, d.fourthAndOneOwn.tries]).toEqual([1, 1]);
  });

  it('count the last drive of a team that trails by one score', () => {
    const late = { quarter: 4, secondsLeft: 35, down: 1 };
    const d = counted(
      ahead(-5),
      { ...late, kind: KIND.run },
      { ...late, kind: KIND.pass },
      { ...late, kind: KIND.sack },
    );
    expect([d.lastDriveRuns.hits, d.lastDriveRuns.tries]).toEqual([1, 3]);
    expect(counted(ahead(-9), { ...late, kind: KIND.run }).lastDriveRuns.tries).toBe(0);
  });

  it('count a leader that does not kneel, and an unneeded two-point try', () => {
    const last = { quarter: 4, secondsLeft: 20, down: 2 };
    const d = counted(
      ahead(35),
      { ...last, kind: KIND.pass },
      { ...last, kind: KIND.kneel },
      { quarter: 4, kind: KIND.two_point_pass },
    );
    expect([d.leaderSnaps, d.leaderPasses, d.kneels, d.twoFarAhead]).toEqual([1, 1, 1, 1]);
  });

  it('count a timeout before a team’s own punt in a tied game', () => {
    const before = { down: 3, kind: KIND.run, flags: PLAY_FLAGS.timeoutOffense };
    expect(counted(before, { down: 4, kind: KIND.punt }).puntTimeouts).toBe(1);
    expect(counted(ahead(3), before, { down: 4, kind: KIND.punt }).puntTimeouts).toBe(0);
  });

  it('count games of eighty points and exact margins', () => {
    expect(counted(ahead(81)).eighty).toBe(1);
    const values = decisionMetrics(
      season(
        [
          [3, 0],
          [24, 27],
          [30, 16],
          [10, 17],
        ].map(([h, a]) => lineOf(game('a', 'b', h!, a!))),
      ),
    );
    expect([3, 7, 14, 16].map((points) => metricOf(values, `margin_${points}`))).toEqual([0.5, 0.25, 0.25, 0]);
  });
});

describe('games that the regular quarterback does not start', () => {
  it('are counted as absences by length, also at the end of a season', () => {
    expect(absences([1, 1, 2, 1, 2, 2, 1, 1, 3])).toEqual([1, 2, 1]);
    expect(absences([1, 1, 1])).toEqual([]);
  });

  it('count as changes when the starter differs from the previous game’s', () => {
    const counts = season([]);
    counts.quarterbacks.starters.set('steady', [1, 1, 1, 1, 1]);
    counts.quarterbacks.starters.set('unsteady', [4, 5, 4, 5, 4]);
    const values = usageMetrics(counts);
    expect(metricOf(values, 'qb_one_starter')).toBe(0.5);
    expect(metricOf(values, 'qb_four_changes')).toBe(0.5);
  });
});
