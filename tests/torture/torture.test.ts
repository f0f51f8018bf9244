import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Part, Task } from './part.ts';
import { KILL } from './parts/kill.ts';
import { STRANGERS } from './parts/strangers.ts';

/** A part at a size that can be done in passing; `npm run torture` does it at full size. */
async function small(part: Part, flags: Task['flags']) {
  const folder = mkdtempSync(join(tmpdir(), 'torture-'));
  try {
    return await part.run({ seed: 1, quick: true, flags, folder, note: () => undefined });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe('under attack', () => {
  it('a process that is killed while it writes leaves the state before or after', async () => {
    const { figures, violations } = await small(KILL, { rounds: '2' });
    expect(violations).toEqual([]);
    expect(figures.rounds).toBe(2);
  }, 120_000);

  it('hostile requests and arguments fail nothing, tell nothing and change nothing', async () => {
    const { figures, violations } = await small(STRANGERS, { requests: '400', commands: '40', processes: '0' });
    expect(violations).toEqual([]);
    expect(figures.requests).toBe(400);
  }, 120_000);
});
