import type { ConferenceId, GameId, TeamId } from './ids.ts';

export const GAME_KINDS = ['regular', 'conference_championship', 'playoff', 'bowl'] as const;
export type GameKind = (typeof GAME_KINDS)[number];

/** Weeks of the regular season; conference championships are the week after. */
export const REGULAR_WEEKS = 14;
export const CHAMPIONSHIP_WEEK = 15;
export const FIRST_PLAYOFF_WEEK = 16;
/** The last week in which any season has a game. */
export const LATEST_WEEK = 20;
/** Default number of games per team before the championships. */
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
  /** The conference it is a conference game of; null for a non-conference game. */
  conference: ConferenceId | null;
  /** Rivalry trophy, championship, bowl or playoff round; null for an ordinary game. */
  name: string | null;
  /** Where a neutral-site game is played (`Atlanta, GA`), else null. */
  place: string | null;
  /** Whether the teams are rivals, with or without a trophy. */
  rivalry: boolean;
  /** Bracket slot of a playoff game (`first-round-1`, `quarterfinal-2`, `semifinal-1`, `championship`). */
  bracketSlot: string | null;
}

/** The betting odds of a game before it is played. */
export interface Odds {
  /** Expected home margin in points, to the half point; negative when the home team is the underdog. */
  homeMargin: number;
  /** Expected total points, to the half point. */
  total: number;
  /** Home team's win probability, 0 to 1. */
  homeWinProbability: number;
  /** American odds, including the house's cut. */
  moneylineHome: number;
  moneylineAway: number;
}

/** The result of a finished game. */
export interface GameResult {
  homeScore: number;
  awayScore: number;
  /** Overtime periods, 0 if none. */
  overtime: number;
  /** Points by quarter, with all overtimes together as a fifth number if there were any. */
  homeQuarters: number[];
  awayQuarters: number[];
}

/** A game with everything known so far. */
export interface Game extends ScheduledGame {
  odds: Odds | null;
  /** Poll ranks entering the week; null before they are known. Every team has a rank (1 is best). */
  homeRank: number | null;
  awayRank: number | null;
  result: GameResult | null;
  headline: string | null;
  /** How good a game is to watch, larger is better; the best of a week is its game of the week. */
  watchability: number | null;
}

/** Returns a scheduled game with no odds or result yet. */
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

/** Copies a game. A spread would take four times the memory, and a season makes three copies of each game. */
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
