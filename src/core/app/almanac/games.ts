import { GAME_LOG_KINDS } from '../../contract/views/columns.ts';
import type { PlayedGame } from '../../contract/views/season/game.ts';
import type { Game } from '../../model/game.ts';
import { gameLogNumbers } from '../../words/game-log-strings.ts';
import { weekName } from '../../words/terms.ts';
import type { QueryContext } from '../reading/context.ts';
import { teamFacts } from '../reading/season-view.ts';
import { readFinished, shapeGameLogs } from '../shape/box.ts';

/** Box scores of an almanac. */

/** Defenders of a team in its box score: the others made a tackle or two. */
const MOST_DEFENDERS = 8;

/** A player's line of a box score: 0 home and 1 away, the place of its kind in `GAME_LOG_KINDS`, the player, the numbers. */
type BoxLine = [side: 0 | 1, kind: number, player: number, numbers: string];

/** A finished game, short: an almanac has thousands. */
export interface AlmanacGame {
  id: number;
  /** `Week 3`, or the round. */
  week: string;
  year: number;
  home: string;
  away: string;
  /** Points by quarter; a fifth number holds all overtimes. */
  quarters: [home: readonly number[], away: readonly number[]];
  score: [home: number, away: number];
  /** Trophy, bowl or playoff round. */
  name: string | null;
  headline: string | null;
  lines: BoxLine[];
}

function linesOf(logs: PlayedGame['game_logs'], home: string): BoxLine[] {
  return GAME_LOG_KINDS.flatMap((kind, index) => {
    const counts = [0, 0];
    return logs[kind].flatMap((log): BoxLine[] => {
      const side = log.team_name === home ? 0 : 1;
      counts[side]! += 1;
      if (kind === 'Defense' && counts[side]! > MOST_DEFENDERS) return [];
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
      lines: linesOf(shapeGameLogs(season, finished), home),
    },
  ];
}

/** The finished games of a week, by number. */
export function almanacGames(context: QueryContext, year: number, week: number): AlmanacGame[] {
  return context.save.games.ofWeek(year, week).flatMap((game) => shortGame(context, game));
}

/** A game that a season is remembered for. */
export interface Story {
  id: number;
  week: string;
  headline: string;
}

/** Headlines of a week that an almanac keeps. */
const MOST_STORIES = 8;

/** The news of a season: of every week the games that were worth watching most. */
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
