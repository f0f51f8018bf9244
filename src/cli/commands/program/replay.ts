import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import type { Replayed } from '../../../core/app/saves/library.ts';
import { plural } from '../../../core/present/index.ts';
import type { Cli } from '../../shell/cli.ts';
import { CliFailure, EXIT } from '../../shell/failure.ts';
import { textOption } from '../../shell/input.ts';
import { findSave, freshPath, newSavePath } from '../../shell/save-choice.ts';
import { text } from '../../text/page.ts';
import type { Options } from '../../verbs/verb.ts';

/** Replays a save's decisions from its seed into a new save, and compares the two. */
export async function run(cli: Cli, args: readonly string[], options: Options): Promise<void> {
  const library = await cli.library();
  const { path: folder } = await cli.folder();
  const from = findSave(cli.terminal, folder, args[0] ?? '');
  const name = textOption(options, 'name');
  const into = name === undefined ? freshPath(folder, from, '-replay') : newSavePath(folder, name);
  const bar = await cli.progress('Replay');
  cli.terminal.whenStopped = async () =>
    `Stopped. ${basename(from)} is unchanged; the replay ${existsSync(into) ? `is in ${into}, as far as it got` : 'was not saved'}.`;
  try {
    const answer = await library.replay(from, into, (progress) => bar.update(progress));
    bar.stop();
    const same = answer.faults.length === 0 && answer.differs.length === 0;
    await cli.show({
      json: { status: same ? 'success' : 'differs', ...answer },
      parts: [text(...verdict(basename(from), answer), ...answer.differences)],
    });
    if (!same) throw new CliFailure(EXIT.fellShort, `${basename(from)} could not be reproduced.`);
  } finally {
    bar.stop();
  }
}

/** Describes the result, in lines. */
function verdict(
  file: string,
  { path, decisions, equal, digest, originalDigest, faults, differs }: Replayed,
): string[] {
  if (path === null) {
    return [`${file} was changed outside the program, so it was not replayed:`, ...faults.map((each) => `  ${each}`)];
  }
  const all = plural(decisions, 'decision');
  return [
    differs.length === 0
      ? `Replayed ${all}: the same dynasty, to the last yard.`
      : `The replay differs: ${equal} of ${all} matched.`,
    ...differs.map((each) => `  ${each}`),
    `Original  ${originalDigest}`,
    `Replay    ${digest}`,
    `Saved in  ${path}`,
  ];
}
