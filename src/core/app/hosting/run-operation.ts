import type { AnswerOf, DynastyOperation, InputOf } from '../../contract/registry.ts';
import type { Result } from '../../contract/result.ts';
import type { SaveSession } from '../../save/index.ts';
import type { OnWeek } from '../commands/sim.ts';
import { queries } from '../queries/index.ts';
import { type QueryContext, withContext } from '../reading/context.ts';

/** The queries by the name of any operation: none for a command. */
const QUERIES: {
  readonly [Name in DynastyOperation]?: (context: QueryContext, input: InputOf<Name>) => Result<AnswerOf<Name>>;
} = queries;

/** Loads the commands, by the name of any operation: none for a query. Most command lines only ask. */
async function loadCommands(): Promise<{
  readonly [Name in DynastyOperation]?: (
    session: SaveSession,
    input: InputOf<Name>,
    onWeek: OnWeek,
  ) => Promise<Result<AnswerOf<Name>>>;
}> {
  return (await import('../commands/index.ts')).commands;
}

/**
 * Answers a query or carries out a command on an open save; `input` has been parsed by the operation's schema. Throws
 * `SaveError` when the save cannot be read or written.
 */
export async function runOperation<Name extends DynastyOperation>(
  session: SaveSession,
  name: Name,
  input: InputOf<Name>,
  onWeek: OnWeek = () => undefined,
): Promise<Result<AnswerOf<Name>>> {
  const query = QUERIES[name];
  if (query !== undefined) return withContext(session, (context) => query(context, input));
  const command = (await loadCommands())[name];
  if (command === undefined) throw new Error(`there is nothing called ${name}`);
  return command(session, input, onWeek);
}
