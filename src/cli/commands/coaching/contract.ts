import type { InputOf } from '../../../core/contract/registry.ts';
import { contractLines } from '../../../core/present/coaching/contracts.ts';
import type { Cli } from '../../shell/cli.ts';
import { CliFailure, EXIT } from '../../shell/failure.ts';
import { text } from '../../text/page.ts';

const UNCLEAR = ['For example: dynasty contract sign', 'What you have signed: dynasty contract'];

/** Parses the answer to an extension. */
function readAnswer([verb, ...more]: readonly string[]): InputOf<'setContract'> {
  if (more.length === 0 && verb === 'sign') return { accept: true };
  if (more.length === 0 && verb === 'decline') return { decline: true };
  throw new CliFailure(EXIT.refused, 'Choose sign or decline.', UNCLEAR);
}

/** Answers an extension, and shows the user's contract. */
export async function run(cli: Cli, args: readonly string[]): Promise<void> {
  if (args.length > 0) await cli.ask('setContract', readAnswer(args));
  const answer = await cli.ask('career', {});
  await cli.show({ json: answer, parts: [text(...contractLines(answer))] });
}
