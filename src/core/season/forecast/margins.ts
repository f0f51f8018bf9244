import { marginOf, normalCdf } from '../../football/chances/expectation.ts';
import type { TeamRatings } from '../../model/team.ts';
import type { Tuning } from '../../tuning/index.ts';

/**
 * A lookup table of the normal distribution by hundredths of a standard deviation: each simulated season needs it
 * hundreds of times.
 */
const STEPS_PER_SD = 100;
const SDS = 6;
const AT_ZERO = SDS * STEPS_PER_SD;
const NORMAL = Float64Array.from({ length: 2 * AT_ZERO + 1 }, (_, i) => normalCdf((i - AT_ZERO) / STEPS_PER_SD));

function atStep(steps: number): number {
  const at = Math.round(steps) + AT_ZERO;
  return NORMAL[at < 0 ? 0 : at > 2 * AT_ZERO ? 2 * AT_ZERO : at]!;
}

/** Returns a team's strength for margins: offense and defense count equally. */
export function strengthOf({ offense, defense }: TeamRatings): number {
  return offense + defense;
}

/** Expected margins and win chances from two strengths: the engine's `expectation` without what a forecast can skip. */
export class Margins {
  private readonly curve: number;
  private readonly perPoint: number;
  private readonly site: number;
  private readonly stepsPerPoint: number;
  private readonly stepsWithForm: number;

  /** @param form spread of a team's form over a season, in points; part of the engine's spread of margins */
  constructor({ expectation: knobs, homeFieldAdvance }: Tuning, form: number) {
    this.curve = knobs.marginCurve;
    this.perPoint = knobs.marginPerPoint;
    this.site = homeFieldAdvance / knobs.marginPerPoint;
    this.stepsWithForm = STEPS_PER_SD / knobs.marginSd;
    this.stepsPerPoint = STEPS_PER_SD / Math.sqrt(knobs.marginSd * knobs.marginSd - 2 * form * form);
  }

  /** Returns the points the home team is expected to win by. */
  between(home: number, away: number, neutral: boolean): number {
    const difference = (home - away) / 2 + (neutral ? 0 : this.site);
    return marginOf(difference, this.perPoint, this.curve);
  }

  /** Returns the home team's win chance at an expected margin, with both teams' form known. */
  chance(margin: number): number {
    return atStep(margin * this.stepsPerPoint);
  }

  /** Returns the same chance with neither team's form known, which is how records are judged. */
  parChance(margin: number): number {
    return atStep(margin * this.stepsWithForm);
  }
}
