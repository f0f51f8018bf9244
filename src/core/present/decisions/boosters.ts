import type { AskChoice, Asking, BudgetPage } from '../../contract/views/recruiting/budget.ts';
import { itemAt } from '../../model/lists.ts';
import type { Ask } from '../../model/program/budget.ts';
import { millionsText } from '../../words/boosters.ts';
import { oneDecimal, percent, signedPercent } from '../../words/numbers.ts';

/** Text for asking boosters, and its effects. */

export const ASK_WORDS: Readonly<Record<Ask, string>> = {
  none: 'Give them a year off',
  usual: 'Ask as usual',
  hard: 'Push the boosters',
};

/** The trade-off of asking. */
export const ASK_TRADE = 'Push them and they give more now, give less later, and expect more wins from the head coach.';

/** `+$3.1M`, `-$0.4M`. */
const moreText = (millions: number): string => `${millions < 0 ? '-' : '+'}${millionsText(millions)}`;

/** `$3.1M more`, `$0.4M less`. */
const beside = (millions: number): string => `${millionsText(millions)} ${millions < 0 ? 'less' : 'more'}`;

/** A way to ask, and whether it is the current one. */
export interface AskRow extends AskChoice {
  /** Who chose it; null if it is not the current one. */
  by: 'coach' | 'staff' | null;
}

export function askRows({ ask, own, choices }: Asking): AskRow[] {
  return choices.map((choice) => ({ by: choice.ask !== ask ? null : own ? 'coach' : 'staff', ...choice }));
}

/** `Ask hard (yours)`. */
export function askName({ ask, by }: AskRow): string {
  return by === null ? ASK_WORDS[ask] : `${ASK_WORDS[ask]} (${by === 'coach' ? 'yours' : 'staff'})`;
}

/** `+$3.1M to +$8.0M`; `+$4.4M` once known. */
export function gainText({ low, high }: Pick<AskChoice, 'low' | 'high'>): string {
  if (low !== high) return `${moreText(low)} to ${moreText(high)}`;
  return low === 0 ? 'as usual' : moreText(low);
}

/** `about -$2.9M`. */
export function laterText({ later }: Pick<AskChoice, 'later'>): string {
  return later === 0 ? 'as usual' : `about ${moreText(later)}`;
}

/** `4% to 21%`. */
export const firedText = ({ fired_low, fired_high }: AskChoice): string =>
  `${percent(fired_low)} to ${percent(fired_high)}`;

/** Returns all effects of a way to ask, for a dialog. */
export function askNotes(choice: AskChoice): string {
  const { expected_wins: wins, later, next_year } = choice;
  const next = later === 0 ? '' : `, ${signedPercent(next_year)} next season`;
  return `${gainText(choice)}${next}; ${oneDecimal(wins)} wins expected`;
}

const DONE: Readonly<Record<Ask, string>> = {
  none: 'You gave the boosters a year off',
  usual: 'You asked the boosters for the usual',
  hard: 'You pushed the boosters',
};

const NOW: Readonly<Record<Ask, string>> = {
  none: 'You are giving the boosters a year off',
  usual: 'You are asking the boosters for the usual',
  hard: 'You are pushing the boosters',
};

/** Describes the boosters' mood after last season. */
function moodText({ surprise, mood }: Asking): string[] {
  if (surprise === null || surprise === 0) return [];
  const beat = surprise > 0 ? 'beat' : 'missed';
  const share = Math.round(100 * mood) - 100;
  const give = share === 0 ? 'about the usual amount' : `${Math.abs(share)}% ${share > 0 ? 'more' : 'less'}`;
  return [`You ${beat} expectations by ${oneDecimal(Math.abs(surprise))} wins, so a push would bring ${give}.`];
}

/** Returns the lines above the boosters' table. */
export function askingLines({ asking, year, boosters }: Pick<BudgetPage, 'asking' | 'year' | 'boosters'>): string[] {
  if (asking === null) return [];
  const { ask, own, open, next, parts } = asking;
  const [before, asked] = [itemAt(parts, 1).amount, itemAt(parts, 2).amount];
  const earlier =
    before === 0 ? [] : [`Your asks in earlier seasons ${before < 0 ? 'take' : 'add'} ${millionsText(before)}.`];
  if (!open) {
    const came = ask === 'usual' ? '' : `: they gave ${beside(asked)}, ${millionsText(boosters)} in all`;
    return [`${DONE[ask]} in ${year}${came}. You can ask them again in the ${next} preseason.`, ...earlier];
  }
  const now = own ? NOW[ask] : 'Your staff asks the boosters for the usual';
  return [`${now}. You can change that until kickoff, when they commit the money.`, ...moodText(asking), ...earlier];
}
