import { expect, it } from 'vitest';
import { run, temporaryFolder } from '../helper.ts';

const folder = temporaryFolder();

it('a refusal is a JSON object for a program that asked for JSON, and sentences otherwise', async () => {
  const line = ['new', '--team', 'Michigan', '--saves-dir', folder];
  const { code, out, err } = await run([...line, '--json']);
  expect([code, out]).toEqual([2, '']);
  expect(JSON.parse(err)).toEqual({
    error: 'A new dynasty needs a team and a year; --year is missing.',
    code: 'refused',
    hints: expect.arrayContaining(['The teams of a season: dynasty teams --year 2024']),
  });
  expect((await run(line)).err).toMatch(/^A new dynasty needs a team and a year; --year is missing\.\nFor example/);
});

it.each([
  [['sim', '--seasn', '3'], /^Unknown option '--seasn'\. Did you mean --seasons\?$/],
  [['game'], /^Missing required argument 'id'\.$/],
  [['rankings', '--week'], /^Option '--week <n>' argument missing\.$/],
])('a line that is not understood is an object too: %j', async (line, error) => {
  const { code, out, err } = await run([...line, '--json']);
  expect([code, out]).toEqual([2, '']);
  expect(JSON.parse(err)).toEqual({
    error: expect.stringMatching(error),
    code: 'refused',
    hints: [expect.stringContaining('dynasty ')],
  });
  expect((await run(line)).err).toMatch(/^[A-Z].*\n.*dynasty .*\n$/);
});

it('an unknown name is answered with the nearest names, as they can be typed', async () => {
  const unknown = await run(['simm', '--json']);
  expect(JSON.parse(unknown.err)).toMatchObject({
    error: 'There is no command "simm". Did you mean sim?',
    suggestions: ['sim'],
    hints: ['All commands: dynasty --help'],
  });
  const line = ['new', '--team', 'Ohio St', '--year', '2024', '--saves-dir', folder];
  const team = await run([...line, '--json']);
  expect(team.code).toBe(2);
  expect(JSON.parse(team.err)).toEqual({
    error: expect.stringMatching(/^No team "Ohio St" in 2024\. Did you mean Ohio State/),
    code: 'refused',
    suggestions: expect.arrayContaining(['Ohio State']),
  });
  expect((await run(line)).err.match(/Ohio State/g)).toHaveLength(1);
});

it('an error is explained by its own command, even if a later word is also a command', async () => {
  const { err } = await run(['batch', '--tables', 'awards']);
  expect(err).toMatch(/How it is used: dynasty batch -h/);
});

it('a missing save has its own exit code', async () => {
  const { code, err } = await run(['status', '--json', '--saves-dir', folder]);
  expect([code, JSON.parse(err).code]).toEqual([4, 'no_save']);
});

it('a new dynasty is answered as a success', async () => {
  const { out } = await run(['new', '--team', 'Michigan', '--year', '2024', '--json', '--saves-dir', folder]);
  expect(JSON.parse(out)).toMatchObject({ status: 'success', info: { currentYear: 2024 } });
});
