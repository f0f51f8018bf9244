import { REGULAR_WEEKS } from '../../model/game.ts';
import type { PlayerId, TeamId } from '../../model/ids.ts';
import type { Goal, GoalState } from '../../model/people/goals.ts';
import { beforeEdits } from '../../model/people/player-edits.ts';
import type { Player } from '../../model/player.ts';
import { CLASS_YEARS } from '../../model/positions.ts';
import { DECEMBER_PERIOD, SUMMER_PERIOD } from '../../model/recruiting.ts';
import { portalYear } from '../../offseason/portal/years.ts';
import type { Season } from '../dynasty-state.ts';
import { homeStateOf, shareFrom } from './home-recruiting.ts';

/** Goals an athletic director sets about players rather than games: recruit the home state, and graduate the class. */

/** Seasons in college before a player's fourth. */
const BEFORE_FOURTH = CLASS_YEARS.length - 1;

/** A program that wants more recruits from its own state than its last class brought. */
export interface HomeGoal {
  /** Commitments wanted by championship weekend. */
  wanted: number;
  /** Commitments as each recruiting period began, by period. */
  commits: ReadonlyMap<number, number>;
}

/** A program that wants its older players to finish what they started. */
export interface Graduation {
  /** Players in their fourth year or later, and how many of them are to graduate. */
  of: number;
  wanted: number;
  /** How many of them entered the portal or quit after the season; null before it has closed. */
  lost: number | null;
}

const rosterOf = (players: readonly Player[], team: TeamId): Player[] =>
  players.filter((player) => player.team === team);

/** Whether a smaller share of the freshmen than of the whole roster comes from a state. */
function isSlipping(roster: readonly Player[], code: string): boolean {
  const freshmen = roster.filter(({ seasons }) => seasons === 0);
  return shareFrom(freshmen, code) < shareFrom(roster, code);
}

/**
 * Returns the home-state goal of a program in a state that produces many recruits, if it usually signs enough of them
 * and its last class fell short of that; null otherwise, and for a program that the player does not coach.
 */
export function homeGoalIn(source: Season, team: TeamId): HomeGoal | null {
  const { home } = source.recruiting;
  const state = homeStateOf(source.reference, team);
  const { homeShare, homeLeast } = source.tuning.coaches.goals;
  if (home === null || state === undefined || team !== source.settings.team) return null;
  const all = source.reference.homeStates.reduce((sum, { share }) => sum + share, 0);
  if (state.share <= homeShare * all || home.usual < homeLeast) return null;
  const roster = rosterOf(beforeEdits(source.players, source.edits ?? []), team);
  return isSlipping(roster, state.code) ? { wanted: home.usual, commits: home.commits } : null;
}

const isOlder = ({ seasons }: Player): boolean => seasons >= BEFORE_FOURTH;

/** How many of some older players usually leave early, by the season's portal. */
function usuallyLost(older: readonly Player[], { year, tuning }: Season): number {
  const { leave, leavePerEntry } = tuning.coaches.goals;
  const share = leave + leavePerEntry * portalYear(year, tuning).entries;
  return Math.round(Math.min(1, share) * older.filter(({ classYear }) => classYear !== 'sr').length);
}

/**
 * Returns the graduation goal of a program with more players in their fourth year or later than the average one; null
 * otherwise. Like the NCAA's graduation rate, it counts transfers by the program they end up at.
 * @param gone players who entered the portal or quit after the season; null before it has closed
 */
export function graduationIn(source: Season, team: TeamId, gone: ReadonlySet<PlayerId> | null): Graduation | null {
  const { players, programs, tuning } = source;
  const older = rosterOf(players, team).filter(isOlder);
  const average = players.filter(isOlder).length / programs.length;
  if (older.length <= tuning.coaches.goals.older * average) return null;
  const lost = gone === null ? null : older.filter(({ id }) => gone.has(id)).length;
  return { of: older.length, wanted: older.length - usuallyLost(older, source), lost };
}

const WITHOUT_GAMES = { opponent: null, wins: null, of: null };

/** The home-state goal before a week. It is judged after the championships, by the commitments before them. */
export function homeGoal({ wanted, commits }: HomeGoal, week: number): Goal {
  const now = commits.get(Math.min(DECEMBER_PERIOD, SUMMER_PERIOD + week)) ?? null;
  const judged: GoalState = now !== null && now >= wanted ? 'met' : 'missed';
  const isOpen = now === null || week <= REGULAR_WEEKS + 1;
  return { ...WITHOUT_GAMES, kind: 'home_state', players: wanted, now, state: isOpen ? 'open' : judged };
}

/** The graduation goal. It is judged once the season has closed. */
export function graduationGoal({ of, wanted, lost }: Graduation): Goal {
  const now = of - (lost ?? 0);
  const judged: GoalState = now >= wanted ? 'met' : 'missed';
  return { ...WITHOUT_GAMES, kind: 'graduate', players: wanted, of, now, state: lost === null ? 'open' : judged };
}
