import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asyncBufferFromFile, parquetReadObjects } from 'hyparquet';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assemble } from '../../../src/core/batch/assemble.ts';
import { mergeShares } from '../../../src/core/batch/comparing/merge.ts';
import { loadRun } from '../../../src/core/batch/load.ts';
import { finishPart, partPath, partsFolder } from '../../../src/core/batch/parts.ts';
import {
  checkPlan,
  commandLine,
  dynastiesOf,
  type Plan,
  PlanError,
  seedOf,
  USUAL_PLAN,
} from '../../../src/core/batch/plan.ts';
import { runBatch } from '../../../src/core/batch/run.ts';
import { headerOf, TABLE_NAMES, TABLES, type TableName, tablesOf } from '../../../src/core/batch/tables.ts';
import type { Task } from '../../../src/core/batch/worker.ts';
import { personnelOf } from '../../../src/core/model/people/personnel.ts';
import { TRICKS } from '../../../src/core/model/plays/tricks.ts';
import { type Position, ROSTER_SIZE } from '../../../src/core/model/positions.ts';
import type { Defense, Offense } from '../../../src/core/model/program/schemes.ts';
import { THOROUGH } from '../../thorough.ts';
import { LEAGUE, leagueGame } from '../app/coaching.ts';
import { summary } from './hand-made.ts';
import { here, played } from './here.ts';

const PLAN: Plan = {
  ...USUAL_PLAN,
  dynasties: 2,
  seasons: 1,
  year: 2013,
  seed: 'test',
  set: { homeFieldAdvance: 3 },
  plays: true,
};

const folder = mkdtempSync(join(tmpdir(), 'batch-'));
const at = (name: string) => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function linesOf(dir: string, table: TableName): string[] {
  return readFileSync(join(dir, `${table}.csv`), 'utf8')
    .trimEnd()
    .split('\n');
}

/** Expects a cell for every column. */
function expectWhole(dir: string, table: TableName): void {
  const lines = linesOf(dir, table);
  expect(`${lines[0]}\n`).toBe(headerOf(table));
  const columns = lines[0]!.split(',').length;
  const ragged = lines.filter((line) => line.split(',').length !== columns || /undefined|NaN|null/.test(line));
  expect(ragged, table).toEqual([]);
  const rows = lines.slice(1).map((line) => line.split(','));
  TABLES[table].forEach(({ name, type, nullable }, i) => {
    const cells = new Set(rows.map((row) => row[i]!));
    expect([table, name, !nullable && cells.has('')]).toEqual([table, name, false]);
    if (type === 'flag') expect(['0', '1', '']).toEqual(expect.arrayContaining([...cells]));
  });
}

/** A dynasty with a single line per table. */
function empty({ plan, dynasty, dir }: Task): number {
  for (const table of tablesOf(plan)) writeFileSync(partPath(dir, dynasty, table), `${dynasty},${table}\n`);
  const made = summary(dynasty, [{ pts_tg: [28, 1] }]);
  finishPart(dir, dynasty, JSON.stringify(made));
  return made.games;
}

/** Returns two columns of one year's lines, the second keyed by the first. */
function pairsOf(dir: string, table: TableName, year: number, [first, second]: readonly [string, string]) {
  const [header, ...lines] = linesOf(dir, table).map((line) => line.split(','));
  const at = (name: string) => header!.indexOf(name);
  const inYear = lines.filter((line) => line[at('season')] === String(year));
  return new Map(inYear.map((line) => [line[at(first)]!, line[at(second)]!]));
}

/** All tables but the largest, which other runs cover. */
const EVERY_TABLE = TABLE_NAMES.filter((table) => table !== 'plays');

const SMALL = leagueGame({ year: PLAN.year, universe: { ...LEAGUE, season: PLAN.year } }).given.reference;
/** Plays a dynasty of the small league, whose season takes a fifth of the time. */
const inLeague = (task: Task): number => played(task, SMALL);

