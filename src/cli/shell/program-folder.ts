import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Finds the folder of the program's package.json, from the sources or the build. */
function findProgramFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json')) && dirname(folder) !== folder) folder = dirname(folder);
  return folder;
}

export const PROGRAM_FOLDER = findProgramFolder();

/** Returns the program's version from package.json. */
export function programVersion(): string {
  const text = readFileSync(join(PROGRAM_FOLDER, 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
