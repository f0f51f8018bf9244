import type { DynastyState } from '../../dynasty/dynasty-state.ts';
import { bookOf } from '../../dynasty/recruiting.ts';
import type { ClassState, RecruitDecision } from '../../model/class-state.ts';
import { firstOf } from '../../model/lists.ts';
import type { Announcement, Remembered, SigningDay } from '../../model/program/signing-day.ts';
import { signingDayOf } from '../../model/program/signing-day.ts';
import type { Book } from '../../offseason/recruits/book.ts';
import { ClassRanking } from '../../offseason/recruits/class-ranking.ts';
import type { Recruit } from '../../offseason/recruits/draw.ts';

/** A class on its signing day, compared with that morning. */
interface Day {
  book: Book;
  state: ClassState;
  own: number;
  turn: number;
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
function commitsWho({ book, own, morning }: Day, holds: (recruit: Recruit) => boolean): Remembered[] {
  return book.recruits
    .filter((recruit) => recruit.stars > 1 && morning[recruit.number - 1]!.program === own && holds(recruit))
    .map(remembered);
}

/** A recruit's announcement, if the player's program was among his finalists. */
function announcementOf({ book, state, own, morning }: Day, number: number): Omit<Announcement, 'rank'> | null {
  const recruit = state.chosen.get(number);
  const program = state.commitmentOf(number);
  const isFinalist = recruit?.finalists.some(({ team }) => team === book.teams[own]) ?? false;
  if (recruit === undefined || !isFinalist || program === null) return null;
  if (firstOf(recruit.finalists).team !== book.teams[program]) return null;
  const before = morning[number - 1]!.program;
  return { recruit, from: before === null ? null : book.teams[before]! };
}

/** Goes through the nation's decisions of the day, from the bottom of the rankings up. */
function announcementsOf(day: Day): Announcement[] {
  const { book, state, own, turn, morning, ranking } = day;
  const now = (number: number) => state.decisionOf(number);
  const announcements: Announcement[] = [];
  for (const { number } of [...book.recruits].reverse()) {
    const before = morning[number - 1]!.program;
    if (before !== now(number).program) ranking.move(number, before, now(number).program);
    else if (before !== null) continue;
    const announced = now(number).turn === turn ? announcementOf(day, number) : null;
    if (announced !== null) announcements.push({ ...announced, rank: ranking.rankOf(own) });
  }
  return announcements;
}

/** Results of the day once it is over. */
function dayOf(day: Day): SigningDay {
  const { state, own, turn, ranking, morning } = day;
  const before = ranking.rankOf(own);
  const announcements = announcementsOf(day);
  const last = signingDayOf(turn, state.classOf) === 'february';
  const signed = ({ number }: Recruit) => last || state.decisionOf(number).status === 'signed';
  const stays = ({ number }: Recruit) => state.isCommittedTo(number, own);
  const early = ({ number }: Recruit) => morning[number - 1]!.status === 'signed';
  return {
    turn,
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
  const { turn, classOf } = state;
  if (signingDayOf(turn, classOf) === null) return step();
  const book = bookOf(dynasty);
  const own = book.teams.indexOf(settings.team);
  const morning = book.recruits.map(({ number }) => ({ ...state.decisionOf(number) }));
  const ranking = new ClassRanking(book, state);
  const taken = step();
  if (state.turn > turn) {
    state.days.push(dayOf({ book, state, own, turn, morning, ranking }));
    state.ranks.set(state.turn, ranking.ranks());
  }
  return taken;
}

/** Records every program's class rank at the start of a turn. */
export function noteClassRanks({ recruiting: state }: DynastyState, book: Book): void {
  state.ranks.set(state.turn, new ClassRanking(book, state).ranks());
}
