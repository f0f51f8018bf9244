import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Cli } from '../shell/cli.ts';
import { CliFailure, EXIT } from '../shell/failure.ts';
import { numberOption, textOption } from '../shell/input.ts';
import { reviewParts } from '../text/review.ts';
import type { Options } from '../verbs/verb.ts';

function write(what: string, path: string, text: string): void {
  try {
    writeFileSync(path, text);
  } catch {
    throw new CliFailure(EXIT.refused, `The ${what} cannot be written to ${path}.`, [
      'Name a file in a folder that exists.',
    ]);
  }
}

/** A finished season of the player's team, and a page of it to send to somebody. */
export async function run(cli: Cli, _args: readonly string[], options: Options): Promise<void> {
  const year = numberOption(options, 'year', 'The year');
  const answer = await cli.ask('review', year === undefined ? {} : { year });
  const html = textOption(options, 'html');
  if (html !== undefined) {
    const { reviewPage } = await import('../../core/present/review-page.ts');
    const path = resolve(cli.terminal.cwd, html);
    write('page', path, reviewPage(answer));
    cli.note(`Page to send: ${path}`);
  }
  const picture = textOption(options, 'picture');
  if (picture !== undefined) {
    const { reviewPicture } = await import('../../core/present/review-picture.ts');
    const path = resolve(cli.terminal.cwd, picture);
    write('picture', path, reviewPicture(answer));
    cli.note(`Picture to send: ${path}`);
  }
  await cli.show({ json: answer, parts: reviewParts(answer, cli.style) });
}
