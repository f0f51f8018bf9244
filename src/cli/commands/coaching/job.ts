import type { InputOf } from '../../../core/contract/registry.ts';
import { jobsLines } from '../../../core/present/coaching/jobs.ts';
import type { Cli } from '../../shell/cli.ts';
import { CliFailure, EXIT } from '../../shell/failure.ts';
import { text } from '../../text/page.ts';
import type { Options } from '../../verbs/verb.ts';

const UNCLEAR = ['For example: dynasty job take Iowa', 'See the openings: dynasty jobs'];

/** Parses a job choice. */
function readChoice([verb, ...names]: readonly string[], coordinator: boolean): InputOf<'setJob'> {
  const team = names.join(' ').trim();
  if (verb === 'take' && team !== '') return { take: team, ...(coordinator && { role: 'coordinator' as const }) };
  if (verb === 'take') throw new CliFailure(EXIT.refused, 'Which job? Give the program.', UNCLEAR);
  if (team === '' && (verb === 'stay' || verb === 'retire')) return { [verb]: true };
  if (team === '' && verb === 'year-out') return { year_out: true };
  throw new CliFailure(EXIT.refused, 'Choose take, stay, year-out or retire.', UNCLEAR);
}

/** Decides on the user's own job, and shows its status. */
export async function run(cli: Cli, args: readonly string[], options: Options): Promise<void> {
  if (args.length > 0) await cli.ask('setJob', readChoice(args, options.coordinator === true));
  const answer = await cli.ask('jobs', {});
  await cli.show({ json: answer, parts: [text(...jobsLines(answer))] });
}
