import { type Difficulty, type DifficultyNumbers, LEVELS, type ShownDifficulty } from '../model/difficulty.ts';
import { plural } from './numbers.ts';

/** Text for difficulty levels. */

export const DIFFICULTY_WORDS: Readonly<Record<ShownDifficulty, string>> = {
  easy: 'Easy',
  normal: 'Normal',
  hard: 'Hard',
  brutal: 'Brutal',
  custom: 'Custom',
};

/** The meaning of each level, in a line that fits next to its name in 80 columns. */
export const DIFFICULTY_NOTES: Readonly<Record<Difficulty, string>> = {
  easy: 'Weaker rival staffs, patient bosses, fewer injuries.',
  normal: 'Every program plays by the same numbers.',
  hard: 'Better rival staffs, less patience, more injuries.',
  brutal: 'Like hard, only about twice as much.',
};

const beside = (value: number, more: string, less: string): string => (value > 0 ? more : less);

/** Describes a difficulty, one phrase for each number that differs from normal. */
export function difficultyParts({ rivals, patience, hours, injuries }: Readonly<DifficultyNumbers>): string[] {
  const rated = plural(Math.abs(rivals), 'rating point');
  const hurt = Math.round(Math.abs(injuries - 1) * 100);
  return [
    ...(rivals === 0 ? [] : [`opponents play ${rated} ${beside(rivals, 'better', 'worse')}`]),
    ...(patience === 0 ? [] : [beside(patience, 'you are harder to fire', 'you are easier to fire')]),
    ...(hours === 0 ? [] : [`${Math.abs(hours)} ${beside(hours, 'more', 'fewer')} recruiting hours a week`]),
    ...(hurt === 0 ? [] : [`${hurt}% ${beside(injuries - 1, 'more', 'fewer')} injuries on your team`]),
  ];
}

/** `Hard: opponents play 1.5 rating points better, 6 recruiting hours fewer a week`; defaults to normal. */
export function difficultyText(
  { level, ...numbers }: Readonly<DifficultyNumbers> & { level: ShownDifficulty } = {
    level: 'normal',
    ...LEVELS.normal,
  },
): string {
  const parts = difficultyParts(numbers);
  return parts.length === 0 ? DIFFICULTY_WORDS[level] : `${DIFFICULTY_WORDS[level]}: ${parts.join(', ')}`;
}
