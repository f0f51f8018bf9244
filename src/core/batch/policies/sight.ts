import type { DynastyState } from '../../dynasty/dynasty-state.ts';
import { type LeaveChance, leaveChances } from '../../dynasty/portal.ts';
import type { Recruit } from '../../offseason/recruits/draw.ts';
import { estimateOf, seenStandings } from '../../offseason/recruits/knowledge.ts';
import { Opinions } from '../../offseason/recruits/opinion.ts';
import type { Standing } from '../../offseason/recruits/standing.ts';
import { NO_TARGET } from '../../offseason/recruits/target.ts';
import type { ClassInProgress } from './bot.ts';

/** How a bot sees who might come and who might leave. */
export interface Sight {
  /** What it takes a recruit's rating as a senior to be. */
  rating(now: ClassInProgress, recruit: Recruit): number;
  /** Who is after him, as it takes him to think of them. */
  standings(now: ClassInProgress, recruit: Recruit): readonly Standing[];
  /** How likely the own men are to leave, as it takes them. */
  leaving(dynasty: DynastyState): readonly Leaving[];
}

/** One of the own men, and how likely he is to leave. */
export type Leaving = Pick<LeaveChance, 'player'> & { chance: number };

/** What every recruit thinks. */
export const thinking = (now: ClassInProgress) => ({ ...now, opinions: new Opinions(now.book, now.state, now.season) });

const middle = (low: number, high: number): number => (low + high) / 2;

/** What the pages show: the middle of every range, and what recruits let on. */
export const PAGES: Sight = {
  rating: ({ book, board }, recruit) => {
    const { low, high } = estimateOf(book, recruit, board.targets.get(recruit.number)?.scouted ?? 0);
    return middle(low, high);
  },
  standings: (now, recruit) => {
    const target = now.board.targets.get(recruit.number) ?? NO_TARGET;
    return seenStandings(thinking(now), recruit, target);
  },
  leaving: (dynasty) =>
    leaveChances(dynasty).map(({ player, low, high }): Leaving => ({ player, chance: middle(low, high) })),
};
