import { done, type Result } from '../../../contract/result.ts';
import type { Awards, BestOfPlace, Race, WeekHonors } from '../../../contract/views/index.ts';
import { regionsOf } from '../../../dynasty/awards.ts';
import { CHAMPIONSHIP_WEEK } from '../../../model/game.ts';
import type { ConferenceId } from '../../../model/ids.ts';
import { mustHave } from '../../../model/lists.ts';
import { type Award, type AwardKind, awardName, HEISMAN_VOTERS, RACE_FROM_WEEK } from '../../../model/people/awards.ts';
import { candidates, heismanRace } from '../../../season/awards/index.ts';
import { gameLabel } from '../../../season/labels.ts';
import { racePriceOf } from '../../../season/odds.ts';
import { moneyline } from '../../../words/numbers.ts';
import { coachVoteOf } from '../../coaches.ts';
import type { QueryContext } from '../../reading/context.ts';
import { dynastyYears, findConference, findYear } from '../../reading/names.ts';
import { conferenceName, type SeasonView } from '../../reading/season-view.ts';
import { type HonorViews, honorViews } from '../../views/awards.ts';
import { pageView, rankOf, teamRecord } from '../../views/team.ts';

/** The requested conference, or the player's own; null for an independent. */
function conferenceAsked(season: SeasonView, asked: string | undefined): Result<ConferenceId | null> {
  if (asked !== undefined) return findConference(season, asked);
  return done(season.program.get(season.settings.team)?.conference ?? null);
}

function bestOf(given: readonly Award[], shape: HonorViews): BestOfPlace[] {
  const names = [...new Set(given.map(awardName))];
  return names.map((award) => {
    const [winner, ...finalists] = given.filter((each) => awardName(each) === award);
    return { award, winner: shape.season(mustHave(winner, 'winner')), finalists: finalists.map(shape.honored) };
  });
}

function weeks(given: readonly Award[], shape: HonorViews): WeekHonors[] {
  const played = [...new Set(given.map(({ week }) => week))].sort((a, b) => b - a);
  return played.map((week) => ({
    week,
    players: given.filter((each) => each.week === week).map(shape.honored),
  }));
}

/** Awards of a season: national ones, and those of one conference. */
export function awards(
  context: QueryContext,
  input: { year?: number | undefined; conference?: string | undefined },
): Result<Awards> {
  const { season, save } = context;
  const year = findYear(season, input.year);
  if (!year.ok) return year;
  const then = context.seasonOf(year.value);
  const conference = conferenceAsked(then, input.conference);
  if (!conference.ok) return conference;
  const own = conference.value;
  const all = save.awards.ofNationAnd(year.value, own);
  const given = (kind: AwardKind, of: ConferenceId | null = null, selection: Award['selection'] = 0) =>
    all.filter((each) => each.kind === kind && each.conference === of && each.selection === selection);
  const best = [...given('best'), ...given('best_defender')];
  const heisman = given('heisman');
  const numbered = [...heisman, ...best.filter(({ place }) => place === 1)];
  const shape = honorViews(context, year.value, all, numbered);
  const ofConference = (selection: 1 | 2) =>
    own === null ? [] : given('all_conference', own, selection).map(shape.honored);
  const games = new Map(then.games.map((game) => [game.id, game]));
  const years = new Set(save.awards.years());
  return done({
    ...pageView(season),
    year: year.value,
    years: dynastyYears(season).filter((each) => each === year.value || years.has(each)),
    decided: heisman.length > 0,
    conference: own === null ? null : conferenceName(then, own),
    heisman: heisman.map((award) => ({
      ...shape.season(award),
      place: award.place,
      points: award.points ?? 0,
      first_place_votes: award.firsts ?? 0,
    })),
    voters: HEISMAN_VOTERS,
    best: bestOf(best, shape),
    coach_of_the_year: heisman.length > 0 ? coachVoteOf(context, year.value) : [],
    all_america: {
      first: given('all_america', null, 1).map(shape.honored),
      second: given('all_america', null, 2).map(shape.honored),
    },
    freshmen: given('freshman_all_america').map(shape.honored),
    all_conference: { first: ofConference(1), second: ofConference(2) },
    players_of_the_week: weeks(given('player_of_the_week'), shape),
    conference_players_of_the_week: own === null ? [] : weeks(given('player_of_the_week', own), shape),
    most_valuable: given('most_valuable')
      .reverse()
      .flatMap((award) => {
        const game = games.get(award.game ?? 0);
        if (!game) return [];
        const { id, week: weekPlayed } = game;
        return [{ game: { id, weekPlayed, label: gameLabel(game, then.facts) }, player: shape.honored(award) }];
      }),
  });
}

/** Whether the Heisman race is on, from its first week to the vote. */
function isOpen({ row, week }: SeasonView): boolean {
  return row.stage === 'season' && week >= RACE_FROM_WEEK && week <= CHAMPIONSHIP_WEEK;
}

/** Current standings of the race. */
function runnersOf(context: QueryContext): Race['runners'] {
  const { season, save } = context;
  const tuning = season.tuning;
  const input = {
    seed: season.settings.seed,
    year: season.year,
    week: season.week,
    weeksLeft: CHAMPIONSHIP_WEEK + 1 - season.week,
    lines: save.playerSeasons.totals(season.year),
    programs: season.programs,
    records: season.records,
    ranks: season.rankOf,
    tuning,
  };
  const runners = heismanRace(input, candidates(input), regionsOf(season.reference));
  const who = runners.map(({ candidate }) => candidate);
  const shape = honorViews(context, season.year, who, who);
  return runners.map(({ candidate, points, firsts, chance }, index) => ({
    ...shape.season(candidate),
    place: index + 1,
    points,
    first_place_votes: firsts,
    ranking: rankOf(season, candidate.team),
    ...teamRecord(season, candidate.team),
    chance,
    odds: moneyline(racePriceOf(chance, tuning, tuning.awards.heisman.lowestPrice)),
  }));
}

/** The current season's Heisman race while it is open. */
export function race(context: QueryContext): Result<Race> {
  const { season, save, memo } = context;
  const decided = save.awards.ofKind(season.year, 'heisman').length > 0;
  return done({
    ...pageView(season),
    from_week: RACE_FROM_WEEK,
    decided,
    voters: HEISMAN_VOTERS,
    runners: !decided && isOpen(season) ? memo('heisman race', () => runnersOf(context)) : [],
  });
}
