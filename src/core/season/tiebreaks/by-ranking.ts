import { zip } from '../../model/lists.ts';
import type { RankingName } from '../rankings.ts';
import { type Comparison, tallyAgainst } from './crosstable.ts';

/** Tiebreakers that go by a ranking. */

const UNRANKED = Number.MAX_SAFE_INTEGER;

/** Puts the better-ranked team first and unranked teams together at the end; does not apply if none is ranked. */
export const byRanking =
  (ranking: RankingName): Comparison =>
  ({ rankIn }, tied) => {
    const ranks = tied.map((team) => rankIn(ranking, team) ?? UNRANKED);
    return ranks.every((rank) => rank === UNRANKED) ? null : ranks.map((rank) => -rank);
  };

/**
 * Uses the BCS standings, but if the top two tied teams are no more than `places` apart, the winner of their game goes
 * first.
 */
export const bcsWithin =
  (places: number): Comparison =>
  (table, tied) => {
    const values = byRanking('bcs')(table, tied);
    if (values === null) return null;
    const valued = zip(tied, values);
    const [first, second] = [...valued].sort(([, a], [, b]) => b - a);
    const near = first !== undefined && second !== undefined && first[1] - second[1] <= places;
    if (!near) return values;
    const { wins, losses } = tallyAgainst(table, second[0], new Set([first[0]]));
    return wins > losses ? valued.map(([team, value]) => (team === second[0] ? 0 : value)) : values;
  };
