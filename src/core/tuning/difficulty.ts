import type { Difficulty, DifficultyNumbers } from '../model/difficulty.ts';
import { LEVELS } from '../model/difficulty.ts';
import { type Knob, type KnobTree, knob, whole } from './knob.ts';

const CHOSEN = 'chosen: nothing on normal; the levels in model/difficulty.ts set it';

/** What makes a dynasty easier or harder for its player, and nothing else. */
export const difficultyKnobs = {
  difficulty: {
    rivals: knob(0, 'rating points that the staffs of other programs add on each side of the ball', CHOSEN, [-10, 10]),
    patience: knob(0, 'log odds of being fired less after a season, for the player’s coach', CHOSEN, [-4, 4]),
    hours: whole(0, 'recruiting hours a week more for the player’s staff', CHOSEN, [-40, 60]),
    injuries: knob(1, 'times the usual injuries of the player’s team', CHOSEN, [0.1, 4]),
  } satisfies Record<keyof DifficultyNumbers, Knob>,
} satisfies KnobTree;

/** The balance numbers of a level by dotted name. */
export function numbersOf(level: Difficulty): Record<string, number> {
  return Object.fromEntries(Object.entries(LEVELS[level]).map(([name, value]) => [`difficulty.${name}`, value]));
}
