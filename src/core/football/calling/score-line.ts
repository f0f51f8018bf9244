import { POSSESSION_POINTS, QUARTERS } from '../../model/rules.ts';
import type { GameState } from '../state.ts';

/** Whether a team leads by so much that its coach stops trying to score. */
export function showsMercy(g: GameState, lead: number): boolean {
  return lead >= g.tuning.reserves.mercyLead;
}

/** Whether a tied team, backed up late, is content with overtime: a mistake there loses the game. */
export function playsForOvertime(g: GameState, lead: number): boolean {
  const knobs = g.tuning.clock;
  return g.quarter === QUARTERS && lead === 0 && g.clock <= knobs.overtimeFrom && g.ball < knobs.hurryTiedFrom;
}

/** Whether a team is too far behind in the fourth quarter for anything to matter. */
export function trailsHopelessly(g: GameState, lead: number): boolean {
  return g.quarter === QUARTERS && lead < 0 && scoresBehind(lead) >= g.tuning.clock.hopelessScores;
}

/** Returns how many scores of eight points a deficit needs. */
export function scoresBehind(lead: number): number {
  return Math.ceil(-lead / POSSESSION_POINTS);
}
