import { basename, join } from 'node:path';
import { SaveError } from '../errors.ts';
import { DISK, type Files, namesIn } from '../file.ts';

/**
 * Names of saves. Every save that is created, renamed or looked up by name gets its path here, so that a name never
 * leads out of the folder, to another program's file, or to one of the files next to a save.
 */

/** A save called `NAME` is the file `NAME.dynasty`. */
export const SAVE_SUFFIX = '.dynasty';

const MOST_LETTERS = 80;
/** Limit on names in bytes: systems allow 255, and locks and unfinished files next to a save need longer names. */
const MOST_NAME_BYTES = 150;
const PLAIN = /^[\p{L}\p{N}][\p{L}\p{N}\p{M} ._\-()&']*$/u;
/** Invisible letters such as the Hangul filler, which would make two names look the same. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/u;
/** Windows device names, whatever follows the first dot. */
const DEVICE = /^(con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³]) *(\.|$)/i;
/** Names of files next to a save: its lock, an unfinished file, anything that starts with another save's file name. */
const BESIDE = /\.(lock|tmp)$|\.dynasty(\.|$)/i;

function bareName(name: string): string {
  return name
    .normalize('NFC')
    .trim()
    .replace(/\.dynasty$/i, '');
}

function isPlain(bare: string): boolean {
  const fits = [...bare].length <= MOST_LETTERS && Buffer.byteLength(bare) <= MOST_NAME_BYTES;
  const plain = PLAIN.test(bare) && !UNSEEN.test(bare) && !/[. ]$/.test(bare) && !bare.includes('..');
  return fits && plain && !DEVICE.test(bare) && !BESIDE.test(bare);
}

/**
 * Returns the path of a save in a folder. The name is a single path segment, with or without `.dynasty`; any other
 * extension is part of the name, so `second.db` becomes the file `second.db.dynasty`. Composed and decomposed accents
 * are equal. Throws `SaveError` `bad_name` for a name that is not letters, digits, spaces and `. _ - ( ) & '`, starting
 * with a letter or digit, and for names reserved by a system or by this program.
 */
export function savePath(folder: string, name: string): string {
  if (name.trim() === '') throw new SaveError('bad_name', 'A save needs a name; the one given is empty.');
  const bare = bareName(name);
  if (isPlain(bare)) return join(folder, bare + SAVE_SUFFIX);
  const printable = name.slice(0, 100).replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '\ufffd');
  const signs = "letters, digits, spaces and . _ - ( ) & '";
  const message = `"${printable}" cannot be a save's name. Use ${signs} (at most ${MOST_LETTERS}, a letter or digit first), and no ending like .lock or .tmp.`;
  throw new SaveError('bad_name', message);
}

/** Whether a file of this name would be mistaken for one of the files next to a save. */
export function isBesideName(file: string): boolean {
  return BESIDE.test(file.replace(/\.dynasty$/i, ''));
}

/** Returns a valid save name as close as possible to an imported file's name. */
export function nameLike(text: string): string {
  const near = bareName(text)
    .replace(/[^\p{L}\p{N}\p{M} ._\-()&']+/gu, '-')
    .replace(/\.\.+/g, '.')
    .replace(/^[^\p{L}\p{N}]+/u, '');
  const short = [...near]
    .slice(0, 50)
    .join('')
    .replace(/[. -]+$/, '');
  return isPlain(short) ? short : 'dynasty';
}

/** Normalizes a file name the way systems do that ignore case and accent composition. */
const folded = (file: string): string => file.normalize('NFC').toLowerCase();

/** Returns an unused path in a folder for a wanted name: `m`, or else `m-2`, `m-3` and so on. Throws `bad_name`. */
export function freePath(folder: string, wish: string, files: Files = DISK): string {
  const bare = bareName(wish);
  const taken = new Set(namesIn(folder, files).map(folded));
  for (let n = 1; ; n++) {
    const path = savePath(folder, n === 1 ? bare : `${bare}-${n}`);
    if (!taken.has(folded(basename(path)))) return path;
  }
}
