import type { Info } from '../../contract/views/index.ts';
import type { SaveSession } from '../../save/contracts.ts';
import { infoView } from '../views/team.ts';
import { withContext } from './context.ts';

/** Returns the status of an open dynasty. */
export function infoOf(session: SaveSession): Info {
  return withContext(session, ({ season }) => infoView(season));
}
