import type { LogRow } from '../../model/plays/log-row.ts';
import type { Drive, DriveResult } from '../../model/plays/play.ts';
import {
  DOWNS_FLAG,
  FIELD_GOAL,
  FUMBLE,
  GOOD,
  INTERCEPTION,
  NO_PLAY_FLAG,
  PUNT,
  SAFETY_FLAG,
  SPIKE,
} from '../../model/plays/play-codes.ts';
import * as T from '../../model/plays/team-stat-codes.ts';
import { FIELD_YARDS, RED_ZONE_YARDS, TOUCHDOWN_POINTS } from '../../model/rules.ts';
import type { Counts } from './counts.ts';

/** Splits a log into drives, row by row. */
export class DriveTally {
  readonly list: Drive[] = [];
  declare private readonly counts: Counts;
  private number = -1;
  private drive: Drive | null = null;
  /** Points by side of rows before the drive's first snap (a returned opening kickoff). */
  private readonly early = [0, 0];
  private readonly score: [number, number] = [0, 0];

  constructor(counts: Counts) {
    this.counts = counts;
  }

  add(r: LogRow): void {
    if (r.drive !== this.number) {
      this.close();
      this.number = r.drive;
    }
    this.score[r.offense as 0 | 1] += r.pointsOffense;
    this.score[(1 - r.offense) as 0 | 1] += r.pointsDefense;
    if (r.down > 0) this.snap(r);
    this.points(r);
  }

  private snap(r: LogRow): void {
    this.drive ??= {
      offense: r.offense === 0 ? 0 : 1,
      quarter: r.quarter,
      secondsLeft: r.secondsLeft,
      startYard: r.yardLine,
      furthestYard: r.yardLine,
      furthestSnap: r.yardLine,
      plays: 0,
      yards: 0,
      seconds: 0,
      result: 'end_of_game',
      points: this.early[r.offense]!,
      pointsAgainst: this.early[1 - r.offense]!,
      homeScoreAfter: 0,
      awayScoreAfter: 0,
    };
    const d = this.drive;
    d.seconds += r.secondsUsed;
    d.result = resultOf(r);
    if (r.yardLine > d.furthestYard) d.furthestYard = r.yardLine;
    if (r.yardLine > d.furthestSnap) d.furthestSnap = r.yardLine;
    if ((r.flags & NO_PLAY_FLAG) !== 0 || r.kind > SPIKE) return;
    d.plays += 1;
    d.yards += r.yards;
    if (r.yardLine + r.yards > d.furthestYard) d.furthestYard = r.yardLine + r.yards;
    if (r.yardLine >= FIELD_YARDS - RED_ZONE_YARDS) this.redZone = true;
  }

  private redZone = false;

  private points(r: LogRow): void {
    if (r.pointsOffense === 0 && r.pointsDefense === 0) return;
    const d = this.drive;
    if (d === null) {
      this.early[r.offense]! += r.pointsOffense;
      this.early[1 - r.offense]! += r.pointsDefense;
      return;
    }
    const own = r.offense === d.offense;
    d.points += own ? r.pointsOffense : r.pointsDefense;
    d.pointsAgainst += own ? r.pointsDefense : r.pointsOffense;
  }

  /** Closes the drive: adds it to the list and to its team's counts. */
  close(): void {
    const d = this.drive;
    if (d === null) return;
    d.homeScoreAfter = this.score[0];
    d.awayScoreAfter = this.score[1];
    this.list.push(d);
    this.counts.team(d.offense, T.drives, 1);
    if (this.redZone) {
      this.counts.team(d.offense, T.red_zone_trips, 1);
      if (d.result === 'touchdown') this.counts.team(d.offense, T.red_zone_touchdowns, 1);
      if (d.result === 'field_goal') this.counts.team(d.offense, T.red_zone_field_goals, 1);
    }
    this.redZone = false;
    this.drive = null;
    this.early[0] = 0;
    this.early[1] = 0;
  }
}

/** Returns how the drive ends if this is its last snap. */
function resultOf(r: LogRow): DriveResult {
  const time = r.quarter <= 2 ? 'end_of_half' : 'end_of_game';
  if ((r.flags & SAFETY_FLAG) !== 0) return 'safety';
  if ((r.flags & NO_PLAY_FLAG) !== 0) return time;
  if (r.pointsOffense >= TOUCHDOWN_POINTS) return 'touchdown';
  if (r.kind === PUNT) return 'punt';
  if (r.kind === FIELD_GOAL) return r.result === GOOD ? 'field_goal' : 'missed_field_goal';
  if (r.result === INTERCEPTION) return 'interception';
  if (r.result === FUMBLE) return 'fumble';
  return (r.flags & DOWNS_FLAG) !== 0 ? 'downs' : time;
}
