import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { universeInFile, universeInFolder } from '../../core/app/universes/file.ts';
import { universeNamed, universesIn } from '../../core/app/universes/offered.ts';
import { type Cli, unwrap } from './cli.ts';
import { noSuch } from './suggest.ts';

/**
 * Returns the content of a universe, unchecked: one that comes with the program, a JSON file, a folder of tables, or
 * either of them in the saves folder.
 */
export async function universeContent(cli: Cli, typed: string): Promise<unknown> {
  const path = resolve(cli.terminal.cwd, typed);
  if (existsSync(path)) return unwrap(statSync(path).isDirectory() ? universeInFolder(path) : universeInFile(path));
  const { path: folder } = await cli.folder();
  const own = await universeNamed(folder, typed);
  if (own.ok || own.error.code !== 'not_found') return unwrap(own);
  const names = (await universesIn(folder)).map(({ id }) => id);
  const hint = `A file, a folder, or one by its name: ${names.join(', ')}.`;
  throw noSuch(`There is no universe to read at ${path}.`, typed, names, [hint]);
}
