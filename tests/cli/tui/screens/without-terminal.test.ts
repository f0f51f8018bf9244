import { expect, it } from 'vitest';
import { runCli } from '../../../../src/cli/shell/run.ts';
import { fakeTerminal } from '../../helper.ts';
import { fakeLibrary } from './fake.ts';

async function run(...argv: string[]) {
  const terminal = fakeTerminal();
  const code = await runCli(argv, terminal, { load: async () => fakeLibrary(), version: () => '0.0.0' });
  return { code, ...terminal.written };
}

it('refuses to draw without a terminal, and names the commands to use instead', async () => {
  const { code, out, err } = await run('play');
  expect(code).toBe(2);
  expect(out).toBe('');
  expect(err).toContain('needs a terminal');
  expect(err).toContain('dynasty sim');
});

it('shows the help when there is no command and no terminal', async () => {
  const { code, out } = await run();
  expect(code).toBe(0);
  expect(out).toContain('dynasty <command>');
});

it('draws nothing on a dumb terminal and says what to do instead', async () => {
  const terminal = { ...fakeTerminal(), outIsTerminal: true, inIsTerminal: true, env: { TERM: 'dumb' } };
  const code = await runCli(['play'], terminal, { load: async () => fakeLibrary(), version: () => '0.0.0' });
  expect(code).toBe(2);
  expect(terminal.written.out).toBe('');
  expect(terminal.written.err).toContain('TERM=dumb');
  expect(terminal.written.err).toContain('--screen-reader');
});
