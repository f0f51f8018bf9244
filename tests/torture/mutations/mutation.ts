import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A line of the program made wrong on purpose, and the tests that have to notice. */
export interface Mutation {
  /** What the program does then. */
  name: string;
  /** The file that is changed, and the text in it, which must be there exactly once. */
  file: string;
  text: string;
  instead: string;
  /** Test files of which one must fail. */
  tests: string[];
}

/** The file's text with the mutation. Throws when the text to be replaced is not there exactly once. */
export function mutated(root: string, { file, text, instead }: Mutation): string {
  const before = readFileSync(join(root, file), 'utf8');
  const found = before.split(text).length - 1;
  if (found !== 1) throw new Error(`"${text}" is in ${file} ${found} times, not once`);
  return before.replace(text, () => instead);
}
