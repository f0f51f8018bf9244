import type { DynastyState } from '../../dynasty/dynasty-state.ts';
import { cycleOf } from '../../dynasty/recruiting.ts';
import type { ClassState } from '../../model/class-state.ts';
import { POSITIONS } from '../../model/positions.ts';
import { PERIODS } from '../../model/recruiting.ts';
import type { RecruitingCycle } from '../../offseason/recruits/cycle.ts';
import { SaveError } from '../../save/errors.ts';

/**
 * Yields faults of a stored class: it must match the one produced by the rosters and the seed, and be recruited by the
 * season's programs.
 */
export function* classFaults(state: ClassState, { recruits, teams }: RecruitingCycle): Generator<string> {
  const { decisions, hoursPerWorth } = state.record();
  if (decisions.length !== recruits.length) {
    yield `The save has fewer recruits than the class of ${state.classOf} should.`;
    return;
  }
  if (decisions.some(({ program }) => program !== null && program >= teams.length))
    yield 'A recruit is committed to a program that does not exist.';
  if (decisions.some(({ period }) => period >= state.period)) yield 'A recruit committed before he was allowed to.';
  if (hoursPerWorth.length !== teams.length * POSITIONS.length)
    yield 'The save is missing the recruiting hours of some staffs.';
  const last = Math.max(0, ...(state.board?.targets.keys() ?? []), ...state.chosen.keys());
  if (last > recruits.length) yield `The board of ${state.classOf} names a recruit who does not exist.`;
}

/** Throws `SaveError` `corrupt` if a stored class does not fit the season's rosters and programs. */
export function checkClass(state: ClassState, cycle: RecruitingCycle): void {
  const { value: fault } = classFaults(state, cycle).next();
  if (typeof fault === 'string') throw new SaveError('corrupt', fault);
}

/** Checks a dynasty's class before it is played on; a signed class needs no check. */
export function checkRecruiting(dynasty: DynastyState): void {
  if (dynasty.recruiting.period < PERIODS) checkClass(dynasty.recruiting, cycleOf(dynasty));
}
