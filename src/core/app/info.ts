import type { SaveSession } from '../save/contracts.ts';
import { withContext } from './context.ts';
import { shapeInfo } from './shape/team.ts';
import type { Info } from './views/index.ts';

/** Where an open dynasty stands. */
export function infoOf(session: SaveSession): Info {
  return withContext(session, ({ season }) => shapeInfo(season));
}
