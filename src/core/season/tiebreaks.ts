import type { TeamId } from '../model/ids.ts';
import { type FinishedGame, opponentOf, winnerOf, winShare } from './records.ts';

/**
 * How teams with equal conference records are put in order. The conferences' published tiebreaking policies (public
 * records: SEC, Big Ten, Big 12 and ACC football policies of seasons with and without divisions) agree on this order; each step
 * is tried on all teams still tied, and as soon as one or more are separated the rest begin again from the first.
 *
 * | rule                   | what is compared                                                      | policies               |
 * | ---------------------- | --------------------------------------------------------------------- | ---------------------- |
 * | head_to_head           | games among the tied; with three or more all must have met, or one    | all, step 1            |
 * |                        | must have beaten (lost to) every other                                |                        |
 * | division_record        | win share against the teams of one's division, where there are any    | policies of divisions  |
 * | common_opponents       | win share against conference opponents that all tied teams have met   | all, step 2            |
 * | next_best              | win share against the best-placed common opponent, then the next      | all, step 3            |
 * | opponents_win_share    | combined conference win share of all conference opponents             | all, step 4            |
 * | ranking                | the poll (the policies: a rating or poll named for the purpose)       | all, step 5 (varies)   |
 * | overall_record         | overall win share                                                     | ours, before a draw    |
 * | name                   | alphabetical; the policies draw lots, which a rerun could not repeat  | ours, for the draw     |
 */
const TIE_RULES = [
  'head_to_head',
  'division_record',
  'common_opponents',
  'next_best',
  'opponents_win_share',
  'ranking',
  'overall_record',
  'name',
] as const;
export type TieRule = (typeof TIE_RULES)[number];

/** The data of the tiebreakers. */
export interface Crosstable {
  /** All members, sorted by id. */
  teams: readonly TeamId[];
  /** The division whose teams are tied; null where there are none. */
  division: readonly TeamId[] | null;
  /** Finished games that count in the conference. */
  games: readonly FinishedGame[];
  /** Poll ranks. */
  ranks: ReadonlyMap<TeamId, number>;
  /** Overall win share. */
  overall: ReadonlyMap<TeamId, number>;
}

export interface Placed {
  team: TeamId;
  /** The rule that separated it from the teams it was tied with; null if it was tied with none. */
  tieBrokenBy: TieRule | null;
}

interface Tally {
  wins: number;
  losses: number;
}

function gamesOf(table: Crosstable, team: TeamId): FinishedGame[] {
  return table.games.filter((g) => g.home === team || g.away === team);
}

function tallyAgainst(table: Crosstable, team: TeamId, opponents: ReadonlySet<TeamId>): Tally {
  const played = gamesOf(table, team).filter((g) => opponents.has(opponentOf(g, team)));
  const wins = played.filter((g) => winnerOf(g) === team).length;
  return { wins, losses: played.length - wins };
}

function shareOf({ wins, losses }: Tally): number {
  return winShare(wins, losses);
}

/** Win share in conference games. */
export function conferenceShare(table: Crosstable, team: TeamId): number {
  return shareOf(tallyAgainst(table, team, new Set(table.teams)));
}

/** A value for each tied team, larger is better; null when the rule does not apply to them. */
type Comparison = (table: Crosstable, tied: readonly TeamId[]) => number[] | null;

/** Among three or more who have not all met, only a team that beat all others, or lost to all, is separated. */
const headToHead: Comparison = (table, tied) => {
  const others = (team: TeamId) => new Set(tied.filter((t) => t !== team));
  const tallies = tied.map((team) => tallyAgainst(table, team, others(team)));
  const met = tied.map((team) => new Set(gamesOf(table, team).map((g) => opponentOf(g, team))));
  const allMet = tied.every((team, i) => tied.every((other) => other === team || met[i]!.has(other)));
  if (allMet) return tallies.map(shareOf);
  const swept = tallies.map(({ wins, losses }) => {
    if (wins >= tied.length - 1 && losses === 0) return 1;
    return losses >= tied.length - 1 && wins === 0 ? -1 : 0;
  });
  return swept;
};

const divisionRecord: Comparison = (table, tied) =>
  table.division && tied.map((team) => shareOf(tallyAgainst(table, team, new Set(table.division))));

function commonOpponents(table: Crosstable, tied: readonly TeamId[]): TeamId[] {
  const met = tied.map((team) => new Set(gamesOf(table, team).map((g) => opponentOf(g, team))));
  return table.teams.filter((team) => !tied.includes(team) && met.every((opponents) => opponents.has(team)));
}

const againstCommon: Comparison = (table, tied) => {
  const common = new Set(commonOpponents(table, tied));
  return common.size === 0 ? null : tied.map((team) => shareOf(tallyAgainst(table, team, common)));
};

/** Common opponents from the best record down; those with equal records are one step. */
const nextBest: Comparison = (table, tied) => {
  const common = commonOpponents(table, tied);
  const shares = new Map(common.map((team) => [team, conferenceShare(table, team)]));
  const steps = [...new Set(shares.values())].sort((a, b) => b - a);
  for (const step of steps) {
    const group = new Set(common.filter((team) => shares.get(team) === step));
    const values = tied.map((team) => shareOf(tallyAgainst(table, team, group)));
    if (new Set(values).size > 1) return values;
  }
  return null;
};

const opponentsWinShare: Comparison = (table, tied) =>
  tied.map((team) => {
    const members = new Set(table.teams);
    const tallies = gamesOf(table, team).map((g) => tallyAgainst(table, opponentOf(g, team), members));
    const wins = tallies.reduce((sum, t) => sum + t.wins, 0);
    return winShare(
      wins,
      tallies.reduce((sum, t) => sum + t.losses, 0),
    );
  });

const COMPARISONS: Readonly<Record<TieRule, Comparison>> = {
  head_to_head: headToHead,
  division_record: divisionRecord,
  common_opponents: againstCommon,
  next_best: nextBest,
  opponents_win_share: opponentsWinShare,
  ranking: (table, tied) => tied.map((team) => -(table.ranks.get(team) ?? Number.MAX_SAFE_INTEGER)),
  overall_record: (table, tied) => tied.map((team) => table.overall.get(team) ?? 0.5),
  name: (_, tied) => tied.map((team) => -[...tied].sort().indexOf(team)),
};

/** The tied teams parted by the first rule that separates any, best group first. */
function part(table: Crosstable, tied: readonly TeamId[]): { rule: TieRule; groups: TeamId[][] } {
  for (const rule of TIE_RULES) {
    const values = COMPARISONS[rule](table, tied);
    if (values === null) continue;
    const levels = [...new Set(values)].sort((a, b) => b - a);
    if (levels.length > 1) return { rule, groups: levels.map((level) => tied.filter((_, i) => values[i] === level)) };
  }
  throw new Error(`nothing tells ${tied.join(', ')} apart`);
}

/** Puts teams with equal conference records in order. Every part that is still tied begins again from the first rule. */
export function breakTie(table: Crosstable, tied: readonly TeamId[]): Placed[] {
  const [only] = tied;
  if (only === undefined) return [];
  if (tied.length === 1) return [{ team: only, tieBrokenBy: null }];
  const { rule, groups } = part(table, tied);
  return groups.flatMap((group) =>
    breakTie(table, group).map(({ team, tieBrokenBy }) => ({ team, tieBrokenBy: tieBrokenBy ?? rule })),
  );
}
