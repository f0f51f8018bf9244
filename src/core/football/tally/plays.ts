import type { LogRow } from '../../model/plays/log-row.ts';
import {
  BLOCKED,
  COMPLETE,
  EXTRA_POINT,
  FAIR_CATCH,
  FIELD_GOAL,
  FIRST_DOWN_FLAG,
  FUMBLE,
  GOOD,
  INCOMPLETE,
  INTERCEPTION,
  KICKOFF,
  KNEEL,
  NO_PLAY_FLAG,
  ONSIDE_FLAG,
  PASS,
  PENALTY_FIRST_DOWN_FLAG,
  PUNT,
  RETURNED,
  SACK,
  SAFETY_FLAG,
  SPIKE,
  TOUCHBACK,
  TWO_POINT_PASS,
  TWO_POINT_RUN,
} from '../../model/plays/play-codes.ts';
import * as S from '../../model/plays/player-stat-codes.ts';
import * as T from '../../model/plays/team-stat-codes.ts';
import { FIELD_YARDS, TOUCHDOWN_POINTS } from '../../model/rules.ts';
import { repeatsDown } from '../fouls/fouls.ts';
import type { Counts } from './counts.ts';

/** A punt downed within this many yards of the goal line counts as inside the 20. */
const INSIDE_TWENTY = 20;

/** Counts one row of the log for its players and teams. */
export function countPlay(r: LogRow, c: Counts): void {
  const { offense } = r;
  c.team(offense, T.points, r.pointsOffense);
  c.team(1 - offense, T.points, r.pointsDefense);
  c.team(r.kind === KICKOFF ? 1 - offense : offense, T.possession_seconds, r.secondsUsed);
  if (r.penalty !== 0) countPenalty(r, c);
  if ((r.flags & SAFETY_FLAG) !== 0) {
    c.team(1 - offense, T.safeties, 1);
    c.player(1 - offense, r.kind === PUNT ? r.defender : r.tackler, S.safeties, 1);
  }
  if ((r.flags & NO_PLAY_FLAG) !== 0) {
    if ((r.flags & PENALTY_FIRST_DOWN_FLAG) !== 0) c.team(offense, T.first_downs_penalty, 1);
    return;
  }
  if (r.kind <= SPIKE) countScrimmage(r, c);
  else if (r.kind === PUNT) countPunt(r, c);
  else if (r.kind === KICKOFF) countKickoff(r, c);
  else countPlacement(r, c);
  if (r.fumbler !== 0) countFumble(r, c);
}

function countPenalty(r: LogRow, c: Counts): void {
  if (r.penaltyCall !== 1 && r.penaltyCall !== 2) return;
  const side = r.penaltyCall === 1 ? r.offense : 1 - r.offense;
  c.team(side, T.penalties, 1);
  c.team(side, T.penalty_yards, r.penaltyYards);
  c.player(side, r.penaltySlot, S.penalties, 1);
  c.player(side, r.penaltySlot, S.penalty_yards, r.penaltyYards);
}

function countScrimmage(r: LogRow, c: Counts): void {
  const { kind, offense } = r;
  if (kind === PASS) countPass(r, c);
  else if (kind === KNEEL) countKneel(r, c);
  else if (kind === SPIKE) c.player(offense, r.actor, S.pass_attempts, 1);
  else countRush(r, c);
  countDown(r, c);
  if (r.tackler >= 0) {
    if (r.result === INTERCEPTION) countTackle(r, c, offense);
    else countStop(r, c);
  }
  if (r.result === FUMBLE && r.returner >= 0) {
    c.player(1 - offense, r.returner, S.fumble_return_yards, r.returnYards);
  }
  if (r.result === FUMBLE && r.pointsDefense >= TOUCHDOWN_POINTS) {
    c.player(1 - offense, -1 - r.recoverer, S.fumble_return_touchdowns, 1);
    c.team(1 - offense, T.fumble_return_touchdowns, 1);
  }
}

