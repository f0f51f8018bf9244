import { crc32 } from 'node:zlib';
import type { GameId, PlayerId } from '../../model/ids.ts';
import { ByteReader, ByteWriter } from '../codecs/bytes.ts';
import { readable } from '../codecs/read-back.ts';
import { readRoster, writeRoster } from '../codecs/rosters.ts';
import { packWeek, WeekLogs } from '../codecs/week-logs.ts';
import { blob } from '../codes.ts';
import type { BoxesRepository, GameLog, TeamsRepository } from '../contracts.ts';
import { SaveError } from '../errors.ts';
import type { Sqlite, SqlRow } from '../sqlite.ts';

type Sheet = (year: number, team: number) => PlayerId[] | null;

interface Place {
  game: GameId;
  year: number;
  week: number;
  sides: readonly [home: number, away: number];
}

const PLACE = 'id, year, week, home, away';

function placeOf(row: SqlRow): Place {
  const [game, year, week, home, away] = row.map(Number) as [number, number, number, number, number];
  return { game, year, week, sides: [home, away] };
}

/** Unpacks a record; if it is damaged, the error names it. */
function named<T>(what: string, unpack: () => T): T {
  try {
    return unpack();
  } catch (error) {
    if (!(error instanceof SaveError)) throw error;
    throw new SaveError('corrupt', `${what} cannot be read.`, null, error);
  }
}

const sameRoster = (a: readonly PlayerId[], b: readonly PlayerId[]): boolean =>
  a.length === b.length && a.every((player, slot) => player === b[slot]);

/** Reads a season's stored team sheets. */
function storedSheets(db: Sqlite): Sheet {
  return (year, team) => {
    const row = db.get('SELECT players FROM sheets WHERE year = ? AND team = ?', [year, team]);
    return row ? readRoster(new ByteReader(blob(row[0]))) : null;
  };
}

/** Reads packed weeks. The last one unpacked is cached, because its games are usually read one after another. */
function packedWeeks(db: Sqlite): (year: number, week: number) => WeekLogs | null {
  let last: { year: number; week: number; checksum: number; logs: WeekLogs } | null = null;
  return (year, week) => {
    const row = db.get('SELECT checksum FROM week_logs WHERE year = ? AND week = ?', [year, week]);
    if (!row) return null;
    const checksum = Number(row[0]);
    if (last?.year === year && last.week === week && last.checksum === checksum) return last.logs;
    const packed = blob(db.only('SELECT logs FROM week_logs WHERE year = ? AND week = ?', [year, week])[0]);
    const logs = named(`The plays of week ${week} of ${year}`, () => {
      if (crc32(packed) >>> 0 !== checksum) throw new SaveError('corrupt', 'Their checksum does not match.');
      return new WeekLogs(packed);
    });
    last = { year, week, checksum, logs };
    return logs;
  };
}

/** Reads a game's log from its week's record. */
function logReader(db: Sqlite, sheet: Sheet, weeks = packedWeeks(db)): (place: Place) => GameLog | null {
  return ({ game, year, week, sides }) => {
    const log = weeks(year, week)?.log(game);
    if (!log) return null;
    const roster = (side: 0 | 1): PlayerId[] => log.rosters[side] ?? sheet(year, sides[side]) ?? [];
    return { game, plays: log.plays, rosters: [roster(0), roster(1)] };
  };
}

/**
 * Play logs, one record per week. The players a team dresses seldom change within a season, so the first game's sheet
 * is stored for the season, and a game only stores its own if it differs.
 */
export function boxesRepository(db: Sqlite, teams: TeamsRepository): BoxesRepository {
  const sheet = storedSheets(db);
  const read = logReader(db, sheet);
  const place = (game: GameId): Place | null => {
    const row = db.get(`SELECT ${PLACE} FROM games WHERE id = ?`, [game]);
    return row && placeOf(row);
  };
  /**
   * The players a side dressed, as stored with the game: null if equal to the season's sheet. Without one, they become
   * the season's sheet.
   */
  const kept = (year: number, team: number, roster: PlayerId[]): PlayerId[] | null => {
    const stored = sheet(year, team);
    if (stored) return sameRoster(roster, stored) ? null : roster;
    const writer = new ByteWriter();
    writeRoster(writer, roster);
    db.run('INSERT INTO sheets VALUES (?, ?, ?)', [year, team, writer.take()]);
    return null;
  };
  return {
    byGame(game) {
      const found = place(game);
      return found && read(found);
    },
    sheet: (year, team) => sheet(year, teams.number(team)),
    write(year, week, logs) {
      if (logs.length === 0) return;
      const packed = packWeek(
        logs.map(({ game, plays, rosters }) => {
          const found = place(game);
          if (found?.year !== year || found.week !== week) throw new Error(`${game} is not in week ${week} of ${year}`);
          const { sides } = found;
          return { game, plays, rosters: [kept(year, sides[0], rosters[0]), kept(year, sides[1], rosters[1])] };
        }),
      );
      readable(packed, (record) => new WeekLogs(record));
      db.run('INSERT INTO week_logs VALUES (?, ?, ?, ?)', [year, week, crc32(packed) >>> 0, packed]);
    },
  };
}

/**
 * Reads every log of the save, week by week; a sheet is unpacked once per season. `read` returns null for a game
 * without a log, and throws `SaveError` `corrupt` for a bad one.
 */
export function logsByWeek(db: Sqlite): (year: number, week: number) => { game: GameId; read: () => GameLog | null }[] {
  const stored = storedSheets(db);
  let season: number | null = null;
  let sheets = new Map<number, PlayerId[] | null>();
  const known: Sheet = (year, team) => {
    if (year !== season) sheets = new Map();
    season = year;
    if (!sheets.has(team)) sheets.set(team, stored(year, team));
    return sheets.get(team) ?? null;
  };
  const weeks = packedWeeks(db);
  return (year, week) => {
    // Nothing is written meanwhile, so a week's record is looked up once for all of its games.
    let found: { logs: WeekLogs | null } | null = null;
    const read = logReader(db, known, () => {
      found ??= { logs: weeks(year, week) };
      return found.logs;
    });
    const rows = db.all(`SELECT ${PLACE} FROM games WHERE year = ? AND week = ? ORDER BY id`, [year, week]);
    return rows.map(placeOf).map((place) => ({ game: place.game, read: () => read(place) }));
  };
}
