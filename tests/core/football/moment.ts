import { runClock } from '../../../src/core/football/clock.ts';
import { gameStore } from '../../../src/core/football/rotation.ts';
import { Side } from '../../../src/core/football/side.ts';
import { GameState } from '../../../src/core/football/state.ts';
import { KIND, PLAY_FLAGS } from '../../../src/core/model/plays/play.ts';
import { rulesOf } from '../../../src/core/model/rules.ts';
import type { TeamStyle } from '../../../src/core/model/team.ts';
import { seedFrom, stream } from '../../../src/core/random/stream.ts';
import { resolveTuning } from '../../../src/core/tuning/index.ts';
import { AVERAGE_STYLE, evenTeam } from './league.ts';

/** Coaches without moods, so that decisions depend on the situation alone. */
export const tuning = resolveTuning({ 'fourthDown.mood': 0, 'tries.mood': 0 });
export interface Moment {
  quarter: number;
  clock: number;
  /** Lead of the team with the ball, in points. */
  lead: number;
  ball: number;
  down?: number;
  distance?: number;
  /** Timeouts of the team with the ball, then of the other. */
  timeouts?: [number, number];
  running?: boolean;
  style?: Partial<TeamStyle>;
}

/** Returns a game in this situation, with the home team on offense. */
export function gameAt(moment: Moment): GameState {
  const home = evenTeam('home', 70, 70, tuning, { ...AVERAGE_STYLE, ...moment.style });
  const away = evenTeam('away', 70, 70, tuning);
  const store = gameStore(home, away);
  const dice = stream(seedFrom('decisions'), 1);
  const g = new GameState(
    new Side(home, 0, 0, tuning, store, dice),
    new Side(away, 1, 0, tuning, store, dice),
    rulesOf(2024),
    tuning,
    store,
    dice,
  );
  g.startPossession(0, moment.ball);
  g.quarter = moment.quarter;
  g.clock = moment.clock;
  g.down = moment.down ?? 1;
  g.distance = moment.distance ?? Math.min(10, 100 - moment.ball);
  g.running = moment.running ?? false;
  g.score[0] = 40 + moment.lead;
  g.score[1] = 40;
  g.timeouts.set(moment.timeouts ?? [3, 3]);
  g.openPlay();
  return g;
}

/** Returns the team that takes a timeout after a play in bounds that leads to this situation. */
export function timeoutAfter(moment: Moment, kind: number = KIND.run): number {
  const g = gameAt(moment);
  g.play.kind = kind;
  g.play.seconds = 0;
  runClock(g, g.play);
  return g.play.flags & (PLAY_FLAGS.timeoutOffense | PLAY_FLAGS.timeoutDefense);
}
