/**
 * The play log: the only record of what happened in a game. Drives, box scores, play descriptions and diagrams are all
 * derived from it.
 *
 * A log is an `Int16Array` with one row of `PLAY_COLUMNS.length` numbers per play, in order. A player is identified by
 * his slot, the index in his team's sheet of that game (`TeamSheet.players`), or -1 for none. Sides are 0 (home) and 1
 * (away).
 */
export const PLAY_COLUMNS = [
  /** Number of the drive, from 0. Kickoffs and tries belong to the drive before them; an opening kickoff to drive 0. */
  'drive',
  /** 1 to 4, then 5 for the first overtime period, 6 for the second ... */
  'quarter',
  /** Seconds left in the quarter at the snap; 0 in overtime. */
  'secondsLeft',
  /** Seconds that ran off from this snap to the next one (or to the end of the quarter). */
  'secondsUsed',
  /** The side that snaps or kicks. */
  'offense',
  /** 1 to 4; 0 for kickoffs and tries. */
  'down',
  /** Yards to the line to gain, or to the goal line; 0 for kickoffs and tries. */
  'distance',
  /** Yards from the offense's own goal line at the snap, 1 to 99. */
  'yardLine',
  /** Index into PLAY_KINDS. */
  'kind',
  /** Index into PLAY_RESULTS. */
  'result',
  /** Net scrimmage yards credited to the offense's players (0 on an incomplete pass, negative on a sack). */
  'yards',
  /** Air yards of a pass (from the line of scrimmage), or the length of a kick; for a field goal, its distance. */
  'kickOrAir',
  /** Return yards after a kick, interception or fumble, by the side that then had the ball. */
  'returnYards',
  /** Passer, rusher, kicker or punter (offense). */
  'actor',
  /** Intended receiver of a pass, or the catcher (offense); none for intentional grounding. */
  'target',
  /** First tackler or sacker (defense, or the covering side on a return). An interceptor is in `returner`. */
  'tackler',
  /** Second tackler of a shared tackle or sack. */
  'assist',
  /** The defender who broke up an incomplete pass or blocked a kick. */
  'defender',
  /** The fumbler: slot + 1 for the offense (kicking side), -(slot + 1) for the other side, 0 for none. */
  'fumbler',
  /** The player who forced the fumble, on the opposite side from the fumbler; -1 for none. */
  'forcer',
  /**
   * The player who recovered: slot + 1 for the offense, -(slot + 1) for the other side, 0 for out of bounds or no
   * fumble.
   */
  'recoverer',
  /** The returner of a kick, interception (the interceptor) or fumble, on the side against the offense; -1 for none. */
  'returner',
  /** Index into PENALTIES, 0 for none. */
  'penalty',
  /** 0 none, 1 on the offense accepted, 2 on the defense accepted, 3 offense declined, 4 defense declined, 5 offsetting. */
  'penaltyCall',
  /**
   * Yards actually walked off; for offsetting fouls, the other side's foul as an index into PENALTIES (0 if unknown).
   */
  'penaltyYards',
  /** Slot of the penalized player on the penalized side; -1 if no particular player. */
  'penaltySlot',
  /** Bits of PLAY_FLAGS. */
  'flags',
  /** Points scored on the play by the offense's side and by the other side. */
  'pointsOffense',
  'pointsDefense',
  /** Index into TRICK_PLAYS: the trick the coach called, 0 for none. */
  'trick',
] as const;
export type PlayColumn = (typeof PLAY_COLUMNS)[number];
export const PLAY_STRIDE = PLAY_COLUMNS.length;
export const COL = Object.fromEntries(PLAY_COLUMNS.map((name, index) => [name, index])) as Record<PlayColumn, number>;

/** Returns a column of the play that starts at index `start`. Throws an error past the end of the log. */
export function cell(log: Int16Array, start: number, column: number): number {
  const value = log[start + column];
  if (value === undefined) throw new Error(`a log of ${log.length} numbers has no play at ${start}`);
  return value;
}

export const PLAY_KINDS = [
  'run',
  'pass',
  'sack',
  'scramble',
  'kneel',
  'spike',
  'punt',
  'field_goal',
  'kickoff',
  'extra_point',
  'two_point_run',
  'two_point_pass',
  'penalty',
] as const;
export type PlayKind = (typeof PLAY_KINDS)[number];
export const KIND = Object.fromEntries(PLAY_KINDS.map((name, index) => [name, index])) as Record<PlayKind, number>;

