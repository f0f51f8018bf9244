import { done, type Result, refuse } from '../../../contract/result.ts';
import type { News } from '../../../contract/views/index.ts';
import type { Game } from '../../../model/game.ts';
import type { TeamId } from '../../../model/ids.ts';
import { opponentOf, winnerOf } from '../../../season/records.ts';
import { isRanked, weekSpan } from '../../../words/numbers.ts';
import { changesOf, storiesOf, upsetBy } from '../../../words/week-news.ts';
import type { QueryContext } from '../../reading/context.ts';
import { meetingsBefore, playedBy } from '../../reading/past-games.ts';
import { runAt } from '../../reading/runs.ts';
import { teamFacts } from '../../reading/season-view.ts';
import { calledOffView } from '../../views/called-off.ts';
import { gameView } from '../../views/game.ts';
import { pageView } from '../../views/team.ts';
import { arcsOf } from '../arcs/arcs.ts';
import { weekChances } from './stakes.ts';
import { weekGames } from './week.ts';

const rankIn = ({ pollsOf, season }: QueryContext, team: TeamId, week: number): number =>
  pollsOf(season.year)
    .find((poll) => poll.week === week)
    ?.rows.find((row) => row.team === team)?.rank ?? 0;

function beatRanked(game: Game, team: TeamId): boolean {
  return winnerOf(game) === team && isRanked(game.home === team ? game.awayRank : game.homeRank);
}

/** Consequences of the player's game. */
function changes(context: QueryContext, team: TeamId, game: Game): string[] {
  const { season } = context;
  const other = opponentOf(game, team);
  const until = playedBy(context, team, game.week);
  const last = meetingsBefore(context, game).at(-1);
  const { before, after } = weekChances(context, team, game.week);
  return changesOf({
    opponent: teamFacts(season, other).name,
    opponentPrestige: season.program.get(other)?.prestige ?? 1,
    opponentRank: (game.home === team ? game.awayRank : game.homeRank) ?? 0,
    won: winnerOf(game) === team,
    kind: game.kind,
    underdogBy: winnerOf(game) === team ? upsetBy(gameView(season, game, false)) : 0,
    rankBefore: rankIn(context, team, game.week),
    rankAfter: rankIn(context, team, game.week + 1),
    wins: until.filter((each) => winnerOf(each) === team).length,
    streakBefore: runAt(context, team, game.week - 1),
    streak: runAt(context, team, game.week),
    rankedWins: until.filter((each) => beatRanked(each, team)).length,
    trophy: game.rivalry && game.kind === 'regular' ? game.name : null,
    held: last ? winnerOf(last) === team : null,
    before,
    after,
  });
}

/** A week's news: the player's game and its consequences, the lead story and up to ten more. */
export function news(context: QueryContext, input: { week?: number | undefined }): Result<News> {
  const { season } = context;
  const played = season.games.filter(({ result }) => result !== null).map(({ week }) => week);
  const latest = played.length === 0 ? null : Math.max(...played);
  const week = input.week ?? latest;
  if (week !== null && input.week !== undefined && !played.includes(week)) {
    const known = latest === null ? 'none has been played yet' : `there is news of ${weekSpan(1, latest)}`;
    const code = week < 1 || week > season.lastWeek ? 'malformed' : 'not_found';
    return refuse(code, `There is no news of week ${week} of ${season.year}; ${known}.`);
  }
  const team = season.settings.team;
  const games = week === null ? [] : weekGames(season, week);
  const own = games.find((game) => game.result !== null && (game.home === team || game.away === team));
  return done({
    ...pageView(season),
    week,
    latest,
    own_game: own ? gameView(season, own, games[0] === own) : null,
    changes: own ? changes(context, team, own) : [],
    stories: storiesOf(games.map((game, i) => gameView(season, game, i === 0))),
    ...calledOffView(context, season, (game) => game.week === (week ?? 0) + 1),
    arcs: week === null ? [] : context.memo(`arcs of week ${week}`, () => arcsOf(context, week)),
  });
}
