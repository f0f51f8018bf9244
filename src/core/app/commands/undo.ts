import type { Info } from '../../contract/views/index.ts';
import type { SaveSession } from '../../save/contracts.ts';
import { lastInWords, MOST_DESCRIBED } from '../deciding/decision-words.ts';
import { withContext } from '../reading/context.ts';
import { infoView } from '../views/team.ts';

/** Decisions undone. */
export interface Undone {
  /** More than requested if several shared one write. */
  count: number;
  /** Descriptions of the last of them, oldest first. */
  decisions: string[];
  /** The dynasty's status. */
  info: Info;
}

/** Undoes a number of decisions. Throws `SaveError` as the session's `undo` does. */
export async function undo(session: SaveSession, steps: number): Promise<Undone> {
  // Described before the undo, which removes the results they mention.
  const last = withContext(session, (context) => lastInWords(context, MOST_DESCRIBED));
  const count = (await session.undo(steps)).length;
  const info = withContext(session, ({ season }) => infoView(season));
  return { count, decisions: last.slice(-count), info };
}