describe('a run of two seasons', () => {
  const dir = at('portal');
  beforeAll(async () => {
    const set = { ...PLAN.set, 'forecast.runs': 1 };
    const plan = { ...PLAN, dynasties: 1, seasons: 2, plays: false, tables: EVERY_TABLE, set };
    await runBatch({ plan, dir, jobs: 1, version: '1.0', workers: () => here(inLeague) });
  });

  it('has a cell for every column of every table, including optional ones', () => {
    expect(EVERY_TABLE).toContain('odds');
    for (const table of EVERY_TABLE) expectWhole(dir, table);
  });

  it('lists every departure, and no withdrawn portal entry', () => {
    const left = pairsOf(dir, 'departures', PLAN.year, ['player_id', 'reason']);
    const entered = [...pairsOf(dir, 'transfers', PLAN.year + 1, ['player_id', 'withdrawn'])];
    const from = pairsOf(dir, 'transfers', PLAN.year + 1, ['player_id', 'from']);
    const stayed = entered.filter(([, withdrawn]) => withdrawn === '1').map(([id]) => id);
    const went = entered.filter(([id, withdrawn]) => withdrawn === '0' && from.get(id) !== 'below').map(([id]) => id);
    expect(stayed.length).toBeGreaterThan(2);
    expect(stayed.filter((id) => left.has(id))).toEqual([]);
    const portal = [...left].filter(([, reason]) => reason === 'portal').map(([id]) => id);
    expect(portal.sort()).toEqual(went.sort());
  });

  it('has every player on a roster in both, and no class change when a season did not count', () => {
    const classes = [0, 1].map((later) => pairsOf(dir, 'rosters', PLAN.year + later, ['player_id', 'class']));
    const kept = pairsOf(dir, 'rosters', PLAN.year, ['player_id', 'redshirting']);
    const marked = pairsOf(dir, 'rosters', PLAN.year + 1, ['player_id', 'redshirt']);
    // Walk-ons have no player id.
    for (const players of classes) players.delete('');
    expect(classes.map((players) => players.size % ROSTER_SIZE)).toEqual([0, 0]);
    const back = [...classes[0]!].filter(([id]) => classes[1]!.has(id));
    for (const [id, before] of back) {
      expect(classes[1]!.get(id) === before).toBe(kept.get(id) === '1');
      if (kept.get(id) === '1') expect(marked.get(id)).toBe('1');
    }
    expect(back.filter(([id]) => kept.get(id) === '1').length).toBeGreaterThan(150);
  });

  it('sums up every program’s year from the other tables, with gaps before the first year', () => {
    const [first, second] = [PLAN.year, PLAN.year + 1];
    const column = (year: number, name: string) => pairsOf(dir, 'team_seasons', year, ['team', name]);
    const rows = (table: TableName, year: number) => {
      const [header, ...lines] = linesOf(dir, table).map((line) => line.split(','));
      const all = lines.map((line) => Object.fromEntries(header!.map((name, i) => [name, line[i]!])));
      return all.filter(({ season }) => season === String(year));
    };
    const counted = (year: number, list: Record<string, string>[], by = 'team') => {
      const counts = new Map([...column(year, 'drafted').keys()].map((team) => [team, 0]));
      for (const row of list) if (counts.has(row[by]!)) counts.set(row[by]!, counts.get(row[by]!)! + 1);
      return new Map([...counts].map(([team, n]) => [team, String(n)]));
    };
    const moves = rows('transfers', second);
    expect(column(second, 'portal_in')).toEqual(
      counted(
        second,
        moves.filter(({ withdrawn }) => withdrawn === '0'),
        'to',
      ),
    );
    expect(column(second, 'portal_out')).toEqual(
      counted(
        second,
        moves.filter(({ withdrawn }) => withdrawn === '0'),
        'from',
      ),
    );
    expect(column(second, 'blue_chips_in')).toEqual(
      counted(
        second,
        rows('recruits', second).filter(({ stars }) => Number(stars) >= 4),
      ),
    );
    expect(column(second, 'roster_size')).toEqual(counted(second, rows('rosters', second)));
    expect(column(first, 'drafted')).toEqual(
      counted(
        first,
        rows('departures', first).filter(({ draft_round }) => draft_round !== ''),
      ),
    );
    const ranked = rows('team_seasons', second).filter(({ class_rank }) => class_rank !== '');
    const byPoints = [...ranked].sort((a, b) => Number(b.class_points) - Number(a.class_points));
    expect(byPoints.map(({ class_points }) => class_points)).toEqual(
      [...ranked].sort((a, b) => Number(a.class_rank) - Number(b.class_rank)).map(({ class_points }) => class_points),
    );
    expect(ranked.length).toBe(24);
    for (const name of ['class_points', 'class_rank', 'blue_chips_in', 'portal_in', 'portal_out']) {
      expect([...new Set(column(first, name).values())], name).toEqual(['']);
    }
  });
});

