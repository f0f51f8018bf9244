import { done, type Result, refuse } from '../../contract/result.ts';
import type { FreeOpponents, Opponents } from '../../contract/views/index.ts';
import { SCHEDULING, wrongStage } from '../../decisions/stages.ts';
import { visitingTeam } from '../../dynasty/gameday/visitors.ts';
import { withOdds } from '../../dynasty/odds.ts';
import { expectation } from '../../football/chances/expectation.ts';
import { everyTeam } from '../../model/facts.ts';
import { REGULAR_WEEKS, unplayed } from '../../model/game.ts';
import { distanceMiles } from '../../model/geography.ts';
import type { TeamId } from '../../model/ids.ts';
import type { TeamRatings } from '../../model/team.ts';
import { averageRankedTeam } from '../../season/polls/strength-of-record.ts';
import { freeOpponents as freeTeams, possibleGames, type ScheduleInput } from '../../season/schedule/index.ts';
import type { QueryContext } from '../reading/context.ts';
import { type SeasonView, teamFacts } from '../reading/season-view.ts';
import { conferenceOf, scheduleGameView } from '../views/game.ts';
import { pageView } from '../views/team.ts';

/** Inputs to the scheduler for the season. */
export function scheduleInput(season: SeasonView): ScheduleInput {
  const { year, facts, programs, reference } = season;
  const { rivalries } = reference;
  const teams = everyTeam(reference);
  return { year, facts, programs, teams, rivalries, tuning: season.tuning };
}

/** Refuses a week in which no game can be scheduled; null if one can. */
function refused({ row }: SeasonView, week: number) {
  const wrong = wrongStage(row.stage, 'preseason', SCHEDULING);
  if (wrong || (week >= 1 && week <= REGULAR_WEEKS)) return wrong;
  return refuse('malformed', `Week ${week} is not in the regular season; choose a week from 1 to ${REGULAR_WEEKS}.`);
}

/** Names of the opponents available in a week, sorted. */
export function freeOpponents({ season }: QueryContext, { week }: { week: number }): Result<FreeOpponents> {
  const wrong = refused(season, week);
  if (wrong) return wrong;
  const free = freeTeams(scheduleInput(season), season.games, season.settings.team, week);
  return done(free.map((id) => teamFacts(season, id).name).sort((a, b) => (a < b ? -1 : 1)));
}

/** How often an average ranked team would lose to a team. */
function worthOf(context: QueryContext, measure: TeamRatings, other: TeamId, home: boolean | null): number {
  const { season } = context;
  const tuning = season.tuning;
  const rated = season.program.get(other) ?? visitingTeam(season, season.year, other);
  if (home === false) return expectation(rated, measure, false, tuning).homeWinProbability;
  return 1 - expectation(measure, rated, home === null, tuning).homeWinProbability;
}

/** Available opponents with the odds of a game against each, highest rating first. */
export function opponents(context: QueryContext, { week }: { week: number }): Result<Opponents> {
  const { season } = context;
  const wrong = refused(season, week);
  if (wrong) return wrong;
  const own = season.settings.team;
  const games = possibleGames(scheduleInput(season), season.games, own, week).map(unplayed);
  const measure = averageRankedTeam(season.programs, season.tuning);
  const stadium = teamFacts(season, own);
  const shaped = withOdds(season, games).map((game) => {
    const { opponent, home, spread, moneyline } = scheduleGameView(season, game, own);
    const { ranking = 0, rating = 0 } = opponent;
    const other: TeamId = game.home === own ? game.away : game.home;
    const homeWins = game.odds?.homeWinProbability ?? 0.5;
    return {
      ...opponent,
      ranking,
      rating,
      prestige: season.program.get(other)?.prestige ?? 1,
      conference: conferenceOf(season, other),
      home,
      spread,
      moneyline,
      winProb: game.home === own ? homeWins : 1 - homeWins,
      miles: Math.round(distanceMiles(stadium, teamFacts(season, other))),
      worth: worthOf(context, measure, other, home),
    };
  });
  const best = shaped.sort((a, b) => b.rating - a.rating || (a.name < b.name ? -1 : 1));
  return done({ ...pageView(season), week, opponents: best });
}
