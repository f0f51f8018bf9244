import { itemAt } from '../../../model/lists.ts';
import { DRIVE_RESULTS, type Drive } from '../../../model/plays/play.ts';

/** Groups of starting field position: own 1-10, 11-20, 21-30, 31-40, 41-50, opponent's 49-35, 34-20, 19-1. */
const START_GROUPS = 8;

export function startGroup(yard: number): number {
  if (yard <= 50) return Math.floor((yard - 1) / 10);
  if (yard <= 65) return 5;
  return yard <= 80 ? 6 : 7;
}

/**
 * A drive with a down at the opponent's 40 or closer is in scoring range. Longer touchdowns do not count, as the real
 * values show: points per such possession times their share (1.91) are less than touchdowns alone bring (1.86) with the
 * field goals (0.3).
 */
const OPPORTUNITY = 60;

/** Drives of regulation time in a season. */
export class DriveCounts {
  drives = 0;
  plays = 0;
  yards = 0;
  long = 0;
  opportunities = 0;
  opportunityPoints = 0;
  /** By index of `DRIVE_RESULTS`. */
  readonly results = new Float64Array(DRIVE_RESULTS.length);
  /** By group of starting yard: all, touchdowns, field goals, punts. */
  readonly starts = Array.from({ length: START_GROUPS }, () => new Float64Array(4));

  add(drives: readonly Drive[]): void {
    for (const drive of drives) if (drive.quarter <= 4) this.one(drive);
  }

  private one(drive: Drive): void {
    this.drives += 1;
    this.plays += drive.plays;
    this.yards += drive.yards;
    if (drive.plays >= 10) this.long += 1;
    this.results[DRIVE_RESULTS.indexOf(drive.result)]! += 1;
    this.reached(drive);
    const group = itemAt(this.starts, startGroup(drive.startYard));
    group[0]! += 1;
    if (drive.result === 'touchdown') group[1]! += 1;
    else if (drive.result === 'field_goal') group[2]! += 1;
    else if (drive.result === 'punt') group[3]! += 1;
  }

  private reached(drive: Drive): void {
    if (drive.furthestSnap < OPPORTUNITY) return;
    this.opportunities += 1;
    this.opportunityPoints += drive.points;
  }
}
