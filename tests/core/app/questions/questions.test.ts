import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askQuestion, QUESTION_TABLES } from '../../../../src/core/app/questions/ask.ts';
import { sqliteFile } from '../../../../src/core/app/questions/sqlite-file.ts';
import { hasAnother, whyNoQuestion } from '../../../../src/core/app/questions/statement.ts';
import { unknownName } from '../../../../src/core/app/questions/unknown-name.ts';
import { FIELD_GOAL_FAKES_FROM } from '../../../../src/core/model/plays/play.ts';
import { TRICKS } from '../../../../src/core/model/plays/tricks.ts';
import { openSave } from '../../../../src/core/save/index.ts';
import { Sqlite } from '../../../../src/core/save/sqlite.ts';
import { sample } from '../../../thorough.ts';
import { REDBUD, saveIn } from '../played.ts';

const folder = mkdtempSync(join(tmpdir(), 'dynasty-questions-'));
const path = join(folder, REDBUD.file);
let before: Buffer;
let db: Sqlite;
beforeAll(async () => {
  await saveIn(folder, 'summary', REDBUD);
  before = readFileSync(path);
  db = new Sqlite(await sqliteFile(path));
});
afterAll(() => {
  db.close();
  rmSync(folder, { recursive: true, force: true });
});

const USUAL = { rows: 1000, seconds: 60 };
const ask = (sql: string, limits: Partial<typeof USUAL> = {}, year: number | null = null) =>
  askQuestion({ path, sql, year }, { ...USUAL, ...limits });

/** Returns the message of a refusal, or the rows if it was not refused. */
async function refusal(sql: string, limits: Partial<typeof USUAL> = {}) {
  const answer = await ask(sql, limits);
  return answer.ok ? answer.value.rows : answer.error.message;
}

const page = readFileSync(join(import.meta.dirname, '../../../../docs/questions.md'), 'utf8');
const EXAMPLES = [...page.matchAll(/^```sql\n([\s\S]*?)^```/gm)].map(([, sql = '']) => sql);

describe('the sample questions on the page', () => {
  it('number twenty', () => expect(EXAMPLES.length).toBe(20));

  it.each(EXAMPLES)('%s', (sql) => {
    const rows = db.all(sql);
    // Not every first season has a broken record or a fired coach.
    if (!/from (transfers|coach_jobs|recruits)\b/.test(sql)) expect(rows.length).toBeGreaterThan(0);
  });
});

describe('a question about a season', () => {
  it('is answered in a thread, with column names', async () => {
    const answer = await ask("select team, wins from team_seasons where team = 'Redbud' and year = 2024");
    const [wins] = db.get("select wins from team_seasons where team = 'Redbud' and year = 2024")!;
    expect(answer).toEqual({ ok: true, value: { columns: ['team', 'wins'], rows: [['Redbud', wins]], more: false } });
  });

  it('gets a limited number of rows, and a note if there are more', async () => {
    const answer = await ask('select year, year from games', { rows: 3 });
    expect(answer.ok && answer.value).toMatchObject({ columns: ['year', 'year_2'], more: true });
    expect(answer.ok && answer.value.rows.length).toBe(3);
  });

  it('finds no games of another season', async () => {
    expect(await refusal('select count(*) from games where year = 1999')).toEqual([[0]]);
    const answer = await ask('select count(*) from games', {}, 1999);
    expect(answer.ok && answer.value.rows).toEqual([[0]]);
  });
});

