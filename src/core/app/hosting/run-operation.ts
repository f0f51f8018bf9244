import type { AnswerOf, InputOf } from '../../contract/registry.ts';
import type { Result } from '../../contract/result.ts';
import type { SaveSession } from '../../save/index.ts';
import type { SaveCommand } from '../commands/index.ts';
import type { OnWeek } from '../commands/sim.ts';
import { queries, type SaveQuery } from '../queries/index.ts';
import { type QueryContext, withContext } from '../reading/context.ts';

/** Everything that can be asked of one dynasty or done to it. */
export type DynastyOperation = SaveQuery | SaveCommand;

function isQuery(name: DynastyOperation): name is SaveQuery {
  return name in queries;
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
  type Answer = Result<AnswerOf<Name>>;
  if (isQuery(name)) {
    const query = queries[name] as (context: QueryContext, input: InputOf<Name>) => Answer;
    return withContext(session, (context) => query(context, input));
  }
  // The code that plays football is loaded when needed: most command lines only ask.
  const { commands } = await import('../commands/index.ts');
  const command = commands[name as SaveCommand] as unknown as (
    session: SaveSession,
    input: InputOf<Name>,
    onWeek: OnWeek,
  ) => Promise<Answer>;
  return command(session, input, onWeek);
}
