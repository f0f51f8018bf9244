import { classOfSeason, type Eligibility } from './eligibility.ts';
import type { PlayerId, TeamId } from './ids.ts';
import type { ClassYear, Position } from './positions.ts';

/** How a player grows, as those who see him every day would say: a word for each development trait, 0 to 5. */
export const GROWTHS = ['hardly', 'little', 'slowly', 'steadily', 'fast', 'very_fast'] as const;
export type Growth = (typeof GROWTHS)[number];

/** One player of a dynasty. Ratings are whole numbers on one scale for all positions, 30 (walk-on) to 99. */
export interface Player extends Eligibility {
  id: PlayerId;
  team: TeamId;
  first: string;
  last: string;
  position: Position;
  /** His class by eligibility: `classOfSeason(player, seasons)`. */
  classYear: ClassYear;
  /** The rating of this season: `ratingIn(ratings, seasons)`. */
  rating: number;
  /** What he is (or will be) worth in each year in college; a sixth is like the fifth. */
  ratings: readonly [first: number, second: number, third: number, fourth: number, fifth: number];
  /** Recruiting stars, 1 to 5. */
  stars: number;
  /** How far he develops, 0 (what you see is what you get) to 5. */
  developmentTrait: number;
  /** First on the depth chart of a starting place (see `STARTER_SLOTS`). */
  starter: boolean;
  /** Postal code of his home state (`TX`). */
  homeState: string;
}

/** What somebody is worth in one of his seasons in college: a year of practice makes him better, whether it counts or not. */
export function ratingIn(ratings: Player['ratings'], season: number): number {
  return ratings[Math.min(season, ratings.length - 1)]!;
}

/** Puts a player into one of his seasons in college: class and rating follow from it. */
export function putInSeason(player: Player, season: number): void {
  player.seasons = season;
  player.classYear = classOfSeason(player, season);
  player.rating = ratingIn(player.ratings, season);
}

/** The player as he was or will be in one of his seasons in college. */
export function inSeason<Man extends Player>(player: Man, season: number): Man {
  const then = { ...player };
  putInSeason(then, season);
  return then;
}

/** A copy of a player. What a spread makes takes three times the room, and every winter copies every player. */
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
    stars: player.stars,
    developmentTrait: player.developmentTrait,
    starter: player.starter,
    homeState: player.homeState,
  };
}
