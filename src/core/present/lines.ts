/** Lines made before the week of the game, when injuries were still unknown. */

interface Lined {
  early_line?: boolean | undefined;
}

const EARLY = 'early';

/** Suffix for such a line in a sentence: ` (early)`; empty for a line from game week. */
export function earlyText({ early_line }: Lined): string {
  return early_line === true ? ` (${EARLY})` : '';
}

/** The word on its own, beneath or next to a number. */
export function earlyWord({ early_line }: Lined): string {
  return early_line === true ? EARLY : '';
}

/** A spread in a table: `-6.5`, `-6.5*` for an early one. */
export function markedSpread({ spread, early_line }: Lined & { spread: string }): string {
  return early_line === true ? `${spread}*` : spread;
}

const MADE = 'made before the week of the game';

/** Legend for the mark in a table with little room: a list of at most one line, empty if no line is marked. */
export function earlyMark(games: readonly Lined[]): string[] {
  return games.some(({ early_line }) => early_line === true) ? [`* ${EARLY} line`] : [];
}

/** Legend with room: `* early line: made before the week of the game`. */
export function earlyLegend(games: readonly Lined[]): string[] {
  return earlyMark(games).map((mark) => `${mark}: ${MADE}`);
}

/** Legend for a whole week, whose lines are all early or none. */
export function earlyWeek(games: readonly Lined[]): string[] {
  return games.some(({ early_line }) => early_line === true) ? [`${EARLY} lines, ${MADE}`] : [];
}
