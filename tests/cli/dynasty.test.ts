import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import stringWidth from 'string-width';
import { beforeAll, describe, expect, test } from 'vitest';
import { Cli } from '../../src/cli/shell/cli.ts';
import { stoppedWords } from '../../src/cli/shell/stopped.ts';
import { nextLine } from '../../src/cli/text/week-report.ts';
import { saveLibrary } from '../../src/core/app/saves/library.ts';
import type { DynastyOperation, InputOf } from '../../src/core/contract/registry.ts';
import { OPERATIONS } from '../../src/core/contract/registry.ts';
import { REDBUD, saveIn } from '../core/app/played.ts';
import { fakeTerminal, keptOpen, type Ran, run, temporaryFolder } from './helper.ts';

const folder = temporaryFolder();
const save = join(folder, 'owls.dynasty');
const library = keptOpen(saveLibrary('1.2.3'));
const dynasty = (...line: string[]): Promise<Ran> => run(line, { env: { DYNASTY_SAVES: folder } }, library);
const json = async (...line: string[]): Promise<unknown> => JSON.parse((await dynasty(...line, '--json')).out);

/** Returns the core's own answer. */
async function answerOf<Name extends DynastyOperation>(name: Name, input: InputOf<Name>): Promise<unknown> {
  const open = await (await library()).open(save);
  try {
    const result = await open.run(name, input);
    if (!result.ok) throw new Error(result.error.message);
    return JSON.parse(JSON.stringify(result.value));
  } finally {
    open.close();
  }
}

let begun: Ran;
let weeks: Ran;
beforeAll(async () => {
  begun = await dynasty('new', '--team', 'San Jose State', '--year', '2024', '--seed', '7', '--name', 'owls');
  weeks = await dynasty('sim', '--to', '3');
});

describe('the openings of a season', () => {
  const elsewhere = temporaryFolder();
  const dynasty = (...line: string[]): Promise<Ran> => run(line, { env: { DYNASTY_SAVES: elsewhere } }, library);
  const json = async (...line: string[]): Promise<unknown> => JSON.parse((await dynasty(...line, '--json')).out);

  test('are listed by seed, and any of them can be taken', async () => {
    const home = (await json('teams', '--year', '2024', '--openings', '--seed', '7')) as {
      openings: { seed: string; any: string; jobs: { team: string }[] };
    };
    const { any, seed, jobs } = home.openings;
    expect(seed).toBe('7');
    const { out } = await dynasty('teams', '--year', '2024', '--openings', '--seed', '7');
    for (const { team } of jobs.slice(0, 5)) expect(out).toContain(team);
    const taken = (await json('new', '--opening', '--year', '2024', '--seed', '7', '--coach', 'Pat Doyle')) as {
      info: { team: { name: string } };
    };
    expect(taken.info.team.name).toBe(any);
    const refused = await dynasty('new', '--opening', '--team', 'Iowa', '--year', '2024');
    expect(refused.err).toContain('Give --team or --opening, not both.');
    const unclear = await dynasty('new', '--opening');
    expect(unclear.err).toContain('--year is missing');
  });
});

describe('a new dynasty', () => {
  test('says what was created, where, and what to do next', () => {
    expect(begun.code).toBe(0);
    expect(begun.out).toContain('You run the program at San José State');
    expect(begun.out).toContain(save.slice(1));
    expect(begun.out).toContain('dynasty sim');
    expect(begun.err).toBe('');
  });

  test.each([
    [['--team', 'Ohio St', '--year', '2024'], 'Did you mean Ohio State'],
    [['--team', 'Michigan', '--year', '1999'], '2000 to 2026'],
    [['--team', 'Michigan', '--year', '2024', '--playoff', '7'], '2, 4, 12 or 16'],
    [['--team', 'Michigan'], '--year'],
    [['--team', 'Rice', '--year', '2024', '--name', 'owls'], 'already'],
  ])('%j is refused with a sentence, and nothing is made', async (flags, words) => {
    const { code, out, err } = await dynasty('new', ...flags);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(words);
    expect(readdirSync(folder).filter((file) => file.endsWith('.dynasty'))).toEqual(['owls.dynasty']);
  });
});

