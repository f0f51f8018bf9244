import { join } from 'node:path';
import { DISK, type FileFacts, type Files, namesIn } from '../file.ts';
import { readFile } from '../reading.ts';

/** Texts players keep next to their saves. */

/** A file or folder by name; links and everything else are left out. */
interface FolderEntry {
  name: string;
  kind: 'file' | 'folder';
}

/** Lists a folder's files and folders by name. Throws `SaveError` if the folder cannot be read. */
export function folderEntries(folder: string, files: Files = DISK): FolderEntry[] {
  return namesIn(folder, files).flatMap((name): FolderEntry[] => {
    const there = files.lstatSync(join(folder, name), { throwIfNoEntry: false });
    if (there?.isFile()) return [{ name, kind: 'file' }];
    return there?.isDirectory() ? [{ name, kind: 'folder' }] : [];
  });
}

/** Reads a file's text with its metadata; null if it is larger than `most` bytes. Throws `SaveError`. */
export function readText(path: string, most: number, files: Files = DISK): (FileFacts & { text: string }) | null {
  const { bytes, ...facts } = readFile(path, most + 1, files);
  return bytes.length > most ? null : { ...facts, text: new TextDecoder().decode(bytes) };
}
