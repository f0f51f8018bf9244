import type { DynastyState } from '../../dynasty/dynasty-state.ts';
import { type LeaveChance, leaveChances } from '../../dynasty/portal.ts';
import type { Recruit } from '../../offseason/recruits/draw.ts';
import { estimateOf, seenStandings } from '../../offseason/recruits/knowledge.ts';
import { Opinions } from '../../offseason/recruits/opinion.ts';
import type { Standing } from '../../offseason/recruits/standing.ts';
import { NO_TARGET } from '../../offseason/recruits/target.ts';
import type { ClassInProgress } from './bot.ts';

/** How a bot sees recruits and its own players. */
export interface Sight {
  /** Returns its estimate of a recruit's senior rating. */
  rating(now: ClassInProgress, recruit: Recruit): number;
  /** Returns the programs on his list, with its reading of his opinion. */
  standings(now: ClassInProgress, recruit: Recruit): readonly Standing[];
  /** Returns its estimate of its own players' chances of leaving. */
  leaving(dynasty: DynastyState): readonly Leaving[];
}

/** One of its own players, and his chance of leaving. */
export type Leaving = Pick<LeaveChance, 'player'> & { chance: number };

/** Adds every recruit's opinions. */
export const thinking = (now: ClassInProgress) => ({
  ...now,
  opinions: new Opinions(now.cycle, now.state, now.season),
});

/** Returns the middle of a range that a page shows. */
export const middle = ({ low, high }: { low: number; high: number }): number => (low + high) / 2;

/** What the pages show: the middle of every range, and recruits' apparent opinions. */
export const PAGES: Sight = {
  rating: ({ cycle, board }, recruit) => {
    return middle(estimateOf(cycle, recruit, board.targets.get(recruit.number)?.scouted ?? 0));
  },
  standings: (now, recruit) => {
    const target = now.board.targets.get(recruit.number) ?? NO_TARGET;
    return seenStandings(thinking(now), recruit, target);
  },
  leaving: (dynasty) =>
    leaveChances(dynasty).map(({ player, ...range }): Leaving => ({ player, chance: middle(range) })),
};
