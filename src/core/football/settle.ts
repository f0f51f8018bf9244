import {
  DOWNS_FLAG,
  END_OF_DRIVE_FLAG,
  FIRST_DOWN_FLAG,
  FUMBLE,
  INTERCEPTION,
  NO_PLAY_FLAG,
  PENALTY_FIRST_DOWN_FLAG,
  SAFETY_FLAG,
  SCRAMBLE,
  SIDELINE_FLAG,
  TOUCHDOWN_FLAG,
} from '../model/plays/play-codes.ts';
import { DOWNS, FIELD_YARDS, QUARTERS, SAFETY_POINTS, TOUCHDOWN_POINTS } from '../model/rules.ts';
import { AUTOMATIC_FIRST, GROUNDING, ON_DEFENSE, ON_OFFENSE, repeatsDown } from './fouls/fouls.ts';
import { CLOCK_READY, CLOCK_RUNS, CLOCK_STOPS, type Play } from './play.ts';
import type { GameState } from './state.ts';

/** Returns the other side. */
export function other(side: 0 | 1): 0 | 1 {
  return side === 0 ? 1 : 0;
}

/** Settles a scrimmage play: points, downs, possession. Its penalties have already been called. */
export function settle(g: GameState, p: Play): void {
  if ((p.flags & NO_PLAY_FLAG) !== 0) {
    if ((p.flags & SAFETY_FLAG) !== 0) safety(g, p);
    else replay(g, p);
    return;
  }
  if (p.result === INTERCEPTION) {
    turnover(g, p, g.ball + p.kickOrAir);
    return;
  }
  if (p.result === FUMBLE) {
    turnover(g, p, g.ball + p.yards);
    return;
  }
  const spot = g.ball + p.yards;
  if (spot >= FIELD_YARDS) {
    touchdown(g, p);
    return;
  }
  if (spot <= 0) {
    safety(g, p);
    return;
  }
  if (p.penalty === GROUNDING && spot <= p.penaltyYards) {
    safety(g, p);
    return;
  }
  advance(g, p, spot);
}

/** Returns the yards a foul moves the ball toward the defense's goal. */
function penaltyMove({ penaltyCall, penaltyYards }: Play): number {
  return penaltyCall === ON_DEFENSE ? penaltyYards : penaltyCall === ON_OFFENSE ? 0 - penaltyYards : 0;
}

/** Replays a down that a foul nullified: moves the ball, and starts a new series if that makes one. */
function replay(g: GameState, p: Play): void {
  const moved = penaltyMove(p);
  const spot = g.ball + moved;
  const toGo = g.distance - moved;
  p.clock = g.running ? CLOCK_READY : CLOCK_STOPS;
  if (p.penaltyCall === ON_DEFENSE && (toGo <= 0 || (p.flags & PENALTY_FIRST_DOWN_FLAG) !== 0)) {
    p.flags |= PENALTY_FIRST_DOWN_FLAG;
    g.firstDown(spot);
  } else {
    g.ball = spot;
    g.distance = toGo;
  }
}

/** Keeps the ball with the offense at `spot`, or turns it over on downs. Fouls after the play move the ball. */
function advance(g: GameState, p: Play, spot: number): void {
  const added = penaltyMove(p);
  const repeats = repeatsDown(p.penalty, p.penaltyCall);
  const gained = (repeats && p.penaltyCall === ON_OFFENSE ? p.yards + added : p.yards) >= g.distance;
  const granted = p.penaltyCall === ON_DEFENSE && (AUTOMATIC_FIRST[p.penalty] !== 0 || p.yards + added >= g.distance);
  if (gained) p.flags |= FIRST_DOWN_FLAG;
  else if (granted) p.flags |= PENALTY_FIRST_DOWN_FLAG;
  if ((p.flags & SIDELINE_FLAG) !== 0) p.clock = outOfBoundsClock(g, p);
  if (added !== 0 && p.clock === CLOCK_RUNS) p.clock = CLOCK_READY;
  if (gained || granted) {
    if (p.clock === CLOCK_RUNS && firstDownStops(g, p)) p.clock = CLOCK_READY;
    g.firstDown(spot + added);
  } else if (g.down === DOWNS && !repeats) {
    p.flags |= DOWNS_FLAG;
    endPossession(g, p, FIELD_YARDS - spot - added);
  } else {
    if (!repeats) g.down += 1;
    g.distance -= p.yards + added;
    g.ball = spot + added;
  }
}

function firstDownStops(g: GameState, p: Play): boolean {
  return g.rules.clockStopsOnFirstDown || endsLate(g, p);
}

/** Whether the play ends in the late seconds of a half. */
function endsLate(g: GameState, p: Play): boolean {
  return (g.quarter === 2 || g.quarter === QUARTERS) && g.clock - p.seconds <= g.rules.lateSeconds;
}

function outOfBoundsClock(g: GameState, p: Play): number {
  return g.rules.clockStopsOutOfBounds || endsLate(g, p) ? CLOCK_STOPS : CLOCK_READY;
}

export function touchdown(g: GameState, p: Play): void {
  p.flags |= TOUCHDOWN_FLAG | END_OF_DRIVE_FLAG;
  if (p.kind <= SCRAMBLE && FIELD_YARDS - g.ball >= g.distance) p.flags |= FIRST_DOWN_FLAG;
  p.clock = CLOCK_STOPS;
  g.addPoints(TOUCHDOWN_POINTS, true);
  g.tryBy(g.offense);
}

/** Scores a safety: points for the defense; the other team kicks off. */
export function safety(g: GameState, p: Play): void {
  p.flags |= SAFETY_FLAG | END_OF_DRIVE_FLAG;
  p.clock = CLOCK_STOPS;
  g.addPoints(SAFETY_POINTS, false);
  g.kickoffBy(g.offense, true);
}

/** Gives the ball to the other team at `spot` (from the offense's goal line), which has returned it `p.returnYards`. */
function turnover(g: GameState, p: Play, spot: number): void {
  const reached = spot - p.returnYards;
  p.clock = CLOCK_STOPS;
  if (reached <= 0) {
    touchdownAgainst(g, p);
    return;
  }
  endPossession(g, p, reached >= FIELD_YARDS ? g.rules.touchback : FIELD_YARDS - reached);
}

/** Scores a defensive return touchdown. */
export function touchdownAgainst(g: GameState, p: Play): void {
  p.flags |= TOUCHDOWN_FLAG | END_OF_DRIVE_FLAG;
  p.clock = CLOCK_STOPS;
  g.addPoints(TOUCHDOWN_POINTS, false);
  g.tryBy(other(g.offense));
}

/** Ends the drive and gives the other team the ball `ball` yards from its own goal line. */
export function endPossession(g: GameState, p: Play, ball: number): void {
  p.flags |= END_OF_DRIVE_FLAG;
  p.clock = g.rules.clockStopsOnPossession ? CLOCK_STOPS : CLOCK_READY;
  g.startPossession(other(g.offense), ball);
}

/** Enforces a foul on the kicker: the kicking team keeps the ball with a first down. */
export function replayAfterKick(g: GameState, p: Play): void {
  p.clock = CLOCK_STOPS;
  g.firstDown(g.ball + p.penaltyYards);
}