function countPass(r: LogRow, c: Counts): void {
  const { offense } = r;
  c.player(offense, r.actor, S.pass_attempts, 1);
  c.player(offense, r.target, S.receiving_targets, 1);
  if (r.result === INTERCEPTION) {
    countInterception(r, c);
    return;
  }
  if (r.result === INCOMPLETE) {
    c.player(1 - offense, r.defender, S.passes_defended, 1);
    return;
  }
  if (r.result !== COMPLETE && r.result !== FUMBLE) return;
  c.player(offense, r.actor, S.pass_completions, 1);
  c.player(offense, r.actor, S.pass_yards, r.yards);
  c.player(offense, r.target, S.receiving_catches, 1);
  c.player(offense, r.target, S.receiving_yards, r.yards);
  if (r.pointsOffense < TOUCHDOWN_POINTS) return;
  c.player(offense, r.actor, S.pass_touchdowns, 1);
  c.player(offense, r.target, S.receiving_touchdowns, 1);
}

function countInterception(r: LogRow, c: Counts): void {
  const defense = 1 - r.offense;
  c.player(r.offense, r.actor, S.pass_interceptions, 1);
  c.player(defense, r.returner, S.interceptions, 1);
  c.player(defense, r.returner, S.passes_defended, 1);
  c.player(defense, r.returner, S.interception_return_yards, r.returnYards);
  if (r.pointsDefense < TOUCHDOWN_POINTS) return;
  c.player(defense, r.returner, S.interception_return_touchdowns, 1);
  c.team(defense, T.interception_touchdowns, 1);
}

/** Counts a kneel, charged to the team; logs of older games name the quarterback. */
function countKneel(r: LogRow, c: Counts): void {
  if (r.actor >= 0) {
    countRush(r, c);
    return;
  }
  c.teamOnly(r.offense, S.rush_attempts, 1);
  c.teamOnly(r.offense, S.rush_yards, r.yards);
}

function countRush(r: LogRow, c: Counts): void {
  const { offense } = r;
  c.player(offense, r.actor, S.rush_attempts, 1);
  c.player(offense, r.actor, S.rush_yards, r.yards);
  if (r.pointsOffense >= TOUCHDOWN_POINTS) c.player(offense, r.actor, S.rush_touchdowns, 1);
  if (r.kind !== SACK) return;
  c.player(offense, r.actor, S.times_sacked, 1);
  c.player(offense, r.actor, S.sack_yards_lost, 0 - r.yards);
}

/** Counts first downs, and third and fourth down attempts. */
function countDown(r: LogRow, c: Counts): void {
  const { offense } = r;
  const made = (r.flags & FIRST_DOWN_FLAG) !== 0;
  if (made) c.team(offense, r.kind === PASS ? T.first_downs_pass : T.first_downs_rush, 1);
  else if ((r.flags & PENALTY_FIRST_DOWN_FLAG) !== 0) c.team(offense, T.first_downs_penalty, 1);
  if (r.down < 3 || r.kind === KNEEL || r.kind === SPIKE) return;
  if (!made && repeatsDown(r.penalty, r.penaltyCall)) return;
  c.team(offense, r.down === 3 ? T.third_down_attempts : T.fourth_down_attempts, 1);
  if (made) c.team(offense, r.down === 3 ? T.third_down_conversions : T.fourth_down_conversions, 1);
}

/** Counts a tackle by `side`: solo, or shared by two. */
function countTackle(r: LogRow, c: Counts, side: number): void {
  if (r.tackler < 0) return;
  if (r.assist < 0) {
    c.player(side, r.tackler, S.solo_tackles, 1);
    return;
  }
  c.player(side, r.tackler, S.assisted_tackles, 1);
  c.player(side, r.assist, S.assisted_tackles, 1);
}

/** Counts a tackle by the defense, with a tackle for loss or sack; two tacklers get half each. */
function countStop(r: LogRow, c: Counts): void {
  const defense = 1 - r.offense;
  countTackle(r, c, defense);
  if (r.yards >= 0 && r.kind !== SACK) return;
  const halves = r.assist < 0 ? 2 : 1;
  c.player(defense, r.tackler, S.half_tackles_for_loss, halves);
  c.player(defense, r.assist, S.half_tackles_for_loss, 1);
  if (r.kind !== SACK) return;
  c.player(defense, r.tackler, S.half_sacks, halves);
  c.player(defense, r.assist, S.half_sacks, 1);
}

