import { coachOfTheYear, staffOf } from '../dynasty/coaches.ts';
import type { SeasonSource } from '../dynasty/dynasty-state.ts';
import type { HeadCoach as Coach } from '../model/coaches.ts';
import type { TeamId } from '../model/ids.ts';
import type { TeamSeason } from '../model/season.ts';
import type { QueryContext } from './context.ts';
import { teamFacts } from './season-view.ts';
import type { HeadCoach, VotedCoach } from './views/index.ts';

/** Head coaches as the pages show them. Nothing of them is stored: they follow from the seed and the seasons before. */

function sourceOf(context: QueryContext, year: number, history: readonly TeamSeason[]): SeasonSource {
  const then = context.seasonOf(year);
  const { row, reference, programs, games } = then;
  const polls = context.pollsOf(year);
  return { settings: row.settings, reference, tuning: then.tuning(), year, programs, games, polls, history };
}

function shape(coach: Coach, year: number): HeadCoach {
  const { first, last, born, since, until, wins, losses } = coach;
  return { first, last, age: (until ?? year) - born, since, until, wins, losses };
}

/** Every head coach of a program up to a season, the present one last; worked out once for a state of the save. */
function coachesUntil(context: QueryContext, year: number, team: TeamId): readonly Coach[] {
  return context.memo(
    `coaches of ${team} until ${year}`,
    () => staffOf(sourceOf(context, year, context.save.history.ofTeam(team)), team).heads,
  );
}

/** The head coaches of a program, the present one first. */
export function headCoachesOf(context: QueryContext, team: TeamId): [HeadCoach, ...HeadCoach[]] {
  const { year } = context.season;
  const [now, ...before] = coachesUntil(context, year, team)
    .map((coach) => shape(coach, year))
    .reverse();
  return [now!, ...before];
}

/** The vote for the coach of the year of a season, the winner first; empty before the vote. */
export function coachVoteOf(context: QueryContext, year: number): VotedCoach[] {
  const { save, season, seasonOf } = context;
  const { seasons } = seasonOf(year).tuning().coaches.expectation;
  const before = Array.from({ length: seasons }, (_, back) => save.history.ofYear(year - seasons + back)).flat();
  return coachOfTheYear(sourceOf(context, year, before)).map(({ team, wins, losses, expected, share }, at) => {
    const { first, last, since } = coachesUntil(context, year, team).at(-1)!;
    const expected_wins = Math.round(10 * expected) / 10;
    return {
      place: at + 1,
      first,
      last,
      team: teamFacts(season, team).name,
      since,
      wins,
      losses,
      expected_wins,
      share,
    };
  });
}
