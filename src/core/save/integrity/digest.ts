import { createHash } from 'node:crypto';
import { PLAY_COLUMNS, PLAY_STRIDE } from '../../model/plays/play.ts';
import { inColumns } from '../codecs/columns.ts';
import { hex } from '../codes.ts';
import type { GameLog, TransitionKind, Transitions } from '../contracts.ts';
import { GAME_COLUMNS } from '../repositories/games.ts';
import { ROSTER_COLUMNS } from '../repositories/players.ts';
import type { Sqlite, SqlValue } from '../sqlite.ts';
import { RowHasher } from './hasher.ts';

/**
 * The state digest. The past never changes, so every transition (the start, a week played, a season closed, rosters
 * turned over) is hashed once, from the rows it leaves behind, and chained. The state digest covers the settings, the
 * chain and the little that can still change. It does not depend on how many commands led to the state, and can be
 * recomputed from the stored rows (`verify.ts`).
 */
const UNPLAYED = `SELECT ${GAME_COLUMNS.join(', ')} FROM games WHERE year = ? AND home_score IS NULL ORDER BY id`;
const PLAYED = `SELECT ${GAME_COLUMNS.join(', ')} FROM games
  WHERE year = ? AND week = ? AND home_score IS NOT NULL ORDER BY id`;
const NEWCOMERS = 'SELECT id, first, last, position, stars, state FROM players WHERE joined = ? ORDER BY id';
/** Columns of coaches and jobs that never change. */
const COACHES = `SELECT id, first, last, born, school, side, origin, offense, defense, game_day, recruiting, locker_room,
  pass_lean, tempo, boldness, depth, front FROM coaches WHERE joined = ? ORDER BY id`;
const JOBS_BEGUN = `SELECT coach, team, role, since, from_week, front FROM coach_jobs WHERE since = ? AND from_week = 0
  ORDER BY coach, team, role, from_week`;
const JOBS_ENDED = 'SELECT * FROM coach_jobs WHERE until = ? ORDER BY coach, team, role, since, from_week';
const JOBS_HELD = `SELECT * FROM coach_jobs WHERE until IS NULL OR until >= ?
  ORDER BY coach, team, role, since, from_week`;
const OWN_COACH = 'SELECT * FROM own_coach';
/** The player's coach, the only one whose skills change. */
const OWN_PERSON = `SELECT id, first, last, born, school, side, origin FROM coaches WHERE id IN (SELECT coach FROM own_coach)`;
const OWN_SKILLS = `SELECT offense, defense, game_day, recruiting, locker_room FROM coaches
  WHERE id IN (SELECT coach FROM own_coach)`;
const LEAVERS = `SELECT ${ROSTER_COLUMNS} FROM players WHERE last_year = ? AND on_roster = 0 ORDER BY id`;

function hashAll(db: Sqlite, queries: readonly (readonly [sql: string, params: SqlValue[]])[]): Buffer {
  const hasher = new RowHasher();
  for (const [sql, params] of queries) hasher.rows(db.all(sql, params));
  return hasher.digest();
}

/**
 * Queries about the player's coach. A dynasty with no such coach keeps the digests it had before this feature existed.
 */
function ofOwn(db: Sqlite, ...queries: readonly string[]): [sql: string, params: SqlValue[]][] {
  return db.get(OWN_COACH) === null ? [] : queries.map((sql) => [sql, []]);
}

/** Facts, teams, real history, first rosters and coaches, and the player's coach. */
export function startDigest(db: Sqlite): Buffer {
  return hashAll(db, [
    ['SELECT digest FROM facts ORDER BY name', []],
    ['SELECT number, id FROM teams ORDER BY number', []],
    ['SELECT * FROM history WHERE played = 0 ORDER BY year, team', []],
    [NEWCOMERS.replace('?', '(SELECT start_year FROM dynasty)'), []],
    [COACHES.replace('?', '(SELECT start_year FROM dynasty) AND id NOT IN (SELECT coach FROM own_coach)'), []],
    ['SELECT * FROM coach_jobs WHERE until < (SELECT start_year FROM dynasty) ORDER BY coach, team, role, since', []],
    ...ofOwn(db, OWN_COACH, OWN_PERSON),
  ]);
}

/** Columns of a play in hashing order. Later columns are left out, so that digests stay the same. */
export const DIGESTED_COLUMNS: readonly string[] = (
  'drive quarter secondsLeft secondsUsed offense down distance yardLine kind result yards kickOrAir returnYards ' +
  'actor target tackler assist defender fumbler forcer recoverer returner ' +
  'penalty penaltyCall penaltyYards penaltySlot flags pointsOffense pointsDefense'
).split(' ');

