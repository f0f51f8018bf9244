import fc from 'fast-check';

/** Invalid names: paths out of a folder, device names of other systems, files kept next to a save. */
export const HOSTILE_NAMES = [
  '..',
  '.',
  '../..',
  '../out',
  './../..',
  '...dynasty',
  '..dynasty',
  '.dynasty',
  '/',
  '/etc/passwd',
  '~',
  '.revisions',
  '.revisions/m',
  'm/..',
  'm.dynasty/..',
  'm.dynasty.lock',
  'm.dynasty.dynasty',
  '.m.dynasty.0.tmp',
  'con',
  'NUL',
  'a:b',
  'C:\\x',
  '..\\..',
  'm.',
  'm ',
  ' m',
  'm.db',
  'm-v1.5',
  'M',
  'e\u0301',
  'a\nb',
  'a\0b',
  '\u001b[31m',
  '-rf',
  '--yes',
  '*',
  'unrelated.txt',
  'sub',
  'x'.repeat(300),
  '',
] as const;

const SURROGATES = { from: 0xd800, count: 0x800 };
const LAST_CODE_POINT = 0x10ffff;

/** Generates any text. The library's own unit for it lists every code point first, which takes seconds. */
export function anyText(maxLength: number): fc.Arbitrary<string> {
  const place = fc.nat({ max: LAST_CODE_POINT - SURROGATES.count });
  const point = place.map((index) => (index < SURROGATES.from ? index : index + SURROGATES.count));
  return fc.array(point, { maxLength }).map((points) => String.fromCodePoint(...points));
}

/** Generates any of them, combinations of their parts, and any text at all. */
export const hostileName: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...HOSTILE_NAMES),
  fc
    .array(fc.constantFrom('..', '.', '/', '\\', 'm', '.dynasty', '.lock', '.tmp', ' ', 'nul', ':', '.db'), {
      minLength: 1,
      maxLength: 6,
    })
    .map((parts) => parts.join('')),
  anyText(30),
);
