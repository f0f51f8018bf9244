import type { SeasonFacts } from '../model/facts.ts';
import type { TeamId } from '../model/ids.ts';
import { lastWeekOf, type PlayoffFormat } from '../model/playoff.ts';
import type { Program } from '../model/team.ts';
import type { DynastyState } from './dynasty-state.ts';

/** The current season's facts, with the conference members the dynasty actually has. */
export function seasonFacts(dynasty: Pick<DynastyState, 'reference' | 'year' | 'programs'>): SeasonFacts {
  return ownFacts(dynasty.reference.season(dynasty.year), dynasty.year, dynasty.programs);
}

/** A season's facts as a dynasty plays it: its own members, and nobody a visitor who is among them. */
export function ownFacts(facts: SeasonFacts, year: number, programs: readonly Program[]): SeasonFacts {
  const members = Object.fromEntries(programs.map((p) => [p.team, p.conference]));
  const own = { ...facts, year, members };
  if (!facts.visitors) return own;
  return {
    ...own,
    visitors: { ...facts.visitors, programs: facts.visitors.programs.filter((v) => !(v.team in members)) },
  };
}

/** The playoff format of the running season: the player's choice, else the season's own. */
export function playoffFormat(dynasty: DynastyState): PlayoffFormat {
  return dynasty.settings.playoff ?? dynasty.reference.season(dynasty.year).playoff;
}

/** The week of the title game. */
export function lastWeek(dynasty: DynastyState): number {
  return lastWeekOf(playoffFormat(dynasty));
}

/** Programs by team, as they were last asked for. */
const mapByPrograms = new WeakMap<readonly Program[], ReadonlyMap<TeamId, Program>>();

/** Programs by team. */
export function programMap({ programs }: { programs: readonly Program[] }): ReadonlyMap<TeamId, Program> {
  const known = mapByPrograms.get(programs) ?? new Map(programs.map((p) => [p.team, p]));
  mapByPrograms.set(programs, known);
  return known;
}
