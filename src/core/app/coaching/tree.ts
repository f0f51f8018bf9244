import type { CoachedWith } from '../../contract/views/index.ts';
import { type Coach, type CoachId, type CoachJob, isHead, type StaffSide } from '../../model/coaches.ts';
import type { CoachingRanks } from '../../model/coaching-ranks.ts';
import { coachesOf } from '../coaches.ts';
import type { QueryContext } from '../reading/context.ts';
import { teamFacts } from '../reading/season-view.ts';

/** A coaching tree: head coaches a coach worked for, and his coordinators who became head coaches. */

interface Together {
  head: CoachJob;
  coordinator: CoachJob;
  since: number;
  until: number;
}

/** Seasons that a head coach and a coordinator spent together; null if none. */
function together(head: CoachJob, coordinator: CoachJob, year: number): Together | null {
  const since = Math.max(head.since, coordinator.since);
  const until = Math.min(head.until ?? year, coordinator.until ?? year, year);
  return head.team === coordinator.team && since <= until ? { head, coordinator, since, until } : null;
}

function pairs(mine: readonly CoachJob[], others: readonly CoachJob[], year: number): Together[] {
  return mine.flatMap((job) =>
    others.flatMap((other) => {
      const found = isHead(job) ? together(job, other, year) : together(other, job, year);
      return found === null ? [] : [found];
    }),
  );
}

/** A coach's first head coaching job after a season, with his record as a head coach since. */
function headAfter({ season }: QueryContext, ranks: CoachingRanks, coach: CoachId, year: number) {
  const jobs = ranks.career(coach).filter((job) => isHead(job) && job.since > year);
  const [first] = jobs;
  if (first === undefined) return null;
  const total = (of: 'wins' | 'losses') => jobs.reduce((all, job) => all + job[of], 0);
  return { team: teamFacts(season, first.team).name, year: first.since, wins: total('wins'), losses: total('losses') };
}

function shape(context: QueryContext, { id, first, last }: Coach, pair: Together): Omit<CoachedWith, 'head'> {
  const { since, until, coordinator } = pair;
  const team = teamFacts(context.season, coordinator.team).name;
  return { id, first, last, team, side: coordinator.role as StaffSide, since, until };
}

/** Head coaches a coach was coordinator for, latest first. */
export function workedFor(context: QueryContext, { id }: Coach): CoachedWith[] {
  const { year } = context.season;
  const ranks = coachesOf(context);
  const mine = ranks.career(id).filter(({ role }) => role !== 'head');
  return mine
    .flatMap((job) =>
      pairs(
        [job],
        ranks.ofTeam(job.team, 'head').map((member) => member.job),
        year,
      ),
    )
    .map((pair) => ({ ...shape(context, ranks.coach(pair.head.coach), pair), head: null }))
    .sort((a, b) => b.until - a.until);
}

type HeadJob = NonNullable<CoachedWith['head']>;

/** A head coach's coordinators who became head coaches, first to be hired first. */
export function treeOf(context: QueryContext, { id }: Coach): CoachedWith[] {
  const { year } = context.season;
  const ranks = coachesOf(context);
  const known = new Map<CoachId, CoachedWith & { head: HeadJob }>();
  for (const mine of ranks.career(id).filter(isHead)) {
    const staff = (['offense', 'defense'] as const).flatMap((side) => ranks.ofTeam(mine.team, side));
    for (const pair of pairs(
      [mine],
      staff.map(({ job }) => job),
      year,
    )) {
      const { coach } = pair.coordinator;
      const head = headAfter(context, ranks, coach, pair.since);
      if (coach !== id && head !== null && !known.has(coach))
        known.set(coach, { ...shape(context, ranks.coach(coach), pair), head });
    }
  }
  return [...known.values()].sort((a, b) => a.head.year - b.head.year);
}
