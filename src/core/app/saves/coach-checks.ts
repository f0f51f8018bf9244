import { COACH_ROLES, type Coach, type CoachJob, isInterim } from '../../model/coaches.ts';
import type { CoachingRanks } from '../../model/coaching-ranks.ts';
import type { TeamId } from '../../model/ids.ts';
import { groupBy } from '../../model/lists.ts';
import type { Save } from '../../save/index.ts';

/** Youngest age of a coach with a job in FBS. */
const YOUNGEST = 25;

const nameOf = ({ id, first, last }: Coach): string => `Coach ${id}, ${first} ${last}`;
const coversSeason = ({ since, until }: CoachJob, year: number): boolean =>
  since <= year && (until === null || until >= year);

/** Checks that every program of the current season began it with a head coach and both coordinators. */
function* staffFaults(save: Save, jobs: readonly CoachJob[]): Generator<string> {
  const { year } = save.dynasty.read();
  const now = groupBy(
    jobs.filter((job) => coversSeason(job, year) && !isInterim(job)),
    ({ team }) => team,
  );
  for (const { team } of save.programs.ofYear(year)) yield* rolesOf(team, now.get(team) ?? [], year);
}

function* rolesOf(team: TeamId, staff: readonly CoachJob[], year: number): Generator<string> {
  for (const role of COACH_ROLES) {
    const count = staff.filter((job) => job.role === role).length;
    const what = role === 'head' ? 'head coaches' : `coordinators of its ${role}`;
    if (count !== 1) yield `${team} has ${count} ${what} in ${year}.`;
  }
}

/**
 * Whether two jobs overlap. A coordinator may finish a season as his own team's interim head coach; otherwise a coach
 * has one job at a time.
 */
function overlap(a: CoachJob, b: CoachJob): boolean {
  if (a.team === b.team && isInterim(a) !== isInterim(b)) return false;
  const [first, second] = a.since <= b.since ? [a, b] : [b, a];
  return first.until === null || first.until >= second.since;
}

function* personFaults(coach: Coach, career: readonly CoachJob[]): Generator<string> {
  const { born, retired } = coach;
  for (const [index, job] of career.entries()) {
    const { since, until, end } = job;
    if (since - born < YOUNGEST) yield `${nameOf(coach)} has a job at age ${since - born}.`;
    if (until !== null && until < since) yield `${nameOf(coach)} leaves ${job.team} before he arrives.`;
    if ((until === null) !== (end === null)) yield `${nameOf(coach)} leaves ${job.team} for an unknown reason.`;
    if (retired !== null && (until === null || until > retired))
      yield `${nameOf(coach)} has a job after retiring in ${retired}.`;
    const other = career.slice(index + 1).find((each) => overlap(job, each));
    if (other !== undefined) yield `${nameOf(coach)} has jobs at ${job.team} and ${other.team} at the same time.`;
  }
}

function* careerFaults(ranks: CoachingRanks): Generator<string> {
  const known = new Set(ranks.coaches().map(({ id }) => id));
  for (const { coach, team } of ranks.jobs())
    if (!known.has(coach)) yield `A coach ${coach} of ${team} is not among the coaches.`;
  for (const coach of ranks.coaches()) yield* personFaults(coach, ranks.career(coach.id));
}

/** Checks coaches: full staffs, one job at a time, none before 25 and none after retiring. */
export function* coachFaults(save: Save): Generator<string> {
  const ranks = save.coaches.all();
  yield* careerFaults(ranks);
  yield* staffFaults(save, ranks.jobs());
}
