/** Text about dynasties in which players may be edited. */

/** The choice in a new game, and the title of the form. */
export const EDIT_PLAYERS = 'Edit players';
export const EDIT_PLAYER = 'Edit player';
export const EDITS_OFF = 'Not allowed';
export const EDITS_ON = 'Allowed';

/** The mark of such a dynasty. */
export const EDITED_MARK = 'Edited';

/** What such a dynasty allows, and what it costs. */
export const EDITS_NOTE =
  'Change any player’s name, rating, development, home state or position. The dynasty is marked as edited for good, and challenges don’t count it.';

/** The mark in a sentence. */
export const EDITED_TEXT = 'Players can be edited; challenges don’t count this dynasty.';

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
