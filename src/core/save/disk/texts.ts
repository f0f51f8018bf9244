import { join } from 'node:path';
import { DISK, type FileFacts, type Files, namesIn } from '../file.ts';
import { readFile } from '../reading.ts';

/** Texts that players keep beside their saves. */

/** What a name in a folder stands for; links and everything else are left out. */
export interface Beside {
  name: string;
  kind: 'file' | 'folder';
}

/** Files and folders of a folder by name. Throws `SaveError` for a folder that cannot be read. */
export function namesBeside(folder: string, files: Files = DISK): Beside[] {
  return namesIn(folder, files).flatMap((name): Beside[] => {
    const there = files.lstatSync(join(folder, name), { throwIfNoEntry: false });
    if (there?.isFile()) return [{ name, kind: 'file' }];
    return there?.isDirectory() ? [{ name, kind: 'folder' }] : [];
  });
}

/** A file's text, with its metadata; null for one of more bytes than `most`. Throws `SaveError`. */
export function readText(path: string, most: number, files: Files = DISK): (FileFacts & { text: string }) | null {
  const { bytes, ...facts } = readFile(path, most + 1, files);
  return bytes.length > most ? null : { ...facts, text: new TextDecoder().decode(bytes) };
}
