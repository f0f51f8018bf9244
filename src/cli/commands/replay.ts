import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { plural } from '../../core/present/index.ts';
import type { Cli } from '../shell/cli.ts';
import { CliFailure, EXIT } from '../shell/failure.ts';
import { textOption } from '../shell/input.ts';
import { findSave, freshPath, newSavePath, playedBefore } from '../shell/save-choice.ts';
import { text } from '../text/page.ts';
import type { Options } from '../verbs/verb.ts';

/** Plays a save's decisions again from its seed into a new save, and compares the two. */
export async function run(cli: Cli, args: readonly string[], options: Options): Promise<void> {
  const library = await cli.library();
  const { path: folder } = await cli.folder();
  const from = findSave(cli.terminal, folder, args[0] ?? '');
  const name = textOption(options, 'name');
  const into = name === undefined ? freshPath(folder, from, '-replay') : newSavePath(folder, name);
  const bar = await cli.progress('Replay');
  cli.terminal.whenStopped = async () =>
    `Stopped. ${basename(from)} is unchanged; the replay ${existsSync(into) ? `is in ${into} as far as it came` : 'was not saved'}.`;
  try {
    const answer = await library.replay(from, into, (progress) => bar.update(progress));
    bar.stop();
    playedBefore(into, from);
    const same = answer.digest === answer.originalDigest;
    await cli.show({
      json: { status: same ? 'success' : 'differs', ...answer },
      parts: [
        text(
          same
            ? `Replayed ${plural(answer.decisions, 'decision')}: the same dynasty, to the last yard.`
            : `The replay differs: ${answer.equal} of ${plural(answer.decisions, 'decision')} led to the same state.`,
          `Original  ${answer.originalDigest}`,
          `Replay    ${answer.digest}`,
          `Saved in  ${into}`,
          ...answer.differences,
        ),
      ],
    });
    if (!same) throw new CliFailure(EXIT.fellShort, `${basename(from)} could not be reproduced.`);
  } finally {
    bar.stop();
  }
}
