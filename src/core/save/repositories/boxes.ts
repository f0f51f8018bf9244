import type { GameId, PlayerId } from '../../model/ids.ts';
import { decodeBox, encodeBox, readRoster, writeRoster } from '../codecs/box.ts';
import { ByteReader, ByteWriter } from '../codecs/bytes.ts';
import { blob } from '../codes.ts';
import type { BoxesRepository, GameLog, TeamsRepository } from '../contracts.ts';
import type { Sqlite, SqlValue } from '../sqlite.ts';

type Sides = readonly [year: number, home: number, away: number];

/**
 * Play logs. The players a team dresses seldom change within a season, so the first game's sheet is stored for the
 * season and a game carries its own only when it differs.
 */
export function boxesRepository(db: Sqlite, teams: TeamsRepository): BoxesRepository {
  const sheet = (year: number, team: number): PlayerId[] | null => {
    const row = db.get('SELECT players FROM sheets WHERE year = ? AND team = ?', [year, team]);
    return row ? readRoster(new ByteReader(blob(row[0]!))) : null;
  };
  const sidesOf = (game: GameId): Sides => {
    const row = db.get('SELECT year, home, away FROM games WHERE id = ?', [game]);
    if (!row) throw new Error(`there is no game ${game} to keep a log of`);
    return [Number(row[0]), Number(row[1]), Number(row[2])];
  };
  const sheetOrNew = (year: number, team: number, roster: PlayerId[]): PlayerId[] => {
    const stored = sheet(year, team);
    if (stored) return stored;
    const writer = new ByteWriter();
    writeRoster(writer, roster);
    db.run('INSERT INTO sheets VALUES (?, ?, ?)', [year, team, writer.take()]);
    return roster;
  };
  const logOf = ([game, year, home, away, box]: SqlValue[]): GameLog => ({
    game: Number(game),
    ...decodeBox(blob(box!), [sheet(Number(year), Number(home)), sheet(Number(year), Number(away))]),
  });
  const select = 'SELECT games.id, year, home, away, box FROM games JOIN boxes ON game = games.id';
  return {
    byGame(game) {
      const row = db.get(`${select} WHERE games.id = ?`, [game]);
      return row ? logOf(row) : null;
    },
    ofTeam(year, team) {
      const number = teams.number(team);
      const where = '(home = ? AND year = ?) OR (away = ? AND year = ?)';
      return db.all(`${select} WHERE ${where} ORDER BY games.id`, [number, year, number, year]).map(logOf);
    },
    write(logs) {
      for (const log of logs) {
        const [year, home, away] = sidesOf(log.game);
        const sheets = [sheetOrNew(year, home, log.rosters[0]), sheetOrNew(year, away, log.rosters[1])] as const;
        db.run('INSERT INTO boxes VALUES (?, ?)', [log.game, encodeBox(log, sheets)]);
      }
    },
  };
}

/**
 * Every log of the save, week by week, for whoever reads them all; a sheet is unpacked once for a season. `read` throws
 * `SaveError` `corrupt` for a log that is none.
 */
export function logsByWeek(db: Sqlite): (year: number, week: number) => { game: GameId; read: () => GameLog }[] {
  let season: number | null = null;
  let sheets = new Map<number, PlayerId[]>();
  const sheetsOf = (year: number): void => {
    const rows = db.all('SELECT team, players FROM sheets WHERE year = ?', [year]);
    sheets = new Map(rows.map(([team, players]) => [Number(team), readRoster(new ByteReader(blob(players!)))]));
    season = year;
  };
  return (year, week) => {
    if (year !== season) sheetsOf(year);
    const rows = db.all(
      'SELECT id, home, away, box FROM games JOIN boxes ON game = id WHERE year = ? AND week = ? ORDER BY id',
      [year, week],
    );
    return rows.map(([id, home, away, box]) => {
      const game = Number(id);
      const both = [sheets.get(Number(home)) ?? null, sheets.get(Number(away)) ?? null] as const;
      return { game, read: () => ({ game, ...decodeBox(blob(box!), both) }) };
    });
  };
}
