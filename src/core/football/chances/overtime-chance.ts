import {
  DOWNS,
  FIELD_GOAL_POINTS,
  FIELD_YARDS,
  type GameRules,
  KICKED_TRY_POINTS,
  placeKickYards,
  SERIES_YARDS,
  TOUCHDOWN_POINTS,
  TWO_POINT_TRY_POINTS,
} from '../../model/rules.ts';
import type { Tuning } from '../../tuning/index.ts';
import { averageFieldGoal } from '../team-sheet.ts';
import { touchdownShare } from './win-table.ts';

/** Where an extra period stands before a play. */
interface OvertimeSituation {
  /** 1 for the first. */
  period: number;
  /** Whether the other side is still to have its series. */
  first: boolean;
  /** Points of the side with the ball over the other's. */
  lead: number;
  /** Yards from the offense's own goal line; null when a try is due. */
  yardLine: number | null;
  down: number;
  distance: number;
}

/** How a series ends: shares of touchdowns and field goals. */
interface Ends {
  touchdown: number;
  fieldGoal: number;
}

/** Chance to win of the side that has the ball last, `behind` points down, by how its series may end. */
function replied({ touchdown, fieldGoal }: Ends, behind: number, twoPoint: number): number {
  if (behind < 0) return 1;
  if (behind === 0) return touchdown + fieldGoal + (1 - touchdown - fieldGoal) / 2;
  if (behind < FIELD_GOAL_POINTS) return touchdown + fieldGoal;
  if (behind === FIELD_GOAL_POINTS) return touchdown + fieldGoal / 2;
  if (behind <= TOUCHDOWN_POINTS) return touchdown;
  if (behind === TOUCHDOWN_POINTS + KICKED_TRY_POINTS) return touchdown / 2;
  return behind === TOUCHDOWN_POINTS + TWO_POINT_TRY_POINTS ? (touchdown * twoPoint) / 2 : 0;
}

/**
 * Chances to win in overtime between equals: each side has a series from the same yard line, or one two-point play, and a
 * period that ends tied is followed by another, which is even. `madeShare`: how often a down or a later one makes the
 * line to gain.
 */
export class OvertimeChances {
  private readonly k: Tuning['winProbability'];
  private readonly tuning: Tuning;
  private readonly rules: GameRules['overtime'];
  private readonly madeShare: (down: number, distance: number) => number;

  constructor(rules: GameRules, tuning: Tuning, madeShare: (down: number, distance: number) => number) {
    this.k = tuning.winProbability;
    this.tuning = tuning;
    this.rules = rules.overtime;
    this.madeShare = madeShare;
  }

  /** Chance of the side with the ball. */
  chance(at: OvertimeSituation): number {
    const { twoPoint } = this.tuning.tries;
    if (this.isTwoPointPlay(at.period)) {
      if (!at.first) return this.twoPointReply(0 - at.lead);
      const scored = 1 - this.twoPointReply(TWO_POINT_TRY_POINTS);
      return twoPoint * scored + (1 - twoPoint) * (1 - this.twoPointReply(0));
    }
    if (at.yardLine === null) return this.tried(at);
    const worth = ({ touchdown, fieldGoal }: Ends) =>
      at.first
        ? touchdown * this.answered(TOUCHDOWN_POINTS + KICKED_TRY_POINTS) +
          fieldGoal * this.answered(FIELD_GOAL_POINTS) +
          (1 - touchdown - fieldGoal) * this.answered(0)
        : replied({ touchdown, fieldGoal }, 0 - at.lead, twoPoint);
    const going = worth(this.ends(at.down, at.distance, at.yardLine));
    return at.down < DOWNS ? going : Math.max(going, worth({ touchdown: 0, fieldGoal: this.kicked(at.yardLine) }));
  }

  private isTwoPointPlay(period: number): boolean {
    const { twoPointPlaysFrom } = this.rules;
    return twoPointPlaysFrom !== null && period >= twoPointPlaysFrom;
  }

  /** Before the try after a touchdown: for two where the rules or the score ask for it. */
  private tried({ period, first, lead }: OvertimeSituation): number {
    const forTwo = period >= this.rules.mustTryTwoFrom || (!first && lead + KICKED_TRY_POINTS < 0);
    const good = forTwo ? this.tuning.tries.twoPoint : this.tuning.fieldGoals.extraPoint;
    const left = (points: number) => (first ? this.answered(points) : points === 0 ? 1 / 2 : points > 0 ? 1 : 0);
    return good * left(lead + (forTwo ? TWO_POINT_TRY_POINTS : KICKED_TRY_POINTS)) + (1 - good) * left(lead);
  }

  /** The second of two two-point plays, `behind` points down. */
  private twoPointReply(behind: number): number {
    const { twoPoint } = this.tuning.tries;
    if (behind <= 0) return twoPoint + (1 - twoPoint) / 2;
    return behind <= TWO_POINT_TRY_POINTS ? twoPoint / 2 : 0;
  }

  /** Chance of the side that has had its series and leads by so much. */
  private answered(lead: number): number {
    const from = FIELD_YARDS - this.rules.seriesLine;
    const ends = this.ends(1, SERIES_YARDS, from);
    const touchdown = lead > FIELD_GOAL_POINTS ? touchdownShare(from, this.k.allOut, this.k) : ends.touchdown;
    return 1 - replied({ ...ends, touchdown }, lead, this.tuning.tries.twoPoint);
  }

  /** A field goal from here by an average kicker. */
  private kicked(ball: number): number {
    return averageFieldGoal(placeKickYards(ball), this.tuning);
  }

  /** How a series ends that has a first down at `ball`. */
  private fromFirst(ball: number): Ends {
    const touchdown = touchdownShare(ball, 0, this.k);
    const stalls = (1 - touchdown) * (1 - this.k.overtimeLost);
    return { touchdown, fieldGoal: stalls * this.kicked(Math.min(FIELD_YARDS - 1, ball + this.k.overtimeGain)) };
  }

  private ends(down: number, distance: number, ball: number): Ends {
    if (down === 1) return this.fromFirst(ball);
    const made = this.madeShare(down, distance);
    const reached = ball + distance;
    const next =
      reached >= FIELD_YARDS
        ? { touchdown: 1, fieldGoal: 0 }
        : this.fromFirst(Math.min(FIELD_YARDS - 1, reached + this.k.madeBeyond));
    const missed = down < DOWNS ? (1 - this.k.overtimeLost) * this.kicked(ball) : 0;
    return { touchdown: made * next.touchdown, fieldGoal: made * next.fieldGoal + (1 - made) * missed };
  }
}
