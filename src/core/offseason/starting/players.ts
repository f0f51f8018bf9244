import { publishedComposite } from '../../model/class-points.ts';
import type { StartingPlayer } from '../../model/facts.ts';
import type { PlayerId, TeamId } from '../../model/ids.ts';
import { groupBy, mustGet } from '../../model/lists.ts';
import { classOfSeason, withKept } from '../../model/people/eligibility.ts';
import { copyOfPlayer, type Player } from '../../model/player.ts';
import { CLASS_YEARS, type Position, STARTER_SLOTS } from '../../model/positions.ts';
import { onScale } from '../development.ts';
import { tenths } from '../rounded.ts';
import type { NewPlayers } from '../types.ts';

/** Puts the named players of a universe on its first rosters. */

/** Rating points a player usually gains in a year, for the seasons before the first one. */
const USUAL_GAIN = 3;
/** Position within a star level of a player without a known composite: the middle. */
const MIDDLE = 0.5;

/** Gives a player the stars of a named one, and a composite to match. */
function starred(player: Player, stars: number | undefined): void {
  if (stars === undefined || stars === player.stars) return;
  player.stars = stars;
  player.composite = publishedComposite({ stars, standing: MIDDLE });
}

/** Returns a drawn player as a named one: his name, class and rating, with the drawn player's potential. */
function named(drawn: Player, given: StartingPlayer): Player {
  const { first, last, position, classYear, rating, homeState, redshirt } = given;
  const copy = copyOfPlayer(drawn);
  const seasons = CLASS_YEARS.indexOf(classYear) + (redshirt ? 1 : 0);
  copy.first = first;
  copy.last = last;
  copy.position = position;
  copy.homeState = homeState ?? drawn.homeState;
  copy.kept = redshirt ? withKept(0, 0, 'redshirt') : 0;
  copy.seasons = seasons;
  copy.classYear = classOfSeason(copy, seasons);
  copy.rating = rating;
  copy.ratings = Array.from({ length: seasons + 1 }, (_, year) => onScale(rating - USUAL_GAIN * (seasons - year)));
  copy.potential = tenths(rating + Math.max(0, drawn.potential - drawn.rating));
  copy.winter = null;
  starred(copy, given.stars);
  return copy;
}

/** One team's roster while named players take the spots of drawn ones. */
class FirstRoster {
  /** Drawn players who still have their spot, by position. */
  private readonly drawn: Map<Position, Player[]>;
  /** Players at each position, named ones included. */
  private readonly sizes: Map<Position, number>;

  private readonly players: readonly Player[];

  constructor(players: readonly Player[]) {
    this.players = players;
    this.drawn = new Map(groupBy(players, ({ position }) => position));
    this.sizes = new Map([...this.drawn].map(([position, { length }]) => [position, length]));
  }

  /** Removes the drawn player that a named one replaces from the roster; undefined if none is left. */
  replace(given: StartingPlayer): Player | undefined {
    const out = this.mostLike(given) ?? this.mostExpendable();
    if (out === undefined) return undefined;
    const mates = mustGet(this.drawn, out.position);
    this.drawn.set(
      out.position,
      mates.filter((each) => each !== out),
    );
    this.sizes.set(out.position, this.sizeAt(out.position) - 1);
    this.sizes.set(given.position, this.sizeAt(given.position) + 1);
    return out;
  }

  /** Returns the drawn player whose potential one more named player takes. */
  like({ position }: StartingPlayer): Player | undefined {
    return this.players.find((player) => player.position === position) ?? this.players[0];
  }

  private sizeAt(position: Position): number {
    return this.sizes.get(position) ?? 0;
  }

  /** The drawn player most like a named one at his position. */
  private mostLike({ position, classYear, rating }: StartingPlayer): Player | undefined {
    const distance = (player: Player): number =>
      Math.abs(player.rating - rating) + (player.classYear === classYear ? 0 : USUAL_GAIN);
    return least(this.drawn.get(position) ?? [], distance);
  }

  /** The weakest drawn player at the position with the most players beyond its starters. */
  private mostExpendable(): Player | undefined {
    const spare = ([position]: [Position, readonly Player[]]) => STARTER_SLOTS[position] - this.sizeAt(position);
    const deepest = least(
      [...this.drawn].filter(([, players]) => players.length > 0),
      spare,
    );
    return least(deepest?.[1] ?? [], ({ rating }) => rating);
  }
}

/** The first entry with the lowest value; undefined for an empty list. */
function least<Item>(items: readonly Item[], measure: (item: Item) => number): Item | undefined {
  let best: Item | undefined;
  let lowest = Number.POSITIVE_INFINITY;
  for (const item of items) {
    const value = measure(item);
    if (value < lowest) [best, lowest] = [item, value];
  }
  return best;
}

/** Puts one team's named players on its roster: replacements, and additions when no drawn player was left. */
function placed(roster: FirstRoster, given: readonly StartingPlayer[], now: Map<Player, Player>): Player[] {
  return given.flatMap((one) => {
    const out = roster.replace(one);
    if (out === undefined) {
      const like = roster.like(one);
      return like === undefined ? [] : [named(like, one)];
    }
    now.set(out, named(out, one));
    return [];
  });
}

/**
 * Returns the rosters with the named players in place of drawn ones; the other drawn players stay. A team with more
 * named players than drawn ones gets a larger roster. Sorted by id.
 */
export function withStartingPlayers(
  { players, nextPlayerId }: NewPlayers,
  given: readonly StartingPlayer[],
): NewPlayers {
  const rosters = groupBy(players, ({ team }) => team);
  const now = new Map<Player, Player>();
  const more = [...groupBy(given, ({ team }) => team)].flatMap(([team, own]: [TeamId, StartingPlayer[]]) =>
    placed(new FirstRoster(rosters.get(team) ?? []), own, now),
  );
  const added = more.map((player, at): Player => ({ ...player, id: (nextPlayerId + at) as PlayerId }));
  return {
    players: [...players.map((player) => now.get(player) ?? player), ...added],
    nextPlayerId: nextPlayerId + added.length,
  };
}
