import type { TeamId } from '../../model/ids.ts';
import type { TieRule } from '../../model/program/tie-rules.ts';
import { cappedMargin, marginAmongTied } from './by-points.ts';
import { bcsWithin, byRanking } from './by-ranking.ts';
import {
  againstCommon,
  againstCommonOutside,
  divisionOrder,
  divisionRecord,
  headToHead,
  nextBest,
  opponentsWinShare,
  outsideOpponents,
  outsideOrder,
  outsideRecord,
  overallRecord,
  totalWins,
} from './by-record.ts';
import type { Comparison, Crosstable } from './crosstable.ts';

export { type Crosstable, conferenceShare, type Overall } from './crosstable.ts';

/**
 * Breaks ties between equal conference records by the conference's policy of the year, whose steps are explained in
 * `model/program/tie-rules.ts`. Each step compares all teams still tied; once one or more are separated, the rest start
 * over from the first step.
 */
export interface Placed {
  team: TeamId;
  /** The rule that separated it from the teams it was tied with; null if it was not tied. */
  tieBrokenBy: TieRule | null;
}

const byName: Comparison = (_, tied) => tied.map((team) => -[...tied].sort().indexOf(team));

const COMPARISONS: Readonly<Record<TieRule, Comparison>> = {
  head_to_head: headToHead,
  division_record: divisionRecord,
  division_order: divisionOrder,
  common_opponents: againstCommon,
  next_best: nextBest,
  outside_record: outsideRecord,
  common_outside: againstCommonOutside,
  outside_order: outsideOrder,
  outside_opponents: outsideOpponents,
  opponents_win_share: opponentsWinShare,
  margin_among_tied: marginAmongTied,
  capped_margin: cappedMargin,
  bcs: byRanking('bcs'),
  bcs_within_1: bcsWithin(1),
  bcs_within_5: bcsWithin(5),
  committee: byRanking('committee'),
  computers: byRanking('computers'),
  ranking: byRanking('voters'),
  total_wins: totalWins,
  overall_record: overallRecord,
  name: byName,
};

/** Splits tied teams by the first rule that separates any, best group first. */
function part(table: Crosstable, tied: readonly TeamId[]): { rule: TieRule; groups: TeamId[][] } {
  for (const rule of [...table.rules, 'name'] as const) {
    const values = COMPARISONS[rule](table, tied);
    if (values === null) continue;
    const levels = [...new Set(values)].sort((a, b) => b - a);
    if (levels.length > 1) return { rule, groups: levels.map((level) => tied.filter((_, i) => values[i] === level)) };
  }
  throw new Error(`nothing separates ${tied.join(', ')}`);
}

/** Sorts teams with equal conference records. Every group still tied starts over from the first rule. */
export function breakTie(table: Crosstable, tied: readonly TeamId[]): Placed[] {
  const [only] = tied;
  if (only === undefined) return [];
  if (tied.length === 1) return [{ team: only, tieBrokenBy: null }];
  const { rule, groups } = part(table, tied);
  return groups.flatMap((group) =>
    breakTie(table, group).map(({ team, tieBrokenBy }) => ({ team, tieBrokenBy: tieBrokenBy ?? rule })),
  );
}
