import type { TeamId } from '../../model/ids.ts';
import { walkOnsEntering } from '../../offseason/portal/walk-ons.ts';
import { type WalkOn, walkOnsLeaving, walkOnsOf } from '../../offseason/walk-ons.ts';
import type { Season } from '../dynasty-state.ts';

/** Computes each program's walk-ons from how many of its players are on scholarship. */
function byProgram(
  { players, programs }: Season,
  of: (team: TeamId, scholarships: number) => WalkOn[],
): Map<TeamId, WalkOn[]> {
  const scholarships = new Map<TeamId, number>();
  for (const { team } of players) scholarships.set(team, (scholarships.get(team) ?? 0) + 1);
  return new Map(programs.map(({ team }) => [team, of(team, scholarships.get(team) ?? 0)]));
}

/** Returns every program's walk-ons in a season. */
export function walkOnsIn(source: Season): Map<TeamId, WalkOn[]> {
  const { year, rules, tuning } = source;
  const { seed } = source.settings;
  return byProgram(source, (team, scholarships) => walkOnsOf(team, year, scholarships, { seed, rules, tuning }));
}

/** Returns the walk-ons of every program who enter the portal after the season. `source` is the season just played. */
export function walkOnsInPortal(source: Season): Map<TeamId, WalkOn[]> {
  const { year, rules, tuning } = source;
  const { seed } = source.settings;
  return byProgram(source, (team, scholarships) =>
    walkOnsEntering(team, walkOnsLeaving(team, year, scholarships, { seed, rules, tuning }), { year, seed, tuning }),
  );
}
