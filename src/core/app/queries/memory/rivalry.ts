import { done, type Result, refuse } from '../../../contract/result.ts';
import type { Rivalry, Series, SeriesGame, SeriesMoment } from '../../../contract/views/index.ts';
import type { Game } from '../../../model/game.ts';
import type { TeamId } from '../../../model/ids.ts';
import { trophyIn } from '../../../model/trophy.ts';
import { isFinished, opponentOf, winnerOf } from '../../../season/records.ts';
import { type Moment, moments, seriesRecord } from '../../../season/series.ts';
import { plural } from '../../../words/numbers.ts';
import type { QueryContext } from '../../reading/context.ts';
import { askedTeam, namedTeam } from '../../reading/names.ts';
import { historicConference, type SeasonView, teamFacts } from '../../reading/season-view.ts';
import { scheduleGameView, scoreFrom } from '../../views/game.ts';
import { pageView, teamNames, teamView } from '../../views/team.ts';
import { rivalriesOf } from './trophies.ts';

/** Most memorable moments of a series on its page. */
const MOST_MOMENTS = 6;

/** Describes why a game is memorable, in a sentence. */
function momentText(season: SeasonView, { game, kind, winner, streak }: Moment): string {
  const name = (team: TeamId) => teamFacts(season, team).name;
  const loser = opponentOf(game, winner);
  const score = scoreFrom(game, winner).score;
  const { overtime } = game.result;
  switch (kind) {
    case 'title':
      return `${name(winner)} won the ${game.name ?? 'title game'} ${score}.`;
    case 'upset':
      return `${name(winner)}, a long shot, beat ${name(loser)} ${score}.`;
    case 'overtime':
      return `${name(winner)} won ${score} after ${plural(overtime, 'overtime')}.`;
    case 'last_score':
      return `${name(winner)} survived, ${score}.`;
    case 'rout':
      return `${name(winner)} ran away with it, ${score}.`;
    case 'streak_ended':
      return `${name(winner)} won ${score} and ended a run of ${plural(streak, 'loss', 'losses')} to ${name(loser)}.`;
  }
}

function gamesView(season: SeasonView, games: readonly Game[], team: TeamId): SeriesGame[] {
  return games
    .filter(isFinished)
    .reverse()
    .map((game) => {
      const home = game.home === team;
      const [own, other] = home ? [game.homeRank, game.awayRank] : [game.awayRank, game.homeRank];
      return {
        year: game.year,
        id: game.id,
        weekPlayed: game.week,
        label:
          game.name ??
          (game.conference === null ? 'Non-conference' : historicConference(season, game.year, game.conference)),
        result: winnerOf(game) === team ? ('W' as const) : ('L' as const),
        ...scoreFrom(game, team),
        ranking: own ?? 0,
        opponent_ranking: other ?? 0,
        home: game.neutral ? null : home,
        overtime: game.result.overtime,
      };
    });
}

function seriesOf(context: QueryContext, team: TeamId, other: TeamId): Series {
  const { season, save } = context;
  const games = save.games.between(team, other);
  const { wins, losses, streak, lastYear } = seriesRecord(games, team);
  const played = games.filter(isFinished);
  const points = (of: TeamId) =>
    played.reduce((sum, { home, result }) => sum + (home === of ? result.homeScore : result.awayScore), 0);
  const between = season.reference.rivalries.find(({ teams }) => teams.includes(team) && teams.includes(other));
  const next = games.find((game) => game.result === null && game.year === season.year);
  return {
    opponent: teamFacts(season, other).name,
    trophy: between ? trophyIn(between, season.year) : null,
    wins,
    losses,
    streak,
    last_year: lastYear,
    other: teamView(season, other),
    points: points(team),
    opponent_points: points(other),
    games: gamesView(season, games, team),
    moments: moments(games, season.tuning.moments)
      .slice(0, MOST_MOMENTS)
      .map((moment): SeriesMoment => {
        return { year: moment.game.year, id: moment.game.id, text: momentText(season, moment) };
      }),
    next_game: next ? scheduleGameView(season, next, team) : null,
  };
}

/** A team's rivalries, and its full series against one opponent if given. */
export function rivalry(
  context: QueryContext,
  input: { team?: string | undefined; opponent?: string | undefined },
): Result<Rivalry> {
  const { season } = context;
  const team = askedTeam(season, input.team);
  if (!team.ok) return team;
  const other = namedTeam(season, input.opponent);
  if (!other.ok) return other;
  if (other.value === team.value) {
    return refuse(
      'malformed',
      `${teamFacts(season, team.value).name} cannot have a rivalry with itself; name another team.`,
    );
  }
  return done({
    ...pageView(season, team.value),
    teams: teamNames(season),
    rivalries: rivalriesOf(context, team.value),
    series: other.value === null ? null : seriesOf(context, team.value, other.value),
  });
}