describe('an unknown name in a query', () => {
  /** What SQLite says about a query it does not understand. */
  function complaint(sql: string): string {
    try {
      return String(db.asked(sql).columns);
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  it.each([
    ['select winz from team_seasons', 'No column "winz" in team_seasons. Did you mean wins?'],
    ['select score from games', 'No column "score" in games. Did you mean home_score or away_score?'],
    [
      'select g.pints from games g join team_games as t using (game_id)',
      /^No column "pints" in games\. Columns: year, /,
    ],
    [
      'select t.pints from games g join team_games as t using (game_id)',
      /^No column "pints" in team_games\. Did you mean points/,
    ],
    ['select polls.rnk from polls, games', /^No column "rnk" in polls\. Did you mean rank/],
    [
      'select pints from games join team_games using (game_id)',
      /^No column "pints" in games or team_games\. Did you mean points/,
    ],
    ['select wins', 'No column "wins": the query names no view.'],
    ['select * from gaems', 'There is no view "gaems". Did you mean games?'],
    ['select * from main.bowl_history', /^There is no view "bowl_history"\. Views: .*\bgames, .*\.$/],
  ])('%s', (sql, message) => {
    const refused = unknownName(complaint(sql), sql);
    expect(refused?.error.message).toEqual(typeof message === 'string' ? message : expect.stringMatching(message));
  });

  it('is answered with suggestions apart from the sentence, for programs', async () => {
    const answer = await ask('select pass_yds from player_seasons');
    expect(!answer.ok && answer.error.suggestions).toContain('pass_yards');
    expect(unknownName('ambiguous column name: year', 'select year from games, plays')).toBeNull();
  });
});

describe('the views', () => {
  it('have their columns, each with a meaning', () => {
    for (const { name, columns, meaning } of QUESTION_TABLES) {
      expect(db.all(`PRAGMA table_info(${name})`).map((row) => row[1])).toEqual(columns.map((each) => each.name));
      expect([meaning, ...columns.map((each) => each.meaning)].every((words) => /^\S.*\.$/.test(words))).toBe(true);
    }
  });

  it('agree with each other: two teams per game, points play by play, wins by team', () => {
    const one = (sql: string) => Number(db.get(sql)![0]);
    expect(one('select count(*) from team_games')).toBe(2 * one('select count(*) from games'));
    expect(one('select sum(home_score + away_score) from games')).toBe(
      one('select sum(points + points_against) from plays'),
    );
    expect(one("select sum(wins) from team_seasons where played and team = 'Redbud'")).toBe(
      one("select sum(won) from team_games where team = 'Redbud'"),
    );
    expect(one('select sum(field_goals_made) from player_seasons')).toBe(
      one(
        "select count(*) from plays where kind = 'field_goal' and result = 'good' and not no_play and player_id < 100000000",
      ),
    );
    expect(one('select count(*) from players where rating is null')).toBe(0);
  });

  it('name the trick plays, all of them runs and passes', () => {
    const tricks = db.all(`select trick, kind, min(yard_line), max(yard_line) from plays
      where trick is not null group by trick, kind`);
    expect(tricks.length).toBeGreaterThan(0);
    for (const [trick, kind, nearest, farthest] of tricks) {
      expect(TRICKS).toContain(trick);
      expect(['run', 'pass', 'sack', 'scramble']).toContain(kind);
      if (trick === 'fake_punt') expect(farthest).toBeLessThan(FIELD_GOAL_FAKES_FROM);
      if (trick === 'fake_field_goal') expect(nearest).toBeGreaterThanOrEqual(FIELD_GOAL_FAKES_FROM);
    }
  });

  it('hide what a coach cannot know', () => {
    const names = QUESTION_TABLES.flatMap(({ columns }) => columns.map(({ name }) => name));
    expect(names.filter((name) => /potential|trait|skill|ceiling/.test(name))).toEqual([]);
  });
});

/** Column names that stay from release to release; new ones may be added. */
const VIEWS =
  'awards coach_jobs coaches decisions dynasty games injuries player_seasons players plays polls records recruits team_games team_seasons team_stats transfers'.split(
    ' ',
  );

/** Other programs that read SQLite files, if this machine has them: each prints the rows of a query. */
const READERS: Readonly<Record<string, (file: string, sql: string) => string[]>> = {
  sqlite3: (file, sql) => ['-readonly', '-noheader', file, sql],
  python3: (file, sql) => [
    '-c',
    'import sqlite3, sys\nfor row in sqlite3.connect(f"file:{sys.argv[1]}?mode=ro", uri=True).execute(sys.argv[2]): print(*row, sep="|")',
    file,
    sql,
  ],
};

const isHere = (program: string): boolean => spawnSync(program, ['--version']).status === 0;

describe('other programs', () => {
  const printed = (program: string, file: string, sql: string): string => {
    const { stdout, stderr } = spawnSync(program, READERS[program]!(file, sql), { encoding: 'utf8' });
    expect(stderr).toBe('');
    return stdout.trim();
  };
  const programs = Object.keys(READERS).filter(isHere);

  it('read the exported views, with NULL for what is missing', async () => {
    const exported = join(folder, 'views.sqlite');
    writeFileSync(exported, await sqliteFile(path));
    const sql = "select count(*), sum(name is null) > 0, sum(name = '') from games where year = 2024";
    const expected = db.get(sql)!.join('|');
    expect(expected).toMatch(/^\d+\|1\|0$/);
    expect(programs.map((program) => printed(program, exported, sql))).toEqual(programs.map(() => expected));
  });

  it('read every view with every column as a plain table, without anything of ours', async () => {
    const exported = join(folder, 'plain.sqlite');
    writeFileSync(exported, await sqliteFile(path));
    const file = new Sqlite(readFileSync(exported));
    const made = file.all('select type, name, sql from sqlite_master');
    expect(made.filter(([type]) => type !== 'table' && type !== 'index')).toEqual([]);
    // Functions, types and virtual tables that other programs would not know.
    const foreign = /generated|default|collate|virtual|check|references|\w+\([^)]*\)\s*(stored|virtual)/i;
    expect(made.filter(([, , sql]) => foreign.test(String(sql)))).toEqual([]);
    const rows = QUESTION_TABLES.map(({ name, columns }) => {
      const list = columns.map((each) => `count(${each.name})`).join(', ');
      return `select ${list} from ${name}`;
    });
    for (const sql of rows) {
      const expected = file.get(sql)!.join('|');
      expect(programs.map((program) => printed(program, exported, sql))).toEqual(programs.map(() => expected));
    }
    file.close();
  });

  it('find the views under the names that saved queries use', () => {
    expect(QUESTION_TABLES.map(({ name }) => name).sort()).toEqual(VIEWS);
  });

  it('open the save itself unchanged, and find all of it', () => {
    const own = new Sqlite(readFileSync(path));
    const games = String(own.get('select count(*) from games')![0]);
    own.close();
    for (const program of programs) {
      expect(printed(program, path, 'pragma integrity_check')).toBe('ok');
      expect(printed(program, path, 'select count(*) from games')).toBe(games);
    }
    expect(readFileSync(path).equals(before)).toBe(true);
  });
});

describe('a hostile question', () => {
  it('changes nothing, whatever it tries', async () => {
    const hostile = [
      'drop table games',
      'delete from games',
      "attach '/etc/passwd' as other",
      'pragma query_only = 0',
      'vacuum into "/tmp/stolen.db"',
      'with x as (select 1) delete from games',
      'select 1; drop table games',
      "select load_extension('x')",
      "select readfile('/etc/passwd')",
      'select writefile("/tmp/x", "y")',
      '',
      '-- nothing',
      'select * from sqlite_sequence',
      `select ${'('.repeat(5000)}1${')'.repeat(5000)}`,
    ];
    for (const sql of sample(hostile, 2)) expect(await refusal(sql)).toMatch(/^[A-Z].*\.$/s);
    expect(readFileSync(path).equals(before)).toBe(true);
    (await openSave(path)).close();
  });

  it('that is endless, or too large for memory, is stopped with a sentence', async () => {
    const endless = 'with recursive c (x) as (select 1 union all select x + 1 from c) select max(x) from c';
    expect(await refusal(endless, { seconds: 1 })).toBe('The query took more than 1 second and was stopped.');
    const large = 'select zeroblob(400000000)';
    expect(await refusal(large)).toBe('The query needs too much memory. Ask for less at a time.');
    const wide = await ask('select hex(zeroblob(10000000)) from games', { rows: 1000 });
    expect(wide.ok && wide.value.more).toBe(true);
  });

  it('of any text is refused or only reads', () => {
    const word = fc.constantFrom(
      'select',
      'SELECT',
      'drop',
      ';',
      '--',
      '/*',
      '*/',
      'games',
      '1',
      "'",
      '"',
      '\n',
      'with',
      'x',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(word, fc.string()), { maxLength: 20 }), (words) => {
        const sql = words.join(' ');
        if (whyNoQuestion(sql) !== null) return;
        let found: { columns: string[]; rest: string };
        try {
          found = db.asked(sql);
        } catch (error) {
          expect(error).toBeInstanceOf(Error);
          return;
        }
        expect(found.columns.length > 0 || hasAnother(found.rest)).toBe(true);
      }),
      { seed: 46, numRuns: 500 },
    );
    expect(Number(db.get('select count(*) from games')![0])).toBeGreaterThan(0);
  });
});
