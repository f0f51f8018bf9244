import type { DynastyState } from '../../dynasty/dynasty-state.ts';
import { bookOf, seasonSoFar } from '../../dynasty/recruiting.ts';
import { type PastStanding, TURNS } from '../../model/recruiting.ts';
import { boardNow } from '../../offseason/recruits/boards.ts';
import { Opinions } from '../../offseason/recruits/opinion.ts';
import { commitsOf } from '../../offseason/recruits/turns.ts';
import type { ClassNow } from '../reading/recruiting.ts';
import { interestsIn } from '../reading/recruits/interest.ts';
import { noteClassRanks } from './signing-day.ts';

/** Interest of a recruit committed to us. */
const COMMITTED = 100;

/**
 * Records the program's rank with its open targets at the start of a turn, for the trend on the board, and its commits
 * (as rank 0), so that a decommitment is noticed.
 */
export function notePastStandings(dynasty: DynastyState): void {
  const { recruiting: state } = dynasty;
  const { turn } = state;
  if (turn >= TURNS) return;
  const book = bookOf(dynasty);
  noteClassRanks(dynasty, book);
  const season = seasonSoFar(dynasty, book);
  const board = boardNow(book, state, season.own);
  const opinions = new Opinions(book, state, season);
  const now: ClassNow = { book, state, season, opinions, board, own: season.own, commits: commitsOf(book, state) };
  const note = (number: number, standing: Omit<PastStanding, 'turn'>) => {
    const before = (state.past.get(number) ?? []).filter((each) => each.turn < turn);
    state.past.set(number, [...before, { turn, ...standing }]);
  };
  for (const { number } of book.recruits) {
    if (state.isCommittedTo(number, now.own)) note(number, { place: 0, interest: COMMITTED });
  }
  for (const [number, { offered, hours }] of board.targets) {
    // Only recruits with an offer and hours have a trend, which keeps a simulated season fast.
    if (!offered || hours === 0 || !state.isUncommitted(number)) continue;
    const interests = interestsIn(now, book.recruits[number - 1]!);
    const at = interests.findIndex(({ team }) => team === now.own);
    if (at < 0) continue;
    note(number, { place: at + 1, interest: interests[at]!.interest });
  }
}
