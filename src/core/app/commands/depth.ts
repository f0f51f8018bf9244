import type { InputOf } from '../../contract/registry.ts';
import { done, type Result, refuse } from '../../contract/result.ts';
import { reorder } from '../../dynasty/reorder.ts';
import { changedChart } from '../../model/program/depth-chart.ts';
import type { SaveSession } from '../../save/contracts.ts';
import { decide, taken } from '../deciding/decide.ts';
import { orderOf } from '../queries/depth.ts';
import { withContext } from '../reading/context.ts';
import { nobodyToOrder } from '../reading/depth-charts.ts';

type Input = InputOf<'setDepth'>;
/** A change of the chart as the log keeps it. */
type Written = Parameters<typeof changedChart>[1];

const UNCLEAR = 'Name a position and its players, best first, or give it back with staff.';

/** The change that was asked for, every man of the position in his new place. */
function changeOf(session: SaveSession, { position, players, staff }: Input): Result<Written> {
  if (staff === true) {
    if (players !== undefined)
      return refuse('malformed', 'Name players or give the order back to the staff, not both.');
    return done(position === undefined ? { position: null, players: null } : { position, players: null });
  }
  if (position === undefined || players === undefined || players.length === 0) return refuse('malformed', UNCLEAR);
  const order = withContext(session, (context) => orderOf(context, position, players));
  return order.ok ? done({ position, players: order.value }) : order;
}

/**
 * Orders the own men of a position until that is changed, or gives orders back to the staff. The whole order of the position
 * is in the log, which is where it is read from.
 */
export async function setDepth(session: SaveSession, input: Input): Promise<Result<null>> {
  const change = changeOf(session, input);
  if (!change.ok) return change;
  const { position, players } = change.value;
  const given = players === null ? { staff: true } : { players };
  const written = position === null ? given : { position, ...given };
  return decide(session, 'setDepth', (dynasty, save) => {
    const refused = nobodyToOrder(dynasty.stage);
    if (refused) return refused;
    const changed = reorder(dynasty, changedChart(dynasty.depth, change.value));
    save.players.writeStarters(changed.players);
    save.programs.write(changed.year, [changed.program]);
    save.games.write(changed.games);
    return taken(written);
  });
}
