import { plural } from '../../core/present/index.ts';
import type { Cli } from '../shell/cli.ts';
import { CliFailure, EXIT } from '../shell/failure.ts';
import { wholeNumber } from '../shell/input.ts';
import { text } from '../text/page.ts';
import { nextSteps, whereText } from './status.ts';

/** Undoes the last decisions. */
export async function run(cli: Cli, args: readonly string[]): Promise<void> {
  const steps = args[0] === undefined ? 1 : wholeNumber(args[0], 'The number of decisions');
  if (steps < 1) throw new CliFailure(EXIT.refused, 'Undo at least one move.');
  const { count, decisions, info } = await (await cli.dynasty()).undo(steps);
  cli.terminal.hasDecided = true;
  const together = count > steps ? ', made together' : '';
  const more = count > decisions.length ? ` and ${plural(count - decisions.length, 'earlier decision')}` : '';
  await cli.show({
    json: { status: 'success', undone: count, decisions, info },
    parts: [
      text(
        `Undid ${plural(count, 'decision')}${together}: ${decisions.join('; ')}${more}.`,
        `${info.currentYear} season: ${whereText(info)}.`,
      ),
      nextSteps(await cli.ask('status', {})),
    ],
  });
}
