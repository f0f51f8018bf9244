import type { Award } from '../../model/people/awards.ts';
import { leaguesOf } from '../../model/power-conferences.ts';
import { heismanVote, type RegionOf } from './heisman.ts';
import { given, type Honor } from './honor.ts';
import { type AwardInput, candidates } from './merit.ts';
import { bestOfPlaces, deserving, seasonTeams } from './teams.ts';

export { type CoachSeason, coachMerit, coachVote } from './coach.ts';
export { heismanRace, type RegionOf, type Runner } from './heisman.ts';
export { type AwardInput, type Candidate, candidates } from './merit.ts';
export { votingRegion } from './regions.ts';
export { WeekOfAwards } from './week.ts';

/**
 * Picks the season's awards from everything before the bowls: the Heisman, the best at each position, and the season
 * teams.
 */
export function seasonAwards(input: AwardInput & { week: number }, regionOf: RegionOf): Award[] {
  const { year, week, programs, tuning } = input;
  const all = candidates(input);
  const conferences = [...leaguesOf(programs)].sort();
  const heisman = heismanVote(input, all, regionOf).map(
    ({ candidate: { player, team, role }, points, firsts }, index): Honor => ({
      kind: 'heisman',
      conference: null,
      selection: 0,
      place: index + 1,
      role,
      player,
      team,
      points,
      firsts,
      game: null,
    }),
  );
  const ranked = deserving(all, tuning);
  const honors = [...heisman, ...bestOfPlaces(ranked, tuning), ...seasonTeams(ranked, conferences, tuning)];
  return honors.map((honor) => given(year, week, honor));
}
