import { appendFileSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openSave } from '../../../src/core/save/session.ts';
import { folder, newSave } from './temporary.ts';

/** A save's header records the size of its file. */
describe('a save', () => {
  it('with trailing data is not opened, whatever the data is', async () => {
    for (const extra of [new Uint8Array(1), new Uint8Array(4096)]) {
      const path = join(folder(), 'a.dynasty');
      (await newSave(path)).close();
      appendFileSync(path, extra);
      await expect(openSave(path)).rejects.toThrow(/it is too long/);
    }
  });

  it('without its last bytes is not opened, whatever they were', async () => {
    for (const missing of [1, 4096]) {
      const path = join(folder(), 'a.dynasty');
      (await newSave(path)).close();
      truncateSync(path, statSync(path).size - missing);
      await expect(openSave(path)).rejects.toThrow(/it is cut off/);
    }
  });
});
