import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const PROGRAM = join(import.meta.dirname, '../../bin/dynasty.js');

/** Runs a shell line in which `dynasty` is the program; returns its exit code and errors. */
function shell(line: string): { code: number | null; err: string } {
  const dynasty = `dynasty() { "${process.execPath}" "${PROGRAM}" "$@"; }`;
  const { status, stderr } = spawnSync('bash', ['-c', `${dynasty}; set -o pipefail; ${line}`], { encoding: 'utf8' });
  return { code: status, err: stderr };
}

it.each(['dynasty teams --csv', 'dynasty teams', 'dynasty --help', 'dynasty completion bash'])(
  '%s says that the disk is full',
  (line) => {
    const { code, err } = shell(`${line} > /dev/full`);
    expect([code, err]).toEqual([1, expect.stringMatching(/^The output could not be written: the disk is full\.\n/)]);
  },
);

it.each(['teams', '--help', 'saves', 'status --help'])('%s makes no decision, so the message mentions none', (line) => {
  expect(shell(`dynasty ${line} > /dev/full`).err).not.toMatch(/decision|decided|status/);
});

it('a new dynasty is saved even if its output cannot be written', () => {
  const saves = mkdtempSync(join(tmpdir(), 'full-'));
  try {
    const dynasty = `dynasty --saves-dir ${saves}`;
    const { code, err } = shell(`${dynasty} new --team Rice --year 2024 --seed 8 > /dev/full`);
    expect([code, err]).toEqual([1, expect.stringContaining('Your decision is saved')]);
    expect(shell(`${dynasty} advance > /dev/full`).err).toContain('Your decision is saved');
    expect(shell(`${dynasty} undo > /dev/full`).err).toContain('Your decision is saved');
    expect(shell(`${dynasty} status > /dev/full`).err).not.toContain('decision');
  } finally {
    rmSync(saves, { recursive: true });
  }
});

it('a full disk is a JSON object for a program that asked for JSON', () => {
  const { code, err } = shell('dynasty teams --json > /dev/full');
  expect(code).toBe(1);
  expect(JSON.parse(err)).toMatchObject({ error: expect.stringMatching(/the disk is full/), code: 'failed' });
});

it('a reader that closes the pipe early causes no failure, and neither does a full disk for progress notes', () => {
  expect(shell('dynasty teams | head -n 1 > /dev/null')).toEqual({ code: 0, err: '' });
  expect(shell('dynasty teams --csv 2> /dev/full > /dev/null').code).toBe(0);
  expect(shell('dynasty simm 2> /dev/full').code).toBe(2);
});
