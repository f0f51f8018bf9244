import type { PlayerId, TeamId } from './ids.ts';
import { itemAt } from './lists.ts';
import { classOfSeason, type Eligibility } from './people/eligibility.ts';
import type { ClassYear, Position } from './positions.ts';

/** Ends of the rating scale, which is one for all positions: a walk-on, and the best there can be. */
export const LOWEST_RATING = 30;
export const HIGHEST_RATING = 99;

/** Labels of a player's development from those who see him every day, one per development trait from 0 to 5. */
export const GROWTHS = ['hardly', 'little', 'slowly', 'steadily', 'fast', 'very_fast'] as const;
export type Growth = (typeof GROWTHS)[number];

/** A player of a dynasty. Ratings are whole numbers on one scale for all positions, 30 (walk-on) to 99. */
export interface Player extends Eligibility {
  id: PlayerId;
  team: TeamId;
  first: string;
  last: string;
  position: Position;
  /** His class by eligibility: `classOfSeason(player, seasons)`. */
  classYear: ClassYear;
  /** His rating this season. */
  rating: number;
  /** His rating in each season so far, the current one last. */
  ratings: readonly number[];
  /** His rating if everything goes well; never displayed. */
  potential: number;
  /** His scouting composite as a recruit, 0.7 to 1. */
  composite: number;
  /** Parts of his rating change since last season, in the order of `WINTER_PARTS`; null if none or unknown. */
  winter: readonly number[] | null;
  /** Recruiting stars, 1 to 5. */
  stars: number;
  /** How much he develops, from 0 (a finished product) to 5. */
  developmentTrait: number;
  /** Whether he is a starter: first on the depth chart at a starting spot (see `STARTER_SLOTS`). */
  starter: boolean;
  /** Postal code of his home state (`TX`). */
  homeState: string;
}

/** Fields drawn for a freshman; the rest are the same for all freshmen. */
type Freshman = Omit<Player, 'classYear' | 'seasons' | 'kept' | 'ratings' | 'winter' | 'starter'>;

/** Creates a player before his first season in college. */
export function freshman(who: Freshman): Player {
  return {
    id: who.id,
    team: who.team,
    first: who.first,
    last: who.last,
    position: who.position,
    classYear: 'fr',
    seasons: 0,
    kept: 0,
    rating: who.rating,
    ratings: [who.rating],
    potential: who.potential,
    composite: who.composite,
    winter: null,
    stars: who.stars,
    developmentTrait: who.developmentTrait,
    starter: false,
    homeState: who.homeState,
  };
}

/** A player's rating in one of his seasons in college; for future seasons, his current one. */
export function ratingIn(ratings: Player['ratings'], season: number): number {
  return itemAt(ratings, Math.min(season, ratings.length - 1));
}

/** A player as he was in one of his seasons in college; for future seasons, a class older at his current rating. */
export function inSeason<P extends Player>(player: P, season: number): P {
  return {
    ...player,
    seasons: season,
    classYear: classOfSeason(player, season),
    rating: ratingIn(player.ratings, season),
    ratings: player.ratings.slice(0, season + 1),
  };
}

/**
 * Parts of a rating change over a winter and the season after it, in rating points; they add up. `growth`: his
 * development pace and potential; `playing`: snaps, or sitting behind a starter; `coaches`: his head coach and
 * coordinator; `facilities`: his program's; `injury`: games missed; `squad`: luck shared by his side of the ball;
 * `luck`: his own; `season`: a young player's midseason breakout; `edit`: a change made by hand in an editable dynasty.
 * Saves store the index in this list; a list without the last parts counts them as 0.
 */
export const WINTER_PARTS = [
  'growth',
  'playing',
  'coaches',
  'facilities',
  'injury',
  'squad',
  'luck',
  'season',
  'edit',
] as const;
export type WinterPart = (typeof WINTER_PARTS)[number];

const SEASON_PART = WINTER_PARTS.indexOf('season');
const EDIT_PART = WINTER_PARTS.indexOf('edit');

type Wintered = Pick<Player, 'winter'>;

/** Rating points a player has gained by himself during the season. */
export function seasonStep({ winter }: Wintered): number {
  return winter?.[SEASON_PART] ?? 0;
}

/** Rating points a player has gained since the preseason, edits included. */
export function sincePreseason({ winter }: Wintered): number {
  return seasonStep({ winter }) + (winter?.[EDIT_PART] ?? 0);
}

/** Returns a player with rating points added by one of the parts that come after the winter. */
function raised(player: Player, part: number, by: number): Player {
  const changed = copyOfPlayer(player);
  changed.rating += by;
  changed.ratings = [...player.ratings.slice(0, -1), changed.rating];
  const parts = Array.from({ length: Math.max(part + 1, player.winter?.length ?? 0) }, (_, at) => {
    return (player.winter?.[at] ?? 0) + (at === part ? by : 0);
  });
  changed.winter = parts;
  return changed;
}

/** Returns a player with rating points gained during the season. */
export function withSeasonStep(player: Player, step: number): Player {
  return raised(player, SEASON_PART, step);
}

/** Returns a player with his rating changed by hand. What he can become moves with it. */
export function withEditedRating(player: Player, rating: number): Player {
  const by = rating - player.rating;
  if (by === 0) return player;
  const changed = raised(player, EDIT_PART, by);
  changed.potential = Math.max(rating, player.potential + by);
  return changed;
}

/** Returns the players as they entered the season. */
export function asInPreseason(players: readonly Player[]): readonly Player[] {
  if (players.every((player) => sincePreseason(player) === 0)) return players;
  return players.map((player) => {
    const gained = sincePreseason(player);
    if (gained === 0) return player;
    const before = copyOfPlayer(player);
    before.rating -= gained;
    before.ratings = [...player.ratings.slice(0, -1), before.rating];
    before.winter = player.winter?.slice(0, SEASON_PART) ?? null;
    return before;
  });
}

/** A player after a winter. */
export interface Winter {
  rating: number;
  potential: number;
  /** In the order of `WINTER_PARTS` without the season, to the tenth; they add up to his rating change. */
  parts: readonly number[];
}

/** Advances a player to his next season in college with his winter development applied. Changes the player. */
export function beginSeason(player: Player, { rating, potential, parts }: Winter): void {
  player.seasons += 1;
  player.classYear = classOfSeason(player, player.seasons);
  player.rating = rating;
  player.ratings = [...player.ratings, rating];
  player.potential = potential;
  player.winter = parts;
}

/** Copies a player. A spread would take three times the memory, and every winter copies every player. */
export function copyOfPlayer(player: Player): Player {
  return {
    id: player.id,
    team: player.team,
    first: player.first,
    last: player.last,
    position: player.position,
    classYear: player.classYear,
    seasons: player.seasons,
    kept: player.kept,
    rating: player.rating,
    ratings: player.ratings,
    potential: player.potential,
    composite: player.composite,
    winter: player.winter,
    stars: player.stars,
    developmentTrait: player.developmentTrait,
    starter: player.starter,
    homeState: player.homeState,
  };
}

/** Average composite of players as recruits, which measures a roster's talent. */
export function talentOf(players: readonly Pick<Player, 'composite'>[]): number {
  let sum = 0;
  for (const { composite } of players) sum += composite;
  return sum / Math.max(1, players.length);
}
