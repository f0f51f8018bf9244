import type { PlayerId, TeamId } from './ids.ts';
import { classOfSeason, type Eligibility } from './people/eligibility.ts';
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
  /** His rating this season. */
  rating: number;
  /** His rating in each of his seasons so far, this one last. */
  ratings: readonly number[];
  /** His rating if all goes well. No page shows it. */
  potential: number;
  /** The scouts' composite of him as a recruit, 0.7 to 1. */
  composite: number;
  /** The parts of his rating's change since last season, in the order of `WINTER_PARTS`; null: none, or unknown. */
  winter: readonly number[] | null;
  /** Recruiting stars, 1 to 5. */
  stars: number;
  /** How far he develops, 0 (what you see is what you get) to 5. */
  developmentTrait: number;
  /** First on the depth chart of a starting place (see `STARTER_SLOTS`). */
  starter: boolean;
  /** Postal code of his home state (`TX`). */
  homeState: string;
}

/** What is drawn of a freshman: the rest follows from his being one. */
type Freshman = Omit<Player, 'classYear' | 'seasons' | 'kept' | 'ratings' | 'winter' | 'starter'>;

/** A player before his first season in college. */
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

/** A player's rating in one of his seasons in college; of a season to come what he is now. */
export function ratingIn(ratings: Player['ratings'], season: number): number {
  return ratings[Math.min(season, ratings.length - 1)]!;
}

/** The player as he was in one of his seasons in college; in a season to come a class older and as good as now. */
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
 * What moves a rating over a winter and in the season after it, in rating points; the parts add up to the change. `growth`: his
 * pace and potential; `playing`: snaps, or sitting behind a starter; `coaches`: his head coach and coordinator; `facilities`: his
 * program's; `injury`: games missed; `squad`: luck his side of the ball shared; `luck`: his own; `season`: a step that a young
 * player takes while the season is played. Saves store places in this list; a list without the last part has none of it.
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
] as const;
export type WinterPart = (typeof WINTER_PARTS)[number];

const SEASON_PART = WINTER_PARTS.indexOf('season');

/** Rating points that a player has gained during the season. */
export function seasonStep({ winter }: Pick<Player, 'winter'>): number {
  return winter?.[SEASON_PART] ?? 0;
}

/** A player who has gained so many rating points during the season. */
export function withSeasonStep(player: Player, step: number): Player {
  const better = copyOfPlayer(player);
  better.rating += step;
  better.ratings = [...player.ratings.slice(0, -1), better.rating];
  better.winter = [...(player.winter ?? WINTER_PARTS.slice(0, SEASON_PART).map(() => 0)), step];
  return better;
}

/** The players as they came into the season. */
export function asInPreseason(players: readonly Player[]): readonly Player[] {
  if (players.every((player) => seasonStep(player) === 0)) return players;
  return players.map((player) => {
    const step = seasonStep(player);
    if (step === 0) return player;
    const before = copyOfPlayer(player);
    before.rating -= step;
    before.ratings = [...player.ratings.slice(0, -1), before.rating];
    before.winter = player.winter!.slice(0, SEASON_PART);
    return before;
  });
}

/** A player after a winter. */
export interface Winter {
  rating: number;
  potential: number;
  /** In the order of `WINTER_PARTS` without the season, to the tenth; they add up to the change of his rating. */
  parts: readonly number[];
}

/** Moves a player into his next season in college as his winter left him. Changes him. */
export function beginSeason(player: Player, { rating, potential, parts }: Winter): void {
  player.seasons += 1;
  player.classYear = classOfSeason(player, player.seasons);
  player.rating = rating;
  player.ratings = [...player.ratings, rating];
  player.potential = potential;
  player.winter = parts;
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
    potential: player.potential,
    composite: player.composite,
    winter: player.winter,
    stars: player.stars,
    developmentTrait: player.developmentTrait,
    starter: player.starter,
    homeState: player.homeState,
  };
}

/** The mean composite of some players as recruits: how much talent a roster has. */
export function talentOf(players: readonly Pick<Player, 'composite'>[]): number {
  let sum = 0;
  for (const { composite } of players) sum += composite;
  return sum / Math.max(1, players.length);
}
