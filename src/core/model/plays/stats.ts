import * as playerCodes from './player-stat-codes.ts';
import * as teamCodes from './team-stat-codes.ts';

/** Names of the game statistics, in the order of their indexes in lines and saves. */

export type PlayerStat = Exclude<keyof typeof playerCodes, 'STAT_COUNT'>;
export type TeamStat = Exclude<keyof typeof teamCodes, 'TEAM_STAT_COUNT'>;

/** Names of codes in index order. The length of a line is a code too, but not a statistic. */
function inOrder<Name extends string>(codes: Readonly<Record<Name, number>>, length: string): Name[] {
  return (Object.keys(codes) as Name[]).filter((name) => name !== length).sort((a, b) => codes[a] - codes[b]);
}

function places<Name extends string>(names: readonly Name[]): Readonly<Record<Name, number>> {
  return Object.fromEntries(names.map((name, index) => [name, index])) as Record<Name, number>;
}

export const PLAYER_STATS = inOrder<PlayerStat>(playerCodes, 'STAT_COUNT');
export const TEAM_STATS = inOrder<TeamStat>(teamCodes, 'TEAM_STAT_COUNT');

/** Index of each count in a player's line (an `Int16Array` of `STAT_COUNT`, or the matching part of a larger one). */
export const STAT = places(PLAYER_STATS);
export const TEAM_STAT = places(TEAM_STATS);

/** Returns a statistic of a line by its index in `STAT` or `TEAM_STAT`. Throws an error if the line is too short. */
export function statOf(line: ArrayLike<number>, place: number): number {
  const value = line[place];
  if (value === undefined) throw new Error(`a line of ${line.length} statistics has no place ${place}`);
  return value;
}

export { STAT_COUNT } from './player-stat-codes.ts';
export { TEAM_STAT_COUNT } from './team-stat-codes.ts';
