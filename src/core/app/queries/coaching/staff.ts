import { done, type Result } from '../../../contract/result.ts';
import type { Assistant, StaffCandidate, StaffPage, StaffRange } from '../../../contract/views/index.ts';
import { staffClosed } from '../../../decisions/staff.ts';
import { allSurprises, assistantDeal, committedOf, staffMoney } from '../../../dynasty/career/assistants.ts';
import { type CoordinatorWorth, coordinatorWorth, nextTeam } from '../../../dynasty/career/staff-market.ts';
import type { Season } from '../../../dynasty/dynasty-state.ts';
import { newJob, STAFF_SIDES, type StaffMember, type StaffSide } from '../../../model/coaches.ts';
import type { TeamId } from '../../../model/ids.ts';
import { staffPlans } from '../../../model/staff-choices.ts';
import type { Surprises } from '../../../offseason/carousel/reputation.ts';
import type { Estimate } from '../../../offseason/carousel/scouting.ts';
import { candidatesNow, coordinatorsThen, type SideCandidate } from '../../coaching/staff.ts';
import { jobIn, stopView, wentTo } from '../../coaching/stops.ts';
import type { QueryContext } from '../../reading/context.ts';
import { teamFacts } from '../../reading/season-view.ts';
import { pageView } from '../../views/team.ts';

const thousandth = (millions: number): number => Math.round(1000 * millions) / 1000;
const tenth = (value: number): number => Math.round(10 * value) / 10 + 0;

/** A coordinator's estimated worth to a program, rounded. */
function worthOf(source: Season, team: TeamId, member: StaffMember): Record<keyof CoordinatorWorth, StaffRange> {
  const { calls, develops, hours } = coordinatorWorth(source, team, member);
  const range = ({ low, high }: Estimate): StaffRange => ({ low: tenth(low), high: tenth(high) });
  return { calls: range(calls), develops: range(develops), hours: range(hours) };
}

function assistantView(context: QueryContext, source: Season, member: StaffMember, surprises: Surprises): Assistant {
  const { season } = context;
  const { coach, job } = member;
  const { year, coaches, staff } = source;
  const side = job.role as StaffSide;
  const next = job.since > year;
  const deal = assistantDeal(source, job, next || job.until === null ? year + 1 : year, surprises);
  const before = next ? coaches.before(job) : undefined;
  const plan = staffPlans(staff, year, job.team)[side];
  return {
    side,
    id: coach.id,
    first: coach.first,
    last: coach.last,
    age: (next ? year + 1 : year) - coach.born,
    since: job.since,
    through: deal.through,
    pay: thousandth(deal.pay),
    ...worthOf(source, job.team, member),
    end: job.end,
    ...wentTo(season, coaches, job),
    next,
    from: before === undefined ? null : stopView(season, before),
    decided: plan?.coach === coach.id ? plan.act : null,
  };
}

function candidateView(context: QueryContext, source: Season, team: TeamId, given: SideCandidate): StaffCandidate {
  const { coach, side, asks, over } = given;
  const { coaches, year, ownCoach } = context.season;
  const job = jobIn(coaches, coach, year);
  const last = job ?? coaches.career(coach.id).findLast(({ since }) => since <= year);
  const bosses = ownCoach === null ? [] : coaches.career(ownCoach);
  const again = coaches
    .career(coach.id)
    .some((each) =>
      bosses.some(
        (own) => own.team === each.team && own.since <= (each.until ?? year) && each.since <= (own.until ?? year),
      ),
    );
  return {
    side,
    id: coach.id,
    first: coach.first,
    last: coach.last,
    age: year + 1 - coach.born,
    from: last === undefined ? null : stopView(context.season, last),
    employed: job !== undefined,
    origin: coach.origin,
    again,
    asks: thousandth(asks),
    affordable: over === 0,
    ...worthOf(source, team, { coach, job: newJob({ coach: coach.id, team, role: side, since: year + 1 }) }),
  };
}

/** Number of affordable candidates listed per candidate over budget. */
const DEAR = 4;

/** The best-known affordable candidates for each side, plus a few over budget. */
function listed({ tuning }: Season, all: readonly SideCandidate[]): SideCandidate[] {
  const { listed: most } = tuning.coaches.assistants;
  return STAFF_SIDES.flatMap((side) => {
    const own = all.filter((each) => each.side === side);
    const dear = own.filter(({ over }) => over > 0).slice(0, most / DEAR);
    const within = own.filter(({ over }) => over === 0).slice(0, most);
    return own.filter((each) => dear.includes(each) || within.includes(each));
  });
}

/** The coordinators of the player's coach: contracts, estimated value, and possible replacements. */
export function staff(context: QueryContext): Result<StaffPage> {
  const { season } = context;
  const closed = staffClosed(season);
  const team = (closed === null ? nextTeam(season) : null) ?? season.settings.team;
  const surprises = allSurprises(season);
  const { pool, ...money } = staffMoney(season, team, surprises);
  const candidates = closed === null ? listed(season, candidatesNow(context, team)) : [];
  return done({
    ...pageView(season),
    year: season.year,
    closed,
    program: teamFacts(season, team).name,
    pool: thousandth(pool),
    committed: thousandth(committedOf({ pool, ...money })),
    owed: thousandth(money.owed),
    coordinators: coordinatorsThen(context, team).map((member) => assistantView(context, season, member, surprises)),
    candidates: candidates.map((each) => candidateView(context, season, team, each)),
  });
}
