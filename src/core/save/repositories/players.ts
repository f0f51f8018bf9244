import type { PlayerId } from '../../model/ids.ts';
import { lastOf, mustGet } from '../../model/lists.ts';
import { KEPT_REASONS, keptCode } from '../../model/people/eligibility.ts';
import type { Player } from '../../model/player.ts';
import { fold } from '../../model/text/search.ts';
import { bit, classes, hex, orNull, parsed, positions, reasons, text } from '../codes.ts';
import type { PlayerNames, PlayersRepository, StoredPlayer, Talent, TeamsRepository } from '../contracts.ts';
import { RowHasher } from '../integrity/hasher.ts';
import type { Sqlite, SqlRow, SqlValue } from '../sqlite.ts';

const COLUMNS =
  'id, team, first, last, position, class, stars, trait, starter, state, seasons, kept, ratings, potential, composite, winter';
const TIME_COLUMNS = 'joined, last_year, reason, on_roster';
const STORED_COLUMNS = `${COLUMNS}, ${TIME_COLUMNS}`;

/** Condition for players on a roster. They all joined within a few years, so their ids are close to the highest one. */
const ON_ROSTERS =
  'on_roster = 1 AND id >= (SELECT min(id) FROM players INDEXED BY players_on_rosters WHERE on_roster = 1)';

/** A player's name as `fold` normalizes it, except for case, which LIKE ignores. */
const FOLDED_NAME = "replace(replace(first || ' ' || last, '''', ''), '’', '')";

/** Columns of a roster entry, in hashing order. */
export const ROSTER_COLUMNS = `${COLUMNS}, ${TIME_COLUMNS}, rating`;

/** Hash of all rosters, stored in the dynasty's row because reading 11,000 rows takes a while. */
export function rosterDigest(db: Sqlite): Uint8Array {
  const hasher = new RowHasher();
  hasher.rows(db.all(`SELECT ${ROSTER_COLUMNS} FROM players WHERE on_roster = 1 ORDER BY id`));
  return hasher.digest();
}

/** Storage units: potential and winter parts are in tenths of a rating point, composites in ten-thousandths. */
const POTENTIAL_UNITS = 10;
const WINTER_UNITS = 10;
const COMPOSITE_UNITS = 10_000;

/** Ratings take two digits each, first season first. */
const DIGITS = 2;

function readRatings(packed: string): number[] {
  return Array.from({ length: packed.length / DIGITS }, (_, index) =>
    Number(packed.slice(DIGITS * index, DIGITS * (index + 1))),
  );
}

function packWinter(winter: Player['winter']): string | null {
  return winter === null ? null : JSON.stringify(winter.map((part) => Math.round(part * WINTER_UNITS)));
}

function playerOf(row: SqlRow, teams: TeamsRepository): Player {
  const ratings = readRatings(text(row[12]));
  return {
    id: Number(row[0]),
    team: teams.id(Number(row[1])),
    first: text(row[2]),
    last: text(row[3]),
    position: positions.word(row[4]),
    classYear: classes.word(row[5]),
    seasons: Number(row[10]),
    kept: Number(row[11]),
    rating: lastOf(ratings),
    ratings,
    potential: Number(row[13]) / POTENTIAL_UNITS,
    composite: Number(row[14]) / COMPOSITE_UNITS,
    winter: orNull(row[15], (packed) => parsed<number[]>(packed).map((tenths) => tenths / WINTER_UNITS)),
    stars: Number(row[6]),
    developmentTrait: Number(row[7]),
    starter: row[8] === 1,
    homeState: text(row[9]),
  };
}

function storedOf(row: SqlRow, teams: TeamsRepository): StoredPlayer {
  return {
    joined: Number(row[16]),
    lastYear: orNull(row[17], Number),
    reason: orNull(row[18], reasons.word),
    onRoster: row[19] === 1,
    ...playerOf(row, teams),
  };
}

/** Reads names as three JSON lists, so that three values are copied out of SQLite rather than three per player. */
function namesBetween(db: Sqlite, from: PlayerId, to: PlayerId): PlayerNames {
  const [ids, first, last] = db.only(
    `SELECT json_group_array(id), json_group_array(first), json_group_array(last)
     FROM (SELECT id, first, last FROM players WHERE id BETWEEN ? AND ? ORDER BY id)`,
    [from, to],
  );
  return { ids: parsed(ids), first: parsed(first), last: parsed(last) };
}

/**
 * Counts all rostered players. Team, stars, class and rating are packed into one number per player (in steps of 128, 4
 * and 8), because SQLite is slow at grouping thousands of rows.
 */
function talentOf(db: Sqlite, teams: TeamsRepository): Talent[] {
  const packed = 'json_group_array(((team * 8 + stars) * 4 + class) * 128 + rating)';
  const numbers = parsed<number[]>(db.only(`SELECT ${packed} FROM players WHERE ${ON_ROSTERS}`)[0]);
  const groups = new Map<number, Talent>();
  for (const number of numbers) {
    const group = number >> 7;
    let talent = groups.get(group);
    if (!talent) {
      const classYear = classes.word(group & 3);
      talent = { team: teams.id(group >> 5), stars: (group >> 2) & 7, classYear, players: 0, ratings: 0 };
      groups.set(group, talent);
    }
    talent.players += 1;
    talent.ratings += number & 127;
  }
  return [...groups.keys()].sort((a, b) => a - b).map((group) => mustGet(groups, group));
}

/** Escapes the wildcards of LIKE. */
const literally = (part: string): string => part.replace(/[\\%_]/g, '\\$&');

