import type { ConferenceId, GameId, TeamId } from './ids.ts';

export const GAME_KINDS = ['regular', 'conference_championship', 'playoff', 'bowl'] as const;
export type GameKind = (typeof GAME_KINDS)[number];

/** The regular season's weeks; conference championships are played in the week after. */
export const REGULAR_WEEKS = 14;
export const CHAMPIONSHIP_WEEK = 15;
export const FIRST_PLAYOFF_WEEK = 16;
/** No season has a game after this week. */
export const LATEST_WEEK = 20;
/** Games of a team before the championships where the facts do not say. */
export const GAMES_PER_TEAM = 12;

/** A game on the schedule. `home` is the designated home team at a neutral site. */
export interface ScheduledGame {
  id: GameId;
  year: number;
  week: number;
  kind: GameKind;
  home: TeamId;
  away: TeamId;
  neutral: boolean;
  /** The conference whose game this is; null for a non-conference game. */
  conference: ConferenceId | null;
  /** Rivalry trophy, championship, bowl or playoff round; null for an ordinary game. */
  name: string | null;
  /** Where a neutral-site game is played (`Atlanta, GA`), else null. */
  place: string | null;
  /** True for a rivalry of the two teams, with or without a trophy. */
  rivalry: boolean;
  /** For a playoff game, its place in the bracket (`first-round-1`, `quarterfinal-2`, `semifinal-1`, `championship`). */
  bracketSlot: string | null;
}

/** The betting odds of a game before it is played. */
export interface Odds {
  /** Points by which the home team is expected to win, to the half point; negative when it is the underdog. */
  homeMargin: number;
  /** Expected points of both teams together, to the half point. */
  total: number;
  /** Chance that the home team wins, 0 to 1. */
  homeWinProbability: number;
  /** American odds with the house's share in them. */
  moneylineHome: number;
  moneylineAway: number;
}

/** How a finished game ended. */
export interface GameResult {
  homeScore: number;
  awayScore: number;
  /** Overtime periods, 0 if none. */
  overtime: number;
  /** Points by quarter; a fifth number holds all overtimes together when there were any. */
  homeQuarters: number[];
  awayQuarters: number[];
}

/** A game with everything known about it so far. */
export interface Game extends ScheduledGame {
  odds: Odds | null;
  /** Poll ranks entering the week; null before they are known. Every team has a rank (1 is best). */
  homeRank: number | null;
  awayRank: number | null;
  result: GameResult | null;
  headline: string | null;
  /** How worth watching, larger is better; the best of a week is its game of the week. */
  watchability: number | null;
}

/** A game of the schedule about which nothing is known yet. */
export function unplayed(game: ScheduledGame): Game {
  return {
    id: game.id,
    year: game.year,
    week: game.week,
    kind: game.kind,
    home: game.home,
    away: game.away,
    neutral: game.neutral,
    conference: game.conference,
    name: game.name,
    place: game.place,
    rivalry: game.rivalry,
    bracketSlot: game.bracketSlot,
    odds: null,
    homeRank: null,
    awayRank: null,
    result: null,
    headline: null,
    watchability: null,
  };
}

/** A copy of a game. What a spread makes takes four times the room, and a season makes three copies of each game. */
export function copyOfGame(game: Game): Game {
  const copy = unplayed(game);
  copy.odds = game.odds;
  copy.homeRank = game.homeRank;
  copy.awayRank = game.awayRank;
  copy.result = game.result;
  copy.headline = game.headline;
  copy.watchability = game.watchability;
  return copy;
}
