import { COL, KIND, PLAY_STRIDE } from '../../model/plays/play.ts';
import {
  DOWNS,
  FIELD_GOAL_POINTS,
  FIELD_YARDS,
  type GameRules,
  KICKED_TRY_POINTS,
  placeKickYards,
  QUARTERS,
  SERIES_YARDS,
  TOUCHDOWN_POINTS,
} from '../../model/rules.ts';
import type { Tuning } from '../../tuning/index.ts';
import type { GameState } from '../state.ts';
import { averageFieldGoal } from '../team-sheet.ts';
import { OvertimeChances } from './overtime-chance.ts';
import { type WinTable, winTable } from './win-table.ts';

/** Returns the offense's win probability with a first down at `ball` and the current timeouts; `lead` is its own. */
export function chanceWithBall(g: GameState, seconds: number, lead: number, ball: number): number {
  return g.wins.of(seconds + timeoutSeconds(g, lead, g.offense), lead, ball);
}

/**
 * Returns the offense's win probability if the opponent takes over with a first down at `ball` from its own goal line.
 */
export function chanceWithoutBall(g: GameState, seconds: number, lead: number, ball: number): number {
  return 1 - g.wins.of(seconds + timeoutSeconds(g, 0 - lead, 1 - g.offense), 0 - lead, ball);
}

/** Returns the seconds that second-half timeouts give back to the team that is not ahead while `side` has the ball. */
function timeoutSeconds(g: GameState, lead: number, side: number): number {
  if (g.quarter * 2 <= QUARTERS) return 0;
  const knobs = g.tuning.winProbability;
  return lead > 0 ? knobs.timeoutDefends * g.timeouts[1 - side]! : knobs.timeoutAttacks * g.timeouts[side]!;
}

/** Returns the win probability a point is worth now, however lopsided the game: converts probabilities to points. */
export function pointWorth(g: GameState): number {
  const knobs = g.tuning.winProbability;
  const lead = g.lead();
  const seconds = g.gameSeconds();
  const middle = FIELD_YARDS / 2;
  const up = g.wins.of(seconds, lead + knobs.worthOver, middle);
  const down = g.wins.of(seconds, lead - knobs.worthOver, middle);
  return knobs.worthLeast + (up - down) / (2 * knobs.worthOver);
}

/** A game's situation, for readers of its log. */
interface LiveSituation {
  /** In points; a pending try counts as its expected points. */
  homeLead: number;
  /** Seconds left in regulation. */
  secondsLeft: number;
  /** Share of regulation left. */
  left: number;
  /** The team with the ball, or kicking off. */
  offense: 0 | 1;
  /** Yards from the offense's own goal line; null before a kickoff or a try. */
  yardLine: number | null;
  down: number;
  distance: number;
}

/**
 * Returns the home team's win probability, 0 to 1: that of equal teams in the same situation (`WinTable`), its odds
 * shifted by the rest of the pregame margin over the spread of margins for the time left (Stern 1994's Brownian
 * motion).
 */
function liveChance(at: LiveSituation, expectedHomeMargin: number, series: Series, knobs: Knobs): number {
  return betweenUnequals(equalsChance(at, series, knobs), expectedHomeMargin, at.left, knobs);
}

/** Adjusts the win probability between equals for a team's pregame margin, with this share of regulation left. */
export function betweenUnequals(equals: number, margin: number, left: number, knobs: Knobs): number {
  const toCome = (margin * left) / (knobs.marginSd * Math.sqrt(left + knobs.endSpread));
  return equals / (equals + (1 - equals) * Math.exp(0 - knobs.strength * toCome));
}

/** Returns the home team's win probability between equals. The kickoff team is about to lose the ball. */
function equalsChance(at: LiveSituation, series: Series, knobs: Knobs): number {
  const lead = at.offense === 0 ? at.homeLead : 0 - at.homeLead;
  const chance =
    at.yardLine === null
      ? 1 - series.table.of(at.secondsLeft, 0 - lead, knobs.kickedTo)
      : series.chance(at.secondsLeft, lead, at.yardLine, at.down, at.distance);
  return at.offense === 0 ? chance : 1 - chance;
}

type Knobs = Tuning['winProbability'];

/** The offense's win probability after each possible end of a set of downs. */
class Series {
  readonly table: WinTable;
  private readonly knobs: Knobs;
  private readonly tuning: Tuning;
  /** Log odds of making the line to gain by down, and the penalty per square root of a yard of distance. */
  private readonly make: readonly number[];
  private readonly far: readonly number[];
  private seconds = 0;
  private lead = 0;
  private ball = 0;

  constructor(table: WinTable, tuning: Tuning) {
    const knobs = tuning.winProbability;
    this.table = table;
    this.knobs = knobs;
    this.tuning = tuning;
    this.make = [knobs.madeFirst, knobs.madeSecond, knobs.madeThird, knobs.madeFourth];
    this.far = [knobs.farFirst, knobs.farSecond, knobs.farThird, knobs.farFourth];
  }

