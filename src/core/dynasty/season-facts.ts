import type { SeasonFacts } from '../model/facts.ts';
import type { TeamId } from '../model/ids.ts';
import { lastWeekOf, type PlayoffFormat } from '../model/playoff.ts';
import type { Program } from '../model/team.ts';
import type { World } from './world.ts';

/** The running season's facts, with the members that the dynasty's programs really have. */
export function seasonFacts(world: World): SeasonFacts {
  return {
    ...world.reference.season(world.year),
    year: world.year,
    members: Object.fromEntries(world.programs.map((p) => [p.team, p.conference])),
  };
}

/** The playoff format of the running season: the player's choice, else the season's own. */
export function playoffFormat(world: World): PlayoffFormat {
  return world.settings.playoff ?? world.reference.season(world.year).playoff;
}

/** The week of the title game. */
export function lastWeek(world: World): number {
  return lastWeekOf(playoffFormat(world));
}

/** Programs by team. */
export function programMap(world: { programs: readonly Program[] }): Map<TeamId, Program> {
  return new Map(world.programs.map((p) => [p.team, p]));
}
