import { mustGet } from '../model/lists.ts';
import { rememberedOf } from '../model/memory/remembered.ts';
import { DEFENSES, type Defense } from '../model/program/schemes.ts';
import { orAlike } from '../random/weights.ts';
import type { Tuning } from '../tuning/index.ts';

/** A defensive front's effects on what the defense allows. */
export interface Front {
  /** Rating points against runs. */
  run: number;
  /** Added completion rate it allows, on short throws and on longer ones. */
  short: number;
  beyond: number;
  /** Log of its factor on sacks. */
  sacks: number;
}

type SchemeTuning = Pick<Tuning, 'schemes'>;

/** Knob names of the fronts, spelled as words. */
const KEYS = {
  '4-2-5': 'fourTwoFive',
  '4-3': 'fourThree',
  '3-4': 'threeFour',
  '3-3-5': 'threeThreeFive',
  multiple: 'multiple',
} as const satisfies Record<Defense, keyof Tuning['schemes']['share']>;

/** Returns the share of coordinators who teach each of `DEFENSES`. */
export function frontShares({ schemes: knobs }: SchemeTuning): Float64Array {
  return orAlike(Float64Array.from(DEFENSES, (defense) => knobs.share[KEYS[defense]]));
}

/** Fronts by tuning, remembered because every game looks up both teams'. */
const frontsBy = rememberedOf(
  (schemes: Tuning['schemes']): ReadonlyMap<Defense, Front> =>
    new Map(DEFENSES.map((each) => [each, made(each, { schemes })])),
);

/** Returns the effects of a defense's front. */
export function frontOf(defense: Defense, tuning: SchemeTuning): Front {
  return mustGet(frontsBy(tuning.schemes), defense);
}

/**
 * Returns a front's effects minus the national average: every front has strengths and weaknesses, and football as a
 * whole stays the same.
 */
function made(defense: Defense, tuning: SchemeTuning): Front {
  const knobs = tuning.schemes;
  const shares = frontShares(tuning);
  const all = shares.reduce((sum, share) => sum + share, 0);
  const own = (of: Readonly<Record<keyof typeof knobs.share, number>>): number => {
    const mean = DEFENSES.reduce((sum, each, i) => sum + shares[i]! * of[KEYS[each]], 0) / all;
    return knobs.effect * (of[KEYS[defense]] - mean);
  };
  return { run: own(knobs.run), short: own(knobs.short), beyond: own(knobs.beyond), sacks: own(knobs.sacks) };
}
