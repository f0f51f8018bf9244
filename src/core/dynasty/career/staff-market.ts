import { type CoachJob, isHead, type StaffSide } from '../../model/coaches.ts';
import type { TeamId } from '../../model/ids.ts';
import type { JobChoice } from '../../model/own-coach.ts';
import type { StaffChoice } from '../../model/staff-choices.ts';
import { beforeDecember } from '../../offseason/carousel/earlier.ts';
import type { StaffCandidate } from '../../offseason/carousel/market.ts';
import { thousandths } from '../../offseason/rounded.ts';
import { asksFor, committedOf, staffMoney } from './assistants.ts';
import type { DecemberSource } from './december.ts';
import { carouselAfter } from './market.ts';

/** Coordinators the player's coach could hire for next season. */

/** Inputs to the coordinator market. */
type StaffMarketSource = DecemberSource & { job: JobChoice | null };

/** A candidate with his asking price. */
export interface PricedCandidate extends StaffCandidate {
  /** Asking price, in million dollars a season. */
  asks: number;
  /** How far he is over the staff budget if he replaces next season's coordinator, in million dollars. */
  over: number;
}

/** The program the player's coach leads next season, as things stand; null if none. */
export function nextTeam({ coaches, ownCoach }: Pick<DecemberSource, 'coaches' | 'ownCoach'>): TeamId | null {
  if (ownCoach === null) return null;
  return coaches.career(ownCoach).find((job) => isHead(job) && job.until === null)?.team ?? null;
}

/** A side's coordinator in the season just played; undefined if the program was not in FBS. */
export function coordinatorOf(
  { coaches, year }: Pick<DecemberSource, 'coaches' | 'year'>,
  team: TeamId,
  side: StaffSide,
): CoachJob | undefined {
  return coaches.ofTeam(team, side).findLast(({ job }) => job.since <= year && (job.until ?? year) >= year)?.job;
}

/** A choice that opens a coordinator job. */
function freed({ year, coaches }: StaffMarketSource, team: TeamId, side: StaffSide): StaffChoice {
  const coach = coordinatorOf({ coaches, year }, team, side)?.coach ?? null;
  return { year, team, side, act: 'release', coach };
}

/** Money available for a coordinator: the staff budget minus the other coordinator's pay and what is owed. */
function roomFor(source: StaffMarketSource, team: TeamId, side: StaffSide): number {
  const money = staffMoney(source, team);
  return money.pool - committedOf(money) + money.pay[side];
}

/** Returns every coach who would come as coordinator if the job were open, best known first. */
export function staffCandidates(source: StaffMarketSource, team: TeamId, side: StaffSide): PricedCandidate[] {
  const choice = freed(source, team, side);
  const staff = [...source.staff, choice];
  const { candidates, coaches, jobs } = carouselAfter(source, source.job, staff);
  // The current coordinator may be owed a buyout.
  const without = { ...source, staff, coaches: beforeDecember(source.coaches, source.year).with(coaches, jobs) };
  const room = roomFor(without, team, side);
  const priced = (candidates[side] ?? []).map((candidate): PricedCandidate => {
    const asks = asksFor(source, team, source.year + 1, candidate.value);
    // Sums of the same salaries can differ in the last digit.
    const over = Math.max(0, thousandths(asks - room));
    return { ...candidate, asks, over };
  });
  return priced.filter(({ coach }) => coach.id !== choice.coach);
}
