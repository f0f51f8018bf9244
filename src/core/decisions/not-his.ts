import { isCoaching, isDismissed, ownEnd } from '../dynasty/career/market.ts';
import { ownJob } from '../dynasty/career/own-job.ts';
import type { StaffSource } from '../dynasty/coaches.ts';
import type { DynastyState } from '../dynasty/dynasty-state.ts';
import { teamNameIn } from '../model/facts.ts';
import { notYours } from '../words/coaching/jobs.ts';
import { closedToCoordinator } from './coordinator.ts';

/** What says whose decisions are the player's. */
type Employed = StaffSource & Pick<DynastyState, 'settings' | 'reference' | 'ownCoach' | 'coaches' | 'year' | 'job'>;

/** What a coach who is about to leave no longer decides: next season is not his. */
const NEXT_SEASONS: readonly string[] = ['setBoard', 'setPortal', 'setBudget'];

/** Why a decision about the program is not the player's: his coach is on his way out, or has no job; null: it is his. */
export function closedToCoach(dynasty: Employed, command: string): string | null {
  const { settings, ownCoach, coaches, year, job, reference } = dynasty;
  if (!isCoaching(dynasty)) return null;
  const works = ownJob(coaches, ownCoach, year) !== undefined && !isDismissed(ownEnd(dynasty));
  if (works && (job?.kind !== 'take' || !NEXT_SEASONS.includes(command))) return closedToCoordinator(dynasty, command);
  return notYours(teamNameIn(reference, settings.team), job?.kind === 'take' ? teamNameIn(reference, job.team) : null);
}
