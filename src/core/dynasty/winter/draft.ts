import type { PlayerId, TeamId } from '../../model/ids.ts';
import { mustGet } from '../../model/lists.ts';
import type { DraftPick } from '../../model/people/draft.ts';
import { draftOf, isDraftable, picksByTeam } from '../../offseason/leaving/draft.ts';
import type { DynastyState } from '../dynasty-state.ts';

/** Runs the NFL draft after a season has closed and before rosters turn over. */
export function draftIn({ players, departures, settings, year, tuning }: DynastyState): readonly DraftPick[] {
  const there = new Set(departures.filter(({ reason }) => isDraftable(reason)).map(({ player }) => player));
  const leaving = players.filter(({ id }) => there.has(id));
  return draftOf(leaving, year, settings.seed, tuning);
}

/** Returns the number of players drafted from each program after the season. */
export function draftedIn(dynasty: DynastyState): ReadonlyMap<TeamId, number> {
  const picks = draftIn(dynasty);
  const picked = new Set(picks.map(({ player }) => player));
  const teams = new Map<PlayerId, TeamId>();
  for (const { id, team } of dynasty.players) if (picked.has(id)) teams.set(id, team);
  return picksByTeam(picks, (id) => mustGet(teams, id));
}
