import type { PORTAL_PARTS, PortalReason } from '../model/portal.ts';

/** Labels for the parts of a transfer's opinion of a program. */
export const PORTAL_PART_WORDS: Readonly<Record<(typeof PORTAL_PARTS)[number], string>> = {
  places: 'Open roster spots',
  standing: 'Program prestige and record',
  home: 'Distance from home',
  playing_time: 'Playing time',
  need: 'Level of play',
  money: 'Money',
  fit: 'Personal fit',
  offer: 'Your call',
  idle: 'Unused staff hours',
};

/** Reasons to enter the portal. */
export const PORTAL_REASON_WORDS: Readonly<Record<PortalReason, string>> = {
  playing_time: 'Playing time',
  step_up: 'A step up',
  home: 'Closer to home',
  new_coach: 'The new staff',
  fresh_start: 'A fresh start',
  money: 'More money',
};

/** Labels of the portal page's lists. */
export const PORTAL_LIST_WORDS = { targets: 'Targets', ours: 'Your players', moves: 'Moves' } as const;

/** Placeholders for empty lists. */
export const PORTAL_EMPTY = {
  ours: 'None of your players is likely to leave.',
  left: 'None of your players entered the portal.',
  market: 'You have no open roster spots for transfers.',
  came: 'No transfers have joined you.',
  went: 'No one has left.',
  missed: 'Every player you called signed with you.',
} as const;
