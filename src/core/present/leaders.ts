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
  team: string;
  gamesPlayed: number;
  stats: Readonly<Record<string, number>>;
}

/** What a player must have done to be listed by an average, as in the NCAA's own lists: three games of four ... */
const LEAST_GAMES = 0.75;

/** ... and so much a game. Tables that count list everybody. */
export const LEAST_A_GAME: Partial<Readonly<Record<IndividualTable, { key: string; least: number; words: string }>>> = {
  passing: { key: 'att', least: 15, words: 'at least 15 attempts a game' },
  rushing: { key: 'att', least: 0, words: 'per game' },
  receiving: { key: 'rec', least: 0, words: 'per game' },
  punting: { key: 'punts', least: 3.6, words: 'at least 3.6 punts a game' },
};

/** Who did enough for the average that orders the table; everybody where nobody did, and in a table that counts. */
export function qualified<T extends LeaderLine>(lines: readonly T[], table: IndividualTable): readonly T[] {
  const least = LEAST_A_GAME[table];
  if (least === undefined) return lines;
  const played = new Map<string, number>();
  for (const { team, gamesPlayed } of lines) played.set(team, Math.max(gamesPlayed, played.get(team) ?? 0));
  const enough = lines.filter(
    ({ stats, gamesPlayed, team }) =>
      gamesPlayed >= LEAST_GAMES * (played.get(team) ?? 0) && (stats[least.key] ?? 0) >= least.least * gamesPlayed,
  );
  return enough.length > 0 ? enough : lines;
}
