import type { TeamId } from '../../model/ids.ts';
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
    const [first, second] = [...tied].sort((a, b) => values[tied.indexOf(b)]! - values[tied.indexOf(a)]!);
    const worth = (team: TeamId | undefined) => values[tied.indexOf(team!)]!;
    const near = second !== undefined && worth(first) - worth(second) <= places;
    if (!near) return values;
    const { wins, losses } = tallyAgainst(table, second, new Set([first!]));
    return wins > losses ? tied.map((team, i) => (team === second ? 0 : values[i]!)) : values;
  };
