/** Lines made before the week of the game, when injuries were still unknown. */

interface Lined {
  early_line?: boolean | undefined;
}

const EARLY = 'early';

/** What follows such a line in a sentence: ` (early)`; nothing for a line of the week. */
export function earlyText({ early_line }: Lined): string {
  return early_line === true ? ` (${EARLY})` : '';
}

/** The same where it stands alone, beneath or beside a number. */
export function earlyWord({ early_line }: Lined): string {
  return early_line === true ? EARLY : '';
}

/** A spread in a table: `-6.5`, `-6.5*` for an early one. */
export function markedSpread({ spread, early_line }: Lined & { spread: string }): string {
  return early_line === true ? `${spread}*` : spread;
}

const MADE = 'made before the week of the game';

/** What the mark of a table means, for a narrow place: a list of at most one line, empty where none is marked. */
export function earlyMark(games: readonly Lined[]): string[] {
  return games.some(({ early_line }) => early_line === true) ? [`* ${EARLY} line`] : [];
}

/** The same where there is room: `* early line: made before the week of the game`. */
export function earlyLegend(games: readonly Lined[]): string[] {
  return earlyMark(games).map((mark) => `${mark}: ${MADE}`);
}

/** The same for a week, of which all lines are early or none. */
export function earlyWeek(games: readonly Lined[]): string[] {
  return games.some(({ early_line }) => early_line === true) ? [`${EARLY} lines, ${MADE}`] : [];
}