describe('the rosters of a run', () => {
  it('list scholarship players, and walk-ons only by name and class', () => {
    const [header, ...lines] = linesOf(at('portal'), 'rosters').map((line) => line.split(','));
    const column = (name: string) => header!.indexOf(name);
    const walkOns = lines.filter((line) => line[column('scholarship')] === '0');
    const others = lines.filter((line) => line[column('scholarship')] === '1');
    expect(others.length + walkOns.length).toBe(lines.length);
    const unknown = ['player_id', 'stars', 'rating'] as const;
    for (const name of unknown) {
      expect(walkOns.every((line) => line[column(name)] === '')).toBe(true);
      expect(others.every((line) => line[column(name)] !== '')).toBe(true);
    }
    expect(walkOns.length).toBeGreaterThan(0.15 * others.length);
  });

  it('count a start for every starting spot of every game, by the staff’s schemes', () => {
    const [coaches, ...staffs] = linesOf(at('portal'), 'coaches').map((line) => line.split(','));
    const schemes = new Map(
      staffs.map((line) => {
        const [season, team, role, scheme] = ['season', 'team', 'role', 'scheme'].map(
          (name) => line[coaches!.indexOf(name)],
        );
        return [`${season} ${team} ${role}`, scheme!];
      }),
    );
    const startersOf = (team: string) =>
      personnelOf(
        { offense: schemes.get(`${team} offense`) as Offense, defense: schemes.get(`${team} defense`) as Defense },
        { personnel: 1, nickel: 1, fifthBack: 1 },
      ).starters;
    const games = new Map<string, number>();
    for (const line of linesOf(at('portal'), 'team_games').slice(1)) {
      const [, year, , , team] = line.split(',');
      games.set(`${year} ${team}`, (games.get(`${year} ${team}`) ?? 0) + 1);
    }
    const [header, ...lines] = linesOf(at('portal'), 'rosters').map((line) => line.split(','));
    const column = (name: string) => header!.indexOf(name);
    const starts = new Map<string, number>();
    const tooMany: string[][] = [];
    for (const line of lines) {
      const team = `${line[column('season')]} ${line[column('team')]}`;
      const started = Number(line[column('games_started')]);
      if (started > games.get(team)!) tooMany.push(line);
      const place = `${team} ${line[column('pos')]}`;
      starts.set(place, (starts.get(place) ?? 0) + started);
    }
    expect(tooMany).toEqual([]);
    for (const [place, started] of starts) {
      const index = place.lastIndexOf(' ');
      const team = place.slice(0, index);
      const slots = startersOf(team)[place.slice(index + 1) as Position];
      expect(started, place).toBe(slots * games.get(team)!);
    }
  });

  it('mark transfers in the next season and not before', () => {
    const marked = [0, 1].map((later) =>
      pairsOf(at('portal'), 'rosters', PLAN.year + later, ['player_id', 'transferred']),
    );
    const came = pairsOf(at('portal'), 'transfers', PLAN.year + 1, ['player_id', 'to']);
    expect([...marked[0]!.values()].filter((mark) => mark === '1')).toEqual([]);
    const ids = [...marked[1]!].filter(([, mark]) => mark === '1').map(([id]) => id);
    expect(ids.length).toBeGreaterThan(10);
    for (const id of ids) expect(came.get(id)).toMatch(/\w/);
  });
});

