import { join, resolve } from 'node:path';
import { checkOutput, makeOutputFolder, writeOutput } from '../../../core/app/saves/output.ts';
import { fileSize, plural } from '../../../core/present/index.ts';
import { span } from '../../../core/words/numbers.ts';
import { siteFiles, sitePages } from '../../almanac/site.ts';
import type { Cli } from '../../shell/cli.ts';
import { CliFailure, EXIT } from '../../shell/failure.ts';
import { textOption } from '../../shell/input.ts';
import { text } from '../../text/page.ts';
import type { Options } from '../../verbs/verb.ts';

/** Writes a dynasty as a static web site. */
export async function run(cli: Cli, _args: readonly string[], options: Options): Promise<void> {
  const out = textOption(options, 'out');
  if (out === undefined) {
    throw new CliFailure(EXIT.refused, 'An almanac needs a folder.', ['For example: dynasty almanac --out almanac']);
  }
  const folder = resolve(cli.terminal.cwd, out);
  const replace = options.force === true;
  const dynasty = await cli.dynasty();
  const { team, startYear, currentYear } = await dynasty.info();
  makeOutputFolder(folder);
  checkOutput(join(folder, 'index.html'), { replace });
  const bar = await cli.progress('Almanac');
  try {
    const pages = await sitePages(dynasty, (done, known) =>
      bar.update({ year: currentYear, week: null, share: done / known }),
    );
    const files = siteFiles(`${team.name}, ${span(startYear, currentYear)}`, pages);
    let bytes = 0;
    for (const [name, content] of files) {
      writeOutput(join(folder, name), content, { replace });
      bytes += Buffer.byteLength(content);
    }
    bar.stop();
    const index = join(folder, 'index.html');
    await cli.show({
      json: { status: 'success', path: index, pages: pages.length, bytes },
      parts: [text(`Wrote ${plural(pages.length, 'page')}, ${fileSize(bytes)}. Open ${index}`)],
    });
  } finally {
    bar.stop();
  }
}
