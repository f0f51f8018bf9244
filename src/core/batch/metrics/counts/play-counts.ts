import { COL, cell, KIND, PLAY_FLAGS, PLAY_STRIDE, RESULT } from '../../../model/plays/play.ts';

/** Groups of yards to go: 1, 2-3, 4-6, 7-9, 10, 11 and more. */
const DISTANCE_GROUPS = 6;
/** Groups of field goal distance: to 19, 20-29, 30-39, 40-49, 50-54, 55 and more. */
const FIELD_GOAL_GROUPS = 6;

export function distanceGroup(distance: number): number {
  if (distance <= 1) return 0;
  if (distance <= 3) return 1;
  if (distance <= 6) return 2;
  if (distance <= 9) return 3;
  return distance === 10 ? 4 : 5;
}

export function fieldGoalGroup(distance: number): number {
  if (distance < 50) return Math.min(3, Math.max(0, Math.floor(distance / 10) - 1));
  return distance < 55 ? 4 : 5;
}

/**
 * Whether a gain keeps an offense on schedule: half the distance on first down, 70% on second, all of it after that.
 */
export function isSuccess(down: number, distance: number, yards: number): boolean {
  const needed = down === 1 ? 0.5 : down === 2 ? 0.7 : 1;
  return yards >= needed * distance;
}

/** Whether a run is as likely as a pass: first down, second and 7 or less, third or fourth and 4 or less. */
export function isStandardDown(down: number, distance: number): boolean {
  if (down === 1) return true;
  return down === 2 ? distance <= 7 : distance <= 4;
}

/** A team's plays in a season, its successful ones, and those on first and second down. */
interface TeamPlays {
  plays: number;
  successes: number;
  earlyPlays: number;
  earlyPasses: number;
}

/** More yards than a play can gain or lose. */
const MOST_YARDS = 128;

/** A histogram of yards gained. */
class YardCounts {
  private readonly plays = new Int32Array(2 * MOST_YARDS);

  add(yards: number): void {
    this.plays[MOST_YARDS + yards]! += 1;
  }

  /** Yields yards and the number of plays that gained them. */
  *[Symbol.iterator](): Generator<[yards: number, plays: number]> {
    for (let index = 0; index < this.plays.length; index++)
      if (this.plays[index]! > 0) yield [index - MOST_YARDS, this.plays[index]!];
  }
}

/** Counts of a season's plays: runs, passes and sacks (no kneels, no spikes), and kicks. */
export class PlayCounts {
  /** By down, from 0 (unused) to 4. */
  readonly plays = new Float64Array(5);
  readonly dropbacks = new Float64Array(5);
  rushes = 0;
  rushYards = 0;
  rushesStuffed = 0;
  rushSuccesses = 0;
  sacks = 0;
  sackYards = 0;
  successes = 0;
  explosive = 0;
  standardDowns = 0;
  standardSuccesses = 0;
  passingDowns = 0;
  passingSuccesses = 0;
  /** Third and fourth downs by yards to go: tries, conversions, runs. */
  readonly tries = [new Float64Array(DISTANCE_GROUPS), new Float64Array(DISTANCE_GROUPS)] as const;
  readonly made = [new Float64Array(DISTANCE_GROUPS), new Float64Array(DISTANCE_GROUPS)] as const;
  readonly run = [new Float64Array(DISTANCE_GROUPS), new Float64Array(DISTANCE_GROUPS)] as const;
  readonly fieldGoals = new Float64Array(FIELD_GOAL_GROUPS);
  readonly fieldGoalsMade = new Float64Array(FIELD_GOAL_GROUPS);
  /** Touchdowns, and those followed by a two-point try. */
  touchdowns = 0;
  twoPointTries = 0;
  /** Offensive plays by team. */
  readonly byTeam = new Map<string, TeamPlays>();
  readonly completionYards = new YardCounts();
  readonly lossYards = new YardCounts();

