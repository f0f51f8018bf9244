import type { Player } from '../../model/player.ts';
import { CLASS_YEARS, type ClassYear, POSITIONS, ROSTER_SLOTS } from '../../model/positions.ts';
import { type Seed, type Stream, stream } from '../../random/stream.ts';
import { grown } from '../growing-up.ts';
import { drawFullName } from '../names.ts';
import { homeShares } from '../prospects.ts';
import type { OffseasonTuning, RosterReference } from '../types.ts';
import { unrecruited } from './unrecruited.ts';
import { portalYear } from './years.ts';

/** What is needed to draw those who come from below FBS. */
interface ArrivalInput {
  year: number;
  /** Programs that could take them. */
  programs: number;
  reference: RosterReference;
  tuning: OffseasonTuning;
  seed: Seed;
  takenNames: Set<string>;
}

const PLACES = Float64Array.from(POSITIONS, (position) => ROSTER_SLOTS[position]);

function classOf(dice: Stream, { sophomores, juniors }: OffseasonTuning['portal']['below']): ClassYear {
  const roll = dice.float();
  if (roll < sophomores) return 'so';
  return roll < sophomores + juniors ? 'jr' : 'sr';
}

/**
 * Men from below FBS who would join one of its teams after a season, as they are when they first play there. They have no team yet,
 * and are numbered from -1 down.
 */
export function drawArrivals({ year, programs, reference, tuning, seed, takenNames }: ArrivalInput): Player[] {
  const k = tuning.portal.below;
  const count = Math.round(portalYear(year, tuning).arrivals * programs);
  const homes = homeShares(reference);
  return Array.from({ length: count }, (_, at) => {
    const dice = stream(seed, 'portal', year, 'below', at);
    const name = drawFullName(reference.givenNames, reference.familyNames, dice, takenNames);
    const position = POSITIONS[dice.weighted(PLACES)]!;
    const classYear = classOf(dice, k);
    const homeState = reference.homeStates[dice.weighted(homes)]!.code;
    const stars = dice.float() < k.twoStars ? 2 : 1;
    const who = { id: -(at + 1), team: '', ...name, position, stars, homeState };
    return grown(unrecruited(who, dice, tuning), CLASS_YEARS.indexOf(classYear), dice, tuning);
  });
}
