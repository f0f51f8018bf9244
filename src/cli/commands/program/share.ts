import { MOST_CHARACTERS, shareSave } from '../../../core/app/sharing/play.ts';
import { plural } from '../../../core/present/index.ts';
import { type Cli, unwrap } from '../../shell/cli.ts';
import { CliFailure, EXIT } from '../../shell/failure.ts';
import { textOption } from '../../shell/input.ts';
import { outputsOf } from '../../shell/output.ts';
import { text } from '../../text/page.ts';
import type { Options } from '../../verbs/verb.ts';

/** Prints a dynasty as one line, or writes it to a file. */
export async function run(cli: Cli, _args: readonly string[], options: Options): Promise<void> {
  const outputs = outputsOf(cli, options, ['out']);
  const choice = await cli.choice();
  if (choice === null) {
    throw new CliFailure(EXIT.noSave, 'You have no saved dynasty to share yet.', [
      'Start one: dynasty new --team Michigan --year 2024',
    ]);
  }
  const { version } = await cli.library();
  const share = unwrap(await shareSave(choice.path, version));
  const { code, decisions } = share;
  const out = textOption(options, 'out');
  if (out === undefined && code.length > MOST_CHARACTERS && cli.globals.json !== true) {
    throw new CliFailure(
      EXIT.refused,
      `The code for ${plural(decisions, 'decision')} has ${code.length} characters, too long for a message.`,
      ['Write it to a file instead: dynasty share --out FILE'],
    );
  }
  await outputs.write('out', 'Code', () => `${code}\n`);
  const line = out === undefined ? code : `Wrote the code for ${plural(decisions, 'decision')}.`;
  await cli.show({ json: { status: 'success', ...share, characters: code.length }, parts: [text(line)] });
}