/** Inserts or updates a player on a roster of `year`. A known player keeps his name and first season. */
function writePlayer(db: Sqlite, teams: TeamsRepository, year: number, p: Player): void {
  db.run(
    `INSERT INTO players (${COLUMNS}, rating, joined, on_roster)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1)
     ON CONFLICT (id) DO UPDATE SET team = excluded.team, class = excluded.class, rating = excluded.rating,
       ratings = excluded.ratings, potential = excluded.potential, winter = excluded.winter,
       starter = excluded.starter, last_year = NULL, reason = NULL, seasons = excluded.seasons, kept = excluded.kept`,
    [
      p.id,
      teams.number(p.team),
      p.first,
      p.last,
      positions.code(p.position),
      classes.code(p.classYear),
      p.stars,
      p.developmentTrait,
      bit(p.starter),
      p.homeState,
      p.seasons,
      p.kept,
      p.ratings.join(''),
      Math.round(p.potential * POTENTIAL_UNITS),
      Math.round(p.composite * COMPOSITE_UNITS),
      packWinter(p.winter),
      p.rating,
      year,
    ],
  );
}

/** Records why seasons do not use up players' eligibility: two bits per season. */
function writeKept(db: Sqlite, kept: Parameters<PlayersRepository['writeKept']>[0]): void {
  for (const reason of KEPT_REASONS) {
    const ids = kept.filter((each) => each.reason === reason).map(({ player }) => player);
    if (ids.length === 0) continue;
    db.run('UPDATE players SET kept = kept | (? << (2 * seasons)) WHERE id IN (SELECT value FROM json_each(?))', [
      keptCode(reason),
      JSON.stringify(ids),
    ]);
  }
}

/** Updates what an edit can change about a player. */
function writeEdited(db: Sqlite, p: Player): void {
  db.run(
    `UPDATE players SET first = ?, last = ?, position = ?, trait = ?, state = ?, rating = ?, ratings = ?,
       potential = ?, winter = ? WHERE id = ?`,
    [
      p.first,
      p.last,
      positions.code(p.position),
      p.developmentTrait,
      p.homeState,
      p.rating,
      p.ratings.join(''),
      Math.round(p.potential * POTENTIAL_UNITS),
      packWinter(p.winter),
      p.id,
    ],
  );
}

export function playersRepository(db: Sqlite, teams: TeamsRepository): PlayersRepository {
  const players = (where: string, params: SqlValue[] = []): Player[] =>
    db.all(`SELECT ${COLUMNS} FROM players WHERE ${where}`, params).map((row) => playerOf(row, teams));
  const stored = (where: string, params: SqlValue[]): StoredPlayer[] =>
    db.all(`SELECT ${STORED_COLUMNS} FROM players WHERE ${where}`, params).map((row) => storedOf(row, teams));
  const byId = (id: PlayerId): StoredPlayer | null => stored('id = ?', [id])[0] ?? null;
  const sealRosters = (): void => db.run('UPDATE dynasty SET roster_digest = ?', [rosterDigest(db)]);
  return {
    byId,
    byIds: (ids) => stored('id IN (SELECT value FROM json_each(?)) ORDER BY id', [JSON.stringify(ids)]),
    current: () => players(`${ON_ROSTERS} ORDER BY id`),
    rosterDigest: () => hex(db.only('SELECT roster_digest FROM dynasty')[0]),
    names: (from, to) => namesBetween(db, from, to),
    talent: () => talentOf(db, teams),
    ofTeam: (team) => players('on_roster = 1 AND team = ? ORDER BY id', [teams.number(team)]),
    named(part, limit) {
      const folded = fold(part);
      if (folded === '') return [];
      return stored(`${FOLDED_NAME} LIKE ? ESCAPE '\\' ORDER BY on_roster DESC, id LIMIT ?`, [
        `%${literally(folded)}%`,
        limit,
      ]);
    },
    joinedIn: (year) => stored('joined = ? ORDER BY id', [year]),
    leftAfter: (year) => stored('last_year = ? AND on_roster = 0 ORDER BY id', [year]),
    departures() {
      const rows = db.all(
        'SELECT id, reason FROM players WHERE last_year = (SELECT year FROM dynasty) AND reason IS NOT NULL ORDER BY id',
      );
      return rows.map(([id, reason]) => ({ player: Number(id), reason: reasons.word(reason) }));
    },
    writeStarters(some) {
      for (const { id, starter } of some) db.run('UPDATE players SET starter = ? WHERE id = ?', [bit(starter), id]);
      sealRosters();
    },
    writeSteps(some) {
      for (const { id, rating, ratings, winter, starter } of some) {
        db.run('UPDATE players SET rating = ?, ratings = ?, winter = ?, starter = ? WHERE id = ?', [
          rating,
          ratings.join(''),
          packWinter(winter),
          bit(starter),
          id,
        ]);
      }
      sealRosters();
    },
    writeEdited(player) {
      writeEdited(db, player);
      sealRosters();
    },
    writeKept: (kept) => writeKept(db, kept),
    writeDepartures(year, departures) {
      for (const { player, reason } of departures) {
        db.run('UPDATE players SET last_year = ?, reason = ? WHERE id = ?', [year, reasons.code(reason), player]);
      }
      sealRosters();
    },
    writeRosters(year, all) {
      const kept = new Set(all.map((player) => player.id));
      for (const [id] of db.all('SELECT id FROM players WHERE on_roster = 1 ORDER BY id')) {
        if (kept.has(Number(id))) continue;
        db.run('UPDATE players SET on_roster = 0, last_year = coalesce(last_year, ?) WHERE id = ?', [year - 1, id]);
      }
      for (const player of all) writePlayer(db, teams, year, player);
      sealRosters();
    },
  };
}
