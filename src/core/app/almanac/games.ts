import { GAME_LOG_KINDS } from '../../contract/views/columns.ts';
import type { PlayedGame } from '../../contract/views/season/game.ts';
import type { Game } from '../../model/game.ts';
import { gameLogNumbers } from '../../words/game-log-strings.ts';
import { weekName } from '../../words/terms.ts';
import type { QueryContext } from '../reading/context.ts';
import { teamFacts } from '../reading/season-view.ts';
import { gameLogsView, readFinished } from '../views/box.ts';

/** Box scores for an almanac. */

/** Most defenders listed per team; the others made a tackle or two. */
const MOST_DEFENDERS = 8;

/** A player's box score line: 0 home or 1 away, index of its kind in `GAME_LOG_KINDS`, player id, statistics. */
type BoxLine = [side: 0 | 1, kind: number, player: number, numbers: string];

/** A finished game in compact form, because an almanac has thousands. */
export interface AlmanacGame {
  id: number;
  /** `Week 3`, or the round. */
  week: string;
  year: number;
  home: string;
  away: string;
  /** Points by quarter, with all overtimes together as a fifth number. */
  quarters: [home: readonly number[], away: readonly number[]];
  score: [home: number, away: number];
  /** Trophy, bowl or playoff round. */
  name: string | null;
  headline: string | null;
  lines: BoxLine[];
}

function linesOf(logs: PlayedGame['game_logs'], home: string): BoxLine[] {
  return GAME_LOG_KINDS.flatMap((kind, index) => {
    const counts: [number, number] = [0, 0];
    return logs[kind].flatMap((log): BoxLine[] => {
      const side = log.team_name === home ? 0 : 1;
      counts[side] += 1;
      if (kind === 'Defense' && counts[side] > MOST_DEFENDERS) return [];
      return [[side, index, log.player_id, gameLogNumbers(log)]];
    });
  });
}

function shortGame(context: QueryContext, game: Game): AlmanacGame[] {
  const { result } = game;
  const finished = result === null ? null : readFinished(context, game);
  if (result === null || finished === null) return [];
  const season = context.seasonOf(game.year);
  const [home, away] = [teamFacts(season, game.home).name, teamFacts(season, game.away).name];
  return [
    {
      id: game.id,
      week: weekName(game.week, season.format.teams),
      year: game.year,
      home,
      away,
      quarters: [result.homeQuarters, result.awayQuarters],
      score: [result.homeScore, result.awayScore],
      name: game.name,
      headline: game.headline,
      lines: linesOf(gameLogsView(season, finished), home),
    },
  ];
}

/** Returns a week's finished games, sorted by id. */
export function almanacGames(context: QueryContext, year: number, week: number): AlmanacGame[] {
  return context.save.games.ofWeek(year, week).flatMap((game) => shortGame(context, game));
}

/** A memorable game of a season. */
export interface Story {
  id: number;
  week: string;
  headline: string;
}

/** Most headlines an almanac keeps per week. */
const MOST_STORIES = 8;

/** Returns a season's news: each week's best games to watch. */
export function storiesOf({ save, seasonOf }: QueryContext, year: number): Story[] {
  const { format } = seasonOf(year);
  const games = save.games.ofYear(year).filter(({ headline }) => headline !== null);
  const weeks = [...new Set(games.map(({ week }) => week))].sort((a, b) => a - b);
  return weeks.flatMap((week) =>
    games
      .filter((game) => game.week === week)
      .sort((a, b) => (b.watchability ?? 0) - (a.watchability ?? 0) || a.id - b.id)
      .slice(0, MOST_STORIES)
      .map(({ id, headline }) => ({ id, week: weekName(week, format.teams), headline: headline ?? '' })),
  );
}
