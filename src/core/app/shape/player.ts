import type { Player } from '../../model/player.ts';
import type { Player as PlayerView } from '../views/index.ts';

/** A player as his page and the offseason's lists show him. */
export function shapePlayer(player: Player, team: string): PlayerView {
  const [fr, so, jr, sr] = player.ratings;
  return {
    id: player.id,
    first: player.first,
    last: player.last,
    pos: player.position,
    year: player.classYear,
    rating: player.rating,
    rating_fr: fr,
    rating_so: so,
    rating_jr: jr,
    rating_sr: sr,
    stars: player.stars,
    development_trait: player.developmentTrait,
    starter: player.starter,
    team,
  };
}
