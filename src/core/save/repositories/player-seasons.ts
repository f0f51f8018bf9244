import { firstOf, groupBy } from '../../model/lists.ts';
import { STAT_COUNT } from '../../model/plays/stats.ts';
import { inAll, type PlayerSeason, type PlayerTotals } from '../../model/season.ts';
import { decodeCounts, decodeLines, encodeCounts, encodeLines, type RunningLine } from '../codecs/lines.ts';
import { blob, classes, positions, reasons } from '../codes.ts';
import type { PlayerSeasonsRepository, TeamsRepository } from '../contracts.ts';
import type { Sqlite, SqlRow, SqlValue } from '../sqlite.ts';

function lineOf(season: PlayerSeason): RunningLine {
  return {
    player: season.player,
    position: positions.code(season.position),
    classYear: classes.code(season.classYear),
    rating: season.rating,
    games: season.games,
    freeGames: season.freeGames,
    counts: season.counts,
  };
}

/** Groups seasons by team number, each list sorted by player. */
function byTeam(seasons: readonly PlayerSeason[], teams: TeamsRepository): Map<number, PlayerSeason[]> {
  const sorted = [...seasons].sort((a, b) => a.player - b.player);
  return groupBy(sorted, ({ team }) => teams.number(team));
}

/** Readers of season totals, for the current season and for closed ones. */
function readers(db: Sqlite, teams: TeamsRepository) {
  const unpack = ([team, year, lines]: SqlRow): PlayerSeason[] =>
    decodeLines(blob(lines), STAT_COUNT).map((line) => ({
      year: Number(year),
      player: line.player,
      team: teams.id(Number(team)),
      position: positions.word(line.position),
      classYear: classes.word(line.classYear),
      rating: line.rating,
      games: line.games,
      freeGames: line.freeGames,
      counts: line.counts,
    }));
  /** Totals of the current season. */
  const running = (where: string, params: SqlValue[]): PlayerSeason[] =>
    db
      .all(`SELECT team, year, lines FROM running WHERE ${where} ORDER BY team`, params)
      .flatMap(unpack)
      .sort((a, b) => a.player - b.player);
  const closed = (where: string, params: SqlValue[]): PlayerSeason[] =>
    db
      .all(
        `SELECT year, player, team, position, class, rating, games, counts FROM player_seasons WHERE ${where}`,
        params,
      )
      .map((row) => ({
        year: Number(row[0]),
        player: Number(row[1]),
        team: teams.id(Number(row[2])),
        position: positions.word(row[3]),
        classYear: classes.word(row[4]),
        rating: Number(row[5]),
        games: Number(row[6]),
        freeGames: 0,
        counts: decodeCounts(blob(row[7]), STAT_COUNT),
      }));
  return { running, closed };
}

/** Career totals of players whose careers ended after a season, by player and program, in chronological order. */
function careersEnding(db: Sqlite, teams: TeamsRepository, year: number): PlayerTotals[] {
  const joined = db.get('SELECT min(joined) FROM players WHERE last_year = ?', [year])?.[0] ?? null;
  if (joined === null) return [];
  const years = Array.from({ length: year - Number(joined) + 1 }, (_, i) => `(${Number(joined) + i})`).join(', ');
  const rows = db.all(
    `WITH years (year) AS (VALUES ${years})
      SELECT players.id, player_seasons.team, counts FROM players CROSS JOIN years
      CROSS JOIN player_seasons ON player_seasons.year = years.year AND player = players.id
      WHERE last_year = ? AND reason IS NOT ? ORDER BY players.id, years.year`,
    [year, reasons.code('portal')],
  );
  const stints: PlayerTotals[] = [];
  for (const [player, team, packed] of rows) {
    const counts = decodeCounts(blob(packed), STAT_COUNT);
    const total = { player: Number(player), team: teams.id(Number(team)), counts };
    const before = stints.at(-1);
    if (before?.player === total.player && before.team === total.team)
      stints[stints.length - 1] = inAll([before, total]);
    else stints.push(total);
  }
  return stints;
}

/** First and last season of a player so far. */
export function spanOf(db: Sqlite, player: number): readonly [first: number, last: number] | null {
  const row = db.get('SELECT joined, coalesce(last_year, (SELECT year FROM dynasty)) FROM players WHERE id = ?', [
    player,
  ]);
  return row ? [Number(row[0]), Number(row[1])] : null;
}

function writeClosed(db: Sqlite, teams: TeamsRepository, season: PlayerSeason): void {
  db.run('INSERT OR REPLACE INTO player_seasons VALUES (?, ?, ?, ?, ?, ?, ?, ?)', [
    season.year,
    season.player,
    teams.number(season.team),
    positions.code(season.position),
    classes.code(season.classYear),
    season.rating,
    season.games,
    encodeCounts(season.counts),
  ]);
}

/**
 * Season totals of players. The current season changes every week, so it is kept as one packed record per team; a
 * closed season has one row per player.
 */
export function playerSeasonsRepository(db: Sqlite, teams: TeamsRepository): PlayerSeasonsRepository {
  const { running, closed } = readers(db, teams);
  const runningOf = (player: number): PlayerSeason[] => {
    const row = db.get('SELECT team FROM players WHERE id = ? AND on_roster = 1', [player]);
    return row ? running('team = ?', [row[0]]).filter((season) => season.player === player) : [];
  };
  const ofYear = (year: number): PlayerSeason[] => [
    ...closed('year = ? ORDER BY player', [year]),
    ...running('year = ?', [year]),
  ];
  return {
    ofYear,
    ofTeam(year, team) {
      const number = teams.number(team);
      const rows = closed('year = ? AND team = ? ORDER BY player', [year, number]);
      return [...rows, ...running('year = ? AND team = ?', [year, number])];
    },
    ofPlayer(player) {
      const span = spanOf(db, player);
      if (span === null) return [];
      const seasons: PlayerSeason[] = [];
      for (let year = span[0]; year <= span[1]; year++) {
        seasons.push(...closed('year = ? AND player = ?', [year, player]));
      }
      return [...seasons, ...runningOf(player)];
    },
    totals(year, players) {
      if (players === undefined) return ofYear(year);
      return [...new Set(players)]
        .sort((a, b) => a - b)
        .flatMap((player) => {
          const line = closed('year = ? AND player = ?', [year, player]);
          return line.length > 0 ? line : runningOf(player).filter((season) => season.year === year);
        });
    },
    careersEnding: (year) => careersEnding(db, teams, year),
    writeRunning(seasons) {
      for (const [team, list] of byTeam(seasons, teams)) {
        const packed = encodeLines(list.map(lineOf));
        db.run('INSERT OR REPLACE INTO running VALUES (?, ?, ?)', [team, firstOf(list).year, packed]);
      }
    },
    close(year) {
      for (const season of running('year = ?', [year])) writeClosed(db, teams, season);
      db.run('DELETE FROM running WHERE year = ?', [year]);
    },
  };
}