function countFumble(r: LogRow, c: Counts): void {
  const byOffense = r.fumbler > 0;
  const side = byOffense ? r.offense : 1 - r.offense;
  const slot = Math.abs(r.fumbler) - 1;
  const lost = r.recoverer !== 0 && r.recoverer > 0 !== byOffense;
  c.player(side, slot, S.fumbles, 1);
  if (lost) c.player(side, slot, S.fumbles_lost, 1);
  c.player(1 - side, r.forcer, S.fumbles_forced, 1);
  if (r.recoverer === 0) return;
  const recovering = r.recoverer > 0 ? r.offense : 1 - r.offense;
  c.player(recovering, Math.abs(r.recoverer) - 1, S.fumbles_recovered, 1);
}

function countPunt(r: LogRow, c: Counts): void {
  const { offense } = r;
  const receiving = 1 - offense;
  c.player(offense, r.actor, S.punts, 1);
  if (r.result === BLOCKED) {
    c.player(offense, r.actor, S.punts_blocked, 1);
    c.player(receiving, r.defender, S.kicks_blocked, 1);
    return;
  }
  c.player(offense, r.actor, S.punt_yards, r.kickOrAir);
  if (r.result === TOUCHBACK) c.team(offense, T.punt_touchbacks, 1);
  else if (FIELD_YARDS - r.yardLine - r.kickOrAir + r.returnYards < INSIDE_TWENTY)
    c.player(offense, r.actor, S.punts_inside_20, 1);
  if (r.result === FAIR_CATCH) c.team(offense, T.punts_fair_caught, 1);
  if (r.result !== RETURNED) return;
  c.player(receiving, r.returner, S.punt_returns, 1);
  c.player(receiving, r.returner, S.punt_return_yards, r.returnYards);
  if (r.pointsDefense >= TOUCHDOWN_POINTS) c.player(receiving, r.returner, S.punt_return_touchdowns, 1);
  countTackle(r, c, offense);
}

function countKickoff(r: LogRow, c: Counts): void {
  const { offense } = r;
  const receiving = 1 - offense;
  c.player(offense, r.actor, S.kickoffs, 1);
  if ((r.flags & ONSIDE_FLAG) !== 0) c.team(offense, T.onside_kicks, 1);
  if (r.result === TOUCHBACK) c.player(offense, r.actor, S.kickoff_touchbacks, 1);
  if (r.result !== RETURNED) return;
  c.player(receiving, r.returner, S.kick_returns, 1);
  c.player(receiving, r.returner, S.kick_return_yards, r.returnYards);
  if (r.pointsDefense >= TOUCHDOWN_POINTS) c.player(receiving, r.returner, S.kick_return_touchdowns, 1);
  countTackle(r, c, offense);
}

/** Counts field goals, kicked tries and two-point plays. */
function countPlacement(r: LogRow, c: Counts): void {
  const { offense, kind } = r;
  const good = r.result === GOOD ? 1 : 0;
  if (r.result === BLOCKED) c.player(1 - offense, r.defender, S.kicks_blocked, 1);
  if (kind === FIELD_GOAL) {
    c.player(offense, r.actor, S.field_goals_attempted, 1);
    c.player(offense, r.actor, S.field_goals_made, good);
  } else if (kind === EXTRA_POINT) {
    c.player(offense, r.actor, S.extra_points_attempted, 1);
    c.player(offense, r.actor, S.extra_points_made, good);
  } else if (kind === TWO_POINT_RUN || kind === TWO_POINT_PASS) {
    c.team(offense, T.two_point_attempted, 1);
    c.team(offense, T.two_point_made, good);
    if (good === 1) c.player(offense, kind === TWO_POINT_PASS ? r.target : r.actor, S.two_point_conversions, 1);
  }
}
