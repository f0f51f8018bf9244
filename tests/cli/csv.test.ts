import { expect, test } from 'vitest';
import { Cli } from '../../src/cli/shell/cli.ts';
import { table } from '../../src/cli/text/page.ts';
import { saveLibrary } from '../../src/core/app/saves/library.ts';
import { harmless } from '../../src/core/model/text/invisible-characters.ts';
import { fakeTerminal, run } from './helper.ts';

test('CSV begins with a byte order mark only when asked', async () => {
  const [plain, marked] = [await run(['teams', '--csv']), await run(['teams', '--csv', '--bom'])];
  expect(plain.out.startsWith('team,')).toBe(true);
  expect(marked.out).toBe(`\ufeff${plain.out}`);
  expect(await run(['teams', '--bom'])).toMatchObject({ code: 2, err: '--bom works only with --csv.\n' });
});

/** Returns what a one-cell page prints to a pipe. */
async function printed(value: string, format: 'csv' | 'json'): Promise<string> {
  const terminal = fakeTerminal();
  const cli = new Cli(terminal, { color: false, input: false, [format]: true }, async () => saveLibrary('1.2.3'));
  const columns = [{ key: 'name', title: 'Name', value: (name: string) => name }];
  await cli.show({ json: { name: value }, parts: [table<string>({ name: 't', columns, rows: [value] })] });
  return terminal.written.out;
}

test('no output carries escape codes from a file, and JSON loses nothing', async () => {
  const name = 'Al\u001b[2J\u001b]0;owned\u0007\u009b31m Moore\u007f';
  const [csv, json] = [await printed(name, 'csv'), await printed(name, 'json')];
  for (const line of [...csv.split('\n'), ...json.split('\n')]) expect(harmless(line)).toBe(line);
  expect(csv).toMatch(/^name\nAl.*Moore/);
  expect(JSON.parse(json)).toEqual({ name });
});
