import type { IndividualTable } from '../words/columns/player-numbers.ts';

/** Default sort column of each player table, best first. */
export const USUAL_SORT: Readonly<Record<IndividualTable, string>> = {
  passing: 'adjusted_pass_yards_per_attempt',
  rushing: 'yards_per_game',
  receiving: 'yards_per_game',
  defense: 'tackles',
  kicking: 'points',
  punting: 'yards_per_punt',
  returns: 'kick_return_yards',
};

/** The most important other columns of each table, in order. */
export const MAIN_NUMBERS: Readonly<Record<IndividualTable, readonly string[]>> = {
  passing: ['yards', 'td', 'int'],
  rushing: ['att', 'yards', 'td'],
  receiving: ['rec', 'yards', 'td'],
  defense: ['tackles_for_loss', 'sacks', 'interceptions'],
  kicking: ['field_goals_made', 'field_goals_attempted'],
  punting: ['punts', 'punts_inside_20'],
  returns: ['kick_returns', 'punt_returns', 'punt_return_yards'],
};

/** A player's line in a table. */
interface LeaderLine {
  id: number;
  team: string;
  gamesPlayed: number;
  stats: Readonly<Record<string, number>>;
}

/**
 * The NCAA's minimums for its lists of leaders (notes of its national statistics): for an average, a player must have
 * played in 75% of his team's games ...
 */
const LEAST_GAMES = 0.75;

/**
 * ... and for a rate, have a minimum per team game: 15 attempts for passing efficiency, 3.6 punts for the punting
 * average. Yards per game only require the games. Tables of totals list every player.
 */
export const LEAST_A_GAME: Partial<Readonly<Record<IndividualTable, { key: string; least: number; words: string }>>> = {
  passing: { key: 'att', least: 15, words: 'at least 15 attempts a team game' },
  rushing: { key: 'att', least: 0, words: 'per game' },
  receiving: { key: 'rec', least: 0, words: 'per game' },
  punting: { key: 'punts', least: 3.6, words: 'at least 3.6 punts a team game' },
};

/** How a table is sorted: `at least 15 attempts a team game first`. */
export function leastWords({ least, words }: { least: number; words: string }): string {
  return least > 0 ? `${words} first` : words;
}

/** Returns the players who qualify for the average that sorts the table; all of them in a table of totals. */
function enough<T extends LeaderLine>(lines: readonly T[], table: IndividualTable): ReadonlySet<T> {
  const least = LEAST_A_GAME[table];
  if (least === undefined) return new Set(lines);
  const played = new Map<string, number>();
  for (const { team, gamesPlayed } of lines) played.set(team, Math.max(gamesPlayed, played.get(team) ?? 0));
  return new Set(
    lines.filter(({ stats, gamesPlayed, team }) => {
      const games = played.get(team) ?? 0;
      return gamesPlayed >= LEAST_GAMES * games && (stats[least.key] ?? 0) >= least.least * games;
    }),
  );
}

/** Returns the players who qualify for the average that sorts the table; all if none does. */
export function qualified<T extends LeaderLine>(lines: readonly T[], table: IndividualTable): readonly T[] {
  const those = enough(lines, table);
  return those.size > 0 ? lines.filter((line) => those.has(line)) : lines;
}

/** Returns a table's default order: qualified players, then the others, both by the default column. */
export function inUsualOrder<T extends LeaderLine>(lines: readonly T[], table: IndividualTable): T[] {
  const those = enough(lines, table);
  const value = ({ stats }: T) => stats[USUAL_SORT[table]] ?? 0;
  return [...lines].sort((a, b) => Number(those.has(b)) - Number(those.has(a)) || value(b) - value(a) || a.id - b.id);
}
