import { reviewSections } from '../../core/pages/parts/review.ts';
import type { Cli } from '../shell/cli.ts';
import { numberOption } from '../shell/input.ts';
import { outputsOf } from '../shell/output.ts';
import { sectionParts } from '../text/described-page.ts';
import type { Options } from '../verbs/verb.ts';

/** Shows a finished season of the user's team, and writes a page or picture of it to share. */
export async function run(cli: Cli, _args: readonly string[], options: Options): Promise<void> {
  const outputs = outputsOf(cli, options, ['html', 'picture']);
  const year = numberOption(options, 'year', 'The year');
  const answer = await cli.ask('review', year === undefined ? {} : { year });
  await outputs.write('html', 'Season page', async () => {
    const { reviewPage } = await import('../../core/present/review/page.ts');
    return reviewPage(answer);
  });
  await outputs.write('picture', 'Season picture', async () => {
    const { reviewPicture } = await import('../../core/present/review/picture.ts');
    return reviewPicture(answer);
  });
  const paper = { style: cli.style, columns: cli.terminal.columns ?? null, csv: cli.globals.csv === true };
  await cli.show({ json: answer, parts: sectionParts(reviewSections(answer), paper) });
}
