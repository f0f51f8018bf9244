import type { DynastyState } from '../../dynasty/dynasty-state.ts';
import { bookOf } from '../../dynasty/recruiting.ts';
import type { ClassState, RecruitDecision } from '../../model/class-state.ts';
import { firstOf } from '../../model/lists.ts';
import type { Announcement, Remembered, SigningDay } from '../../model/program/signing-day.ts';
import { signingDayOf } from '../../model/program/signing-day.ts';
import type { Book } from '../../offseason/recruits/book.ts';
import { ClassRanking } from '../../offseason/recruits/class-ranking.ts';
import type { Recruit } from '../../offseason/recruits/draw.ts';

/** A class on its signing day, beside what it was that morning. */
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

/** Commits of the morning of whom something holds now. */
function commitsWho({ book, own, morning }: Day, holds: (recruit: Recruit) => boolean): Remembered[] {
  return book.recruits
    .filter((recruit) => recruit.stars > 1 && morning[recruit.number - 1]!.program === own && holds(recruit))
    .map(remembered);
}

/** What a recruit announced, if the player's program was among his finalists. */
function announcementOf({ book, state, own, morning }: Day, number: number): Omit<Announcement, 'rank'> | null {
  const recruit = state.chosen.get(number);
  const program = state.commitmentOf(number);
  const isFinalist = recruit?.finalists.some(({ team }) => team === book.teams[own]) ?? false;
  if (recruit === undefined || !isFinalist || program === null) return null;
  if (firstOf(recruit.finalists).team !== book.teams[program]) return null;
  const before = morning[number - 1]!.program;
  return { recruit, from: before === null ? null : book.teams[before]! };
}

/** Goes through the nation's decisions of the day, from the bottom of the rankings to the top. */
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

/** What the day brought, once it is over. */
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

/** Takes a step of the calendar, and remembers what it brought the player's program if it is a signing day. */
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

/** Notes how every program's class ranks as a turn begins. */
export function noteClassRanks({ recruiting: state }: DynastyState, book: Book): void {
  state.ranks.set(state.turn, new ClassRanking(book, state).ranks());
}
