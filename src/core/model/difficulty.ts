/** What a dynasty's difficulty changes, and the levels from easy to hard. Other programs play by the same rules at all of them. */

/** The numbers of a difficulty, as balance numbers and levels name them. */
export interface DifficultyNumbers {
  /** Rating points that the staffs of other programs add on each side of the ball. */
  rivals: number;
  /** Log odds of being fired less after a season. */
  patience: number;
  /** Recruiting hours a week more for the player's staff. */
  hours: number;
  /** Times the usual injuries of the player's team. */
  injuries: number;
}

export const DIFFICULTIES = ['easy', 'normal', 'hard', 'brutal'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** What a dynasty's difficulty is called; `custom`: its numbers are those of no level. */
export const SHOWN_DIFFICULTIES = [...DIFFICULTIES, 'custom'] as const;
export type ShownDifficulty = (typeof SHOWN_DIFFICULTIES)[number];

/** The levels. Their numbers are chosen, not fitted: `brutal` is twice `hard`, but for injuries. */
export const LEVELS: Readonly<Record<Difficulty, Readonly<DifficultyNumbers>>> = {
  easy: { rivals: -1.5, patience: 1, hours: 10, injuries: 0.7 },
  normal: { rivals: 0, patience: 0, hours: 0, injuries: 1 },
  hard: { rivals: 1.5, patience: -0.5, hours: -6, injuries: 1.2 },
  brutal: { rivals: 3, patience: -1, hours: -12, injuries: 1.5 },
};

/** The level that some numbers are those of. */
export function difficultyOf(numbers: Readonly<DifficultyNumbers>): ShownDifficulty {
  const names = Object.keys(LEVELS.normal) as (keyof DifficultyNumbers)[];
  return DIFFICULTIES.find((level) => names.every((name) => LEVELS[level][name] === numbers[name])) ?? 'custom';
}
