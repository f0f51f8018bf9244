import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MUTATIONS } from '../torture/mutations/index.ts';
import { mutated } from '../torture/mutations/mutation.ts';

const ROOT = join(import.meta.dirname, '../..');

/** `npm run torture -- mutations` tries them; a list that no longer fits the program would try nothing. */
describe('the mutations of critical lines', () => {
  it('fit the program as it is, each at one place, and name tests that are there', () => {
    for (const mutation of MUTATIONS) {
      expect(mutated(ROOT, mutation)).not.toBe('');
      expect(mutation.tests.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
    }
    expect(new Set(MUTATIONS.map(({ name }) => name)).size).toBe(MUTATIONS.length);
  });
});