describe('a run', () => {
  const some: Plan = { ...PLAN, plays: false, tables: ['polls', 'games'] };
  beforeAll(async () => {
    const elsewhere = { workers: () => here(inLeague) };
    await runBatch({ plan: PLAN, dir: at('two'), jobs: 1, version: '1.0', ...elsewhere });
    const abort = new AbortController();
    const stopped = await runBatch({
      plan: PLAN,
      dir: at('stopped'),
      jobs: 1,
      version: '1.0',
      signal: abort.signal,
      ...elsewhere,
      onProgress: ({ finished }) => finished > 0 && abort.abort(),
    });
    expect(stopped.complete).toBe(false);
    expect(stopped.finished).toBe(1);
    expect(loadRun(at('stopped')).dynasties.map(({ dynasty }) => dynasty)).toEqual([1]);
    expect(
      new Set(
        linesOf(at('stopped'), 'games')
          .slice(1)
          .map((line) => line[0]),
      ),
    ).toEqual(new Set(['1']));
    await runBatch({ plan: PLAN, dir: at('stopped'), jobs: 1, version: '1.0', ...elsewhere });
  });

  it('gives the same files, interrupted or not', () => {
    for (const table of tablesOf(PLAN)) {
      const same = readFileSync(join(at('two'), `${table}.csv`)).equals(
        readFileSync(join(at('stopped'), `${table}.csv`)),
      );
      expect(same, table).toBe(true);
    }
    const parts = readdirSync(partsFolder(at('two')));
    expect(parts).toEqual(['0001.json', '0002.json']);
    for (const part of parts) {
      const read = (dir: string) => readFileSync(join(partsFolder(dir), part), 'utf8');
      expect(read(at('two'))).toBe(read(at('stopped')));
    }
  });

  it('gives the same results in FBS for any number of jobs', async () => {
    await runBatch({ plan: some, dir: at('jobs'), jobs: 2, version: '1.0' });
    // The second of them, or both in a thorough run.
    const plan = { ...some, only: THOROUGH ? null : 2 };
    await runBatch({ plan, dir: at('job'), jobs: 1, version: '1.0', workers: () => here(played) });
    for (const part of readdirSync(partsFolder(at('job')))) {
      const read = (dir: string) => readFileSync(join(partsFolder(dir), part), 'utf8');
      expect(read(at('jobs'))).toBe(read(at('job')));
    }
    for (const table of ['polls', 'games'] as const) {
      const lines = linesOf(at('job'), table).slice(1);
      expect(lines.length, table).toBeGreaterThan(100);
      const own = linesOf(at('jobs'), table).slice(1);
      expect(
        own.filter((line) => THOROUGH || line.startsWith('2,')),
        table,
      ).toEqual(lines);
    }
  });

  it('has a cell for every column of every table', () => {
    for (const table of tablesOf(PLAN)) expectWhole(at('two'), table);
  });

  it('writes every game twice: one line for the game, and one for each team', () => {
    const games = linesOf(at('two'), 'games')
      .slice(1)
      .map((line) => line.split(','));
    const teams = linesOf(at('two'), 'team_games')
      .slice(1)
      .map((line) => line.split(','));
    expect(teams).toHaveLength(2 * games.length);
    games.forEach((game, i) => {
      expect(teams[2 * i]!.slice(0, 9)).toEqual([
        ...game.slice(0, 4),
        game[5],
        game[6],
        game[7] === '1' ? 'neutral' : 'home',
        game[8],
        game[9],
      ]);
      expect(teams[2 * i + 1]!.slice(7, 9)).toEqual([game[9], game[8]]);
    });
  });

  it('identifies drives the same way in both files that have them', () => {
    const key = (line: string) => line.split(',').slice(0, 4).join();
    const plays = new Set(linesOf(at('two'), 'plays').slice(1).map(key));
    const drives = linesOf(at('two'), 'drives').slice(1).map(key);
    expect(new Set(drives).size).toBe(drives.length);
    expect(drives.filter((drive) => !plays.has(drive))).toEqual([]);
  });

  it('has the score and the timeouts of both sides at every snap', () => {
    const rows = (table: TableName) => {
      const [header, ...lines] = linesOf(at('two'), table).map((line) => line.split(','));
      return lines.map((line) => Object.fromEntries(header!.map((name, i) => [name, line[i]!])));
    };
    const games = new Map(rows('games').map((game) => [`${game.dynasty} ${game.game_id}`, game]));
    let before: Record<string, string> = {};
    let quarters = 0;
    // Collect faults instead of asserting on each of hundreds of thousands of snaps, which would take most of a minute.
    const faults: unknown[] = [];
    const check = (right: boolean, play: Record<string, string>) => right || faults.push(play);
    for (const play of rows('plays')) {
      const game = games.get(`${play.dynasty} ${play.game_id}`)!;
      const [home, away] = play.offense === game.home ? ['offense', 'defense'] : ['defense', 'offense'];
      const quarter = Number(play.quarter);
      const timeouts = Number(play.offense_timeouts);
      const same = before.game_id === play.game_id && before.dynasty === play.dynasty;
      if (!same || before.quarter !== play.quarter) {
        quarters += 1;
        const scored = (team: string) =>
          [1, 2, 3, 4].reduce((sum, q) => sum + (q < quarter ? Number(game[`${team}_q${q}`]) : 0), 0);
        const is = (side: string, team: string) => Number(play[`${side}_score`]) === scored(team);
        if (quarter <= 5) check(is(home!, 'home') && is(away!, 'away'), play);
        const all = quarter > 4 ? 1 : 3;
        const begins = quarter !== 2 && quarter !== 4;
        if (begins) check(timeouts === all && Number(play.defense_timeouts) === all, play);
      } else {
        const turned = before.offense !== play.offense;
        const own = Number(turned ? before.defense_timeouts : before.offense_timeouts);
        check(timeouts === own || timeouts === own - 1, play);
      }
      check(timeouts >= 0, play);
      before = play;
    }
    expect(faults).toEqual([]);
    expect(quarters).toBeGreaterThan(1000);
  });

  it('names the trick plays, and leaves the others empty', () => {
    const [header, ...lines] = linesOf(at('two'), 'plays').map((line) => line.split(','));
    expect(header!.at(-1)).toBe('trick');
    const tricks = lines.filter((line) => line.at(-1) !== '');
    expect(tricks.length).toBeGreaterThan(0);
    expect(tricks.length).toBeLessThan(lines.length / 100);
    const kinds = new Set(tricks.map((line) => line[header!.indexOf('kind')]));
    expect([...kinds].filter((kind) => !/^(run|pass|sack|scramble|penalty)$/.test(kind!))).toEqual([]);
    expect(tricks.filter((line) => !(TRICKS as readonly string[]).includes(line.at(-1)!))).toEqual([]);
  });

  it('records in its manifest everything that produced it', () => {
    const manifest = JSON.parse(readFileSync(join(at('two'), 'manifest.json'), 'utf8'));
    expect(manifest).toMatchObject({ version: '1.0', finished: 2, complete: true });
    expect(manifest.tuning.homeFieldAdvance).toBe(3);
    expect(Object.keys(manifest.tuning).length).toBeGreaterThan(100);
    expect(manifest.seeds).toEqual([1, 2].map((dynasty) => ({ dynasty, seed: seedOf(PLAN, dynasty) })));
    expect(manifest.command).toContain('--set homeFieldAdvance=3');
  });

  it('can be divided into shares whose files add up to those of one machine', async () => {
    const run = (plan: Plan, dir: string) =>
      runBatch({ plan, dir: at(dir), jobs: 1, version: '1.0', workers: () => here(THOROUGH ? played : empty) });
    await run(some, 'whole');
    for (const index of [2, 1]) await run({ ...some, shard: { index, of: 2 } }, `share-${index}`);
    await expect(mergeShares([at('share-2')], at('all'))).rejects.toThrow(/missing: 1\/2/);
    await expect(mergeShares([at('whole')], at('all'))).rejects.toThrow(/a full run, not one share/);
    const manifest = await mergeShares([at('share-2'), at('share-1')], at('all'));
    expect(manifest).toMatchObject({ complete: true, finished: 2 });
    expect(readdirSync(at('all')).sort()).toEqual(['games.csv', 'manifest.json', 'parts', 'polls.csv']);
    for (const file of ['games.csv', 'polls.csv', 'parts/0001.json', 'parts/0002.json']) {
      expect(readFileSync(join(at('all'), file)).equals(readFileSync(join(at('whole'), file))), file).toBe(true);
    }
    expect(manifest.command).not.toContain('--shard');
    await expect(mergeShares([at('share-2'), at('share-1')], at('all'))).rejects.toThrow(/would be overwritten/);
  });

  it('is not mixed with another run', async () => {
    const other = { ...PLAN, seed: 'other' };
    await expect(runBatch({ plan: other, dir: at('two'), jobs: 1, version: '1.0' })).rejects.toThrow(PlanError);
  });

  it('is refused with a tuning value that does not exist', async () => {
    const wrong = { ...PLAN, set: { nonsense: 1 } };
    await expect(runBatch({ plan: wrong, dir: at('never'), jobs: 1, version: '1.0' })).rejects.toThrow(/"nonsense"/);
    expect(existsSync(at('never'))).toBe(false);
  });
});

