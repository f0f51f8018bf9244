import type { LogoFacts } from '../../contract/logo-facts.ts';
import { openSave } from '../../save/index.ts';
import { type QueryContext, withContext } from '../reading/context.ts';
import { logoFacts } from '../reading/logo-facts.ts';

/** Reads a save for its almanac; `read` must finish its work while the save is open. Throws `SaveError`. */
export async function readAlmanac<T>(path: string, read: (context: QueryContext, logos: LogoFacts) => T): Promise<T> {
  const session = await openSave(path);
  try {
    return withContext(session, (context) => read(context, logoFacts(context.season.reference)));
  } finally {
    session.close();
  }
}
