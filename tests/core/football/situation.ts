import { gameStore } from '../../../src/core/football/rotation.ts';
import { Side } from '../../../src/core/football/side.ts';
import { GameState } from '../../../src/core/football/state.ts';
import { rulesOf } from '../../../src/core/model/rules.ts';
import { ScriptedStream } from '../../../src/core/random/scripted.ts';
import { seedFrom, stream } from '../../../src/core/random/stream.ts';
import { resolveTuning } from '../../../src/core/tuning/index.ts';
import { evenTeam } from './league.ts';

const tuning = resolveTuning();
const home = evenTeam('home', 70, 70, tuning);
const away = evenTeam('away', 70, 70, tuning);

/**
 * A game of `year` with the home team about to snap on first and 10 at `ball`, ten minutes left in the first quarter,
 * with scripted rolls for what follows.
 */
export function situation(ball: number, rolls: number[], year = 2024): { g: GameState; dice: ScriptedStream } {
  const dice = new ScriptedStream(rolls);
  const store = gameStore(home, away);
  const side = (index: 0 | 1) =>
    new Side(index === 0 ? home : away, index, 0, tuning, store, stream(seedFrom('plays'), 'side', index));
  const g = new GameState(side(0), side(1), rulesOf(year), tuning, store, dice);
  g.clock = 600;
  g.timeouts.fill(g.rules.timeouts);
  g.startPossession(0, ball);
  g.openPlay();
  return { g, dice };
}
