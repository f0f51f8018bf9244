import type { ConferenceId, PlayerId, TeamId } from './ids.ts';
import { lastOf } from './lists.ts';
import type { ClassYear, Position } from './positions.ts';

/** One team's place in a poll. Every team is ranked; the poll's public face is the first 25. */
export interface PollRow {
  team: TeamId;
  /** 1 is best. */
  rank: number;
  /** Rank in the poll before this one; null in a season's first poll. */
  previousRank: number | null;
  /** The poll's own score, larger is better, 0 to 100. */
  score: number;
  /** Strength of record, larger is better; null before a game is played. */
  strengthOfRecord: number | null;
  /**
   * How those who choose a playoff field value the team before titles and games among neighbors, larger is better; null in
   * a season's first poll and in polls of the first release.
   */
  selectionScore: number | null;
}

/** The poll as it stands entering a week (`week` = last week + 1: the final poll). */
export interface Poll {
  year: number;
  week: number;
  /** Best first. */
  rows: PollRow[];
}

/** What a player did in a season: the sum of his game lines. */
export interface PlayerSeason {
  year: number;
  player: PlayerId;
  team: TeamId;
  position: Position;
  classYear: ClassYear;
  rating: number;
  games: number;
  /** How many of them cannot cost him a redshirt: those after the regular season, since 2024. */
  freeGames: number;
  /** `PLAYER_STATS` in order. */
  counts: Int32Array;
}

/** Everything a player did in a season or a career: `PLAYER_STATS` in order. */
export type PlayerTotals = Pick<PlayerSeason, 'player' | 'team' | 'counts'>;

/** What one player did for several programs, as one: for the last of them. */
export function inAll(stints: readonly PlayerTotals[]): PlayerTotals {
  const { player, team, counts } = lastOf(stints);
  return { player, team, counts: counts.map((_, at) => stints.reduce((sum, each) => sum + each.counts[at]!, 0)) };
}

/** What a team and its opponents did in a season: the sum of its games' team lines. */
export interface TeamSeasonStats {
  year: number;
  team: TeamId;
  games: number;
  /** `TEAM_STATS` in order, the team's own. */
  offense: Int32Array;
  /** The same of its opponents against it. */
  defense: Int32Array;
}

/** One line of a program's history, real (before the dynasty) or played. */
export interface TeamSeason {
  year: number;
  team: TeamId;
  conference: ConferenceId | null;
  /** Null for real seasons, about which nothing of the kind is known. */
  rating: number | null;
  offense: number | null;
  defense: number | null;
  prestige: number;
  wins: number;
  losses: number;
  confWins: number;
  confLosses: number;
  /** Final rank among all teams; 0 if there was none. */
  rank: number;
  inPlayoff: boolean;
  conferenceChampion: boolean;
  champion: boolean;
  /** True when the dynasty played that season, so that its games can be looked at. */
  played: boolean;
}

/** A player who leaves after a season, and why; `portal`: for another team, or to look for one. */
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
