import type { TeamId } from '../model/ids.ts';
import { type WalkOn, walkOnsOf } from '../offseason/walk-ons.ts';
import type { DynastyState } from './dynasty-state.ts';

/** The walk-ons of every program in a season, by team. */
export function walkOnsIn({
  players,
  programs,
  year,
  settings: { seed },
  rules,
  tuning,
}: Pick<DynastyState, 'players' | 'programs' | 'year' | 'settings' | 'rules' | 'tuning'>): Map<TeamId, WalkOn[]> {
  const scholarships = new Map<TeamId, number>();
  for (const { team } of players) scholarships.set(team, (scholarships.get(team) ?? 0) + 1);
  return new Map(
    programs.map(({ team }) => [team, walkOnsOf(team, year, scholarships.get(team) ?? 0, { seed, rules, tuning })]),
  );
}
