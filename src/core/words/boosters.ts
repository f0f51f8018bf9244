import type { Ask } from '../model/program/budget.ts';
import { oneDecimal } from './numbers.ts';
import type { OpenSentence } from './open.ts';

/**
 * One way to ask the boosters: the change in what they give, in million dollars, and the wins per 12 games they expect.
 */
interface AskOutcome {
  ask: Ask;
  low: number;
  high: number;
  expected_wins: number;
}

/** `$12.4M`. */
export const millionsText = (millions: number): string => `$${Math.abs(millions).toFixed(1)}M`;

/** A salary or the budget for salaries: `$5.2M`, `$260K`. */
export const salaryText = (millions: number): string =>
  Math.abs(millions) < 0.995 ? `$${Math.round(100 * Math.abs(millions)) * 10}K` : millionsText(millions);

/** Describes the open decision on asking the boosters before the season. */
export function askSentence(choices: readonly AskOutcome[]): OpenSentence | null {
  const [usual, hard] = (['usual', 'hard'] as const).map((ask) => choices.find((choice) => choice.ask === ask));
  if (!usual || !hard) return null;
  const range = `${millionsText(hard.low)} to ${millionsText(hard.high)}`;
  return {
    title: 'Boosters',
    short: `the boosters (${range} more if pushed)`,
    text: `Push them for ${range} more this season. They give less later and expect ${oneDecimal(hard.expected_wins - usual.expected_wins)} more wins.`,
  };
}
