import type { TeamId } from '../../model/ids.ts';
import { winShare } from '../records.ts';
import {
  type Comparison,
  type Crosstable,
  commonOpponents,
  conferenceShare,
  metBy,
  shareAgainst,
  tallyAgainst,
} from './crosstable.ts';

/** Tiebreakers that compare wins and losses. */

/**
 * Compares head-to-head records. Among three or more that have not all met, only a team that beat all others, or lost
 * to all, is separated.
 */
export const headToHead: Comparison = (table, tied) => {
  const others = (team: TeamId) => new Set(tied.filter((t) => t !== team));
  const allMet = tied.every((team) => {
    const met = metBy(table, team);
    return tied.every((other) => other === team || met.has(other));
  });
  if (allMet) return tied.map((team) => shareAgainst(table, team, others(team)));
  return tied.map((team) => {
    const { wins, losses } = tallyAgainst(table, team, others(team));
    if (wins >= tied.length - 1 && losses === 0) return 1;
    return losses >= tied.length - 1 && wins === 0 ? -1 : 0;
  });
};

/** Returns win shares against some opponents; null if there are none. */
function against(table: Crosstable, tied: readonly TeamId[], opponents: readonly TeamId[]): number[] | null {
  return opponents.length === 0 ? null : tied.map((team) => shareAgainst(table, team, opponents));
}

/** Returns win shares against the best of some opponents, then the next; opponents with equal records are one step. */
function downFrom(table: Crosstable, tied: readonly TeamId[], opponents: readonly TeamId[]): number[] | null {
  const shares = new Map(opponents.map((team) => [team, conferenceShare(table, team)]));
  const steps = [...new Set(shares.values())].sort((a, b) => b - a);
  for (const step of steps) {
    const group = opponents.filter((team) => shares.get(team) === step);
    const values = tied.map((team) => shareAgainst(table, team, group));
    if (new Set(values).size > 1) return values;
  }
  return null;
}

const isOutside = ({ division }: Crosstable, team: TeamId) => division !== null && !division.includes(team);

const commonOutside = (table: Crosstable, tied: readonly TeamId[]): TeamId[] =>
  commonOpponents(table, tied).filter((team) => isOutside(table, team));

export const divisionRecord: Comparison = (table, tied) => table.division && against(table, tied, table.division);

export const divisionOrder: Comparison = (table, tied) =>
  table.division &&
  downFrom(
    table,
    tied,
    table.division.filter((team) => !tied.includes(team)),
  );

export const againstCommon: Comparison = (table, tied) => against(table, tied, commonOpponents(table, tied));

export const nextBest: Comparison = (table, tied) => downFrom(table, tied, commonOpponents(table, tied));

export const outsideRecord: Comparison = (table, tied) =>
  against(
    table,
    tied,
    table.teams.filter((team) => isOutside(table, team)),
  );

export const againstCommonOutside: Comparison = (table, tied) => against(table, tied, commonOutside(table, tied));

export const outsideOrder: Comparison = (table, tied) => downFrom(table, tied, commonOutside(table, tied));

/** Returns the combined conference win share of the opponents that count, per team. */
function opponentsShare(table: Crosstable, tied: readonly TeamId[], counts: (opponent: TeamId) => boolean): number[] {
  const all = new Set(table.teams);
  return tied.map((team) => {
    const tallies = [...metBy(table, team)].filter(counts).map((opponent) => tallyAgainst(table, opponent, all));
    const total = (of: 'wins' | 'losses') => tallies.reduce((sum, tally) => sum + tally[of], 0);
    return winShare(total('wins'), total('losses'));
  });
}

export const opponentsWinShare: Comparison = (table, tied) => opponentsShare(table, tied, () => true);

export const outsideOpponents: Comparison = (table, tied) =>
  table.division && opponentsShare(table, tied, (team) => isOutside(table, team));

export const totalWins: Comparison = (table, tied) => tied.map((team) => table.overall.get(team)?.wins ?? 0);

export const overallRecord: Comparison = (table, tied) => tied.map((team) => table.overall.get(team)?.share ?? 0.5);
