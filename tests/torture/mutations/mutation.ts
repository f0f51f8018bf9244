import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A line of the program broken on purpose, and the tests that must notice. */
export interface Mutation {
  /** The program's wrong behavior. */
  name: string;
  /** The file to change, and the text in it, which must occur exactly once. */
  file: string;
  text: string;
  instead: string;
  /** Test files, at least one of which must fail. */
  tests: string[];
}

/** Returns the file's text with the mutation. Throws unless the text to be replaced occurs exactly once. */
export function mutated(root: string, { file, text, instead }: Mutation): string {
  const before = readFileSync(join(root, file), 'utf8');
  const found = before.split(text).length - 1;
  if (found !== 1) throw new Error(`"${text}" is in ${file} ${found} times, not once`);
  return before.replace(text, () => instead);
}