describe('the depth chart', () => {
  const order = async () =>
    (
      (await json('depth', 'qb')) as {
        positions: { own: boolean; players: { id: number; first: string; last: string }[] }[];
      }
    ).positions[0]!;

  test('lists the players of the position once each, and finds them by any part of the name', async () => {
    const { players } = await order();
    const [first, second] = players.map((player) => `${player.first} ${player.last}`);
    const offered = async (...words: string[]) => (await dynasty('complete', '--', 'depth', 'set', 'qb', ...words)).out;
    expect((await offered('')).split('\n')).toHaveLength(players.length + 1);
    expect(await offered(first!, second!.slice(2).toLowerCase())).toContain(`${second}\t`);
    expect(await offered(first!, '')).not.toContain(`${first}\t`);
  });

  test('is set by name or number, shown with its effect, and returned to the staff', async () => {
    const [first, second, third] = (await order()).players;
    const set = await dynasty('depth', 'set', 'QB', `${third!.id},`, `${second!.id}`);
    expect(set.code).toBe(0);
    expect(set.out).toMatch(/Quarterbacks: your order/);
    expect(set.out).toMatch(/Lineup rating \d+\.\d \(.*\)\. Win probability/);
    expect((await order()).players.slice(0, 3).map(({ id }) => id)).toEqual([third!.id, second!.id, first!.id]);
    await dynasty('depth', 'auto', 'qb');
    expect((await order()).own).toBe(false);
    expect((await dynasty('undo', '2')).code).toBe(0);
  });

  test.each([
    [['set'], 'Give a position and its players'],
    [['set', 'xb', 'Moore'], 'must be one of qb, rb'],
    [['set', 'qb', 'Nobody Atall'], '"Nobody Atall" is not one of the QBs of San José State'],
    [['auto', 'xb'], 'must be one of qb, rb'],
    [['Ohio St', 'qb'], 'Did you mean Ohio State'],
  ])('%j is refused with a sentence', async (words, says) => {
    const { code, out, err } = await dynasty('depth', ...words);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(says);
  });
});

describe('the game plan', () => {
  type Page = {
    own: boolean;
    chosen: string[];
    plan: Record<string, number | string>;
    staff: Record<string, number | string>;
  };
  const page = async () => (await json('plan')) as Page;

  test('is set dial by dial, shows the tradeoff of each, and goes back to the staff', async () => {
    const { staff } = await page();
    const set = await dynasty('plan', '--run-pass=-2', '--coverage', 'zone');
    expect(set.code).toBe(0);
    expect(set.out).toContain('Your plan, until you change it.');
    expect(set.out).toMatch(/Run or pass +Run first/);
    expect(set.out).toContain('The tradeoff');
    expect(set.out).toMatch(/Scouting report: /);
    expect(await page()).toMatchObject({ own: true, plan: { ...staff, run_pass: -2, coverage: 'zone' }, staff });
    expect(set.out).toContain('Run or pass and coverage are yours; your staff plans the rest.');
    expect(await page()).toMatchObject({ chosen: ['run_pass', 'coverage'] });
    expect((await dynasty('plan', '--coverage', 'staff')).out).toContain(
      'Run or pass is yours; your staff plans the rest.',
    );
    expect((await dynasty('plan', '--staff')).out).toContain('Your staff plans each game.');
    expect(await page()).toMatchObject({ own: false, plan: staff });
    expect((await dynasty('undo', '3')).code).toBe(0);
  });

  test.each([
    [['--tempo', '4'], '-3 to 3'],
    [['--coverage', 'press'], 'man, mixed'],
  ])('%j is refused with a sentence', async (words, says) => {
    const { code, out, err } = await dynasty('plan', ...words);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(says);
  });
});

