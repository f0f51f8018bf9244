import { inClass, type Player } from '../../model/player.ts';
import { CLASS_YEARS, type ClassYear } from '../../model/positions.ts';
import { stageFacts } from '../../model/stages.ts';
import type { DynastyRow, StoredPlayer } from '../../save/contracts.ts';
import type { Player as PlayerView } from '../views/index.ts';

const LATER_YEARS = ['rating_so', 'rating_jr', 'rating_sr'] as const;

/** His ratings by class, up to his present one. */
function ratingsSoFar({ classYear, ratings }: Player): { [Key in (typeof LATER_YEARS)[number]]?: number } {
  const past = LATER_YEARS.slice(0, CLASS_YEARS.indexOf(classYear));
  return Object.fromEntries(past.map((key, i) => [key, ratings[i + 1]]));
}

/** The season that his stored class belongs to: rosters turn over before the year does. */
function classSeason({ year, stage }: Pick<DynastyRow, 'year' | 'stage'>, player: StoredPlayer): number {
  if (!player.onRoster && player.lastYear !== null) return player.lastYear;
  return stageFacts(stage).nextRosters ? year + 1 : year;
}

/** The class he is in in some season, as the dynasty now stands. */
export function classIn(now: Pick<DynastyRow, 'year' | 'stage'>, player: StoredPlayer, year: number): ClassYear {
  const index = CLASS_YEARS.indexOf(player.classYear) - (classSeason(now, player) - year);
  return CLASS_YEARS[Math.max(0, Math.min(CLASS_YEARS.length - 1, index))]!;
}

/** A player as he was in some season, as the dynasty now stands. */
export function asIn(now: Pick<DynastyRow, 'year' | 'stage'>, player: StoredPlayer, year: number): StoredPlayer {
  return inClass(player, classIn(now, player, year));
}

/** A player in a list of names: who he is, his class and rating. */
export function shapeFound(player: Player) {
  const { id, first, last, position: pos, classYear: year, rating } = player;
  return { id, first, last, pos, year, rating };
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
