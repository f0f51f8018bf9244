import type { Player } from '../../model/player.ts';
import { CLASS_YEARS } from '../../model/positions.ts';
import type { Player as PlayerView } from '../views/index.ts';

const LATER_YEARS = ['rating_so', 'rating_jr', 'rating_sr'] as const;

/** His ratings by class, up to his present one. */
function ratingsSoFar({ classYear, ratings }: Player): { [Key in (typeof LATER_YEARS)[number]]?: number } {
  const past = LATER_YEARS.slice(0, CLASS_YEARS.indexOf(classYear));
  return Object.fromEntries(past.map((key, i) => [key, ratings[i + 1]]));
}

/** A player as his page and the offseason lists show him. */
export function shapePlayer(player: Player, team: string): PlayerView {
  return {
    id: player.id,
    first: player.first,
    last: player.last,
    pos: player.position,
    year: player.classYear,
    rating: player.rating,
    rating_fr: player.ratings[0],
    ...ratingsSoFar(player),
    stars: player.stars,
    development_trait: player.developmentTrait,
    starter: player.starter,
    team,
  };
}
