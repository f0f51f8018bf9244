import { rememberedOf } from '../../model/memory/remembered.ts';
import {
  FIELD_GOAL_POINTS,
  FIELD_YARDS,
  KICKED_TRY_POINTS,
  RED_ZONE_YARDS,
  TOUCHDOWN_POINTS,
  TWO_POINT_TRY_POINTS,
} from '../../model/rules.ts';
import type { Tuning } from '../../tuning/index.ts';

/** Larger leads count as this one. */
const LEAD_MOST = 30;
const LEADS = 2 * LEAD_MOST + 1;
/** Yards between two columns. */
const BALL_STEP = 11;
const BALLS = 10;
/** Seconds between two rows: fine in the last minutes, coarse before. */
const FINE_STEP = 6;
const FINE_SECONDS = 360;
const COARSE_STEP = 120;
/** More time than a game adds no uncertainty. */
const MOST_SECONDS = 3600;
const FINE_ROWS = FINE_SECONDS / FINE_STEP;
const ROWS = FINE_ROWS + (MOST_SECONDS - FINE_SECONDS) / COARSE_STEP + 1;
type Knobs = Tuning['winProbability'];

const chanceOf = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));

/** Returns the table row for a time, with a fraction between two rows. */
function rowOf(seconds: number): number {
  if (seconds <= FINE_SECONDS) return seconds / FINE_STEP;
  return FINE_ROWS + (seconds - FINE_SECONDS) / COARSE_STEP;
}

function secondsOf(row: number): number {
  return row <= FINE_ROWS ? row * FINE_STEP : FINE_SECONDS + (row - FINE_ROWS) * COARSE_STEP;
}

/** How a drive may end: rates, and the seconds it takes at the usual pace. */
interface Ends {
  touchdown: number;
  fieldGoal: number;
  touchdownSeconds: number;
  fieldGoalSeconds: number;
}

/** Returns the share of drives from `ball` that end with a touchdown; `more` is in log odds. */
export function touchdownShare(ball: number, more: number, knobs: Knobs): number {
  const near = Math.max(0, ball - FIELD_YARDS + RED_ZONE_YARDS) / RED_ZONE_YARDS;
  return chanceOf(knobs.touchdown + knobs.touchdownPerYard * ball + knobs.touchdownNear * near + more);
}

/** Returns the ends of drives from `ball`: as usual, all out for a touchdown, and settling for a field goal. */
function endsFrom(ball: number, knobs: Knobs): readonly [Ends, Ends, Ends] {
  const touchdown = touchdownShare(ball, 0, knobs);
  const fieldGoal = Math.min(1 - touchdown, knobs.fieldGoal + knobs.fieldGoalPerYard * ball);
  const settled = knobs.settleTouchdown * touchdown;
  const range = Math.max(0, knobs.fieldGoalRange - ball);
  const seconds = {
    touchdownSeconds: knobs.touchdownSeconds + knobs.touchdownSecondsPerYard * (FIELD_YARDS - ball),
    fieldGoalSeconds: knobs.fieldGoalSeconds + knobs.fieldGoalSecondsPerYard * range,
  };
  return [
    { touchdown, fieldGoal, ...seconds },
    { touchdown: touchdownShare(ball, knobs.allOut, knobs), fieldGoal: 0, ...seconds },
    { touchdown: settled, fieldGoal: (1 - settled) * chanceOf(knobs.settle + knobs.settlePerYard * ball), ...seconds },
  ];
}

/** A way to run a drive: its goal, its pace, and the leads for which it is an option. */
interface Way {
  /** Index of `endsFrom`. */
  after: 0 | 1 | 2;
  pace: number;
  from: number;
  to: number;
}

/**
 * Returns the ways to run a drive: at the usual pace, milking the clock with a lead, or hurrying without one; see
 * `endsFrom`.
 */
function waysOf({ hurry, milk, settleLead }: Knobs): Way[] {
  return [
    { after: 0, pace: 1, from: -LEAD_MOST, to: LEAD_MOST },
    { after: 0, pace: milk, from: 1, to: LEAD_MOST },
    { after: 0, pace: hurry, from: -LEAD_MOST, to: 0 },
    { after: 1, pace: hurry, from: -LEAD_MOST, to: -1 },
    { after: 2, pace: hurry, from: -settleLead, to: 0 },
    { after: 2, pace: milk, from: -settleLead, to: 0 },
  ];
}

/**
 * Where in the table the opponent's drive starts: a row and a column, each with the fraction of the way to the next.
 */
interface Place {
  row: number;
  rowPart: number;
  column: number;
  columnPart: number;
}

/**
 * Win probability of the team with a first down, by time, lead and field position: computed backward from the end of a
 * game between equals, drive by drive. Each drive takes the approach that serves the offense best: at the usual pace,
 * in a hurry or milking the clock, for points, a touchdown at any price, or a field goal. A tie at the end counts as
 * half a win.
 */
export class WinTable {
  /** One extra entry: the last one is read with its neighbor. */
  private readonly chances = new Float32Array(ROWS * LEADS * BALLS + 1);
  private readonly knobs: Knobs;
  private readonly twoPoint: number;