test('a player’s page says where he is from and how he grows, in words', async () => {
  const { roster } = (await json('roster')) as { roster: { id: number; home_state: string }[] };
  const { id, home_state: home } = roster[0]!;
  const { out } = await dynasty('player', String(id));
  expect(out).toMatch(new RegExp(`\\d-\\d+, \\d+ pounds, from ${home}\\.`));
  expect(out).toMatch(
    /(Hardly grows|Grows [a-z ]+)(, at his best \d+( to \d+)?)? \((first staff estimate|staff estimate after \d seasons)\)\./,
  );
});

describe('redshirts', () => {
  type RedshirtPlayer = { id: number; last: string; since: number | null };
  const redshirts = async () => ((await json('redshirt')) as { players: RedshirtPlayer[] }).players;
  const held = async () => (await redshirts()).filter(({ since }) => since !== null).map(({ id }) => id);

  test('hold and release are whole words, not parts of names', async () => {
    const player = (await redshirts())[0]!;
    const set = await dynasty('redshirt', 'hold', String(player.id));
    expect(set.code, set.err).toBe(0);
    expect(await held()).toEqual([player.id]);
    expect((await dynasty('redshirt', 'release', String(player.id))).code).toBe(0);
    expect(await held()).toEqual([]);
    expect((await dynasty('undo', '2')).code).toBe(0);
  });

  test('a name alone may be anything', async () => {
    const { code, err } = await dynasty('redshirt', 'hold');
    expect(code).toBe(2);
    expect(err).toContain('"hold"');
  });
});

describe('playing weeks', () => {
  test('reports the user’s games, the new poll and what comes next', () => {
    expect(weeks.code).toBe(0);
    expect(weeks.out).toContain('San José State, 2024');
    expect(weeks.out).toMatch(/[WL] \d+-\d+/);
    expect(weeks.out).toContain('New poll');
    expect(weeks.out).toContain('dynasty sim');
  });

  test.each([
    [['sim', '--to', '99'], 'There is no week 99'],
    [['sim', '--to', '2'], 'Week 2 has been played'],
    [['sim', '--to', 'soon'], 'whole number'],
    [['sim', '--seasons', '0'], 'Play at least one'],
    [['advance'], 'Play the 2024 season first'],
    [['advance', '--to', 'sumary'], 'Did you mean summary'],
    [['summary'], 'not over yet'],
    [['noncon', '--week', '5', '--opponent', 'Rice'], 'Non-Conference scheduling'],
    [['standings', 'Big Tan'], 'Did you mean Big Ten'],
    [['schedule', 'Ohio', 'St'], 'Did you mean Ohio State'],
    [['roster', '--position', 'xx'], 'qb'],
    [['stats', 'team', '--sort', 'yards'], 'Columns:'],
    [['stats', 'teams'], 'Did you mean team'],
    [['game', '7'], ''],
    [['game', 'seven'], 'whole number'],
    [['player', 'Nobody Atall'], 'No player'],
    [['undo', '99'], ''],
  ])('%j is refused with a sentence and changes nothing', async (line, words) => {
    const before = readFileSync(save);
    const { code, out, err } = await dynasty(...line);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(words);
    expect(err.trim()).not.toBe('');
    expect(readFileSync(save).equals(before)).toBe(true);
  });
});

describe('the last weeks of a season', () => {
  const owner = { env: { DYNASTY_SAVES: temporaryFolder() } };
  const owned = keptOpen(saveLibrary('1.2.3'));
  beforeAll(() => saveIn(owner.env.DYNASTY_SAVES, 15, REDBUD));

  test('say when the team has an open week, and what it waits for', async () => {
    const cli = new Cli(fakeTerminal(owner), { color: false, input: false }, owned);
    const page = await cli.ask('dashboard', {});
    expect(await nextLine(cli, { ...page, upcoming_game: null })).toEqual([
      expect.stringMatching(/^Next {3}(Off until Selection Sunday|No games? )/),
    ]);
  });

  test('are played and reported, with a game for the team or a bye', async () => {
    for (let week = 15; week <= 17; week++) {
      for (const line of [['status'], ['sim']]) {
        const { code, err } = await run(line, owner, owned);
        expect([week, line, code, err]).toEqual([week, line, 0, '']);
      }
    }
  });
});

