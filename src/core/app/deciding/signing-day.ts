import type { DynastyState } from '../../dynasty/dynasty-state.ts';
import { cycleOf } from '../../dynasty/recruiting.ts';
import type { ClassState, RecruitDecision } from '../../model/class-state.ts';
import { firstOf, itemAt } from '../../model/lists.ts';
import type { Announcement, Remembered, SigningDay } from '../../model/program/signing-day.ts';
import { signingDayOf } from '../../model/program/signing-day.ts';
import { ClassRanking } from '../../offseason/recruits/class-ranking.ts';
import type { RecruitingCycle } from '../../offseason/recruits/cycle.ts';
import type { Recruit } from '../../offseason/recruits/draw.ts';

/** A class on its signing day, compared with that morning. */
interface Day {
  cycle: RecruitingCycle;
  state: ClassState;
  own: number;
  period: number;
  morning: readonly RecruitDecision[];
  ranking: ClassRanking;
}

const remembered = ({ number, first, last, position, stars }: Recruit): Remembered => ({
  number,
  first,
  last,
  position,
  stars,
});

/** That morning's commits for whom a condition now holds. */
function commitsWho({ cycle, own, morning }: Day, holds: (recruit: Recruit) => boolean): Remembered[] {
  return cycle.recruits
    .filter((recruit) => recruit.stars > 1 && itemAt(morning, recruit.number - 1).program === own && holds(recruit))
    .map(remembered);
}

/** A recruit's announcement, if the player's program was among his finalists. */
function announcementOf({ cycle, state, own, morning }: Day, number: number): Omit<Announcement, 'rank'> | null {
  const recruit = state.chosen.get(number);
  const program = state.commitmentOf(number);
  const isFinalist = recruit?.finalists.some(({ team }) => team === cycle.teams[own]) ?? false;
  if (recruit === undefined || !isFinalist || program === null) return null;
  if (firstOf(recruit.finalists).team !== cycle.teams[program]) return null;
  const before = itemAt(morning, number - 1).program;
  return { recruit, from: before === null ? null : itemAt(cycle.teams, before) };
}

/** Goes through the nation's decisions of the day, from the bottom of the rankings up. */
function announcementsOf(day: Day): Announcement[] {
  const { cycle, state, own, period, morning, ranking } = day;
  const now = (number: number) => state.decisionOf(number);
  const announcements: Announcement[] = [];
  for (const { number } of [...cycle.recruits].reverse()) {
    const before = itemAt(morning, number - 1).program;
    if (before !== now(number).program) ranking.move(number, before, now(number).program);
    else if (before !== null) continue;
    const announced = now(number).period === period ? announcementOf(day, number) : null;
    if (announced !== null) announcements.push({ ...announced, rank: ranking.rankOf(own) });
  }
  return announcements;
}

/** Results of the day once it is over. */
function dayOf(day: Day): SigningDay {
  const { state, own, period, ranking, morning } = day;
  const before = ranking.rankOf(own);
  const announcements = announcementsOf(day);
  const last = signingDayOf(period, state.classOf) === 'february';
  const signed = ({ number }: Recruit) => last || state.decisionOf(number).status === 'signed';
  const stays = ({ number }: Recruit) => state.isCommittedTo(number, own);
  const early = ({ number }: Recruit) => itemAt(morning, number - 1).status === 'signed';
  return {
    period,
    before,
    after: ranking.rankOf(own),
    letters: commitsWho(day, (each) => stays(each) && signed(each) && !early(each)),
    waiting: commitsWho(day, (each) => stays(each) && !signed(each)),
    released: commitsWho(day, ({ number }) => state.decisionOf(number).status === 'released'),
    announcements,
  };
}

/** Runs a step of the calendar and, on a signing day, remembers its results for the player's program. */
export function onSigningDay<Step>(dynasty: DynastyState, step: () => Step): Step {
  const { recruiting: state, settings } = dynasty;
  const { period, classOf } = state;
  if (signingDayOf(period, classOf) === null) return step();
  const cycle = cycleOf(dynasty);
  const own = cycle.teams.indexOf(settings.team);
  const morning = cycle.recruits.map(({ number }) => ({ ...state.decisionOf(number) }));
  const ranking = new ClassRanking(cycle, state);
  const taken = step();
  if (state.period > period) {
    state.days.push(dayOf({ cycle, state, own, period, morning, ranking }));
    state.ranks.set(state.period, ranking.ranks());
  }
  return taken;
}

/** Records every program's class rank at the start of a period. */
export function noteClassRanks({ recruiting: state }: DynastyState, cycle: RecruitingCycle): void {
  state.ranks.set(state.period, new ClassRanking(cycle, state).ranks());
}
