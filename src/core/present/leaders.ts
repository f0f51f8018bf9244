import type { IndividualTable } from './columns/player-numbers.ts';

/** The column each table of players is ordered by when nothing else is asked, the best first. */
export const USUAL_SORT: Readonly<Record<IndividualTable, string>> = {
  passing: 'adjusted_pass_yards_per_attempt',
  rushing: 'yards_per_game',
  receiving: 'yards_per_game',
  defense: 'tackles',
  kicking: 'points',
  punting: 'yards_per_punt',
  returns: 'kick_return_yards',
};

/** A player's line in such a table. */
export interface LeaderLine {
  id: number;
  team: string;
  gamesPlayed: number;
  stats: Readonly<Record<string, number>>;
}

/**
 * What the NCAA's lists of leaders ask for (the notes of its national statistics): to be listed by an average a player
 * must have played in three of four of his team's games ...
 */
const LEAST_GAMES = 0.75;

/**
 * ... and by a rate must have so much for every game of his team: 15 attempts for passing efficiency, 3.6 punts for the
 * punting average. Yards per game ask for the games alone. Tables that count list everybody.
 */
export const LEAST_A_GAME: Partial<Readonly<Record<IndividualTable, { key: string; least: number; words: string }>>> = {
  passing: { key: 'att', least: 15, words: 'at least 15 attempts a team game' },
  rushing: { key: 'att', least: 0, words: 'per game' },
  receiving: { key: 'rec', least: 0, words: 'per game' },
  punting: { key: 'punts', least: 3.6, words: 'at least 3.6 punts a team game' },
};

/** `at least 15 attempts a team game first`: how such a table is ordered, in words. */
export function leastWords({ least, words }: { least: number; words: string }): string {
  return least > 0 ? `${words} first` : words;
}

/** Who did enough for the average that orders the table; everybody in a table that counts. */
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

/** Who did enough for the average that orders the table; everybody where nobody did. */
export function qualified<T extends LeaderLine>(lines: readonly T[], table: IndividualTable): readonly T[] {
  const those = enough(lines, table);
  return those.size > 0 ? lines.filter((line) => those.has(line)) : lines;
}

/** The usual order of a table: who did enough for its average, then everybody else, each by the table's usual column. */
export function inUsualOrder<T extends LeaderLine>(lines: readonly T[], table: IndividualTable): T[] {
  const those = enough(lines, table);
  const value = ({ stats }: T) => stats[USUAL_SORT[table]] ?? 0;
  return [...lines].sort((a, b) => Number(those.has(b)) - Number(those.has(a)) || value(b) - value(a) || a.id - b.id);
}
