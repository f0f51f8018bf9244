/** Sources and units shared by many knobs. */
export const CHOSEN = 'chosen; no public figure is known';
export const RECORDS = 'public records, FBS vs. FBS, 2021-2025';
export const YARD_LINE = 'yards from the offense’s own goal line';
