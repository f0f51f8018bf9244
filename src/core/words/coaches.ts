import type { HourPart, RegardPart } from '../model/coaches.ts';

/** A coaching staff in the words of the sport. */

/** What a coordinator is called by his side of the ball. */
export const SIDES = { offense: 'Offensive coordinator', defense: 'Defensive coordinator' } as const;

export const HOUR_WORDS: Readonly<Record<HourPart, string>> = {
  prestige: 'Prestige',
  head: 'Head coach',
  ...SIDES,
};

export const REGARD_WORDS: Readonly<Record<RegardPart, string>> = {
  record: 'Record vs. expectations',
  years: 'Years there',
  recruiting: 'Recruiting',
  seat: 'Security of his seat',
};
