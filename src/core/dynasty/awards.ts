import type { TeamSheet } from '../football/team-sheet.ts';
import type { Reference } from '../model/facts.ts';
import { CHAMPIONSHIP_WEEK, REGULAR_WEEKS } from '../model/game.ts';
import type { TeamId } from '../model/ids.ts';
import type { Award } from '../model/people/awards.ts';
import { leaguesOf } from '../model/power-conferences.ts';
import { type RegionOf, seasonAwards, votingRegion, WeekOfAwards } from '../season/awards/index.ts';
import { ranksOf } from '../season/polls/opinions.ts';
import { records } from '../season/records.ts';
import type { DynastyState } from './dynasty-state.ts';

/** Heisman voting region of each team, by its state. */
export function regionsOf({ teams }: Pick<Reference, 'teams'>): RegionOf {
  const regions = new Map(teams.map(({ id, state }) => [id, votingRegion(state)]));
  return (team) => regions.get(team) ?? null;
}

/** Returns a tracker of the coming week's best players. */
export function watchWeek(dynasty: DynastyState, chartOf: (team: TeamId) => TeamSheet['players']): WeekOfAwards {
  const conferences = new Map(dynasty.programs.map(({ team, conference }) => [team, conference]));
  const leagues = leaguesOf(dynasty.programs);
  const leagueOf = (team: TeamId) => {
    const conference = conferences.get(team) ?? null;
    return conference !== null && leagues.has(conference) ? conference : null;
  };
  return new WeekOfAwards(dynasty.tuning, leagueOf, chartOf);
}

/** Returns the awards given after a week whose results and poll are in. Nothing else draws from their streams. */
export function awardsAfter(dynasty: DynastyState, week: number, watched: WeekOfAwards): Award[] {
  const { year, settings, programs, tuning, reference, games } = dynasty;
  const weekly = watched.awards(year, week, week > REGULAR_WEEKS);
  if (week !== CHAMPIONSHIP_WEEK) return weekly;
  const input = {
    seed: settings.seed,
    year,
    week,
    lines: [...dynasty.playerSeasons.values()],
    programs,
    records: records(games),
    ranks: ranksOf(dynasty.polls.at(-1)),
    tuning,
  };
  return [...seasonAwards(input, regionsOf(reference)), ...weekly];
}
