import { join, resolve } from 'node:path';
import { checkOutput, makeOutputFolder, writeOutput } from '../../../core/app/saves/output.ts';
import { fileSize, plural } from '../../../core/present/index.ts';
import { span } from '../../../core/words/numbers.ts';
import { writeData } from '../../almanac/data.ts';
import { siteFiles, sitePages } from '../../almanac/site.ts';
import type { Cli } from '../../shell/cli.ts';
import { CliFailure, EXIT } from '../../shell/failure.ts';
import { textOption } from '../../shell/input.ts';
import { text } from '../../text/page.ts';
import type { Options } from '../../verbs/verb.ts';

/** Writes a dynasty as a static website. */
export async function run(cli: Cli, _args: readonly string[], options: Options): Promise<void> {
  const out = textOption(options, 'out');
  if (out === undefined) {
    throw new CliFailure(EXIT.refused, 'An almanac needs a folder.', ['For example: dynasty almanac --out almanac']);
  }
  const folder = resolve(cli.terminal.cwd, out);
  const replace = options.force === true;
  const dynasty = await cli.dynasty();
  const { team, startYear, currentYear } = await dynasty.info();
  for (const part of ['', 'logos', 'games', 'players']) makeOutputFolder(join(folder, part));
  checkOutput(join(folder, 'index.html'), { replace });
  const bar = await cli.progress('Almanac');
  try {
    let bytes = 0;
    const take = (name: string, content: string) => {
      writeOutput(join(folder, name), content, { replace });
      bytes += Buffer.byteLength(content);
    };
    const update = (share: number) => bar.update({ year: currentYear, week: null, share });
    const news = await writeData(dynasty.path, take, (share) => update(share / 2));
    const asked = await sitePages(dynasty, (done, known) => update(0.5 + done / known / 2));
    const pages = [...asked, ...news];
    const name = `${team.name}, ${span(startYear, currentYear)}`;
    for (const [file, content] of siteFiles(name, team.name, pages)) take(file, content);
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
