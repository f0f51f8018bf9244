import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { MUTATIONS } from '../torture/mutations/index.ts';
import { mutated } from '../torture/mutations/mutation.ts';

const ROOT = join(import.meta.dirname, '../..');

it('every line that a mutation breaks exists once, and so do the tests that must notice', () => {
  const wrong = MUTATIONS.flatMap((mutation) => {
    const missing = mutation.tests.filter((file) => !existsSync(join(ROOT, file)));
    try {
      mutated(ROOT, mutation);
      return missing;
    } catch (error) {
      return [...missing, `${mutation.name}: ${(error as Error).message}`];
    }
  });
  expect(wrong).toEqual([]);
  expect(new Set(MUTATIONS.map(({ name }) => name)).size).toBe(MUTATIONS.length);
});
