import type { ClassState } from '../../model/class-state.ts';
import { everyTeam, type HomeState, type Reference } from '../../model/facts.ts';
import type { TeamId } from '../../model/ids.ts';
import { itemAt } from '../../model/lists.ts';
import type { Player } from '../../model/player.ts';
import type { RecruitingCycle } from '../../offseason/recruits/cycle.ts';
import type { Season } from '../dynasty-state.ts';

/** Recruiting in the home state of the player's program: what it usually brings, and how this class is doing. */

/** Returns a program's home state; undefined if no recruits come from there. */
export function homeStateOf(reference: Reference, team: TeamId): HomeState | undefined {
  const code = everyTeam(reference).find(({ id }) => id === team)?.state;
  return reference.homeStates.find((state) => state.code === code);
}

/** Share of some players who come from a state, 0 to 1; 0 if there are none. */
export function shareFrom(players: readonly Player[], code: string): number {
  return players.filter(({ homeState }) => homeState === code).length / Math.max(1, players.length);
}

/**
 * Commitments from the home state that a class has by championship weekend if as many come from there as of the roster,
 * given the spots the staff expects to fill.
 */
function usualCommits({ settings: { team }, players }: Season, cycle: RecruitingCycle, { code }: HomeState): number {
  const own = cycle.teams.indexOf(team);
  const spots = cycle.openings.reduce((sum, open) => sum + itemAt(open, own), 0);
  const roster = players.filter((player) => player.team === team);
  return Math.round(cycle.tuning.coaches.goals.homeCommitted * shareFrom(roster, code) * spots);
}

/** Commitments from a state to a program so far. `own`: the index of the program. */
function commitsFrom(state: ClassState, { recruits, reference }: RecruitingCycle, own: number, code: string): number {
  return recruits.filter(
    ({ number, home }) => state.isCommittedTo(number, own) && itemAt(reference.homeStates, home).code === code,
  ).length;
}

/** Counts the commitments from the home state as a period begins, if the player coaches. Changes the class. */
export function countHomeCommits(source: Season, cycle: RecruitingCycle, state: ClassState): void {
  if (state.home === null) return;
  const { team } = source.settings;
  const home = homeStateOf(source.reference, team);
  if (home === undefined) return;
  state.home.commits.set(state.period, commitsFrom(state, cycle, cycle.teams.indexOf(team), home.code));
}

/** Starts counting the commitments from the home state, if the player coaches. Changes the class. */
export function openHomeRecruiting(source: Season, cycle: RecruitingCycle, state: ClassState): void {
  const { team } = source.settings;
  const home = homeStateOf(source.reference, team);
  if (source.ownCoach === null || home === undefined || !cycle.teams.includes(team)) return;
  state.home = { usual: usualCommits(source, cycle, home), commits: new Map() };
  countHomeCommits(source, cycle, state);
}
