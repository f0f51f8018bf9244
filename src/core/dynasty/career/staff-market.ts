import { type CoachJob, type CoachSkill, isHead, type StaffMember, type StaffSide } from '../../model/coaches.ts';
import type { TeamId } from '../../model/ids.ts';
import type { StaffChoice } from '../../model/staff-choices.ts';
import { beforeDecember } from '../../offseason/carousel/earlier.ts';
import type { StaffCandidate } from '../../offseason/carousel/market.ts';
import { type Estimate, estimated } from '../../offseason/carousel/scouting.ts';
import { thousandths } from '../../offseason/rounded.ts';
import { type Season, seasonWith } from '../dynasty-state.ts';
import { asksFor, committedOf, staffMoney } from './assistants.ts';
import { carouselAfter } from './market.ts';

/** Coordinators the player's coach could hire for next season. */

/** A candidate with his asking price. */
export interface PricedCandidate extends StaffCandidate {
  /** Asking price, in million dollars a season. */
  asks: number;
  /** How far he is over the staff budget if he replaces next season's coordinator, in million dollars. */
  over: number;
}

/** The program the player's coach leads next season, as things stand; null if none. */
export function nextTeam({ coaches, ownCoach }: Season): TeamId | null {
  if (ownCoach === null) return null;
  return coaches.career(ownCoach).find((job) => isHead(job) && job.until === null)?.team ?? null;
}

/** A side's coordinator in the season just played; undefined if the program was not in FBS. */
export function coordinatorOf({ coaches, year }: Season, team: TeamId, side: StaffSide): CoachJob | undefined {
  return coaches.ofTeam(team, side).findLast(({ job }) => job.since <= year && (job.until ?? year) >= year)?.job;
}

/** What a coordinator brings compared with the average one, as far as a head coach can tell. */
export interface CoordinatorWorth {
  /** Play calling, in rating points. */
  calls: Estimate;
  /** Development, in rating points a winter. */
  develops: Estimate;
  /** Recruiting, in hours a week. */
  hours: Estimate;
}

/** Returns a coordinator's estimated worth to a program. */
export function coordinatorWorth(source: Season, team: TeamId, member: StaffMember): CoordinatorWorth {
  const { settings, tuning } = source;
  const seasons = seasonsTogether(source, team, member);
  const estimate = (skill: CoachSkill, unit: number): Estimate => {
    const { low, high } = estimated(member, skill, seasons, { seed: settings.seed, tuning });
    return { low: unit * low, high: unit * high };
  };
  return {
    calls: estimate('game_day', tuning.coaches.gameDay.coordinator),
    develops: estimate(member.job.role === 'defense' ? 'defense' : 'offense', tuning.development.coordinatorSd),
    hours: estimate('recruiting', tuning.recruits.hours.coordinator),
  };
}

/** Returns the seasons a coordinator has worked for a program's head coach. */
function seasonsTogether({ coaches, year }: Season, team: TeamId, { job }: StaffMember): number {
  if (job.team !== team || job.since > year) return 0;
  const head = coaches.ofTeam(team, 'head').findLast(({ job: { since } }) => since <= year);
  return head === undefined ? 0 : Math.max(0, year - Math.max(head.job.since, job.since) + 1);
}

/** A choice that opens a coordinator job. */
function freed(source: Season, team: TeamId, side: StaffSide): StaffChoice {
  const coach = coordinatorOf(source, team, side)?.coach ?? null;
  return { year: source.year, team, side, act: 'release', coach };
}

/** Money available for a coordinator: the staff budget minus the other coordinator's pay and what is owed. */
function roomFor(source: Season, team: TeamId, side: StaffSide): number {
  const money = staffMoney(source, team);
  return money.pool - committedOf(money) + money.pay[side];
}

/** Returns every coach who would come as coordinator if the job were open, best known first. */
export function staffCandidates(source: Season, team: TeamId, side: StaffSide): PricedCandidate[] {
  const choice = freed(source, team, side);
  const staff = [...source.staff, choice];
  const { candidates, coaches, jobs } = carouselAfter(source, source.job, staff);
  // The current coordinator may be owed a buyout.
  const after = beforeDecember(source.coaches, source.year).with(coaches, jobs);
  const without = seasonWith(source, { staff, coaches: after });
  const room = roomFor(without, team, side);
  const priced = (candidates[side] ?? []).map((candidate): PricedCandidate => {
    const asks = asksFor(source, team, source.year + 1, candidate.value);
    // Sums of the same salaries can differ in the last digit.
    const over = Math.max(0, thousandths(asks - room));
    return { ...candidate, asks, over };
  });
  return priced.filter(({ coach }) => coach.id !== choice.coach);
}
