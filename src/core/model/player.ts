import type { PlayerId, TeamId } from './ids.ts';
import { CLASS_YEARS, type ClassYear, type Position } from './positions.ts';

/** One player of a dynasty. Ratings are whole numbers on one scale for all positions, 30 (walk-on) to 99. */
export interface Player {
  id: PlayerId;
  team: TeamId;
  first: string;
  last: string;
  position: Position;
  classYear: ClassYear;
  /** The rating of the current class year: `ratings[CLASS_YEARS.indexOf(classYear)]`. */
  rating: number;
  /** What he is (or will be) worth as a freshman, sophomore, junior and senior. */
  ratings: readonly [fr: number, so: number, jr: number, sr: number];
  /** Recruiting stars, 1 to 5. */
  stars: number;
  /** How far he develops, 0 (what you see is what you get) to 5. */
  developmentTrait: number;
  /** First on the depth chart of a starting place (see `STARTER_SLOTS`). */
  starter: boolean;
  /** Postal code of his home state (`TX`). */
  homeState: string;
}

/** What a player is worth in a class. */
export function ratingIn({ ratings }: Pick<Player, 'ratings'>, classYear: ClassYear): number {
  return ratings[CLASS_YEARS.indexOf(classYear)]!;
}

/** The player as he was or will be in a class. */
export function inClass<Man extends Player>(player: Man, classYear: ClassYear): Man {
  return { ...player, classYear, rating: ratingIn(player, classYear) };
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
    rating: player.rating,
    ratings: player.ratings,
    stars: player.stars,
    developmentTrait: player.developmentTrait,
    starter: player.starter,
    homeState: player.homeState,
  };
}
