import type { PlayerId } from '../model/ids.ts';
import type { Player } from '../model/player.ts';
import { type ByPosition, CLASS_YEARS } from '../model/positions.ts';
import { type Seed, stream } from '../random/stream.ts';

/** A player's size. */
interface Build {
  /** Inches. */
  height: number;
  /** Pounds. */
  weight: number;
}

/** Typical size at a position. */
interface Frame {
  /** Inches, mean and standard deviation. */
  height: readonly [mean: number, sd: number];
  /** Pounds, mean and standard deviation. */
  weight: readonly [mean: number, sd: number];
  /** Pounds that a year in the weight room adds. */
  yearly: number;
}

/**
 * Listed sizes on FBS rosters by position group (public records, 84,000 players). Corners and safeties, and kickers and
 * punters, share a group there; the differences within a group and the yearly gain are general knowledge.
 */
const FRAMES: Readonly<ByPosition<Frame>> = {
  qb: { height: [74.2, 1.9], weight: [208, 15], yearly: 3.5 },
  rb: { height: [70.8, 2], weight: [206, 16], yearly: 3.5 },
  wr: { height: [72.4, 2.4], weight: [191, 16], yearly: 3.5 },
  te: { height: [75.7, 1.7], weight: [242, 14], yearly: 5 },
  ol: { height: [76.2, 1.7], weight: [302, 18], yearly: 6 },
  dl: { height: [74.9, 1.6], weight: [273, 27], yearly: 6 },
  lb: { height: [73.3, 1.7], weight: [226, 13], yearly: 4.5 },
  cb: { height: [71.3, 1.6], weight: [186, 11], yearly: 3.5 },
  s: { height: [72.3, 1.6], weight: [197, 12], yearly: 3.5 },
  k: { height: [71.6, 2], weight: [190, 18], yearly: 2 },
  p: { height: [73.4, 2], weight: [204, 18], yearly: 2 },
};

/** Correlation of weight with height: general knowledge. */
const TALLER_IS_HEAVIER = 0.5;
/** The middle of a career, when the averages hold. */
const MIDDLE_YEAR = (CLASS_YEARS.length - 1) / 2;

/**
 * Returns a player's size from the dynasty's seed: his height never changes, and he puts on weight from year to year.
 */
export function buildOf(seed: Seed, { id, position, classYear }: Pick<Player, 'id' | 'position' | 'classYear'>): Build {
  return sized(seed, id, FRAMES[position], CLASS_YEARS.indexOf(classYear) - MIDDLE_YEAR);
}

function sized(seed: Seed, id: PlayerId, { height, weight, yearly }: Frame, years: number): Build {
  const dice = stream(seed, 'build', id);
  const tall = dice.normal();
  const heavy = TALLER_IS_HEAVIER * tall + Math.sqrt(1 - TALLER_IS_HEAVIER ** 2) * dice.normal();
  return {
    height: Math.round(height[0] + height[1] * tall),
    weight: Math.round(weight[0] + weight[1] * heavy + yearly * years),
  };
}
