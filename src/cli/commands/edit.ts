import { given } from '../../core/pages/parts/verb.ts';
import { EDIT_FIELDS } from '../../core/words/universe/editing.ts';
import type { Cli } from '../shell/cli.ts';
import { CliFailure, EXIT } from '../shell/failure.ts';
import { numberOption, textOption } from '../shell/input.ts';
import { text } from '../text/page.ts';
import type { Options } from '../verbs/verb.ts';

/** Returns the values given as options, in the words of the command. */
function changeIn(options: Options): object {
  return given({
    first: textOption(options, 'first'),
    last: textOption(options, 'last'),
    rating: numberOption(options, 'rating', EDIT_FIELDS.rating),
    development: numberOption(options, 'development', EDIT_FIELDS.development),
    home_state: textOption(options, 'state'),
    position: textOption(options, 'position'),
  });
}

/** Edits a player in a dynasty that allows it. */
export async function run(cli: Cli, [player]: readonly string[], options: Options): Promise<void> {
  if (player === undefined) throw new CliFailure(EXIT.refused, 'Which player? Give his name or his number.');
  const answer = await cli.ask('editPlayer', { player, ...changeIn(options) });
  await cli.show({ json: answer, parts: [text('Player edited. Take it back with: dynasty undo')] });
}
