import type { StartingPlayer } from '../model/facts.ts';
import { groupBy } from '../model/lists.ts';
import { classOfSeason } from '../model/people/eligibility.ts';
import { copyOfPlayer, type Player } from '../model/player.ts';
import { CLASS_YEARS, POSITIONS } from '../model/positions.ts';
import { onScale } from './development.ts';
import { tenths } from './rounded.ts';

/** Puts the named players of a universe on its first rosters. */

/** Rating points a player usually gains in a year, for the seasons before the first one. */
const USUAL_GAIN = 3;

/** Returns a drawn player as a named one: his name, class and rating, with the drawn player's promise. */
function named(drawn: Player, { first, last, position, classYear, rating, homeState }: StartingPlayer): Player {
  const copy = copyOfPlayer(drawn);
  const seasons = CLASS_YEARS.indexOf(classYear);
  copy.first = first;
  copy.last = last;
  copy.position = position;
  copy.homeState = homeState ?? drawn.homeState;
  copy.kept = 0;
  copy.seasons = seasons;
  copy.classYear = classOfSeason(copy, seasons);
  copy.rating = rating;
  copy.ratings = Array.from({ length: seasons + 1 }, (_, year) => onScale(rating - USUAL_GAIN * (seasons - year)));
  copy.potential = tenths(rating + Math.max(0, drawn.potential - drawn.rating));
  copy.winter = null;
  return copy;
}

/**
 * Picks the drawn player a named one replaces: at his position the one most like him, otherwise the weakest at the
 * position with the most drawn players left.
 */
function replacedBy(drawn: readonly Player[], { position, classYear, rating }: StartingPlayer): Player | undefined {
  const distance = (player: Player): number =>
    Math.abs(player.rating - rating) + (player.classYear === classYear ? 0 : USUAL_GAIN);
  const mates = drawn.filter((player) => player.position === position);
  if (mates.length > 0) return mates.reduce((best, each) => (distance(each) < distance(best) ? each : best));
  const at = (place: (typeof POSITIONS)[number]) => drawn.filter((player) => player.position === place);
  const most = POSITIONS.map(at).reduce((best, each) => (each.length > best.length ? each : best));
  return most.length === 0 ? undefined : most.reduce((worst, each) => (each.rating < worst.rating ? each : worst));
}

/** Returns the rosters with the named players in place of drawn ones; everyone else stays. Sorted as given. */
export function withStartingPlayers(players: readonly Player[], given: readonly StartingPlayer[]): readonly Player[] {
  if (given.length === 0) return players;
  const rosters = groupBy(players, ({ team }) => team);
  const now = new Map<Player, Player>();
  for (const one of given) {
    const drawn = (rosters.get(one.team) ?? []).filter((player) => !now.has(player));
    const out = replacedBy(drawn, one);
    if (out !== undefined) now.set(out, named(out, one));
  }
  return players.map((player) => now.get(player) ?? player);
}
