import { plural } from '../../core/present/index.ts';
import type { Cli } from '../shell/cli.ts';
import { CliFailure, EXIT } from '../shell/failure.ts';
import { wholeNumber } from '../shell/input.ts';
import { text } from '../text/page.ts';
import { nextSteps, whereText } from './status.ts';

/** Takes back the last decisions. */
export async function run(cli: Cli, args: readonly string[]): Promise<void> {
  const steps = args[0] === undefined ? 1 : wholeNumber(args[0], 'The number of decisions');
  if (steps < 1) throw new CliFailure(EXIT.refused, 'At least one decision has to be taken back.');
  const info = await (await cli.dynasty()).undo(steps);
  await cli.show({
    json: { status: 'success', undone: steps, info },
    parts: [
      text(`Took back ${plural(steps, 'decision')}. ${info.currentYear} season: ${whereText(info)}.`),
      nextSteps(await cli.ask('status', {})),
    ],
  });
}
