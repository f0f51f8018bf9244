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

/** The situation in overtime before a play. */
interface OvertimeSituation {
  /** 1 for the first. */
  period: number;
  /** Whether the opponent still has its series to come. */
  first: boolean;
  /** Points by which the offense leads. */
  lead: number;
  /** Yards from the offense's own goal line; null when a try is due. */
  yardLine: number | null;
  down: number;
  distance: number;
}

/** How a series ends: touchdown and field goal rates. */
interface Ends {
  touchdown: number;
  fieldGoal: number;
}

/** Returns the win probability of the team with the last series, `behind` points down, from how its series may end. */
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
 * Win probability in overtime between equal teams: each gets a series from the same yard line, or one two-point play,
 * and a tied period leads to another, which is even. `madeShare`: how often this down or a later one makes the line to
 * gain.
 */
export class OvertimeChances {
  private readonly knobs: Tuning['winProbability'];
  private readonly tuning: Tuning;
  private readonly rules: GameRules['overtime'];
  private readonly madeShare: (down: number, distance: number) => number;

  constructor(rules: GameRules, tuning: Tuning, madeShare: (down: number, distance: number) => number) {
    this.knobs = tuning.winProbability;
    this.tuning = tuning;
    this.rules = rules.overtime;
    this.madeShare = madeShare;
  }

  /** Returns the offense's win probability. */
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

  /** Returns the win probability before the try after a touchdown: for two if the rules or the score call for it. */
  private tried({ period, first, lead }: OvertimeSituation): number {
    const forTwo = period >= this.rules.mustTryTwoFrom || (!first && lead + KICKED_TRY_POINTS < 0);
    const good = forTwo ? this.tuning.tries.twoPoint : this.tuning.fieldGoals.extraPoint;
    const left = (points: number) => (first ? this.answered(points) : points === 0 ? 1 / 2 : points > 0 ? 1 : 0);
    return good * left(lead + (forTwo ? TWO_POINT_TRY_POINTS : KICKED_TRY_POINTS)) + (1 - good) * left(lead);
  }

  /** Returns the chance of the team with the second two-point play, `behind` points down. */
  private twoPointReply(behind: number): number {
    const { twoPoint } = this.tuning.tries;
    if (behind <= 0) return twoPoint + (1 - twoPoint) / 2;
    return behind <= TWO_POINT_TRY_POINTS ? twoPoint / 2 : 0;
  }

  /** Returns the chance of a team that has had its series and leads by `lead`. */
  private answered(lead: number): number {
    const from = FIELD_YARDS - this.rules.seriesLine;
    const ends = this.ends(1, SERIES_YARDS, from);
    const touchdown = lead > FIELD_GOAL_POINTS ? touchdownShare(from, this.knobs.allOut, this.knobs) : ends.touchdown;
    return 1 - replied({ ...ends, touchdown }, lead, this.tuning.tries.twoPoint);
  }

  /** Returns the chance of a field goal from here by an average kicker. */
  private kicked(ball: number): number {
    return averageFieldGoal(placeKickYards(ball), this.tuning);
  }

  /** Returns how a series with a first down at `ball` ends. */
  private fromFirst(ball: number): Ends {
    const touchdown = touchdownShare(ball, 0, this.knobs);
    const stalls = (1 - touchdown) * (1 - this.knobs.overtimeLost);
    return { touchdown, fieldGoal: stalls * this.kicked(Math.min(FIELD_YARDS - 1, ball + this.knobs.overtimeGain)) };
  }

  private ends(down: number, distance: number, ball: number): Ends {
    if (down === 1) return this.fromFirst(ball);
    const made = this.madeShare(down, distance);
    const reached = ball + distance;
    const next =
      reached >= FIELD_YARDS
        ? { touchdown: 1, fieldGoal: 0 }
        : this.fromFirst(Math.min(FIELD_YARDS - 1, reached + this.knobs.madeBeyond));
    const missed = down < DOWNS ? (1 - this.knobs.overtimeLost) * this.kicked(ball) : 0;
    return { touchdown: made * next.touchdown, fieldGoal: made * next.fieldGoal + (1 - made) * missed };
  }
}
