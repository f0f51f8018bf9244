import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { runCli } from '../../src/cli/shell/run.ts';
import { drawTable } from '../../src/cli/text/table.ts';
import { fakeTerminal } from './helper.ts';
import { fakeLibrary } from './tui/screens/fake.ts';

const folder = mkdtempSync(join(tmpdir(), 'dynasty-strange-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ESCAPES = 'ev\u001b[31mil\u0007';

async function run(...argv: string[]) {
  const terminal = fakeTerminal();
  const library = fakeLibrary();
  const line = [...argv, ...(argv.includes('--saves-dir') ? [] : ['--saves-dir', folder])];
  const code = await runCli(line, terminal, { load: async () => library, version: () => '0.0.0' });
  return { code, ...terminal.written, commands: library.commands };
}

it.each([
  ['a command', [ESCAPES]],
  ['a flag', ['sim', `--${ESCAPES}`]],
  ['a save', ['status', '--save', ESCAPES]],
  ['the name of a new save', ['new', '--team', 'Michigan', '--year', '2024', '--name', ESCAPES]],
  ['a player', ['player', ESCAPES]],
  ['a number', ['week', ESCAPES]],
])('does not let %s command the terminal', async (_what, argv) => {
  const { code, out, err, commands } = await run(...argv);
  expect([2, 4]).toContain(code);
  expect(out + err).not.toContain('\u001b');
  expect(out + err).not.toContain('\u0007');
  expect(err).not.toBe('');
  expect(commands).toEqual([]);
});

it.each([
  [['new', '--team', 'Michigan', '--year', '2024', '--name', ''], 'A save needs a name'],
  [['status', '--save', ''], 'A save needs a name'],
  [['player', ''], 'Which player?'],
  [['new', '--team', 'Michigan', '--year', '99999999999999'], 'The year cannot be as large as 99999999999999.'],
  [['week', ''], 'The week must be a whole number'],
])('answers %j with a sentence and changes nothing', async (argv, sentence) => {
  const { code, out, err, commands } = await run(...argv);
  expect(code).toBe(2);
  expect(err).toContain(sentence);
  expect(out).toBe('');
  expect(commands).toEqual([]);
  expect(readdirSync(folder)).toEqual([]);
});

it('says when the saves folder is a file', async () => {
  const file = join(tmpdir(), `dynasty-strange-${process.pid}`);
  writeFileSync(file, '');
  const { code, err } = await run('new', '--team', 'Michigan', '--year', '2024', '--saves-dir', file);
  rmSync(file);
  expect(code).toBe(2);
  expect(err).toContain('is a file, not a folder of saves');
});

it('shows names from a file without their control codes', () => {
  const columns = [{ key: 'file', title: 'File', value: (name: string) => name }];
  const style = { width: 80, ascii: false, paint: (text: string) => text };
  const { lines } = drawTable({ name: 'saves', columns, rows: [ESCAPES] }, style);
  expect(lines.join('\n')).not.toContain('\u001b');
});