  /** Counts a game's log. `teams` are home and away. */
  add(log: Int16Array, teams: readonly [string, string]): void {
    const sides = teams.map((team) => this.team(team));
    for (let index = 0; index < log.length; index += PLAY_STRIDE) {
      if ((cell(log, index, COL.flags) & PLAY_FLAGS.noPlay) !== 0) continue;
      if (log[index + COL.pointsOffense] === 6 || log[index + COL.pointsDefense] === 6) this.touchdown(log, index);
      const kind = cell(log, index, COL.kind);
      if (kind <= KIND.scramble) this.scrimmage(log, index, sides[cell(log, index, COL.offense)]!);
      else if (kind === KIND.field_goal) this.fieldGoal(log, index);
    }
  }

  private team(team: string): TeamPlays {
    let line = this.byTeam.get(team);
    if (!line) {
      line = { plays: 0, successes: 0, earlyPlays: 0, earlyPasses: 0 };
      this.byTeam.set(team, line);
    }
    return line;
  }

  private touchdown(log: Int16Array, index: number): void {
    this.touchdowns += 1;
    for (let next = index + PLAY_STRIDE; next < log.length; next += PLAY_STRIDE) {
      if ((cell(log, next, COL.flags) & PLAY_FLAGS.noPlay) !== 0) continue;
      const kind = cell(log, next, COL.kind);
      if (kind === KIND.two_point_run || kind === KIND.two_point_pass) this.twoPointTries += 1;
      return;
    }
  }

  private fieldGoal(log: Int16Array, index: number): void {
    const group = fieldGoalGroup(cell(log, index, COL.kickOrAir));
    this.fieldGoals[group]! += 1;
    if (log[index + COL.result] === RESULT.good) this.fieldGoalsMade[group]! += 1;
  }

  private scrimmage(log: Int16Array, index: number, team: TeamPlays): void {
    const down = cell(log, index, COL.down);
    const distance = cell(log, index, COL.distance);
    const yards = cell(log, index, COL.yards);
    const kind = cell(log, index, COL.kind);
    const result = cell(log, index, COL.result);
    const lost = result === RESULT.interception || result === RESULT.fumble;
    const success = !lost && isSuccess(down, distance, yards);
    const rush = kind === KIND.run || kind === KIND.scramble;
    this.plays[down]! += 1;
    team.plays += 1;
    if (success) {
      this.successes += 1;
      team.successes += 1;
    }
    if (down < 3) {
      team.earlyPlays += 1;
      if (!rush) team.earlyPasses += 1;
    }
    if (yards >= (rush ? 10 : 20)) this.explosive += 1;
    this.schedule(isStandardDown(down, distance), success);
    if (rush) this.rush(yards, success);
    else this.dropback(down, kind, result, yards);
    if (down >= 3) this.lateDown(down - 3, distance, yards, rush);
  }

  private schedule(standard: boolean, success: boolean): void {
    if (standard) {
      this.standardDowns += 1;
      if (success) this.standardSuccesses += 1;
    } else {
      this.passingDowns += 1;
      if (success) this.passingSuccesses += 1;
    }
  }

  private rush(yards: number, success: boolean): void {
    this.rushes += 1;
    this.rushYards += yards;
    if (yards <= 0) this.rushesStuffed += 1;
    if (success) this.rushSuccesses += 1;
  }

  private dropback(down: number, kind: number, result: number, yards: number): void {
    this.dropbacks[down]! += 1;
    if (kind === KIND.sack) {
      this.sacks += 1;
      this.sackYards -= yards;
      this.lossYards.add(yards);
    } else if (result === RESULT.complete || result === RESULT.fumble) {
      this.completionYards.add(yards);
    }
  }

  private lateDown(which: number, distance: number, yards: number, rush: boolean): void {
    const group = distanceGroup(distance);
    this.tries[which as 0 | 1][group]! += 1;
    if (yards >= distance) this.made[which as 0 | 1][group]! += 1;
    if (rush) this.run[which as 0 | 1][group]! += 1;
  }
}
