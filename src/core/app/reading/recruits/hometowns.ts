import type { Place } from '../../../model/geography.ts';
import { itemAt } from '../../../model/lists.ts';
import type { RecruitingCycle } from '../../../offseason/recruits/cycle.ts';
import type { Recruit } from '../../../offseason/recruits/draw.ts';
import { stream } from '../../../random/stream.ts';
import { hometownsOf } from '../../../reference/hometowns.ts';

/** A recruit's home: a town in his home state, larger ones being likelier. */
interface Home extends Place {
  /** Empty in a state without known towns, where a recruit is placed in the middle of the state. */
  town: string;
}

/** A recruit's hometown. It follows from the seed of his class; recruiting itself only uses his state. */
export function homeOf(
  { seed, classOf, reference }: Pick<RecruitingCycle, 'seed' | 'classOf' | 'reference'>,
  recruit: Recruit,
): Home {
  const state = itemAt(reference.homeStates, recruit.home);
  const towns = hometownsOf(state.code);
  if (towns.length === 0) return { town: '', latitude: state.latitude, longitude: state.longitude };
  const dice = stream(seed, 'recruit', classOf, recruit.number, 'town');
  return itemAt(towns, dice.weighted(towns.map(({ thousands }) => thousands)));
}
