import { marginOf, normalCdf } from '../../football/chances/expectation.ts';
import type { TeamRatings } from '../../model/team.ts';
import type { Tuning } from '../../tuning/index.ts';

/** The normal distribution function by hundredths of a standard deviation: a season asks for it hundreds of times. */
const STEPS_PER_SD = 100;
const SDS = 6;
const AT_ZERO = SDS * STEPS_PER_SD;
const NORMAL = Float64Array.from({ length: 2 * AT_ZERO + 1 }, (_, i) => normalCdf((i - AT_ZERO) / STEPS_PER_SD));

function atStep(steps: number): number {
  const at = Math.round(steps) + AT_ZERO;
  return NORMAL[at < 0 ? 0 : at > 2 * AT_ZERO ? 2 * AT_ZERO : at]!;
}

/** A team's strength as margins see it: attack and defense count alike. */
export function strengthOf({ offense, defense }: TeamRatings): number {
  return offense + defense;
}

/** Expected margins and chances from two strengths: `expectation` of the engine without what a forecast has no use for. */
export class Margins {
  private readonly curve: number;
  private readonly perPoint: number;
  private readonly site: number;
  private readonly stepsPerPoint: number;
  private readonly stepsWithForm: number;

  /** @param form spread of a team's form over a season, in points; part of the engine's spread of margins */
  constructor({ expectation: k, homeFieldAdvance }: Tuning, form: number) {
    this.curve = k.marginCurve;
    this.perPoint = k.marginPerPoint;
    this.site = homeFieldAdvance / k.marginPerPoint;
    this.stepsWithForm = STEPS_PER_SD / k.marginSd;
    this.stepsPerPoint = STEPS_PER_SD / Math.sqrt(k.marginSd * k.marginSd - 2 * form * form);
  }

  /** Points by which the home team is expected to win. */
  between(home: number, away: number, neutral: boolean): number {
    const difference = (home - away) / 2 + (neutral ? 0 : this.site);
    return marginOf(difference, this.perPoint, this.curve);
  }

  /** Chance that the home team wins when it is expected to win by so many points, both teams' form included. */
  chance(margin: number): number {
    return atStep(margin * this.stepsPerPoint);
  }

  /** The same chance while neither team's form is known, as records are judged. */
  parChance(margin: number): number {
    return atStep(margin * this.stepsWithForm);
  }
}