  /**
   * Returns the win probability on any down: the table's on first down; later downs average the outcomes of a new set
   * of downs and of none.
   */
  chance(seconds: number, lead: number, ball: number, down: number, distance: number): number {
    this.seconds = seconds;
    this.lead = lead;
    this.ball = ball;
    const first = this.with(this.ball);
    const usual = Math.min(SERIES_YARDS, FIELD_YARDS - this.ball);
    if (down === 1 && distance === usual) return first;
    if (down === DOWNS) return this.last(distance);
    const made = this.madeShare(down, distance);
    const missed = down === DOWNS - 1 ? this.kicked() : this.missed(first, usual);
    return made * this.made(distance) + (1 - made) * missed;
  }

  private with(ball: number): number {
    return this.table.of(this.seconds, this.lead, Math.min(FIELD_YARDS - 1, ball));
  }

  private without(points: number, ball: number): number {
    return 1 - this.table.of(this.seconds, 0 - this.lead - points, ball);
  }

  /** Returns how often this down or a later one makes the line to gain. */
  madeShare(down: number, distance: number): number {
    return 1 / (1 + Math.exp(this.far[down - 1]! * Math.sqrt(distance) - this.make[down - 1]!));
  }

  /** Returns the win probability after a conversion: a first down some yards past the line to gain, or a touchdown. */
  private made(distance: number): number {
    const { knobs } = this;
    if (this.ball + distance >= FIELD_YARDS) return this.without(TOUCHDOWN_POINTS + KICKED_TRY_POINTS, knobs.kickedTo);
    return this.with(this.ball + distance + knobs.madeBeyond);
  }

  /** Returns the win probability after a failed set of downs, so that a first down is worth what the table says. */
  private missed(first: number, usual: number): number {
    const made = this.madeShare(1, usual);
    return Math.max(0, Math.min(first, (first - made * this.made(usual)) / (1 - made)));
  }

  /** Returns the win probability after the better kick: a punt, or a field goal by an average kicker. */
  private kicked(): number {
    const { puntNet, pinned, kickedTo, worstKick } = this.knobs;
    const punt = this.without(0, Math.max(pinned, FIELD_YARDS - this.ball - puntNet));
    const good = averageFieldGoal(placeKickYards(this.ball), this.tuning);
    if (good < worstKick) return punt;
    const missed = this.without(0, FIELD_YARDS - this.ball);
    return Math.max(punt, good * this.without(FIELD_GOAL_POINTS, kickedTo) + (1 - good) * missed);
  }

  /**
   * Returns the win probability on fourth down: the better of kicking and going for it is the likelier call, the more
   * so the better it is.
   */
  private last(distance: number): number {
    const { goCare, goDoubt } = this.knobs;
    const made = this.madeShare(DOWNS, distance);
    const going = made * this.made(distance) + (1 - made) * this.without(0, FIELD_YARDS - this.ball);
    const kicking = this.kicked();
    const goes = 1 / (1 + Math.exp((kicking + goCare - going) / goDoubt));
    return goes * going + (1 - goes) * kicking;
  }
}

const TRIES: ReadonlySet<number> = new Set([KIND.extra_point, KIND.two_point_run, KIND.two_point_pass]);

/**
 * Returns the home team's win probability before each row of a play log; `expectedHomeMargin` is the pregame margin.
 */
export function winProbabilities(
  plays: Int16Array,
  expectedHomeMargin: number,
  rules: GameRules,
  tuning: Tuning,
): Float64Array {
  const { quarterSeconds } = rules;
  const length = QUARTERS * quarterSeconds;
  const series = new Series(winTable(tuning), tuning);
  const extra = new OvertimeChances(rules, tuning, (down, distance) => series.madeShare(down, distance));
  const knobs = tuning.winProbability;
  const rows = plays.length / PLAY_STRIDE;
  const chances = new Float64Array(rows);
  let homeLead = 0;
  let opener: 0 | 1 = 0;
  for (let row = 0; row < rows; row++) {
    const at = row * PLAY_STRIDE;
    const quarter = plays[at + COL.quarter]!;
    const down = plays[at + COL.down]!;
    const offense = plays[at + COL.offense] === 0 ? 0 : 1;
    const yardLine = down > 0 ? plays[at + COL.yardLine]! : null;
    const distance = plays[at + COL.distance]!;
    if (quarter > QUARTERS) {
      if (row === 0 || plays[at - PLAY_STRIDE + COL.quarter] !== quarter) opener = offense;
      const period = quarter - QUARTERS;
      const lead = offense === 0 ? homeLead : 0 - homeLead;
      const chance = extra.chance({ period, first: offense === opener, lead, yardLine, down, distance });
      chances[row] = offense === 0 ? chance : 1 - chance;
    } else {
      const secondsLeft = plays[at + COL.secondsLeft]! + (QUARTERS - quarter) * quarterSeconds;
      const left = Math.max(0, Math.min(1, secondsLeft / length));
      const tried = TRIES.has(plays[at + COL.kind]!) ? KICKED_TRY_POINTS : 0;
      const lead = homeLead + tried * (offense === 0 ? 1 : -1);
      const situation = { homeLead: lead, secondsLeft, left, offense, yardLine, down, distance } as const;
      chances[row] = liveChance(situation, expectedHomeMargin, series, knobs);
    }
    const points = plays[at + COL.pointsOffense]! - plays[at + COL.pointsDefense]!;
    homeLead += offense === 0 ? points : -points;
  }
  return chances;
}
