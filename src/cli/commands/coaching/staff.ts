import type { InputOf } from '../../../core/contract/registry.ts';
import { pageNamed } from '../../../core/pages/index.ts';
import type { Cli } from '../../shell/cli.ts';
import { CliFailure, EXIT } from '../../shell/failure.ts';
import { pageCommand } from '../../shell/page-command.ts';
import type { Options } from '../../verbs/verb.ts';

const UNCLEAR = ['For example: dynasty staff hire "Jim Hill"', 'Who is available: dynasty staff'];
const ACTS = ['keep', 'release', 'hire'] as const;

/** Parses a staff choice. */
function readChoice([verb, ...names]: readonly string[]): InputOf<'setStaff'> {
  const coach = names.join(' ').trim();
  if (verb === 'auto' && coach === '') return { staff: true };
  const act = ACTS.find((each) => each === verb);
  if (act === undefined) throw new CliFailure(EXIT.refused, 'Keep, release or hire a coordinator, or auto.', UNCLEAR);
  if (coach === '') throw new CliFailure(EXIT.refused, `Name the coach to ${act}.`, UNCLEAR);
  return { [act]: coach };
}

/** Changes the user's own staff, and shows it. */
export async function run(cli: Cli, args: readonly string[], options: Options): Promise<void> {
  if (args.length > 0) await cli.ask('setStaff', readChoice(args));
  await pageCommand({ page: pageNamed('staff'), read: () => ({}), opens: undefined }).run(cli, [], options);
}
