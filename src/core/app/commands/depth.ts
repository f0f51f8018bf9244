import type { InputOf } from '../../contract/registry.ts';
import { done, type Result, refuse } from '../../contract/result.ts';
import { decideDepth } from '../../decisions/depth.ts';
import type { DepthChange } from '../../model/program/depth-chart.ts';
import type { SaveSession } from '../../save/contracts.ts';
import { commit } from '../deciding/decide.ts';
import { orderOf } from '../queries/depth.ts';
import { withContext } from '../reading/context.ts';

type Input = InputOf<'setDepth'>;

const UNCLEAR = 'Give a position and its players, best first, or give it back with staff.';

/** Returns the requested change, with every player at the position in his new spot. */
function changeOf(session: SaveSession, { position, players, staff }: Input): Result<DepthChange> {
  if (staff === true) {
    if (players !== undefined) return refuse('malformed', 'Name players or use staff, not both.');
    return done(position === undefined ? { position: null, players: null } : { position, players: null });
  }
  if (position === undefined || players === undefined || players.length === 0) return refuse('malformed', UNCLEAR);
  const order = withContext(session, (context) => orderOf(context, position, players));
  return order.ok ? done({ position, players: order.value }) : order;
}

/** Changes the depth chart. The log keeps the full order of the position, and it is read back from there. */
export async function setDepth(session: SaveSession, input: Input): Promise<Result<null>> {
  const change = changeOf(session, input);
  if (!change.ok) return change;
  return commit(session, 'setDepth', {
    decide: (dynasty) => decideDepth(dynasty, change.value),
    write: (save, _, { year, players, program, games }) => {
      save.players.writeStarters(players);
      save.programs.write(year, [program]);
      save.games.write(games);
    },
  });
}
