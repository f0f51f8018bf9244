import { cycleOf } from '../../dynasty/recruiting.ts';
import { PERIODS } from '../../model/recruiting.ts';
import { stageFacts } from '../../model/stages.ts';
import type { RecruitingCycle } from '../../offseason/recruits/cycle.ts';
import type { Save } from '../../save/index.ts';
import { classFaults } from '../reading/class-faults.ts';
import { readSeason } from '../reading/season-view.ts';

/** Builds the recruiting cycle of the class in progress, from a save alone. */
function cycleIn(save: Save): RecruitingCycle {
  return cycleOf(readSeason(save, save.dynasty.read().year));
}

/** Checks recruiting: classes belong to the dynasty's seasons, and the one in progress matches the rosters. */
export function* recruitingFaults(save: Save): Generator<string> {
  const { settings, year, stage } = save.dynasty.read();
  const turned = stageFacts(stage).nextRosters;
  for (const each of save.recruiting.years()) {
    const state = save.recruiting.ofYear(each);
    if (each < settings.startYear || each > year || state.classOf !== each + 1) {
      yield `The save has a class recruited in ${each}, which is not a season of the dynasty.`;
    } else if (state.period < PERIODS !== (each === year && !turned)) {
      yield `The class of ${state.classOf} has ${state.period < PERIODS ? 'not ' : ''}signed.`;
    } else if (state.period < PERIODS) yield* classFaults(state, cycleIn(save));
  }
}
