import { compositeOf } from '../../model/class-points.ts';
import { freshman, type Player } from '../../model/player.ts';
import type { Stream } from '../../random/stream.ts';
import { drawDevelopmentTrait, drawTalent } from '../development.ts';
import type { OffseasonTuning } from '../types.ts';

/** A player without an FBS scholarship offer out of high school. */
type Unrecruited = Pick<Player, 'id' | 'team' | 'first' | 'last' | 'position' | 'stars' | 'homeState'>;

/** Creates the freshman such a player was: better than scouts expected, since FBS programs want him later. */
export function unrecruited(recruit: Unrecruited, dice: Stream, tuning: OffseasonTuning): Player {
  const { rating: mean, ratingSd } = tuning.portal.below;
  const developmentTrait = drawDevelopmentTrait(dice, tuning);
  const { rating, potential } = drawTalent(
    dice.normal(mean, ratingSd),
    recruit.position,
    developmentTrait,
    dice,
    tuning,
  );
  const composite = compositeOf({ stars: recruit.stars, standing: 0 });
  return freshman({ ...recruit, rating, potential, composite, developmentTrait });
}
