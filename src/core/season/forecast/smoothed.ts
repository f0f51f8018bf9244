import type { TeamId } from '../../model/ids.ts';
import { groupBy } from '../../model/lists.ts';
import type { Chances } from './types.ts';

/** The goals for which a team's chance of 0 or 1 is certain. */
export type Settled = Readonly<Record<'title' | 'playoff' | 'conference' | 'bowl', boolean>>;

interface Team {
  chances: Chances;
  settled: Settled;
}

/** Smooths the chances of teams still in contention, as if by one extra season that any of them might have won. */
function evened(teams: readonly Team[], prize: keyof Settled, runs: number): void {
  const open = teams.filter(({ settled, chances }) => !settled[prize] || (chances[prize] > 0 && chances[prize] < 1));
  const average = open.reduce((sum, { chances }) => sum + chances[prize], 0) / Math.max(1, open.length);
  for (const { chances } of open) chances[prize] = (runs * chances[prize] + average) / (runs + 1);
}

/**
 * Smooths chances counted over `runs` seasons, so that nothing undecided shows as 0 or 100%: a possible outcome may
 * have missed every run. The chances of each goal keep their sum.
 */
export function smoothed(
  now: ReadonlyMap<TeamId, Chances>,
  runs: number,
  settledFor: (team: TeamId) => Settled,
  conferenceOf: (team: TeamId) => string,
): Map<TeamId, Chances> {
  const teams = [...now].map(([id, chances]) => ({ id, chances: { ...chances }, settled: settledFor(id) }));
  for (const prize of ['title', 'playoff', 'bowl'] as const) evened(teams, prize, runs);
  for (const mates of groupBy(teams, ({ id }) => conferenceOf(id)).values()) evened(mates, 'conference', runs);
  return new Map(teams.map(({ id, chances }) => [id, chances]));
}
