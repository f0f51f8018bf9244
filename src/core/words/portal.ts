import type { PORTAL_PARTS, PortalReason } from '../model/portal.ts';

/** What a transfer's opinion of a program is made of. */
export const PORTAL_PART_WORDS: Readonly<Record<(typeof PORTAL_PARTS)[number], string>> = {
  places: 'Open places',
  standing: 'Standing of the program',
  home: 'Distance from home',
  playing_time: 'Playing time',
  need: 'Level of play',
  money: 'Money',
  fit: 'Personal fit',
  offer: 'Your call',
  idle: 'Idle hours of the staff',
};

/** Why somebody looks for another team. */
export const PORTAL_REASON_WORDS: Readonly<Record<PortalReason, string>> = {
  playing_time: 'Playing time',
  step_up: 'A step up',
  home: 'Closer to home',
  new_coach: 'The new staff',
  fresh_start: 'A fresh start',
  money: 'More money',
};

/** The lists of the portal's page. */
export const PORTAL_LIST_WORDS = { targets: 'Targets', ours: 'Your players', moves: 'Moves' } as const;

/** What a list says when no player is on it. */
export const PORTAL_EMPTY = {
  ours: 'No player of yours is likely to leave.',
  left: 'No player of yours entered the portal.',
  market: 'No roster spot is open for a transfer.',
  came: 'No transfer has joined you.',
  went: 'No one has left.',
  missed: 'Every player you called came.',
} as const;
