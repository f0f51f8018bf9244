import type { Place } from '../../../model/geography.ts';
import type { Book } from '../../../offseason/recruits/book.ts';
import type { Recruit } from '../../../offseason/recruits/draw.ts';
import { stream } from '../../../random/stream.ts';
import { hometownsOf } from '../../../reference/hometowns.ts';

/** Where a recruit lives: a town of his home state, the larger the likelier. */
interface Home extends Place {
  /** Empty in a state whose towns are not known: the place is its middle. */
  town: string;
}

/** A recruit's hometown; his class has it from its seed, and recruiting itself goes by his state. */
export function homeOf(
  { seed, classOf, reference }: Pick<Book, 'seed' | 'classOf' | 'reference'>,
  recruit: Recruit,
): Home {
  const state = reference.homeStates[recruit.home]!;
  const towns = hometownsOf(state.code);
  if (towns.length === 0) return { town: '', latitude: state.latitude, longitude: state.longitude };
  const dice = stream(seed, 'recruit', classOf, recruit.number, 'town');
  return towns[dice.weighted(towns.map(({ thousands }) => thousands))]!;
}