describe('a plan', () => {
  it('derives a dynasty’s seed only from the run’s seed and its number', () => {
    expect(seedOf({ ...PLAN, dynasties: 50, seasons: 9, only: 7 }, 7)).toBe(seedOf(PLAN, 7));
    expect(seedOf(PLAN, 1)).not.toBe(seedOf(PLAN, 2));
    expect(dynastiesOf({ ...PLAN, only: 7 })).toEqual([7]);
  });

  it('plays every dynasty in exactly one of its shares', () => {
    const shares = [1, 2, 3].flatMap((index) => dynastiesOf({ ...PLAN, dynasties: 10, shard: { index, of: 3 } }));
    expect(shares.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    for (const shard of [
      { index: 0, of: 3 },
      { index: 4, of: 3 },
      { index: 1, of: 11 },
    ]) {
      expect(() => checkPlan({ ...PLAN, dynasties: 10, shard })).toThrow(PlanError);
    }
    expect(() => checkPlan({ ...PLAN, only: 1, shard: { index: 1, of: 2 } })).toThrow(/not both/);
  });

  it('can be typed again as a command', () => {
    expect(commandLine({ ...PLAN, seed: 'a b' }, 'runs/x', { only: 2, verify: true })).toBe(
      "dynasty batch --only 2 --seasons 1 --year 2013 --seed 'a b' --set homeFieldAdvance=3 --plays --verify --out runs/x",
    );
  });
});

describe('Parquet', () => {
  it('holds the same data as the CSV, with types and missing values', async () => {
    const dir = at('parquet');
    mkdirSync(partsFolder(dir), { recursive: true });
    writeFileSync(
      partPath(dir, 1, 'plays'),
      '1,2024,20240001,1,1,Texas A&M,900,1,10,25,run,7,0,,none,0,0,3,3,reverse\n',
    );
    writeFileSync(
      partPath(dir, 2, 'plays'),
      '2,2024,20240001,1,1,Miami (OH),870,0,0,35,kickoff,0,21,61,returned,7,3,2,3,\n',
    );
    writeFileSync(
      partPath(dir, 1, 'team_seasons'),
      '1,2024,Rice,American,2,61.5,60,63.1,4,8,2,6,101,0,0,5003,1,0.4712,25.31,,126,,,,,,3,0.8421\n',
    );
    await assemble(dir, ['plays'], [1, 2], 'parquet');
    await assemble(dir, ['team_seasons'], [1], 'parquet');
    const plays = await parquetReadObjects({ file: await asyncBufferFromFile(join(dir, 'plays.parquet')) });
    expect(
      plays.map(({ dynasty, offense, yards, kick_distance, result, trick }) => [
        dynasty,
        offense,
        yards,
        kick_distance,
        result,
        trick,
      ]),
    ).toEqual([
      [1, 'Texas A&M', 7, null, 'none', 'reverse'],
      [2, 'Miami (OH)', 0, 61, 'returned', null],
    ]);
    const [rice] = await parquetReadObjects({ file: await asyncBufferFromFile(join(dir, 'team_seasons.parquet')) });
    expect(rice).toMatchObject({
      team: 'Rice',
      rating: 61.5,
      offense: 60,
      final_rank: 101,
      run_share: 0.4712,
      class_rank: null,
      drafted: 3,
      champion: false,
      first_year_coach: true,
    });
  });

  it('has null for a missing text, and booleans where the CSV has 0 and 1', async () => {
    const dir = at('parquet-gaps');
    mkdirSync(partsFolder(dir), { recursive: true });
    const lines = {
      transfers: '1,2025,7,qb,jr,3,3,71,Rice,,12,role,0,\n',
      recruits: '1,2025,9,wr,2,TX,,,3,,,1,0,2,0.81,,,\n',
      awards: '1,2024,coach_of_the_year,,1,,,5003,Navy,,,,,,,\n',
    };
    for (const table of ['transfers', 'recruits', 'awards'] as const) {
      writeFileSync(partPath(dir, 1, table), lines[table]);
      await assemble(dir, [table], [1], 'parquet');
    }
    const read = async (table: string) =>
      (await parquetReadObjects({ file: await asyncBufferFromFile(join(dir, `${table}.parquet`)) }))[0];
    expect(await read('transfers')).toMatchObject({ from: 'Rice', to: null, nil: null, withdrawn: false });
    expect(await read('recruits')).toMatchObject({ team: null, early_signee: true, player_id: null });
    expect(await read('awards')).toMatchObject({ team: 'Navy', pos: null, class: null, redshirted: null });
  });
});
