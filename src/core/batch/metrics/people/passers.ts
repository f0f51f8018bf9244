import type { PlayerId, TeamId } from '../../../model/ids.ts';
import { firstOf } from '../../../model/lists.ts';
import { STAT, statOf } from '../../../model/plays/stats.ts';
import type { PlayerSeason } from '../../../model/season.ts';
import { present, share, type Values } from '../values.ts';

/** Each team's leading passer. */
export type Passers = ReadonlyMap<TeamId, PlayerId>;

/** Returns the player with the most of a count, the first of equals. */
export function mostOf(list: readonly PlayerSeason[], stat: number): PlayerSeason {
  let most = firstOf(list);
  for (const each of list) if (statOf(each.counts, stat) > statOf(most.counts, stat)) most = each;
  return most;
}

/** Returns every team's leading passer, from its players' season lines. */
export function passersOf(seasonsByTeam: ReadonlyMap<TeamId, readonly PlayerSeason[]>): Passers {
  return new Map([...seasonsByTeam].map(([team, list]) => [team, mostOf(list, STAT.pass_attempts).player]));
}

/** Measures how many teams keep their leading passer from the season before. */
export function passerMetrics(now: Passers, before: Passers | null): Values {
  const both = [...now].filter(([team]) => before?.has(team));
  return present({ qb_same_as_last: share(both, ([team, player]) => before?.get(team) === player) });
}
