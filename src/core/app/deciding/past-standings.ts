import type { DynastyState } from '../../dynasty/dynasty-state.ts';
import { cycleOf, seasonSoFar } from '../../dynasty/recruiting.ts';
import { itemAt } from '../../model/lists.ts';
import { type PastStanding, PERIODS } from '../../model/recruiting.ts';
import { boardNow } from '../../offseason/recruits/boards.ts';
import { Opinions } from '../../offseason/recruits/opinion.ts';
import { commitsOf } from '../../offseason/recruits/staff-hours.ts';
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
  const { period } = state;
  if (period >= PERIODS) return;
  const cycle = cycleOf(dynasty);
  noteClassRanks(dynasty, cycle);
  const season = seasonSoFar(dynasty, cycle);
  const board = boardNow(cycle, state, season.own);
  const opinions = new Opinions(cycle, state, season);
  const now: ClassNow = { cycle, state, season, opinions, board, own: season.own, commits: commitsOf(cycle, state) };
  const note = (number: number, standing: Omit<PastStanding, 'period'>) => {
    const before = (state.past.get(number) ?? []).filter((each) => each.period < period);
    state.past.set(number, [...before, { period, ...standing }]);
  };
  for (const { number } of cycle.recruits) {
    if (state.isCommittedTo(number, now.own)) note(number, { place: 0, interest: COMMITTED });
  }
  for (const [number, { offered, hours }] of board.targets) {
    // Only recruits with an offer and hours have a trend, which keeps a simulated season fast.
    if (!offered || hours === 0 || !state.isUncommitted(number)) continue;
    const interests = interestsIn(now, itemAt(cycle.recruits, number - 1));
    const ours = interests.find(({ team }) => team === now.own);
    if (ours) note(number, { place: interests.indexOf(ours) + 1, interest: ours.interest });
  }
}
