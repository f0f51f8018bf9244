import { CHAMPIONSHIP_WEEK, type Game, type GameResult, type Odds } from '../../model/game.ts';
import { GAME_IDS_PER_YEAR } from '../../model/ids.ts';
import { ByteReader, ByteWriter } from '../codecs/bytes.ts';
import { blob, kinds, orNull, text } from '../codes.ts';
import type { GamesRepository, TeamsRepository } from '../contracts.ts';
import { SaveError } from '../errors.ts';
import type { Sqlite, SqlRow, SqlValue } from '../sqlite.ts';
import { MATCHUP_COLUMNS, matchupOf, matchupValues } from './matchup.ts';

export const GAME_COLUMNS = [
  'id',
  'year',
  'week',
  'kind',
  ...MATCHUP_COLUMNS,
  'bracket_slot',
  'margin',
  'total',
  'home_chance',
  'moneyline_home',
  'moneyline_away',
  'home_rank',
  'away_rank',
  'home_score',
  'away_score',
  'overtime',
  'quarters',
  'headline',
  'watchability',
] as const;

/** Packs both sides' points by quarter: the number of quarters, then their points, home first. */
function packQuarters({ homeQuarters, awayQuarters }: GameResult): Uint8Array {
  const writer = new ByteWriter();
  for (const quarters of [homeQuarters, awayQuarters]) {
    writer.unsigned(quarters.length);
    for (const points of quarters) writer.unsigned(points);
  }
  return writer.take();
}

function unpackQuarters(packed: Uint8Array): [number[], number[]] {
  const reader = new ByteReader(packed);
  const side = (): number[] => {
    const count = reader.unsigned();
    if (count > 16) throw new SaveError('corrupt', 'A score by quarters in the save is damaged.');
    return Array.from({ length: count }, () => reader.unsigned());
  };
  return [side(), side()];
}

function oddsOf(row: SqlRow): Odds | null {
  if (row[12] === null) return null;
  return {
    homeMargin: Number(row[12]),
    total: Number(row[13]),
    homeWinProbability: Number(row[14]),
    moneylineHome: Number(row[15]),
    moneylineAway: Number(row[16]),
  };
}

function resultOf(row: SqlRow): GameResult | null {
  if (row[19] === null) return null;
  const [homeQuarters, awayQuarters] = unpackQuarters(blob(row[22]));
  return {
    homeScore: Number(row[19]),
    awayScore: Number(row[20]),
    overtime: Number(row[21]),
    homeQuarters,
    awayQuarters,
  };
}

function gameOf(row: SqlRow, teams: TeamsRepository): Game {
  return {
    id: Number(row[0]),
    year: Number(row[1]),
    week: Number(row[2]),
    kind: kinds.word(row[3]),
    ...matchupOf(row, 4, teams),
    bracketSlot: orNull(row[11], text),
    odds: oddsOf(row),
    homeRank: orNull(row[17], Number),
    awayRank: orNull(row[18], Number),
    result: resultOf(row),
    headline: orNull(row[23], text),
    watchability: orNull(row[24], Number),
  };
}

function rowOf(game: Game, teams: TeamsRepository): SqlValue[] {
  const { odds, result } = game;
  return [
    game.id,
    game.year,
    game.week,
    kinds.code(game.kind),
    ...matchupValues(game, teams),
    game.bracketSlot,
    odds?.homeMargin ?? null,
    odds?.total ?? null,
    odds?.homeWinProbability ?? null,
    odds?.moneylineHome ?? null,
    odds?.moneylineAway ?? null,
    game.homeRank,
    game.awayRank,
    result?.homeScore ?? null,
    result?.awayScore ?? null,
    result?.overtime ?? null,
    result ? packQuarters(result) : null,
    game.headline,
    game.watchability,
  ];
}

/** Queries season by season, because the index finds the last weeks of one season only. */
const YEARS = `WITH RECURSIVE years (year) AS (SELECT min(year) FROM games
  UNION ALL SELECT year + 1 FROM years WHERE year < (SELECT max(year) FROM games))`;

export function gamesRepository(db: Sqlite, teams: TeamsRepository): GamesRepository {
  const select = `SELECT ${GAME_COLUMNS.join(', ')} FROM games`;
  const games = (where: string, params: SqlValue[]): Game[] =>
    db.all(`${select} WHERE ${where} ORDER BY id`, params).map((row) => gameOf(row, teams));
  const updates = GAME_COLUMNS.slice(1).map((column) => `${column} = excluded.${column}`);
  const upsert = `INSERT INTO games VALUES (${GAME_COLUMNS.map(() => '?').join(', ')})
    ON CONFLICT (id) DO UPDATE SET ${updates.join(', ')}`;
  return {
    byId: (id) => games('id = ?', [id])[0] ?? null,
    ofYear: (year) =>
      games('id BETWEEN ? AND ?', [year * GAME_IDS_PER_YEAR, year * GAME_IDS_PER_YEAR + GAME_IDS_PER_YEAR - 1]),
    ofWeek: (year, week) => games('year = ? AND week = ?', [year, week]),
    ofTeam(year, team) {
      const number = teams.number(team);
      return games('(home = ? AND year = ?) OR (away = ? AND year = ?)', [number, year, number, year]);
    },
    // The games are looked up in the indexes: a team's games lie far apart in the file, and each would cost a 64 KB
    // read.
    postseasonOf(team) {
      const number = teams.number(team);
      const late = `${YEARS} SELECT id FROM games WHERE home = ? UNION ALL SELECT id FROM games WHERE away = ?
        INTERSECT SELECT id FROM years CROSS JOIN games ON games.year = years.year AND week >= ?`;
      return games(`id IN (${late}) AND kind <> ?`, [number, number, CHAMPIONSHIP_WEEK, kinds.code('regular')]);
    },
    between(a, b) {
      const [x, y] = [teams.number(a), teams.number(b)];
      const hosted = 'SELECT id FROM games WHERE home = ? INTERSECT SELECT id FROM games WHERE away = ?';
      return games(`id IN (${hosted}) OR id IN (${hosted})`, [x, y, y, x]);
    },
    write(all) {
      for (const game of all) db.run(upsert, rowOf(game, teams));
    },
    remove(id) {
      db.run('DELETE FROM games WHERE id = ?', [id]);
    },
  };
}
