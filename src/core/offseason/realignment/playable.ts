import type { ConferenceSeason, Division } from '../../model/facts.ts';
import type { TeamId } from '../../model/ids.ts';

/** Whether a conference of `size` teams can play its schedule: enough opponents, and an even number of games. */
export function canSchedule({ games }: Pick<ConferenceSeason, 'games'>, size: number): boolean {
  return size > games && (size * games) % 2 === 0;
}

/** Whether a conference's divisions differ by at most one team. */
function areEven(divisions: readonly Division[], members: readonly TeamId[]): boolean {
  const sizes = divisions.map(({ teams }) => teams.filter((team) => members.includes(team)).length);
  const placed = sizes.reduce((sum, size) => sum + size, 0);
  return placed === members.length && Math.max(...sizes) - Math.min(...sizes) <= 1;
}

/** Adapts a conference to new members: as many games as they can play, and divisions only while they are even. */
export function playable(conference: ConferenceSeason, members: readonly TeamId[]): ConferenceSeason {
  const { divisions, games: usual, ...rest } = conference;
  let games = Math.min(usual, members.length - 1);
  if (!canSchedule({ games }, members.length)) games -= 1;
  const own = { ...rest, games };
  return divisions && areEven(divisions, members) ? { ...own, divisions } : own;
}
