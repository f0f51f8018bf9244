import { mkdirSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { run, temporaryFolder } from './helper.ts';

const folder = temporaryFolder();
const cli = (...line: string[]) => run(line, { cwd: folder, env: { DYNASTY_SAVES: folder } });

beforeAll(async () => {
  await cli('new', '--team', 'Navy', '--year', '2024', '--seed', '1', '--name', 'navy');
  truncateSync(join(folder, 'navy.dynasty'), 800_000);
});

describe('a damaged save', () => {
  it('cannot be opened, or exported as it is', async () => {
    expect(await cli('status', '--save', 'navy')).toMatchObject({ code: 4, err: expect.stringContaining('cut off') });
    expect(await cli('saves', 'export', 'navy', 'out.dynasty')).toMatchObject({ code: 4 });
  });

  it('is salvaged as far as it can be read, with a list of what was lost', async () => {
    const before = readFileSync(join(folder, 'navy.dynasty'));
    const { code, out } = await cli('saves', 'export', 'navy', 'rescued', '--salvage');
    expect(code).toBe(0);
    expect(out).toMatch(/Wrote [\d,]+ rows of navy\.dynasty to .*rescued\.json/);
    expect(out).toMatch(/Lost:\n {2}\w+: rows .* cannot be read\./);
    const made = JSON.parse(readFileSync(join(folder, 'rescued.json'), 'utf8'));
    expect(made.tables.dynasty[0]).toMatchObject({ team_name: 'Navy', year: 2024 });
    expect(made.tables.players.length).toBeGreaterThan(1000);
    expect(made.lost.length).toBeGreaterThan(0);
    expect(readFileSync(join(folder, 'navy.dynasty')).equals(before)).toBe(true);
  });

  it('goes into a folder under its own name, and never replaces another file', async () => {
    mkdirSync(join(folder, 'out'));
    const { code, out } = await cli('saves', 'export', 'navy', 'out', '--salvage', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ status: 'success', path: join(folder, 'out', 'navy.json') });
    expect(await cli('saves', 'export', 'navy', 'out', '--salvage')).toMatchObject({ code: 2 });
  });

  it('if entirely unreadable, leaves no file and exits with 4', async () => {
    writeFileSync(join(folder, 'diary.dynasty'), 'Dear diary');
    mkdirSync(join(folder, 'none'));
    const { code, err } = await cli('saves', 'export', 'diary', 'none', '--salvage');
    expect(code).toBe(4);
    expect(err).toContain('could be read, so nothing was written');
    expect(readdirSync(join(folder, 'none'))).toEqual([]);
  });
});
