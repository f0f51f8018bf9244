import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync, inflateSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playCode, readCode } from '../../../../src/core/app/sharing/play.ts';
import { run } from '../../../cli/helper.ts';
import { saveIn } from '../played.ts';

const folder = mkdtempSync(join(tmpdir(), 'dynasty-share-'));
let code: string;
beforeAll(async () => {
  await saveIn(folder, 3);
  const { code: exit, out } = await dynasty('share');
  expect(exit).toBe(0);
  code = out.trim();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const dynasty = (...line: string[]) => run(line, { env: { DYNASTY_SAVES: folder }, cwd: folder });

/** Returns the code with changed contents. */
function changed(change: (carried: Record<string, unknown>) => unknown): string {
  const bytes = inflateSync(Buffer.from(code.slice('DYN1.'.length), 'base64url'));
  return `DYN1.${deflateSync(JSON.stringify(change(JSON.parse(bytes.toString())))).toString('base64url')}`;
}

async function refusal(text: string): Promise<string> {
  const read = await readCode(text);
  return read.ok ? 'it was read' : read.error.message;
}

describe('a shared dynasty', () => {
  it('is one short line, and replays to the same state', async () => {
    expect(code).toMatch(/^DYN1\.[\w-]+$/);
    expect(code.length).toBeLessThan(500);
    writeFileSync(join(folder, 'code.txt'), `${code.slice(0, 100)}\n  ${code.slice(100)}\n`);
    const again = await dynasty('new', '--from', 'code.txt', '--name', 'again', '--json');
    expect(again.code).toBe(0);
    expect(JSON.parse(again.out)).toMatchObject({ status: 'success', same: true, stopped: null });
  });

  it('leaves nothing behind when its replay does not come to an end', async () => {
    const read = await readCode(code);
    if (!read.ok) throw new Error(read.error.message);
    const there = readdirSync(folder).sort();
    const fail = () => {
      throw new Error('the disk is gone');
    };
    await expect(playCode(join(folder, 'half.dynasty'), read.value, '1.0.0', fail)).rejects.toThrow('disk');
    expect(readdirSync(folder).sort()).toEqual(there);
  });

  it('says so if another version made it, or if it turns out differently', async () => {
    const other = changed((carried) => ({ ...carried, version: '0.9.0', numbers: 'others', digest: 'another' }));
    const played = await dynasty('new', '--from', other, '--name', 'other');
    expect(played.code).toBe(3);
    expect(played.out).toContain('but it came out different.');
    expect(played.out).toMatch(/made by version 0\.9\.0; this is [\d.]+/);
    expect(played.out).toContain('different balance numbers');
    expect(existsSync(join(folder, 'other.dynasty'))).toBe(true);
  });

  it('goes into a file, without replacing one', async () => {
    expect(await dynasty('share', '--out', 'mine.txt')).toMatchObject({ code: 0 });
    expect(await dynasty('share', '--out', 'mine.txt')).toMatchObject({ code: 2 });
  });

  it('already has its team and year', async () => {
    const asked = await dynasty('new', '--from', code, '--team', 'Iowa');
    expect(asked).toMatchObject({ code: 2, err: expect.stringContaining('use --from by itself') });
  });
});

describe('a hostile code', () => {
  it('gets a sentence, and creates no save', async () => {
    const bomb = `DYN1.${deflateSync(Buffer.alloc(200_000_000, ' ')).toString('base64url')}`;
    const codes: [code: string, sentence: RegExp][] = [
      ['', /not a dynasty code/],
      ['hello', /not a dynasty code/],
      ['DYN1.', /damaged/],
      [code.slice(0, -10), /damaged/],
      [`${code.slice(0, 50)}${code[50] === 'A' ? 'B' : 'A'}${code.slice(51)}`, /damaged|does not hold a dynasty/],
      [`DYN1.${'A'.repeat(5_000_000)}`, /too long/],
      [bomb, /unpacks to something too large/],
      [changed(() => null), /does not hold a dynasty/],
      [
        changed((carried) => ({ ...carried, decisions: [['deleteSave', {}]] })),
        /Decision 2 of the code cannot be replayed/,
      ],
      [changed((carried) => ({ ...carried, decisions: [['sim', { week: 'never' }]] })), /Decision 2/],
      [changed((carried) => ({ ...carried, decisions: [['__proto__', {}]] })), /Decision 2/],
      [
        changed(({ game, ...carried }) => ({ ...carried, game: { ...(game as object), team: 'Nobody' } })),
        /cannot start/,
      ],
      [changed(({ game, ...carried }) => ({ ...carried, game: { ...(game as object), year: 1869 } })), /cannot start/],
      [
        changed(({ game, ...carried }) => ({ ...carried, game: { ...(game as object), tuning: { x: 1 } } })),
        /cannot start/,
      ],
    ];
    for (const [text, sentence] of codes) expect(await refusal(text)).toMatch(sentence);
    const typed = await dynasty('new', '--from', 'no-such-file', '--name', 'none');
    expect(typed).toMatchObject({ code: 2, err: expect.stringContaining('is not a dynasty code') });
    expect(existsSync(join(folder, 'none.dynasty'))).toBe(false);
  });

  it('of any letters is refused with a sentence', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(code.length - 1), fc.string({ maxLength: 8 }), async (index, letters) => {
        const read = await readCode(code.slice(0, index) + letters + code.slice(index + letters.length));
        if (!read.ok) expect(read.error.message).toMatch(/^[A-Z].*\.$|:/);
      }),
      { seed: 46, numRuns: 200 },
    );
  });
});
