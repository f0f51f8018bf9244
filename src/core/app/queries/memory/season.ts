import { done, type Result } from '../../../contract/result.ts';
import type { RankedTeam, Season, Upset } from '../../../contract/views/index.ts';
import { firstOf, lastOf } from '../../../model/lists.ts';
import type { TeamSeason } from '../../../model/season.ts';
import { gameLabel } from '../../../season/labels.ts';
import { isFinished, winnerOf } from '../../../season/records.ts';
import { LAST_SPOKEN_RANK, span } from '../../../words/numbers.ts';
import type { QueryContext } from '../../reading/context.ts';
import { refuseYear } from '../../reading/names.ts';
import { historicConference, recordOf, type SeasonView, teamFacts } from '../../reading/season-view.ts';
import { rankAtGame, scheduleGameView, scoreFrom } from '../../views/game.ts';
import { pageView } from '../../views/team.ts';
import { awards } from '../league/awards.ts';
import { playedBracket } from '../league/playoff.ts';

const MOST_UPSETS = 10;

type Standing = Pick<TeamSeason, 'team' | 'conference' | 'wins' | 'losses' | 'rank'>;

/** Every team's season record at the end, or so far. */
function standingsOf({ season, save }: QueryContext, year: number): Standing[] {
  const closed = save.history.ofYear(year);
  if (closed.length > 0) return closed;
  return season.programs.map(({ team, conference }) => {
    const { wins, losses } = recordOf(season, team);
    return { team, conference, wins, losses, rank: season.rankOf.get(team) ?? 0 };
  });
}

/** The season's biggest upsets. */
function upsetsOf(season: SeasonView): Upset[] {
  return season.games
    .filter(isFinished)
    .filter(({ odds }) => odds !== null)
    .map((game) => {
      const home = winnerOf(game) === game.home;
      const likely = game.odds?.homeWinProbability ?? 0.5;
      return { game, home, chance: home ? likely : 1 - likely };
    })
    .filter(({ chance }) => chance < 0.5)
    .sort((a, b) => a.chance - b.chance || a.game.id - b.game.id)
    .slice(0, MOST_UPSETS)
    .map(({ game, home, chance }) => {
      const [winner, loser] = home ? (['home', 'away'] as const) : (['away', 'home'] as const);
      return {
        id: game.id,
        weekPlayed: game.week,
        label: gameLabel(game, season.facts),
        winner: teamFacts(season, game[winner]).name,
        winner_ranking: rankAtGame(season, game, winner),
        loser: teamFacts(season, game[loser]).name,
        loser_ranking: rankAtGame(season, game, loser),
        ...scoreFrom(game, game[winner]),
        chance,
      };
    });
}

/** Known seasons, newest first: those of the dynasty and the real ones before it. */
function knownYears({ season, save, memo }: QueryContext): number[] {
  return memo('known years', () => {
    const years = new Set(save.history.ofTeam(season.settings.team).map(({ year }) => year));
    return [...years.add(season.year)].sort((a, b) => b - a);
  });
}

/** A look back at a season. */
export function season(context: QueryContext, input: { year?: number | undefined }): Result<Season> {
  const { season: now } = context;
  const year = input.year ?? now.year;
  const years = knownYears(context);
  if (!years.includes(year)) {
    return refuseYear(year, `There is no ${year} season on record, only ${span(lastOf(years), firstOf(years))}.`);
  }
  const played = year >= now.settings.startYear;
  const then = played ? context.seasonOf(year) : now;
  const standings = standingsOf(context, year);
  const shape = ({ team, conference, wins, losses, rank }: Standing): RankedTeam => ({
    ranking: rank,
    name: teamFacts(now, team).name,
    conference: historicConference(now, year, conference),
    wins,
    losses,
  });
  const champion = context.save.history.ofYear(year).find((row) => row.champion);
  const own = now.settings.team;
  const mine = standings.find(({ team }) => team === own);
  const given = played ? awards(context, { year }) : null;
  return done({
    ...pageView(now),
    year,
    years,
    played,
    champion: champion ? shape(champion) : null,
    bracket: played ? playedBracket(context, then) : null,
    final_poll: standings
      .filter(({ rank }) => rank >= 1 && rank <= LAST_SPOKEN_RANK)
      .sort((a, b) => a.rank - b.rank)
      .map(shape),
    heisman: given?.ok ? (given.value.heisman[0] ?? null) : null,
    best: given?.ok ? given.value.best : [],
    upsets: played ? upsetsOf(then) : [],
    mine: mine ? shape(mine) : null,
    my_games: played ? (then.gamesOf.get(own) ?? []).map((game) => scheduleGameView(then, game, own)) : [],
  });
}
