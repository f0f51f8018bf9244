import type { TeamId } from '../../model/ids.ts';
import { groupBy } from '../../model/lists.ts';
import type { Chances } from './types.ts';

/** The prizes of which a chance of 0 or 1 is certain, of a team. */
export type Settled = Readonly<Record<'title' | 'playoff' | 'conference' | 'bowl', boolean>>;

interface Team {
  chances: Chances;
  settled: Settled;
}

/** Evens out the chances of those who are still in the running, as one more season that any of them might have won would. */
function evened(teams: readonly Team[], prize: keyof Settled, runs: number): void {
  const open = teams.filter(({ settled, chances }) => !settled[prize] || (chances[prize] > 0 && chances[prize] < 1));
  const average = open.reduce((sum, { chances }) => sum + chances[prize], 0) / Math.max(1, open.length);
  for (const { chances } of open) chances[prize] = (runs * chances[prize] + average) / (runs + 1);
}

/**
 * Chances that were counted in `runs` seasons, without a certainty where there is none: what can still happen need not have
 * happened in any of them. Chances of a prize add up to what they did.
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