const ALL_DIGESTED = DIGESTED_COLUMNS.join() === PLAY_COLUMNS.join();

/** The bytes of a log that its digest hashes. */
function digestedBytes(plays: Int16Array): Uint8Array {
  if (plays.length % PLAY_STRIDE !== 0) throw new Error(`${plays.length} numbers are not a log of plays`);
  const { buffer, byteOffset, byteLength } = ALL_DIGESTED ? plays : inColumns(plays, PLAY_COLUMNS, DIGESTED_COLUMNS);
  return new Uint8Array(buffer, byteOffset, byteLength);
}

/** Digest of a week's finished games and their logs, which must be sorted by game. */
export function weekDigest(db: Sqlite, year: number, week: number, logs: Iterable<GameLog>): Buffer {
  const hasher = new RowHasher();
  hasher.rows(db.all(PLAYED, [year, week]));
  for (const { game, plays, rosters } of logs) {
    hasher.row([game]);
    hasher.bytes(digestedBytes(plays));
    for (const roster of rosters) hasher.bytes(new Uint8Array(Uint32Array.from(roster).buffer));
  }
  return hasher.digest();
}

/** Digest of everything a closed season leaves besides its games. */
export function closeDigest(db: Sqlite, year: number): Buffer {
  return hashAll(db, [
    ['SELECT * FROM programs WHERE year = ? ORDER BY team', [year]],
    ['SELECT * FROM history WHERE year = ? AND played = 1 ORDER BY team', [year]],
    ['SELECT * FROM team_stats WHERE year = ? ORDER BY team', [year]],
    ['SELECT * FROM polls WHERE year = ? ORDER BY week', [year]],
    ['SELECT * FROM player_seasons WHERE year = ? ORDER BY player', [year]],
    [JOBS_ENDED, [year]],
    [UNPLAYED, [year]],
  ]);
}

/** Digest of the players who joined for a season, and those who left after the one before. */
export function rostersDigest(db: Sqlite, year: number): Buffer {
  return hashAll(db, [
    [NEWCOMERS, [year]],
    [LEAVERS, [year - 1]],
    [COACHES, [year]],
    [JOBS_BEGUN, [year]],
  ]);
}

const STATE = `SELECT seed, start_year, team, playoff_teams, playoff_autobids, playoff_top_four, year, stage, week,
  next_player_id, roster_digest FROM dynasty`;

/** Returns the digest of the current state. */
export function stateDigest(db: Sqlite): string {
  const year = db.only('SELECT year FROM dynasty')[0];
  return hashAll(db, [
    [STATE, []],
    ['SELECT chain FROM transitions ORDER BY seq DESC LIMIT 1', []],
    ['SELECT * FROM programs WHERE year >= ? ORDER BY year, team', [year]],
    ['SELECT * FROM polls WHERE year = ? ORDER BY week', [year]],
    ['SELECT * FROM team_stats WHERE year = ? ORDER BY team', [year]],
    ['SELECT * FROM running ORDER BY team', []],
    [JOBS_HELD, [year]],
    ['SELECT id FROM coaches WHERE retired IS NOT NULL ORDER BY id', []],
    [UNPLAYED, [year]],
    ...ofOwn(db, OWN_SKILLS),
  ]).toString('hex');
}

/** Returns the chain after a transition. */
export function transitionChain(before: string, kind: string, year: number, week: number, digest: string): string {
  return createHash('sha256')
    .update(JSON.stringify([before, kind, year, week, digest]))
    .digest('hex');
}

/** Records transitions as they are written, with the hash of the rows they leave. */
export function transitionsOf(db: Sqlite): Transitions {
  const append = (kind: TransitionKind, year: number, week: number, digest: Buffer): void => {
    const last = db.get('SELECT seq, chain FROM transitions ORDER BY seq DESC LIMIT 1');
    const chain = transitionChain(last ? hex(last[1]) : '', kind, year, week, digest.toString('hex'));
    const seq = last ? Number(last[0]) + 1 : 1;
    db.run('INSERT INTO transitions VALUES (?, ?, ?, ?, ?, ?)', [
      seq,
      kind,
      year,
      week,
      digest,
      Buffer.from(chain, 'hex'),
    ]);
  };
  return {
    start: (year) => append('start', year, 0, startDigest(db)),
    week: (year, week, logs) => append('week', year, week, weekDigest(db, year, week, logs)),
    close: (year) => append('close', year, 0, closeDigest(db, year)),
    rosters: (year) => append('rosters', year, 0, rostersDigest(db, year)),
  };
}
