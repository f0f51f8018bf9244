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
  const k = tuning.plans;
  if (k.staff === 0) return EVEN_PLAN;
  const { passing, deep, rush, man } = matchUps(own, other, tuning);
  const { margin } = marginParts(own.ratings, other.ratings, true, tuning);
  const steps = (points: number): number =>
    Math.max(0 - k.staffMost, Math.min(k.staffMost, Math.round(k.staff * points))) + 0;
  return {
    runPass: steps(k.staffRunPass * passing),
    tempo: steps(k.staffTempo * margin),
    deep: steps(k.staffDeep * deep),
    fourth: steps(k.staffFourth * margin),
    pressure: steps(k.staffPressure * rush),
    coverage: man > k.staffCoverage ? 'man' : man < 0 - k.staffCoverage ? 'zone' : 'mixed',
  };
}
