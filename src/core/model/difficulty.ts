/** Difficulty levels and the numbers they change. Other programs follow the same rules at every level. */

/** The numbers a difficulty sets, as balance numbers and levels name them. */
export interface DifficultyNumbers {
  /** Rating points the staffs of other programs add on each side of the ball. */
  rivals: number;
  /** Reduction in the log odds of being fired after a season. */
  patience: number;
  /** Extra weekly recruiting hours for the player's staff. */
  hours: number;
  /** Injury rate of the player's team as a multiple of the usual. */
  injuries: number;
}

export const DIFFICULTIES = ['easy', 'normal', 'hard', 'brutal'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** Names of a dynasty's difficulty; `custom` when its numbers match no level. */
export const SHOWN_DIFFICULTIES = [...DIFFICULTIES, 'custom'] as const;
export type ShownDifficulty = (typeof SHOWN_DIFFICULTIES)[number];

/** The levels. Their numbers are chosen, not fitted: `brutal` doubles `hard`, except for injuries. */
export const LEVELS: Readonly<Record<Difficulty, Readonly<DifficultyNumbers>>> = {
  easy: { rivals: -1.5, patience: 1, hours: 10, injuries: 0.7 },
  normal: { rivals: 0, patience: 0, hours: 0, injuries: 1 },
  hard: { rivals: 1.5, patience: -0.5, hours: -6, injuries: 1.2 },
  brutal: { rivals: 3, patience: -1, hours: -12, injuries: 1.5 },
};

/** Returns the level with these numbers. */
export function difficultyOf(numbers: Readonly<DifficultyNumbers>): ShownDifficulty {
  const names = Object.keys(LEVELS.normal) as (keyof DifficultyNumbers)[];
  return DIFFICULTIES.find((level) => names.every((name) => LEVELS[level][name] === numbers[name])) ?? 'custom';
}
