import type { ClassWeek } from '../../../contract/views/recruiting/recruiting-class.ts';
import type { ClassState } from '../../../model/class-state.ts';
import { itemAt } from '../../../model/lists.ts';
import { periodName, SPRING_PERIOD } from '../../../model/recruiting.ts';
import { ClassRanking } from '../../../offseason/recruits/class-ranking.ts';
import { playerNamed } from '../../../words/terms.ts';
import type { ClassNow } from '../../reading/recruiting.ts';

/** Name of the period before another. */
const nameBefore = (period: number): string => (period - 1 === SPRING_PERIOD ? 'Spring' : periodName(period - 1));

/** Ranks of a program's class after each period so far, earliest first. */
function ranksOf(state: ClassState, program: number): Map<number, number> {
  const known = [...state.ranks].flatMap(([period, ranks]): [number, number][] => {
    const rank = ranks[program];
    return rank === undefined ? [] : [[period, rank]];
  });
  return new Map(known.sort(([a], [b]) => a - b));
}

/** `WR Al Bo` for each recruit who committed to a program in a period. */
function committedIn({ cycle, state }: ClassNow, program: number, period: number): string[] {
  return cycle.recruits
    .filter(({ number, stars }) => {
      const decision = state.decisionOf(number);
      return stars > 1 && decision.program === program && decision.period === period;
    })
    .map(({ first, last, position: pos }) => playerNamed({ first, last, pos }));
}

/** A class's rank by period, with its gain; for the class being recruited, also who committed, and its current rank. */
export function classTrend(state: ClassState, program: number, now: ClassNow | null): ClassWeek[] {
  const ranks = ranksOf(state, program);
  if (now !== null) ranks.set(state.period, new ClassRanking(now.cycle, state).rankOf(program));
  const periods = [...ranks];
  return periods.map(([period, rank], index) => ({
    when: nameBefore(period),
    rank,
    change: index === 0 ? null : itemAt(periods, index - 1)[1] - rank,
    committed: now === null ? [] : committedIn(now, program, period - 1),
  }));
}
