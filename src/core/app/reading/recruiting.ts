import { cycleOf, seasonSoFar } from '../../dynasty/recruiting.ts';
import type { ClassState } from '../../model/class-state.ts';
import type { Board } from '../../model/recruiting.ts';
import { PERIODS } from '../../model/recruiting.ts';
import { boardNow } from '../../offseason/recruits/boards.ts';
import type { RecruitingCycle } from '../../offseason/recruits/cycle.ts';
import { Opinions, type SeasonSoFar } from '../../offseason/recruits/opinion.ts';
import { commitsOf } from '../../offseason/recruits/staff-hours.ts';
import { checkClass } from './class-faults.ts';
import type { QueryContext } from './context.ts';

/** The class being recruited, as a page or a command sees it. */
export interface ClassNow {
  cycle: RecruitingCycle;
  state: ClassState;
  season: SeasonSoFar;
  opinions: Opinions;
  /** The player's board, or the staff's if he has none. */
  board: Board;
  /** Index of the player's program. */
  own: number;
  /** Commits by position and program, `[position][team]`. */
  commits: readonly Float64Array[];
}

/** Next season's class as stored. */
export function storedClass({ save, season, memo }: QueryContext): ClassState {
  const { year } = season.row;
  return memo(`recruiting class of ${year}`, () => save.recruiting.ofYear(year));
}

/** The class in progress; null once it has signed. Throws `SaveError` `corrupt` for an impossible class. */
export function classNow(context: QueryContext): ClassNow | null {
  const { season: view } = context;
  const state = storedClass(context);
  if (state.period >= PERIODS) return null;
  const cycle = cycleOf(view);
  checkClass(state, cycle);
  const season = seasonSoFar(view, cycle);
  const { own } = season;
  const board = boardNow(cycle, state, own);
  return {
    cycle,
    state,
    season,
    opinions: new Opinions(cycle, state, season),
    board,
    own,
    commits: commitsOf(cycle, state),
  };
}
