import { describe, expect, it } from 'vitest';
import { CLOCK_READY, CLOCK_RUNS } from '../../../src/core/football/play.ts';
import { gameStore } from '../../../src/core/football/rotation.ts';
import { settle } from '../../../src/core/football/settle.ts';
import { Side } from '../../../src/core/football/side.ts';
import { GameState } from '../../../src/core/football/state.ts';
import { tally } from '../../../src/core/football/tally/tally.ts';
import { COL, KIND, PLAY_STRIDE, RESULT } from '../../../src/core/model/plays/play.ts';
import { TEAM_STAT } from '../../../src/core/model/plays/stats.ts';
import { rulesOf } from '../../../src/core/model/rules.ts';
import { seedFrom, stream } from '../../../src/core/random/stream.ts';
import { resolveTuning } from '../../../src/core/tuning/index.ts';
import { evenTeam } from './league.ts';

const tuning = resolveTuning();
const home = evenTeam('home', 70, 70, tuning);
const away = evenTeam('away', 70, 70, tuning);

/** Returns the clock code after a 12-yard run on first and 10. */
function afterFirstDown(year: number, quarter: number, clock: number): number {
  const dice = stream(seedFrom('clock'), year);
  const store = gameStore(home, away);
  const sides = [home, away].map((sheet, i) => new Side(sheet, i as 0 | 1, 0, tuning, store, dice)) as [Side, Side];
  const g = new GameState(...sides, rulesOf(year), tuning, store, dice);
  g.startPossession(0, 30);
  g.quarter = quarter;
  g.clock = clock;
  const p = g.openPlay();
  Object.assign(p, { kind: KIND.run, yards: 12 });
  settle(g, p);
  expect([g.down, g.ball]).toEqual([1, 42]);
  return p.clock;
}

describe('the clock', () => {
  it('stops after a first down until 2022, and since 2023 only in the last two minutes of a half', () => {
    for (const quarter of [1, 2, 3, 4]) {
      expect(afterFirstDown(2022, quarter, 600)).toBe(CLOCK_READY);
      expect(afterFirstDown(2023, quarter, 600)).toBe(CLOCK_RUNS);
      expect(afterFirstDown(2023, quarter, 121)).toBe(CLOCK_RUNS);
      expect(afterFirstDown(2023, quarter, 120)).toBe(quarter % 2 === 0 ? CLOCK_READY : CLOCK_RUNS);
    }
  });

  it('runs for the side that returns a kickoff, and for the side that has the ball on any other play', () => {
    const row = (kind: number, result: number, seconds: number): Int16Array => {
      const play = new Int16Array(PLAY_STRIDE);
      Object.entries({ kind, result, secondsUsed: seconds, returner: -1, tackler: -1, actor: -1 }).forEach(
        ([name, value]) => {
          play[COL[name as keyof typeof COL]] = value;
        },
      );
      return play;
    };
    const possession = (play: Int16Array) =>
      tally(play, home, away).teams.map((line) => line[TEAM_STAT.possession_seconds]);
    expect(possession(row(KIND.kickoff, RESULT.returned, 6))).toEqual([0, 6]);
    expect(possession(row(KIND.punt, RESULT.fair_catch, 5))).toEqual([5, 0]);
  });
});
