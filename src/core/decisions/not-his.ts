import { isCoaching, isDismissed, ownEnd } from '../dynasty/career/market.ts';
import { ownJob } from '../dynasty/career/own-job.ts';
import type { Season } from '../dynasty/dynasty-state.ts';
import { teamNameIn } from '../model/facts.ts';
import { notYours } from '../words/coaching/jobs.ts';
import { closedToCoordinator } from './coordinator.ts';

/** Inputs to whether program decisions are the player's to make. */
type Employed = Season;

/** Commands about next season, closed to a coach who is about to leave. */
const NEXT_SEASONS: readonly string[] = ['setBoard', 'setPortal', 'setBudget'];

/**
 * Explains why a program decision is closed because the player's coach is leaving or has no job; null if he may decide.
 */
export function closedToCoach(dynasty: Employed, command: string): string | null {
  const { settings, ownCoach, coaches, year, job, reference } = dynasty;
  if (!isCoaching(dynasty)) return null;
  const works = ownJob(coaches, ownCoach, year) !== undefined && !isDismissed(ownEnd(dynasty));
  if (works && (job?.kind !== 'take' || !NEXT_SEASONS.includes(command))) return closedToCoordinator(dynasty, command);
  return notYours(teamNameIn(reference, settings.team), job?.kind === 'take' ? teamNameIn(reference, job.team) : null);
}
