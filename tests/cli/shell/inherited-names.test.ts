import { describe, expect, it } from 'vitest';
import { run, temporaryFolder } from '../helper.ts';

const folder = temporaryFolder();

describe('property names that every object inherits', () => {
  it('are not kinds of statistics, save actions or shells', async () => {
    for (const word of ['constructor', 'hasOwnProperty', '__proto__', 'toString']) {
      for (const verb of ['stats', 'saves', 'completion']) {
        const { code, out, err } = await run([verb, word], { cwd: folder, env: { DYNASTY_SAVES: folder } });
        expect([verb, word, code, out]).toEqual([verb, word, 2, '']);
        expect(err).toContain(word);
      }
    }
  });
});
