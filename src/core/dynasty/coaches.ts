import type { CoachVote, HeadCoach } from '../model/coaches.ts';
import { CHAMPIONSHIP_WEEK } from '../model/game.ts';
import { groupBy } from '../model/groups.ts';
import type { TeamId } from '../model/ids.ts';
import type { TeamSeason } from '../model/season.ts';
import { type CoachSource, expectedShare, headCoaches } from '../offseason/coaches.ts';
import { coachVote } from '../season/awards/index.ts';
import { ranksOf } from '../season/poll.ts';
import { recordOf, records, winnerOf } from '../season/records.ts';
import type { SeasonSource } from './dynasty-state.ts';

/** The head coaches of a dynasty's programs, and the best of a season. */

function sourceOf({ settings, reference, tuning }: SeasonSource): CoachSource {
  const { givenNames, familyNames } = reference;
  return { seed: settings.seed, givenNames, familyNames, tuning };
}

/** The seasons of a program, earliest first. */
function seasonsOf({ history }: SeasonSource, team: TeamId): TeamSeason[] {
  return history.filter((row) => row.team === team).sort((a, b) => a.year - b.year);
}

/** Every known head coach of a program, the earliest first; the last one leads it in the season. */
export function coachesOf(source: SeasonSource, team: TeamId): HeadCoach[] {
  return headCoaches(team, seasonsOf(source, team), source.year, sourceOf(source));
}

/** Whoever leads a program in the season. */
export function headCoachOf(source: SeasonSource, team: TeamId): HeadCoach {
  return coachesOf(source, team).at(-1)!;
}

/** The vote after the conference championships for the coach of the year; empty before it. */
export function coachOfTheYear(source: SeasonSource): CoachVote[] {
  const { year, settings, programs, tuning } = source;
  const poll = source.polls.find(({ week }) => week === CHAMPIONSHIP_WEEK + 1);
  const games = source.games.filter(({ week }) => week <= CHAMPIONSHIP_WEEK);
  if (!poll || games.some(({ result }) => result === null)) return [];
  const past = source.history.filter((row) => row.year < year).sort((a, b) => a.year - b.year);
  const before = groupBy(past, ({ team }) => team);
  const [standing, ranks] = [records(games), ranksOf(poll)];
  const champions = new Set(games.filter(({ kind }) => kind === 'conference_championship').map(winnerOf));
  const seasons = programs.map(({ team }) => {
    const { wins, losses } = recordOf(standing, team);
    const expected = expectedShare(before.get(team) ?? [], tuning) * (wins + losses);
    return { team, wins, losses, expected, conferenceTitle: champions.has(team), rank: ranks.get(team) ?? null };
  });
  return coachVote(seasons, { seed: settings.seed, year, tuning });
}
