import type { SignedClass, SignedRank } from '../../contract/views/recruiting/recruiting-class.ts';
import type { PlayerId, TeamId } from '../../model/ids.ts';
import { groupBy } from '../../model/lists.ts';
import { ratingIn } from '../../model/player.ts';
import { BLUE_CHIP } from '../../model/recruiting.ts';
import { stageFacts } from '../../model/stages.ts';
import type { StoredPlayer } from '../../save/contracts.ts';
import { ratio, tenth } from '../../words/columns/descriptor.ts';
import { classSeason } from '../views/player.ts';
import type { QueryContext } from './context.ts';
import { teamFacts } from './season-view.ts';

/** Whether the class recruited in a season has signed and joined the rosters. */
export function hasSigned({ season }: QueryContext, year: number): boolean {
  const { row } = season;
  return year < row.year || (year === row.year && stageFacts(row.stage).nextRosters);
}

/** Recruits of a season's class by the program that signed them, since some have transferred. */
function signedWith({ season, save, memo }: QueryContext, year: number): Map<TeamId, StoredPlayer[]> {
  return memo(`signed in ${year}`, () => {
    const first = new Map<PlayerId, TeamId>();
    for (let after = year + 1; after <= season.row.year; after++) {
      for (const { player, from, end } of save.transfers.ofYear(after)) {
        if (end === 'moved' && from !== null && !first.has(player)) first.set(player, from);
      }
    }
    // Arrivals from outside FBS, and the roster of a program that joined FBS, are not freshmen.
    const isFreshman = (player: StoredPlayer) => classSeason(season.row, player) - player.seasons === year + 1;
    const recruits = save.players.joinedIn(year + 1).filter((player) => player.stars > 1 && isFreshman(player));
    return groupBy(recruits, ({ id, team }) => first.get(id) ?? team);
  });
}

const asFreshman = ({ ratings }: StoredPlayer): number => ratingIn(ratings, 0);

function average(players: readonly StoredPlayer[], read: (player: StoredPlayer) => number): number {
  return ratio(
    players.reduce((sum, player) => sum + read(player), 0),
    players.length,
  );
}

/** Ranks the classes of all programs by blue chips, then by average stars. */
function ranked({ season }: QueryContext, classes: ReadonlyMap<TeamId, StoredPlayer[]>): SignedRank[] {
  return [...classes]
    .map(([team, players]) => ({
      team: teamFacts(season, team).name,
      signed: players.length,
      blue_chips: players.filter(({ stars }) => stars >= BLUE_CHIP).length,
      stars: average(players, ({ stars }) => stars),
      rating: average(players, asFreshman),
    }))
    .sort((a, b) => b.blue_chips - a.blue_chips || b.stars - a.stars || (a.team < b.team ? -1 : 1))
    .map(({ stars, rating, ...row }, index) => ({
      rank: index + 1,
      ...row,
      average_stars: Number(stars.toFixed(2)),
      average_rating: tenth(rating),
    }));
}

/** A signed class: its players, and the class ranking by stars. */
export function signedClass(context: QueryContext, year: number, team: TeamId): SignedClass {
  const classes = signedWith(context, year);
  const players = [...(classes.get(team) ?? [])].sort(
    (a, b) => b.stars - a.stars || asFreshman(b) - asFreshman(a) || a.id - b.id,
  );
  return {
    players: players.map((player) => ({
      id: player.id,
      first: player.first,
      last: player.last,
      pos: player.position,
      stars: player.stars,
      rating: asFreshman(player),
      home_state: player.homeState,
    })),
    classes: ranked(context, classes),
  };
}
