import type { ClassState } from '../../model/class-state.ts';
import { OPINION_PARTS } from '../../model/recruiting.ts';
import type { RecruitingCycle } from './cycle.ts';
import type { Recruit } from './draw.ts';
import type { Opinions } from './opinion.ts';
import type { Pursuit } from './pursuits.ts';
import { spotsFor } from './staff-hours.ts';

/** A class at some point of the year, with its recruits' opinions. */
export interface ClassThinking {
  cycle: RecruitingCycle;
  state: ClassState;
  opinions: Opinions;
  /** Commits, `[position][team]`. */
  commits: readonly Float64Array[];
}

/** A program on a recruit's list, and his opinion of it: in total and by part. */
export interface Standing {
  pursuit: Pursuit;
  value: number;
  parts: readonly number[];
}

/**
 * Returns the programs that recruit a player and have a spot for him, his favorite first. `errors`: how far off a
 * reading of him is, by team; null for his true opinion.
 */
export function standingsOf(
  { cycle, state, opinions, commits }: ClassThinking,
  recruit: Recruit,
  pursuits: readonly Pursuit[] = cycle.pursuits[recruit.number - 1]!,
  errors: Float64Array | null = null,
): Standing[] {
  const usual = opinions.usualEffort(recruit, pursuits);
  const committedTo = state.commitmentOf(recruit.number) ?? -1;
  return opinions
    .suitors(recruit, pursuits)
    .flatMap((pursuit): Standing[] => {
      const spots = spotsFor(cycle, state, commits, recruit, pursuit.team, committedTo);
      if (spots === null) return [];
      const { total, parts } = opinions.opinionOf(recruit, pursuit, spots, usual, 0);
      const value = total + (errors?.[pursuit.team] ?? 0);
      return [{ pursuit, value, parts: OPINION_PARTS.map((part) => parts[part]) }];
    })
    .sort((a, b) => b.value - a.value || a.pursuit.team - b.pursuit.team);
}
