import type { ClassWeek } from '../../../contract/views/recruiting/recruiting-class.ts';
import type { ClassState } from '../../../model/class-state.ts';
import { SPRING_TURN } from '../../../model/recruiting.ts';
import { ClassRanking } from '../../../offseason/recruits/class-ranking.ts';
import { playerNamed } from '../../../words/terms.ts';
import type { ClassNow } from '../../reading/recruiting.ts';
import { turnName } from './board-recruit.ts';

/** Name of the turn before another. */
const nameBefore = (turn: number): string => (turn - 1 === SPRING_TURN ? 'Spring' : turnName(turn - 1));

/** Ranks of a program's class after each turn so far, earliest first. */
function ranksOf(state: ClassState, program: number): Map<number, number> {
  const known = [...state.ranks].flatMap(([turn, ranks]): [number, number][] => {
    const rank = ranks[program];
    return rank === undefined ? [] : [[turn, rank]];
  });
  return new Map(known.sort(([a], [b]) => a - b));
}

/** `WR Al Bo` for each recruit who committed to a program in a turn. */
function committedIn({ book, state }: ClassNow, program: number, turn: number): string[] {
  return book.recruits
    .filter(({ number, stars }) => {
      const decision = state.decisionOf(number);
      return stars > 1 && decision.program === program && decision.turn === turn;
    })
    .map(({ first, last, position: pos }) => playerNamed({ first, last, pos }));
}

/** A class's rank by turn, with its gain; for the class being recruited, also who committed, and its current rank. */
export function classTrend(state: ClassState, program: number, now: ClassNow | null): ClassWeek[] {
  const ranks = ranksOf(state, program);
  if (now !== null) ranks.set(state.turn, new ClassRanking(now.book, state).rankOf(program));
  const turns = [...ranks];
  return turns.map(([turn, rank], at) => ({
    when: nameBefore(turn),
    rank,
    change: at === 0 ? null : turns[at - 1]![1] - rank,
    committed: now === null ? [] : committedIn(now, program, turn - 1),
  }));
}