describe('output', () => {
  const pages: [line: string[], name: DynastyOperation, input: Record<string, unknown>][] = [
    [['status'], 'status', {}],
    [['noncon'], 'noncon', {}],
    [['standings', 'Big', 'Ten'], 'standings', { conference: 'Big Ten' }],
    [['standings', 'independent'], 'standings', { conference: 'independent' }],
    [['rankings', '--week', '2'], 'rankings', { week: 2 }],
    [['schedule', 'OSU'], 'teamSchedule', { team: 'Ohio State' }],
    [['roster'], 'roster', { team: 'San José State' }],
    [['history', 'Alabama'], 'history', { team: 'Alabama' }],
    [['team', 'Texas', 'A&M'], 'teamStats', { team: 'Texas A&M' }],
    [['player', '100'], 'player', { id: 100 }],
    [['week', '1'], 'week', { week: 1 }],
    [['playoff'], 'playoff', {}],
    [['stats', 'team'], 'teamStatsTable', {}],
    [['stats', 'individual', '--rushing', '--limit', '3'], 'individualStats', {}],
    [['stats', 'ratings'], 'ratingsStats', {}],
  ];

  test.each(pages)('%j --json is exactly the answer of the query, in its declared shape', async (line, name, input) => {
    const printed = await json(...line);
    expect(printed).toEqual(await answerOf(name, input as InputOf<typeof name>));
    expect(OPERATIONS[name].answer.safeParse(printed).success).toBe(true);
  });

  test.each(pages)('%j for people fits 80 columns, has no color in a pipe and no hole', async (line) => {
    const piped = await dynasty(...line);
    expect(piped.code).toBe(0);
    expect(piped.out).not.toContain('\u001b[');
    expect(piped.out).not.toMatch(/undefined|NaN|\[object|\bN?C \([A-Z]/);
    const narrow = { outIsTerminal: true, columns: 80, env: { DYNASTY_SAVES: folder, NO_COLOR: '1' } };
    const { out } = await run(line, narrow, library);
    expect(out).not.toContain('\u001b[');
    for (const each of out.split('\n')) expect(stringWidth(each)).toBeLessThanOrEqual(80);
  });

  test('a terminal has color unless it is not wanted', async () => {
    const env = { DYNASTY_SAVES: folder };
    expect((await run(['team'], { outIsTerminal: true, columns: 80, env }, library)).out).toContain('\u001b[');
    expect((await run(['team', '--no-color'], { outIsTerminal: true, columns: 80, env }, library)).out).not.toContain(
      '\u001b[',
    );
    const dumb = await run(['playoff'], { outIsTerminal: true, columns: 80, env: { ...env, TERM: 'dumb' } }, library);
    expect(dumb.out).not.toMatch(/[─│★]/);
  });

  test('dropped columns are listed on stderr, and --quiet hides that', async () => {
    const narrow = { outIsTerminal: true, columns: 60, env: { DYNASTY_SAVES: folder } };
    expect((await run(['stats', 'team'], narrow, library)).err).toContain('Not shown: ');
    expect((await run(['stats', 'team', '--quiet'], narrow, library)).err).toBe('');
  });

  test('CSV has a header, plain values and every row', async () => {
    const { out } = await dynasty('roster', '--csv');
    const lines = out.trim().split('\n');
    expect(lines[0]).toBe('id,number,position,name,rating,year,size,weight,home_state,starter,injury,games,missed');
    expect(lines.length).toBe(86);
    expect((await dynasty('standings', 'all', '--csv')).out).toMatch(/^table,place,team,rank/);
  });

  test('CSV is one table; where a page has several, --table chooses and the error lists them', async () => {
    const { games } = (await json('week', '1')) as { games: { id: number }[] };
    const game = (...more: string[]) => dynasty('game', String(games[0]!.id), '--csv', ...more);
    const several = await game();
    expect([several.code, several.out]).toEqual([2, '']);
    expect(several.err).toMatch(/choose one with --table\.\nTables: score, drives, plays, statistics, passing, /);
    expect((await game('--table', 'play')).err).toMatch(/no table "play".*Did you mean plays/);
    expect((await game('--table', 'drives')).out).toMatch(/^offense,began,start_yard,/);
    const plays = (await game('--plays')).out.trimEnd().split('\n');
    expect(plays[0]).toBe(
      'drive,quarter,clock,offense,down,distance,yard_line,kind,yards,away_score,home_score,home_win_prob,text',
    );
    expect(plays.length).toBeGreaterThan(120);
    expect((await game('--table', 'passing')).out).toMatch(/^id,name,team,pos,att,cmp,pct,yards,/);
    expect((await dynasty('standings', 'all', '--csv', '--table', 'SEC')).out).toMatch(/^place,team,rank/);
  });

  test('a table that does not exist changes nothing, and one needs --csv', async () => {
    for (const [line, words] of [
      [['progression', '--csv', '--table', 'gone'], 'no table "gone"'],
      [['progression', '--csv'], 'Tables: returning, leaving'],
      [['rankings', '--table', 'rankings'], 'works only with --csv'],
    ] as const) {
      const { code, err } = await dynasty(...line);
      expect([code, err]).toEqual([2, expect.stringContaining(words)]);
    }
    expect(await json('status')).toMatchObject({ info: { stage: 'season', currentWeek: 3 } });
  });

  test('an interrupted command says what is in the save', async () => {
    const words = stoppedWords(save);
    expect(await words()).toBe('Stopped. owls.dynasty is unchanged: week 3 of 2024.');
    const { roster } = (await json('roster')) as { roster: { id: number; pos: string }[] };
    const passers = roster.filter(({ pos }) => pos === 'qb');
    expect((await dynasty('depth', 'set', 'qb', String(passers.at(-1)!.id))).code).toBe(0);
    expect(await words()).toBe('Stopped. Saved in owls.dynasty: everything up to week 3 of 2024.');
    expect((await dynasty('undo')).code).toBe(0);
  });

  test('years, weeks, games and players of the dynasty are offered', async () => {
    const offered = async (...words: string[]) => (await dynasty('complete', '--', ...words)).out.trimEnd().split('\n');
    expect(await offered('schedule', 'Rice', '--year', '')).toEqual(['2024\tseason']);
    expect(await offered('rankings', '--week', '1')).toContain('12\tWeek 12');
    expect(await offered('sim', '--to', 'e')).toEqual(['end\tthe whole season']);
    expect((await offered('game', ''))[0]).toMatch(/^\d+\tWeek \d+ (vs|at) /);
    const { roster } = (await json('roster')) as { roster: { first: string; last: string; pos: string }[] };
    const { first, last, pos } = roster[0]!;
    expect(await offered('player', `${first} ${last}`)).toContain(
      `${first} ${last}\t${pos.toUpperCase()} San José State`,
    );
    expect(await offered('progression', '--table', 'l')).toEqual(['leaving\ttable']);
  });

  test('a finished and an upcoming game, by their ids', async () => {
    const { games } = (await json('week', '1')) as { games: { id: number }[] };
    const id = String(games[0]!.id);
    const summary = await dynasty('game', id, '--plays');
    for (const words of ['FINAL', 'Team statistics', 'Passing', '1st & 10']) expect(summary.out).toContain(words);
    const next = (await json('week', '3')) as { games: { id: number }[] };
    const preview = await dynasty('game', String(next.games[0]!.id));
    for (const words of ['Line', 'Moneyline', 'Key players']) expect(preview.out).toContain(words);
  });

  test('several players of one name are listed by number', async () => {
    const { code, err } = await dynasty('player', 'Smith');
    expect(code).toBe(2);
    expect(err).toMatch(/\n {2}\d+ {2}\S+ Smith, /);
  });
});

describe('saves', () => {
  test('the most recently played one is used, and info says why', async () => {
    const info = (await json('info')) as { save: string; saveWhy: string; savesWhy: string };
    expect([info.save, info.saveWhy, info.savesWhy]).toEqual([
      save,
      'played last in the saves folder',
      'DYNASTY_SAVES',
    ]);
    expect(((await json('info', '--save', 'owls')) as { saveWhy: string }).saveWhy).toBe('--save');
  });

  test('copied, renamed, exported, verified and deleted', async () => {
    expect((await dynasty('saves', 'copy', 'owls', 'branch')).code).toBe(0);
    expect((await dynasty('saves', 'copy', 'owls', 'branch')).code).toBe(2);
    expect(((await json('info')) as { save: string }).save).toBe(save);
    expect((await dynasty('saves', 'rename', 'branch', 'twig')).code).toBe(0);
    expect((await dynasty('saves', 'export', 'twig', join(folder, 'sub.dynasty'))).code).toBe(0);
    expect((await dynasty('saves', 'delete', 'sub', '--yes')).code).toBe(0);
    const list = (await json('saves')) as { file: string }[];
    expect(list.map(({ file }) => file).sort()).toEqual(['owls.dynasty', 'twig.dynasty']);
    expect((await dynasty('saves', 'delete', 'twig', '--yes')).code).toBe(0);
    expect(existsSync(join(folder, 'twig.dynasty'))).toBe(false);
  });

  test('a file that is not a save gets one sentence, stays unchanged, and ends with 4', async () => {
    const file = join(folder, 'letter.dynasty');
    writeFileSync(file, 'Dear coach');
    const { code, out, err } = await dynasty('status', '--save', file);
    expect([code, out]).toEqual([4, '']);
    expect(err.split('\n').length).toBeLessThanOrEqual(3);
    expect(readFileSync(file, 'utf8')).toBe('Dear coach');
  });

  test('a replay is exact to the last yard, and the original stays in use', async () => {
    const saves = temporaryFolder();
    await saveIn(saves, 2, REDBUD);
    const there = (...line: string[]) => run(line, { env: { DYNASTY_SAVES: saves } });
    const { code, out } = await there('replay', 'redbud-2024', '--name', 'again', '--json');
    const { status, decisions, digest, originalDigest } = JSON.parse(out);
    expect([code, status, decisions, digest]).toEqual([0, 'success', 3, originalDigest]);
    expect(JSON.parse((await there('info', '--json')).out).save).toBe(join(saves, REDBUD.file));
    expect((await there('saves', 'verify', 'again')).out).toContain('sound');
    expect((await there('saves', 'delete', 'again', '--yes')).code).toBe(0);
  });

  test('undo takes back the weeks, and the same weeks come again', async () => {
    const before = (await json('status')) as { info: { currentWeek: number } };
    expect((await dynasty('undo')).out).toMatch(/Undid 1 decision: played weeks 1 to 2 of 2024\./);
    expect(((await json('status')) as typeof before).info.currentWeek).toBe(1);
    await dynasty('sim', '--to', '3');
    expect(await json('status')).toEqual(before);
  });
});

describe('the program', () => {
  const main = ['bin/dynasty.js'];

  test('says its version', () => {
    const out = execFileSync(process.execPath, ['bin/dynasty.js', '--version'], { encoding: 'utf8' });
    expect(out).toBe(`${(JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version}\n`);
  });

  test('answers on stdout', () => {
    const out = execFileSync(process.execPath, [...main, 'status', '--save', save, '--json'], { encoding: 'utf8' });
    expect((JSON.parse(out) as { info: { team: { name: string } } }).info.team.name).toBe('San José State');
  });

  test('ends with 2 for an unknown word', () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [...main, 'standngs'], { encoding: 'utf8' });
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain('Did you mean standings?');
  });
});
