import { mustHave } from '../../model/lists.ts';
import { STAGES, stageFacts } from '../../model/stages.ts';
import type { Sqlite } from '../sqlite.ts';

/**
 * Valid ranges of every number in a save. The schema's CHECKs compare columns of a row; these bound what the program
 * loops over and displays.
 */
type Range = readonly [least: number, most: number];

/** Includes real seasons before the dynasty, and coaches' birth years. */
const YEAR: Range = [1850, 9999];
/** Player numbers are packed as 32-bit differences. */
const COUNTED: Range = [1, 1_000_000_000];
const TEAM: Range = [0, 1000];
const RANK: Range = [0, 1000];
const GAMES: Range = [0, 30];
/** Games a coach has led one program. */
const GAMES_LED: Range = [0, 1500];
const POINTS: Range = [0, 1000];
/** Indexes into lists of the model. */
const CODE: Range = [0, 100];
/** Decimals: ratings, odds, tendencies. */
const DECIMAL: Range = [-1e6, 1e6];

export const RANGES: Readonly<Record<string, Readonly<Record<string, Range>>>> = {
  dynasty: { revision: [0, 1_000_000_000], start_year: [1869, 9999], year: [1869, 9999], next_player_id: COUNTED },
  teams: { number: TEAM },
  programs: {
    year: YEAR,
    floor: [1, 7],
    ceiling: [1, 7],
    score: DECIMAL,
    rating: DECIMAL,
    offense: DECIMAL,
    defense: DECIMAL,
    pass_lean: DECIMAL,
    tempo: DECIMAL,
    boldness: DECIMAL,
    depth: DECIMAL,
  },
  players: { id: COUNTED, joined: YEAR, last_year: YEAR, seasons: [0, 12], kept: [0, 2 ** 26] },
  games: {
    year: YEAR,
    margin: DECIMAL,
    total: DECIMAL,
    moneyline_home: DECIMAL,
    moneyline_away: DECIMAL,
    home_rank: RANK,
    away_rank: RANK,
    home_score: POINTS,
    away_score: POINTS,
    overtime: [0, 100],
    watchability: DECIMAL,
  },
  called_off: { year: YEAR, cause: CODE },
  sheets: { year: YEAR },
  polls: { year: YEAR },
  running: { year: YEAR },
  player_seasons: { year: YEAR, games: GAMES },
  team_stats: { year: YEAR, games: GAMES },
  history: {
    year: YEAR,
    rating: DECIMAL,
    offense: DECIMAL,
    defense: DECIMAL,
    wins: GAMES,
    losses: GAMES,
    rank: RANK,
  },
  awards: {
    year: YEAR,
    kind: CODE,
    week: [1, 20],
    role: CODE,
    place: [1, 100],
    points: [0, 10_000],
    firsts: [0, 10_000],
  },
  record_book: { year: YEAR, scope: CODE, span: CODE, record: CODE, week: [0, 20], value: COUNTED },
  halls: { year: YEAR, points: COUNTED },
  injuries: { year: YEAR, week: [1, 20], kind: CODE, days: [0, 1000], back: [1, 21] },
  recruiting: { year: YEAR },
  transfers: { year: YEAR, outcome: CODE, reason: CODE, month: [1, 12] },
  coaches: { born: YEAR, side: CODE, origin: CODE, front: CODE, joined: YEAR, retired: YEAR },
  own_coach: { mode: CODE, strength: CODE, second: CODE },
  coach_jobs: {
    role: CODE,
    since: YEAR,
    from_week: [0, 20],
    until: YEAR,
    last_week: [0, 20],
    ended: CODE,
    front: CODE,
    wins: GAMES_LED,
    losses: GAMES_LED,
  },
  decisions: { seq: COUNTED, year: YEAR, week: [0, 20] },
  transitions: { seq: COUNTED, year: YEAR, week: [0, 20] },
};

/** Yields a table's out-of-range numbers, one sentence per column; saves of earlier releases lack later columns. */
function* strangeIn(db: Sqlite, table: string): Generator<string> {
  const present = new Set(db.all('SELECT name FROM pragma_table_info(?)', [table]).map(([name]) => String(name)));
  const columns = Object.entries(mustHave(RANGES[table], `ranges of ${table}`)).filter(([column]) =>
    present.has(column),
  );
  const outside = columns.map(([column, [least, most]]) => `${column} NOT BETWEEN ${least} AND ${most}`);
  // One pass over the table rules out most of them.
  if (!db.get(`SELECT 1 FROM ${table} WHERE ${outside.join(' OR ')} LIMIT 1`)) return;
  for (const [i, [column, [least, most]]] of columns.entries()) {
    if (!db.get(`SELECT 1 FROM ${table} WHERE ${outside[i]} LIMIT 1`)) continue;
    yield `A ${column} in ${table} is not between ${least} and ${most}.`;
  }
}

/** Tables of a database; a save of an earlier release is checked before later tables are added. */
export function tablesThere(db: Sqlite): ReadonlySet<string> {
  return new Set(db.all("SELECT name FROM sqlite_schema WHERE type = 'table'").map(([name]) => String(name)));
}

/** Yields the out-of-range numbers of all tables. */
export function* strangeNumbers(db: Sqlite): Generator<string> {
  const tables = tablesThere(db);
  for (const table of Object.keys(RANGES)) if (tables.has(table)) yield* strangeIn(db, table);
}

/** Stages with next season's rosters, in SQL. */
const WITH_NEXT_ROSTERS = STAGES.filter((stage) => stageFacts(stage).nextRosters)
  .map((stage) => `'${stage}'`)
  .join(', ');

/**
 * Yields faults in a dynasty's recorded position. Checked whenever a save is opened, because pages loop from the first
 * season to the current one, and the next player gets the next number. A finished season has turned its rosters over,
 * and so has the current one while its recruits are shown.
 */
export function* strangeMoment(db: Sqlite): Generator<string> {
  for (const problem of strangeIn(db, 'dynasty')) return yield problem;
  const stands = db.get(`SELECT year, next_player_id, (SELECT max(id) FROM players),
    start_year + (SELECT count(*) FROM transitions WHERE kind = 'rosters') - (stage IN (${WITH_NEXT_ROSTERS})) FROM dynasty`);
  if (!stands) return yield 'The save has lost its first record.';
  const [year, next, last, finished] = stands.map(Number) as [number, number, number, number];
  if (year !== finished) yield `The dynasty says it is in ${year}, but its seasons lead to ${finished}.`;
  if (next <= last) yield `The next player should be number ${next}, but there is already a number ${last}.`;
}