  constructor(knobs: Knobs, twoPoint: number) {
    this.knobs = knobs;
    this.twoPoint = twoPoint;
    const ways = waysOf(knobs);
    const ends = Array.from({ length: BALLS }, (_, column) => endsFrom(column * BALL_STEP, knobs));
    for (let lead = -LEAD_MOST; lead <= LEAD_MOST; lead++) {
      const over = lead > 0 ? 1 : lead < 0 ? 0 : 0.5;
      this.chances.fill(over, this.at(0, lead, 0), this.at(0, lead, BALLS));
    }
    for (let row = 1; row < ROWS; row++) {
      for (let column = 0; column < BALLS; column++) {
        for (const way of ways) this.lead(row, column, ends[column]![way.after]!, way);
      }
    }
  }

  /**
   * Returns the win probability with `seconds` left, `lead` points ahead (whole), first down at `ball` (yards from the
   * own goal line).
   */
  of(seconds: number, lead: number, ball: number): number {
    const row = rowOf(seconds < 0 ? 0 : seconds > MOST_SECONDS ? MOST_SECONDS : seconds);
    const low = row | 0;
    const held = lead > LEAD_MOST ? LEAD_MOST : lead < -LEAD_MOST ? -LEAD_MOST : lead;
    const column = ball / BALL_STEP;
    const left = column | 0;
    return this.read(low, row - low, held, left, column - left);
  }

  private at(row: number, lead: number, column: number): number {
    return (row * LEADS + lead + LEAD_MOST) * BALLS + column;
  }

  private read(row: number, rowPart: number, lead: number, column: number, columnPart: number): number {
    const { chances } = this;
    const at = this.at(row, lead, column);
    const low = chances[at]! + columnPart * (chances[at + 1]! - chances[at]!);
    if (rowPart === 0) return low;
    const next = at + LEADS * BALLS;
    return low + rowPart * (chances[next]! + columnPart * (chances[next + 1]! - chances[next]!) - low);
  }

  /** Fills in a way to run a drive wherever it is the best so far. */
  private lead(row: number, column: number, ends: Ends, { pace, from, to }: Way): void {
    const { kickedTo, emptyGain, puntNet, pinned, emptySeconds } = this.knobs;
    const seconds = secondsOf(row);
    const touchdown = ends.touchdown * this.inTime(seconds, pace * ends.touchdownSeconds);
    const fieldGoal = ends.fieldGoal * this.inTime(seconds, pace * ends.fieldGoalSeconds);
    const empty = (1 - touchdown - fieldGoal) * this.inTime(seconds, pace * emptySeconds);
    const timeOut = 1 - touchdown - fieldGoal - empty;
    const afterTouchdown = this.placeAfter(row, pace * ends.touchdownSeconds, kickedTo);
    const afterFieldGoal = this.placeAfter(row, pace * ends.fieldGoalSeconds, kickedTo);
    const theirs = Math.max(pinned, FIELD_YARDS - column * BALL_STEP - emptyGain - puntNet);
    const afterNothing = this.placeAfter(row, pace * emptySeconds, theirs);
    for (let lead = from; lead <= to; lead++) {
      const chance =
        touchdown * this.withTry(afterTouchdown, lead + TOUCHDOWN_POINTS) +
        fieldGoal * this.held(afterFieldGoal, lead + FIELD_GOAL_POINTS) +
        empty * this.held(afterNothing, lead) +
        (lead > 0 ? timeOut : lead === 0 ? timeOut / 2 : 0);
      const at = this.at(row, lead, column);
      if (chance > this.chances[at]!) this.chances[at] = chance;
    }
  }

  /** Returns the win probability after a touchdown, with the better try. */
  private withTry(place: Place, lead: number): number {
    const two = this.twoPoint * this.held(place, lead + TWO_POINT_TRY_POINTS);
    return Math.max(this.held(place, lead + KICKED_TRY_POINTS), two + (1 - this.twoPoint) * this.held(place, lead));
  }

  /** Returns the win probability of the team that leads by `lead` when the opponent has the ball at `place`. */
  private held({ row, rowPart, column, columnPart }: Place, lead: number): number {
    const theirs = lead > LEAD_MOST ? -LEAD_MOST : lead < -LEAD_MOST ? LEAD_MOST : 0 - lead;
    return 1 - this.read(row, rowPart, theirs, column, columnPart);
  }

  /**
   * Returns the share of drives with a mean length that finish in time: lengths are uniform from the shortest to
   * equally far beyond the mean.
   */
  private inTime(seconds: number, mean: number): number {
    const { shortest } = this.knobs;
    if (seconds >= mean * (2 - shortest)) return 1;
    return Math.max(0, (seconds - mean * shortest) / (2 * mean * (1 - shortest)));
  }

  /** Returns where the opponent's drive starts after one that began at `row` and lasts `mean` seconds: always later. */
  private placeAfter(row: number, mean: number, ball: number): Place {
    const seconds = secondsOf(row);
    const least = mean * this.knobs.shortest;
    const left = seconds >= mean + mean - least ? seconds - mean : Math.max(0, seconds - least) / 2;
    const exact = Math.min(rowOf(left), row - 1);
    const column = Math.min(ball / BALL_STEP, BALLS - 1);
    const low = Math.floor(exact);
    return { row: low, rowPart: exact - low, column: Math.floor(column), columnPart: column - Math.floor(column) };
  }
}

/** Tables by their inputs: tunings of different years mostly agree on the numbers that matter here. */
const alike = new Map<string, WinTable>();

/** Returns the win table for this tuning, built on first use. */
export const winTable = rememberedOf(({ winProbability, tries }: Tuning): WinTable => {
  const key = JSON.stringify([winProbability, tries.twoPoint]);
  const table = alike.get(key) ?? new WinTable(winProbability, tries.twoPoint);
  alike.set(key, table);
  return table;
});
