/** Text about dynasties in which players may be edited. */

/** The choice in a new game, and the title of the form. */
export const EDIT_PLAYERS = 'Edit players';
export const EDIT_PLAYER = 'Edit player';
export const EDITS_OFF = 'Not allowed';
export const EDITS_ON = 'Allowed';

/** What such a dynasty allows, and what it costs. */
export const EDITS_NOTE =
  'Change any player’s name, rating, development, home state or position. The dynasty keeps an Edited mark and can’t be used for challenges.';

/** The mark in a sentence. */
export const EDITED_TEXT = 'Players can be edited, so this dynasty can’t be used for challenges.';

/** Labels of what can be changed about a player. */
export const EDIT_FIELDS = {
  first: 'First name',
  last: 'Last name',
  position: 'Position',
  rating: 'Rating',
  development: 'Development',
  home_state: 'Home state',
} as const;
export type EditField = keyof typeof EDIT_FIELDS;
