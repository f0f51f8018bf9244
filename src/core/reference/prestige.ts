import type { PastSeason, Prestige } from '../model/facts.ts';
import type { TeamId } from '../model/ids.ts';

export interface PrestigeInput {
  /** The teams of the season, sorted by id. */
  teams: readonly TeamId[];
  results: readonly PastSeason[];
  /** 1 (best) to 0: what a program was before `firstYear`, the first season with results. */
  standingBefore: Readonly<Record<TeamId, number>>;
  firstYear: number;
  year: number;
}
export function startingPrestige(input: PrestigeInput): ReadonlyMap<TeamId, Prestige> {
  return new Map(input.teams.map((t) => [t, { prestige: 1, ceiling: 1, floor: 1, score: 1 }]));
}
