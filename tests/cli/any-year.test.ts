import { beforeAll, expect, it } from 'vitest';
import { run, temporaryFolder } from './helper.ts';

const folder = temporaryFolder();
const cli = (...line: string[]) => run(line, { env: { DYNASTY_SAVES: folder } });

beforeAll(async () => {
  await cli('new', '--team', 'Navy', '--year', '2024', '--seed', '1', '--name', 'navy');
});

it('the board shows the current season, and says so when asked for another', async () => {
  const past = await cli('board', '--year', '2023');
  expect(past).toMatchObject({ code: 2, out: '' });
  expect(past.err).toContain('The board covers only the class recruited in 2024.');
  // The dynasty never played 2023, so the message must not suggest a command that would be refused.
  expect(past.err).not.toContain('dynasty class');
  expect((await cli('board', '--year', '2024')).out).toBe((await cli('board')).out);
});

it('lists are complete with --all, and short without it', async () => {
  const rows = async (...line: string[]) => (await cli(...line)).out.split('\n').length;
  const teams = JSON.parse((await cli('rankings', '--json')).out).rankings.length;
  for (const line of [['class'], ['rankings'], ['stats', 'team'], ['playoff']]) {
    expect(await rows(...line), line.join(' ')).toBeLessThan(teams - 50);
    expect(await rows(...line, '--all'), line.join(' ')).toBeGreaterThan(teams - 20);
  }
  const found = JSON.parse((await cli('board', 'find', '--all', '--json')).out);
  expect(found.recruits.length).toBe(found.found);
  expect(found.found).toBeGreaterThan(2000);
});

it.each(['standings', 'rankings', 'stats team', 'stats individual', 'week', 'playoff', 'class', 'schedule', 'awards'])(
  '%s of a season that the dynasty has not played is refused with the ones it has',
  async (verb) => {
    const { code, err, out } = await cli(...verb.split(' '), '--year', '2021');
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain('There is no 2021 season in this dynasty, only 2024.');
  },
);
