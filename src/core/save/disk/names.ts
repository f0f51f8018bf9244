import { basename, join } from 'node:path';
import { SaveError } from '../errors.ts';
import { DISK, type Files, namesIn } from '../file.ts';

/**
 * What a save may be called. Every save that is created, renamed or looked up by name gets its path here, so a name
 * never leads out of the folder, to another program's file, or to one of the files beside a save.
 */

/** A save called `NAME` is the file `NAME.dynasty`. */
export const SAVE_SUFFIX = '.dynasty';

const MOST_LETTERS = 80;
/** Locks and unfinished files beside a save have longer names than it; systems allow 255 bytes. */
const MOST_NAME_BYTES = 150;
const PLAIN = /^[\p{L}\p{N}][\p{L}\p{N}\p{M} ._\-()&']*$/u;
/** Invisible letters such as the Hangul filler, which would make two names look the same. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/u;
/** Device names on Windows, whatever follows the first dot. */
const DEVICE = /^(con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³]) *(\.|$)/i;
/** Names of files beside a save: its lock, an unfinished file, anything that begins with another save's file name. */
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
 * The path of the save with a name in a folder. The name is one part of a path, with or without `.dynasty` at its end;
 * any other ending is part of the name: `second.db` is the file `second.db.dynasty`. Composed and decomposed accents are
 * the same name. Throws `SaveError` `bad_name` for what is not letters, digits, spaces and `. _ - ( ) & '` beginning with
 * a letter or digit, and for names that a system or this program uses for something else.
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

/** Whether a file of this name would be taken for one of the files beside a save. */
export function isBesideName(file: string): boolean {
  return BESIDE.test(file.replace(/\.dynasty$/i, ''));
}

/** A valid name for a save, as close as possible to the name of an imported file. */
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

/** Names in a folder as a system compares them that ignores case and accent composition. */
const folded = (file: string): string => file.normalize('NFC').toLowerCase();

/** A free path in a folder for a wanted name: `m`, else `m-2`, `m-3` and so on. Throws `bad_name`. */
export function freePath(folder: string, wish: string, files: Files = DISK): string {
  const bare = bareName(wish);
  const taken = new Set(namesIn(folder, files).map(folded));
  for (let n = 1; ; n++) {
    const path = savePath(folder, n === 1 ? bare : `${bare}-${n}`);
    if (!taken.has(folded(basename(path)))) return path;
  }
}
