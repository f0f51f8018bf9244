import type { PlayerId } from '../model/ids.ts';
import type { Player, Winter } from '../model/player.ts';
import { HIGHEST_RATING } from '../model/player.ts';
import type { Position } from '../model/positions.ts';
import { type Seed, type Stream, stream } from '../random/stream.ts';
import { growthSteps, onScale } from './development.ts';
import { tenths } from './rounded.ts';
import type { OffseasonTuning } from './types.ts';

/**
 * How a player gets better, or doesn't, between two seasons. None of it is known in advance: his rating and potential
 * are the starting point, and a stream of his own decides the rest.
 */

/** A player's circumstances in the year before. */
export interface WinterCauses {
  /** Share of the season's playing time he got: 1 for a starter who never missed a game. */
  playing: number;
  /** Share of his team's games he missed injured. */
  missed: number;
  /** Rating points his coaches add to a typical player on his side of the ball. */
  coaches: number;
  /** Rating points his program's facilities add. */
  facilities: number;
  /** Rating points of luck his side of the ball shares. */
  squad: number;
}

/** Whether a player is in the first college seasons, when playing time speeds up his growth. */
export function isYoung({ seasons }: Pick<Growing, 'seasons'>, { development }: OffseasonTuning): boolean {
  return seasons < development.inSeason.seasons;
}

/**
 * Returns the whole rating points a young player gains during a season, an advance on his winter growth: more the more
 * he plays and the more he has left to learn. `playing`: as in `WinterCauses`, so far.
 */
export function stepOf(player: Growing, playing: number, dice: Stream, tuning: OffseasonTuning): number {
  const { share, most } = tuning.development.inSeason;
  const roll = dice.float();
  if (!isYoung(player, tuning)) return 0;
  const left = Math.max(0, player.potential - player.rating);
  const step = Math.floor(Math.min(most, share * playing * left) + roll);
  return Math.min(step, HIGHEST_RATING - player.rating);
}

/** Returns the causes for a player with an average year. */
export function usualCauses({ development }: OffseasonTuning): WinterCauses {
  return { playing: development.playing.usual, missed: 0, coaches: 0, facilities: 0, squad: 0 };
}

/** A player's starting point for a winter. */
export type Growing = Pick<Player, 'position' | 'seasons' | 'rating' | 'potential'>;

/** Returns the share of his remaining growth that a player makes in the winter after a season in college. */
export function growthShare(position: Position, season: number, tuning: OffseasonTuning): number {
  const steps = growthSteps(position, tuning);
  const ahead = steps.slice(season).reduce((sum, step) => sum + step, 0);
  return ahead === 0 ? 1 : (steps[season] ?? 0) / ahead;
}

/** Returns the points a late bloomer adds to his potential; 0 for nearly every player. */
function lateBloom({ potential, seasons }: Growing, dice: Stream, { development: { late } }: OffseasonTuning): number {
  const blooms = dice.float();
  const reach = late.least + (late.most - late.least) * dice.float();
  if (seasons >= late.winters || blooms >= late.share) return 0;
  return Math.max(0, reach * (late.level - potential));
}

/** Returns the dice of one player's winter after season `year`. */
export function winterDice(seed: Seed, year: number, player: PlayerId): Stream {
  return stream(seed, 'winter', year, player);
}

/** Plays a player's winter. Pure: the same player, causes and dice give the same winter. */
export function winterOf(player: Growing, causes: WinterCauses, dice: Stream, tuning: OffseasonTuning): Winter {
  const knobs = tuning.development;
  const bloom = lateBloom(player, dice, tuning);
  const growth = (player.potential + bloom - player.rating) * growthShare(player.position, player.seasons, tuning);
  const playing = knobs.playing.effect * (causes.playing - knobs.playing.usual);
  const injury = 0 - knobs.injury * causes.missed;
  const luck = dice.normal(0, knobs.yearSd);
  const { coaches, facilities, squad } = causes;
  const known = [growth, playing, coaches, facilities, injury, squad];
  const rating = onScale(known.reduce((sum, part) => sum + part, player.rating + luck));
  const parts = inTenths(known, rating - player.rating);
  const lasting = coaches + facilities + knobs.lasts * (playing + injury + luck);
  return { rating, potential: tenths(player.potential + bloom + lasting), parts };
}

/** Returns the parts in tenths; the last one, luck, absorbs the rounding. */
function inTenths(known: readonly number[], change: number): number[] {
  const parts = known.map(tenths);
  return [...parts, tenths(parts.reduce((left, part) => left - part, change))];
}
