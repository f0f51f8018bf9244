import type { AnswerOf, DynastyOperation, InputOf } from '../../contract/registry.ts';
import type { Result } from '../../contract/result.ts';
import type { SaveSession } from '../../save/index.ts';
import type { OnWeek } from '../commands/sim.ts';
import { queries } from '../queries/index.ts';
import { type QueryContext, withContext } from '../reading/context.ts';

/** Queries by operation name; undefined for a command. */
const QUERIES: {
  readonly [Name in DynastyOperation]?: (context: QueryContext, input: InputOf<Name>) => Result<AnswerOf<Name>>;
} = queries;

/**
 * Loads commands by operation name; undefined for a query. Loaded on demand, because most command lines only run
 * queries.
 */
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
 * `SaveError` if the save cannot be read or written.
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
