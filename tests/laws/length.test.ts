import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT, sourcesIn } from './sources.ts';

/** Most lines of a source file. Most have about a hundred; a longer one has a seam, or a reason to be in one piece. */
const MOST_LINES = 400;

/** Longer files, each with what keeps it in one piece. */
const LONGER: Readonly<Record<string, string>> = {
  'src/cli/tui/play/effects.ts': 'one class: everything done to the open dynasty, one thing at a time',
  'src/core/batch/tables.ts': 'a list: the columns of every table',
  'src/core/contract/inputs.ts': 'a list: the input of every call',
  'src/core/contract/registry.ts': 'a list: everything the program does',
  'src/core/offseason/carousel/carousel.ts': 'one class: the steps of a year’s coaching changes share their openings',
  'src/core/present/logos/glyphs.ts': 'a list: the shape of every letter',
  'src/core/save/contracts.ts': 'a list: everything a save can read and write',
  'src/core/save/session.ts': 'one class: lock, read, decide and write keep one promise',
  'src/core/tuning/offseason.ts': 'a list: the balance numbers of the offseason',
};

it('a source file is no longer than can be read at a sitting', () => {
  const longer = sourcesIn('src')
    .filter((path) => readFileSync(path, 'utf8').split('\n').length - 1 > MOST_LINES)
    .map((path) => relative(ROOT, path));
  expect(longer.sort()).toEqual(Object.keys(LONGER).sort());
});
