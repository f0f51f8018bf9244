import type { TeamId } from '../../model/ids.ts';
import type { TieRule } from '../../model/program/tie-rules.ts';
import type { RankIn } from '../rankings.ts';
import { type FinishedGame, opponentOf, winnerOf, winShare } from '../records.ts';

/** A team's overall record, all games included. */
export interface Overall {
  wins: number;
  /** Win share. */
  share: number;
}

/** Data for the tiebreakers. */
export interface Crosstable {
  /** All members, sorted by id. */
  teams: readonly TeamId[];
  /** The division whose teams are tied; null where there are none. */
  division: readonly TeamId[] | null;
  /** Finished games that count in the conference. */
  games: readonly FinishedGame[];
  rankIn: RankIn;
  overall: ReadonlyMap<TeamId, Overall>;
  /** The conference's policy: the tiebreakers, in order. */
  rules: readonly TieRule[];
}

/** Returns a value for each tied team, larger is better; null if the rule does not apply to them. */
export type Comparison = (table: Crosstable, tied: readonly TeamId[]) => number[] | null;

interface Tally {
  wins: number;
  losses: number;
}

export function gamesOf(table: Crosstable, team: TeamId): FinishedGame[] {
  return table.games.filter((g) => g.home === team || g.away === team);
}

export function tallyAgainst(table: Crosstable, team: TeamId, opponents: ReadonlySet<TeamId>): Tally {
  const played = gamesOf(table, team).filter((g) => opponents.has(opponentOf(g, team)));
  const wins = played.filter((g) => winnerOf(g) === team).length;
  return { wins, losses: played.length - wins };
}

/** Returns the win share against some opponents. */
export function shareAgainst(table: Crosstable, team: TeamId, opponents: Iterable<TeamId>): number {
  const { wins, losses } = tallyAgainst(table, team, new Set(opponents));
  return winShare(wins, losses);
}

/** Returns the win share in conference games. */
export function conferenceShare(table: Crosstable, team: TeamId): number {
  return shareAgainst(table, team, table.teams);
}

/** Returns the conference opponents a team has met. */
export function metBy(table: Crosstable, team: TeamId): Set<TeamId> {
  return new Set(gamesOf(table, team).map((g) => opponentOf(g, team)));
}

/** Returns the teams that all tied teams have met, excluding the tied ones. */
export function commonOpponents(table: Crosstable, tied: readonly TeamId[]): TeamId[] {
  const met = tied.map((team) => metBy(table, team));
  return table.teams.filter((team) => !tied.includes(team) && met.every((opponents) => opponents.has(team)));
}
