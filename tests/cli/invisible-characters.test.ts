import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { UNSEEN } from '../../src/core/model/text/invisible-characters.ts';
import { edited } from '../core/app/forged.ts';
import { run, temporaryFolder } from './helper.ts';

/** A stranger's save with terminal escape codes in every name, sealed with a matching checksum. */
const folder = temporaryFolder();
const cli = (...line: string[]) => run(line, { cwd: folder, env: { DYNASTY_SAVES: folder } });

beforeAll(async () => {
  await cli('new', '--team', 'Navy', '--year', '2024', '--seed', '1', '--name', 'navy');
  await cli('sim', '--to', '3', '--save', 'navy', '--quiet');
  const path = join(folder, 'navy.dynasty');
  const code = "char(27) || '[2J' || char(155) || '2J' || char(7) || char(8238)";
  const bytes = await edited(readFileSync(path), (db) => {
    db.run(`UPDATE players SET first = first || ${code}, last = ${code} || last, state = ${code}`);
    db.run(`UPDATE games SET headline = ${code} || headline, name = ${code}, place = ${code}`);
    db.run(`UPDATE dynasty SET team_name = ${code} || team_name`);
  });
  writeFileSync(path, bytes);
});

const SEEN = new RegExp(`^[^\\u0000${UNSEEN}]*$`, 'u');

describe('a name with terminal control codes', () => {
  it.each([
    { line: ['status'] },
    { line: ['saves'] },
    { line: ['roster'] },
    { line: ['schedule'] },
    { line: ['week', '1'] },
    { line: ['team'] },
    { line: ['player', '1'] },
    { line: ['player', 'nobody'] },
    { line: ['stats', 'individual'] },
    { line: ['game', '20240001'] },
    { line: ['game', '20240001', '--plays'] },
    { line: ['saves', 'verify', 'navy'] },
    { line: ['complete', '--', 'roster', ''] },
  ])('does not get there by $line', async ({ line }) => {
    const { out, err } = await cli(...line);
    expect(out.length + err.length).toBeGreaterThan(0);
    expect(out.replaceAll(/[\n\t]/g, '')).toMatch(SEEN);
    expect(err.replaceAll(/[\n\t]/g, '')).toMatch(SEEN);
  });
});
