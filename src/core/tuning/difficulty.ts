import type { Difficulty, DifficultyNumbers } from '../model/difficulty.ts';
import { LEVELS } from '../model/difficulty.ts';
import { type Knob, type KnobTree, knob, whole } from './knob.ts';

const CHOSEN = 'chosen: no effect on normal; model/difficulty.ts sets the other levels';

/** Tuning for a dynasty's difficulty: everything that makes it easier or harder for the user, and nothing else. */
export const difficultyKnobs = {
  difficulty: {
    rivals: knob(0, 'rating points that rival staffs add on each side of the ball', CHOSEN, [-10, 10]),
    patience: knob(0, 'reduction in the log odds that the player’s coach is fired', CHOSEN, [-4, 4]),
    hours: whole(0, 'extra recruiting hours per week for the player’s staff', CHOSEN, [-40, 60]),
    injuries: knob(1, 'multiplier on the player’s team’s injuries', CHOSEN, [0.1, 4]),
  } satisfies Record<keyof DifficultyNumbers, Knob>,
} satisfies KnobTree;

/** Returns a level's tuning values by dotted name. */
export function numbersOf(level: Difficulty): Record<string, number> {
  return Object.fromEntries(Object.entries(LEVELS[level]).map(([name, value]) => [`difficulty.${name}`, value]));
}
