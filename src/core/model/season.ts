import type { ConferenceId, PlayerId, TeamId } from './ids.ts';
import { lastOf } from './lists.ts';
import type { ClassYear, Position } from './positions.ts';

/** One team's row in a poll. Every team is ranked; only the top 25 are published. */
export interface PollRow {
  team: TeamId;
  /** 1 is best. */
  rank: number;
  /** Rank in the poll before this one; null in a season's first poll. */
  previousRank: number | null;
  /** The poll's score, 0 to 100, larger is better. */
  score: number;
  /** Strength of record, larger is better; null before the first game. */
  strengthOfRecord: number | null;
  /**
   * The selection committee's value of the team before titles and head-to-head results, larger is better; null in a
   * season's first poll and in polls of the first release.
   */
  selectionScore: number | null;
}

/** The poll entering a week (`week` = last week + 1: the final poll). */
export interface Poll {
  year: number;
  week: number;
  /** Best first. */
  rows: PollRow[];
}

/** A player's season totals: the sum of his game lines. */
export interface PlayerSeason {
  year: number;
  player: PlayerId;
  team: TeamId;
  position: Position;
  classYear: ClassYear;
  rating: number;
  games: number;
  /** Games that cannot cost him a redshirt: those after the regular season, since 2024. */
  freeGames: number;
  /** `PLAYER_STATS` in order. */
  counts: Int32Array;
}

/** A player's totals over a season or a career, in the order of `PLAYER_STATS`. */
export type PlayerTotals = Pick<PlayerSeason, 'player' | 'team' | 'counts'>;

/** Combines a player's totals at several programs, under the last one. */
export function inAll(stints: readonly PlayerTotals[]): PlayerTotals {
  const { player, team, counts } = lastOf(stints);
  return { player, team, counts: counts.map((_, index) => stints.reduce((sum, each) => sum + each.counts[index]!, 0)) };
}

/** A team's and its opponents' season totals: the sum of its games' team lines. */
export interface TeamSeasonStats {
  year: number;
  team: TeamId;
  games: number;
  /** The team's own totals, in the order of `TEAM_STATS`. */
  offense: Int32Array;
  /** Its opponents' totals. */
  defense: Int32Array;
}

/** One season of a program's history, real (before the dynasty) or played. */
export interface TeamSeason {
  year: number;
  team: TeamId;
  conference: ConferenceId | null;
  /** Null for real seasons, which have no ratings. */
  rating: number | null;
  offense: number | null;
  defense: number | null;
  prestige: number;
  wins: number;
  losses: number;
  confWins: number;
  confLosses: number;
  /** Final rank among all teams; 0 if none. */
  rank: number;
  inPlayoff: boolean;
  conferenceChampion: boolean;
  champion: boolean;
  /** Whether the dynasty played that season, so that its games can be viewed. */
  played: boolean;
}

/**
 * A player who leaves after a season, with the reason; `portal` means he has entered the portal, whether or not he
 * finds a team.
 */
export interface Departure {
  player: PlayerId;
  reason: 'graduated' | 'declared' | 'left' | 'portal';
}

/** A team that changes conference before the next season; null is independent. */
export interface Move {
  team: TeamId;
  from: ConferenceId | null;
  to: ConferenceId | null;
}
