import { EVEN_PLAN, type GamePlan } from '../../model/program/game-plan.ts';
import type { Tuning } from '../../tuning/index.ts';
import { marginParts } from '../chances/expectation.ts';
import { matchUps } from '../match-ups.ts';
import type { TeamSheet } from '../team-sheet.ts';

/**
 * Returns a staff's plan for a game: what its units do best against the opponent's weaknesses, in small steps. Every
 * team plans this way each week, including the user's without a plan of his own.
 */
export function staffPlan(own: TeamSheet, other: TeamSheet, tuning: Tuning): GamePlan {
  const knobs = tuning.plans;
  if (knobs.staff === 0) return EVEN_PLAN;
  const { passing, deep, rush, man } = matchUps(own, other, tuning);
  const { margin } = marginParts(own.ratings, other.ratings, true, tuning);
  const steps = (points: number): number =>
    Math.max(0 - knobs.staffMost, Math.min(knobs.staffMost, Math.round(knobs.staff * points))) + 0;
  return {
    runPass: steps(knobs.staffRunPass * passing),
    tempo: steps(knobs.staffTempo * margin),
    deep: steps(knobs.staffDeep * deep),
    fourth: steps(knobs.staffFourth * margin),
    pressure: steps(knobs.staffPressure * rush),
    coverage: man > knobs.staffCoverage ? 'man' : man < 0 - knobs.staffCoverage ? 'zone' : 'mixed',
  };
}