export const PLAY_RESULTS = [
  /** A run, sack, scramble or kneel with an ordinary ending, or a play wiped out by a penalty. */
  'none',
  'complete',
  'incomplete',
  'interception',
  /** The ball was fumbled and lost to the other side. */
  'fumble',
  'good',
  'missed',
  'blocked',
  'touchback',
  'fair_catch',
  'returned',
  'downed',
  'out_of_bounds',
  /** An onside kick that the kicking side recovered, or did not. */
  'onside_recovered',
  'onside_failed',
  /** A kick the receiving side muffed and the kicking side recovered. */
  'muffed',
] as const;
export type PlayResult = (typeof PLAY_RESULTS)[number];
export const RESULT = Object.fromEntries(PLAY_RESULTS.map((name, index) => [name, index])) as Record<
  PlayResult,
  number
>;

/** Bits of the `flags` column. */
export const PLAY_FLAGS = {
  touchdown: 1,
  firstDown: 2,
  firstDownByPenalty: 4,
  safety: 8,
  turnoverOnDowns: 16,
  /** The ball carrier went out of bounds, so the clock stopped. */
  outOfBounds: 32,
  timeoutOffense: 64,
  timeoutDefense: 128,
  /** The play does not count: a penalty was accepted and the down is replayed (or never began). */
  noPlay: 256,
  drop: 512,
  /** The last play of its drive. */
  endOfDrive: 1024,
  onside: 2048,
  /** Seconds were run off the clock for a foul or an injury in the last minute of a half. */
  runoff: 4096,
  /** A run or pass out of a kick formation: a punt's, or from `FIELD_GOAL_FAKES_FROM` on a field goal's. */
  fakeKick: 8192,
  /** The penalized player was ejected. */
  ejected: 16384,
  /** A free kick after a safety. */
  freeKick: 32768,
} as const;

/** Trick plays of the offense. Fakes and onside kicks have a flag instead. */
export const TRICK_PLAYS = ['none', 'reverse', 'flea_flicker'] as const;
export const TRICK = Object.fromEntries(TRICK_PLAYS.map((name, index) => [name, index])) as Record<
  (typeof TRICK_PLAYS)[number],
  number
>;

/** A fake from this yard line of the offense on is a fake field goal; from farther back, a fake punt. */
export const FIELD_GOAL_FAKES_FROM = 65;

export const PENALTIES = [
  'none',
  'false start',
  'offensive holding',
  'delay of game',
  'illegal formation',
  'offensive pass interference',
  'intentional grounding',
  'ineligible man downfield',
  'chop block',
  'offside',
  'encroachment',
  'defensive holding',
  'defensive pass interference',
  'roughing the passer',
  'face mask',
  'personal foul',
  'unsportsmanlike conduct',
  'targeting',
  'roughing the kicker',
  'running into the kicker',
  'illegal block in the back',
  'kick out of bounds',
  'kick catch interference',
  'incidental face mask',
  'horse collar tackle',
] as const;
export type PenaltyName = (typeof PENALTIES)[number];

export const DRIVE_RESULTS = [
  'touchdown',
  'field_goal',
  'missed_field_goal',
  'punt',
  'interception',
  'fumble',
  'downs',
  'safety',
  'end_of_half',
  'end_of_game',
] as const;
export type DriveResult = (typeof DRIVE_RESULTS)[number];

/** One possession, read from the play log. */
export interface Drive {
  offense: 0 | 1;
  /** The quarter it began in; overtime 5 and up. */
  quarter: number;
  /** Seconds left in that quarter when it began. */
  secondsLeft: number;
  /** Yards from the offense's own goal line at the start, 1 to 99. */
  startYard: number;
  furthestYard: number;
  /** The farthest yard line it ran a play from. */
  furthestSnap: number;
  plays: number;
  yards: number;
  /** Time of possession. */
  seconds: number;
  result: DriveResult;
  /** Points the offense scored on the drive, including the try. */
  points: number;
  /** Points the other side scored on the drive (a return, a safety), including the try. */
  pointsAgainst: number;
  homeScoreAfter: number;
  awayScoreAfter: number;
}
