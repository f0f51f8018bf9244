import { compositeOf } from '../../model/class-points.ts';
import { freshman, type Player } from '../../model/player.ts';
import type { Stream } from '../../random/stream.ts';
import { drawDevelopmentTrait, drawTalent } from '../development.ts';
import type { OffseasonTuning } from '../types.ts';

/** Who a player is whom no FBS program gave a scholarship out of high school. */
type Unrecruited = Pick<Player, 'id' | 'team' | 'first' | 'last' | 'position' | 'stars' | 'homeState'>;

/** The freshman that such a player was. Programs want him later, so he has become more than scouts expected. */
export function unrecruited(who: Unrecruited, dice: Stream, tuning: OffseasonTuning): Player {
  const { rating: mean, ratingSd } = tuning.portal.below;
  const developmentTrait = drawDevelopmentTrait(dice, tuning);
  const { rating, potential } = drawTalent(dice.normal(mean, ratingSd), who.position, developmentTrait, dice, tuning);
  const composite = compositeOf({ stars: who.stars, standing: 0 });
  return freshman({ ...who, rating, potential, composite, developmentTrait });
}
