import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Part, Task } from './part.ts';
import { KILL } from './parts/kill.ts';
import { STRANGERS } from './parts/strangers.ts';
import { performAll } from './perform.ts';

/** Runs a part at a small size; `npm run torture` runs it at full size. */
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
    const { figures, violations } = await small(KILL, { rounds: '1' });
    expect(violations).toEqual([]);
    expect(figures.rounds).toBe(1);
  });

  it('hostile requests and arguments crash nothing, leak nothing and change nothing', async () => {
    const { figures, violations } = await small(STRANGERS, { requests: '100', commands: '10', processes: '0' });
    expect(violations).toEqual([]);
    expect(figures.requests).toBe(100);
  });
});

describe('the parts of an attack', () => {
  const part = (name: string, run: Part['run']): Part => ({ name, about: '', run });
  const holds = part('holds', async () => ({ figures: { rounds: 2 }, violations: [] }));
  const dies = part('dies', () => Promise.reject(new Error('the page is gone')));
  const leaves = part('leaves', () => {
    setTimeout(() => Promise.reject(new Error('left unhandled')), 1);
    return new Promise(() => undefined);
  });
  const falls = part('falls', async () => ({ figures: {}, violations: [{ what: 'it fell', again: 'again' }] }));

  async function performed(...parts: Part[]): Promise<{ code: number; lines: string[] }> {
    let text = '';
    const code = await performAll(parts, { seed: 1, quick: true, flags: {} }, (more) => {
      text += more;
    });
    return { code, lines: text.split('\n') };
  }

  it('succeed when everything holds', async () => {
    expect(await performed(holds)).toMatchObject({
      code: 0,
      lines: ['holds: held, rounds 2 (0 s)', expect.anything(), ''],
    });
  });

  it('exit with 1 when anything fails', async () => {
    expect((await performed(falls, holds)).code).toBe(1);
  });

  it('all run even if one crashes, which says why and exits with 1', async () => {
    for (const [dying, why] of [
      [dies, 'the page is gone'],
      [leaves, 'left unhandled'],
    ] as const) {
      const { code, lines } = await performed(dying, holds);
      expect(code).toBe(1);
      expect(lines[0]).toBe(`${dying.name}: DIED: Error: ${why}`);
      expect(lines).toContain('holds: held, rounds 2 (0 s)');
      expect(JSON.parse(lines.at(-2)!).parts.map(({ died }: { died: string | null }) => died !== null)).toEqual([
        true,
        false,
      ]);
    }
  });
});
