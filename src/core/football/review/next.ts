import type { LogRow } from '../../model/plays/log-row.ts';
import { PENALTIES } from '../../model/plays/play.ts';
import {
  BLOCKED,
  DOWNS_FLAG,
  EXTRA_POINT,
  FAIR_CATCH,
  FIELD_GOAL,
  FUMBLE,
  GOOD,
  INTERCEPTION,
  KICKOFF,
  NO_PLAY_FLAG,
  ONSIDE_FAILED,
  ONSIDE_RECOVERED,
  OUT_OF_BOUNDS,
  PENALTY_FIRST_DOWN_FLAG,
  PUNT,
  SAFETY_FLAG,
  TOUCHBACK,
  TWO_POINT_PASS,
  TWO_POINT_RUN,
} from '../../model/plays/play-codes.ts';
import type { GameRules } from '../../model/rules.ts';

/** The next situation under the rules: the reviewer's own reading of a row, independent of the engine's. */
export interface Expected {
  phase: 'snap' | 'kickoff' | 'free kick' | 'try';
  offense: number;
  /** Yards from the offense's own goal line; only for snaps. */
  ball: number;
  down: number;
  distance: number;
}

/** Fouls after which the down is replayed from the enforcement spot. */
const DOWN_AGAIN = [PENALTIES.indexOf('offensive holding'), PENALTIES.indexOf('incidental face mask')];

function firstDown(offense: number, ball: number): Expected {
  return { phase: 'snap', offense, ball, down: 1, distance: Math.min(10, 100 - ball) };
}

export const due = (phase: Expected['phase'], offense: number): Expected => ({
  phase,
  offense,
  ball: 0,
  down: 0,
  distance: 0,
});

/** Returns the situation that follows a row. */
export function nextAfter(r: LogRow, rules: GameRules): Expected {
  const other = 1 - r.offense;
  if (r.pointsOffense === 6) return due('try', r.offense);
  if (r.pointsDefense === 6) return due('try', other);
  if ((r.flags & SAFETY_FLAG) !== 0) return due('free kick', r.offense);
  if (r.kind === EXTRA_POINT || r.kind === TWO_POINT_RUN || r.kind === TWO_POINT_PASS) return due('kickoff', r.offense);
  if (r.kind === KICKOFF) return afterKickoff(r, rules);
  if ((r.flags & NO_PLAY_FLAG) !== 0) return afterNoPlay(r);
  if (r.kind === PUNT) return afterPunt(r, rules);
  if (r.kind === FIELD_GOAL) return afterFieldGoal(r, rules);
  return afterScrimmage(r, rules);
}

function afterNoPlay(r: LogRow): Expected {
  const moved = r.penaltyCall === 2 ? r.penaltyYards : r.penaltyCall === 1 ? -r.penaltyYards : 0;
  const ball = r.yardLine + moved;
  if ((r.flags & PENALTY_FIRST_DOWN_FLAG) !== 0) return firstDown(r.offense, ball);
  return { phase: 'snap', offense: r.offense, ball, down: r.down, distance: r.distance - moved };
}

function afterScrimmage(r: LogRow, rules: GameRules): Expected {
  const other = 1 - r.offense;
  const isPick = r.result === INTERCEPTION;
  if (isPick || r.result === FUMBLE) {
    const ball = 100 - (r.yardLine + (isPick ? r.kickOrAir : r.yards) - r.returnYards);
    return firstDown(other, ball <= 0 ? rules.touchback : ball);
  }
  const added = r.penaltyCall === 2 ? r.penaltyYards : r.penaltyCall === 1 ? -r.penaltyYards : 0;
  const spot = r.yardLine + r.yards;
  const again = (r.penaltyCall === 1 || r.penaltyCall === 2) && DOWN_AGAIN.includes(r.penalty);
  const series = r.penaltyCall === 2 && (!again || r.yards + added >= r.distance);
  if (series || (again && r.penaltyCall === 1 ? r.yards + added : r.yards) >= r.distance)
    return firstDown(r.offense, spot + added);
  if ((r.down === 4 && !again) || (r.flags & DOWNS_FLAG) !== 0) return firstDown(other, 100 - spot - added);
  return {
    phase: 'snap',
    offense: r.offense,
    ball: spot + added,
    down: again ? r.down : r.down + 1,
    distance: r.distance - r.yards - added,
  };
}

function afterPunt(r: LogRow, rules: GameRules): Expected {
  const other = 1 - r.offense;
  if (r.result === TOUCHBACK) return firstDown(other, rules.touchback);
  const spot = 100 - (r.yardLine + r.kickOrAir) + r.returnYards;
  if (r.result !== BLOCKED && r.recoverer > 0) return firstDown(r.offense, 100 - spot);
  return firstDown(other, spot + kickFoul(r));
}

/** Returns the yards a foul on a kick moves the receiving team: forward for a foul by the kickers, back for its own. */
function kickFoul(r: LogRow): number {
  return r.penaltyCall === 1 ? r.penaltyYards : r.penaltyCall === 2 ? -r.penaltyYards : 0;
}

function afterFieldGoal(r: LogRow, rules: GameRules): Expected {
  const other = 1 - r.offense;
  if (r.result === GOOD) return due('kickoff', r.offense);
  if (r.result === BLOCKED) return firstDown(other, 100 - r.yardLine + r.returnYards);
  if (r.returner >= 0) return firstDown(other, r.returnYards);
  return firstDown(other, Math.max(rules.touchback, 100 - r.yardLine));
}

function afterKickoff(r: LogRow, rules: GameRules): Expected {
  const other = 1 - r.offense;
  const caught = 100 - r.yardLine - r.kickOrAir;
  if (r.result === TOUCHBACK) return firstDown(other, rules.kickoffTouchback);
  if (r.result === FAIR_CATCH) {
    const { kickoffFairCatchLine, kickoffTouchback } = rules;
    return firstDown(
      other,
      kickoffFairCatchLine !== null && caught <= kickoffFairCatchLine ? kickoffTouchback : caught,
    );
  }
  if (r.result === OUT_OF_BOUNDS) return firstDown(other, 100 - r.yardLine - rules.kickoffOutOfBounds);
  if (r.result === ONSIDE_RECOVERED) return firstDown(r.offense, r.yardLine + r.kickOrAir);
  if (r.result === ONSIDE_FAILED) return firstDown(other, caught);
  const spot = caught + r.returnYards;
  if (r.recoverer > 0) return firstDown(r.offense, 100 - spot);
  return firstDown(other, spot + kickFoul(r));
}
