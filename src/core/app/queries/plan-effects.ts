import type { PlanPage } from '../../contract/views/season/plan.ts';
import { tacticsOf } from '../../football/calling/tactics.ts';
import type { MatchUps } from '../../football/match-ups.ts';
import {
  COVERAGES,
  type GamePlan,
  PLAN_MOST,
  planChoicesFrom,
  WRITTEN_CHOICES,
  withChoices,
} from '../../model/program/game-plan.ts';
import { seasonTuning } from '../../tuning/season-tuning.ts';
import { tenth } from '../../words/columns/descriptor.ts';
import type { QueryContext } from '../reading/context.ts';
import { depthNow } from '../reading/depth-charts.ts';
import { aheadOf, ordered } from './depth.ts';

type Effect = PlanPage['effects'][number];

/** Choices that affect ratings; fourth-down aggressiveness depends on the situation instead. */
const MEASURED = WRITTEN_CHOICES.filter((choice) => choice !== 'fourth');
const STEPS = Array.from({ length: 2 * PLAN_MOST + 1 }, (_, at) => at - PLAN_MOST);

/**
 * Effect of each setting of each choice on the next game, compared with the staff's plan; the other choices stay in
 * force.
 */
export function planEffects(
  context: QueryContext,
  match: MatchUps,
  { now, staff }: { now: GamePlan; staff: GamePlan },
): Pick<PlanPage, 'effects' | 'win'> {
  const { save, season } = context;
  const { team } = season.settings;
  const tuning = seasonTuning(season.tuning, season.year);
  const ahead = aheadOf(context, team);
  const chart = ordered(ahead.staff, depthNow(save, season, team));
  const usual = tacticsOf(staff, tuning, match);
  const measure = (plan: GamePlan): Pick<Effect, 'points' | 'win'> => {
    const { attack, resist } = tacticsOf(plan, tuning, match);
    const more = { attack: attack - usual.attack, resist: resist - usual.resist };
    const points = (tuning.expectation.marginPerPoint / 2) * (more.attack + more.resist);
    return { points: tenth(points), win: ahead.winWith(chart, more) };
  };
  const effects = MEASURED.flatMap((choice) =>
    (choice === 'coverage' ? COVERAGES : STEPS).map((at): Effect => {
      const changed = planChoicesFrom({ [choice]: at }) ?? {};
      return { choice, at, ...measure(withChoices(now, changed)) };
    }),
  );
  return { effects, win: { now: measure(now).win, staff: measure(staff).win } };
}
