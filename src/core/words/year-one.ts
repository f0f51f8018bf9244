/** Notes on when a new dynasty's pages fill up, a sentence or two; none once they have. All pure. */

/** A dynasty's first season and its current one. */
interface Years {
  startYear: number;
  currentYear: number;
}

const isFirst = ({ startYear, currentYear }: Years): boolean => startYear === currentYear;

/** Explains why every series is 0-0. `played`: rivalry games of the dynasty so far. */
export function seriesBegin({ startYear }: Years, played: number): string[] {
  if (played > 0) return [];
  return [`Series count from ${startYear}, your first season. They come alive with the first rivalry game.`];
}

/**
 * Explains why there are no bowls and conference titles yet. `before`: titles from seasons before the dynasty are
 * shown.
 */
export function trophiesBegin(years: Years, before: boolean): string[] {
  if (!isFirst(years)) return [];
  const count = `Conference titles, bowls and series count from ${years.startYear}, your first season.`;
  return [before ? `${count} National titles go back further.` : count];
}

/** States when a hall has its first class: `wait` seasons after the dynasty's first players have left. */
export function hallOpens({ startYear }: Years, wait: number, members: number): string[] {
  return members > 0 ? [] : [`The first class goes in after the ${startYear + wait} season.`];
}

/** States when records start to count. `before`: some are from seasons before the dynasty. */
export function recordsBegin(years: Years, before: boolean): string[] {
  if (!isFirst(years)) return [];
  const { startYear } = years;
  const counted = `Player and game records start with the ${startYear} season, career records when the first players leave.`;
  return [before ? `Win records include seasons before ${startYear}. ${counted}` : counted];
}

/** States which seasons of a history came before the dynasty. */
export function historyBegins(years: Years): string[] {
  if (!isFirst(years)) return [];
  return [`These seasons came before your dynasty. ${years.startYear} joins them once it is over.`];
}
