import { itemAt } from '../../model/lists.ts';
import type { Player } from '../../model/player.ts';
import { CLASS_YEARS, type ClassYear, POSITIONS, ROSTER_SLOTS } from '../../model/positions.ts';
import { type Seed, type Stream, stream } from '../../random/stream.ts';
import { grown } from '../growing-up.ts';
import { drawFullName } from '../names.ts';
import { homeShares } from '../prospects.ts';
import type { OffseasonTuning, RosterReference } from '../types.ts';
import { unrecruited } from './unrecruited.ts';
import { portalYear } from './years.ts';

interface ArrivalInput {
  year: number;
  /** Number of FBS programs. */
  programs: number;
  reference: RosterReference;
  tuning: OffseasonTuning;
  seed: Seed;
  takenNames: Set<string>;
}

const SPOTS = Float64Array.from(POSITIONS, (position) => ROSTER_SLOTS[position]);

function classOf(dice: Stream, { sophomores, juniors }: OffseasonTuning['portal']['below']): ClassYear {
  const roll = dice.float();
  if (roll < sophomores) return 'so';
  return roll < sophomores + juniors ? 'jr' : 'sr';
}

/**
 * Draws the FCS players who want to move up after a season, as they will be next season. They have no team yet, and are
 * numbered from -1 down.
 */
export function drawArrivals({ year, programs, reference, tuning, seed, takenNames }: ArrivalInput): Player[] {
  const knobs = tuning.portal.below;
  const count = Math.round(portalYear(year, tuning).arrivals * programs);
  const homes = homeShares(reference);
  return Array.from({ length: count }, (_, index) => {
    const dice = stream(seed, 'portal', year, 'below', index);
    const name = drawFullName(reference.givenNames, reference.familyNames, dice, takenNames);
    const position = itemAt(POSITIONS, dice.weighted(SPOTS));
    const classYear = classOf(dice, knobs);
    const homeState = itemAt(reference.homeStates, dice.weighted(homes)).code;
    const stars = dice.float() < knobs.twoStars ? 2 : 1;
    const background = { id: -(index + 1), team: '', ...name, position, stars, homeState };
    return grown(unrecruited(background, dice, tuning), CLASS_YEARS.indexOf(classYear), dice, tuning);
  });
}
