import type { PlayerId, TeamId } from '../../model/ids.ts';
import { groupBy } from '../../model/lists.ts';
import type { Player } from '../../model/player.ts';
import type { ClassYear } from '../../model/positions.ts';
import type { Departure } from '../../model/season.ts';
import { type Seed, stream } from '../../random/stream.ts';
import { portalYear } from '../portal/years.ts';
import type { OffseasonTuning } from '../types.ts';
import { declareChance, FIRST_DRAFTED } from './declare.ts';
import { type ReturnRules, returningSeniors } from './seniors.ts';

/** Returns the chance that a backup quits the team, by class; seniors are done anyway. */
export function leaveChance(classYear: ClassYear, tuning: OffseasonTuning): number {
  const { freshmen, sophomores, juniors } = tuning.departures.leave;
  if (classYear === 'fr') return freshmen;
  if (classYear === 'so') return sophomores;
  return classYear === 'jr' ? juniors : 0;
}

/** Returns the players who quit their team, mostly backups. */
function leavers(players: readonly Player[], year: number, seed: Seed, tuning: OffseasonTuning): Set<number> {
  const { regulars, teamSpread } = tuning.departures.leave;
  const { quits } = portalYear(year, tuning);
  const out = new Set<number>();
  for (const [team, roster] of byTeam(players)) {
    const dice = stream(seed, 'attrition', year, team);
    const mood = Math.exp(dice.normal(0, teamSpread));
    for (const player of roster) {
      const share = player.starter ? regulars : 1;
      // Every player rolls, so that one player's chance does not change another's luck.
      if (dice.float() < quits * share * mood * leaveChance(player.classYear, tuning)) out.add(player.id);
    }
  }
  return out;
}

/** Each team's players by id. */
function byTeam(players: readonly Player[]): Map<TeamId, Player[]> {
  return groupBy(
    [...players].sort((a, b) => a.id - b.id),
    ({ team }) => team,
  );
}

/**
 * Returns the players who leave after season `year`, by id: graduating seniors, early draft entries, portal entries,
 * and players who quit.
 * @param rules as in `returningSeniors`
 */
export function departures(
  players: readonly Player[],
  year: number,
  seed: Seed,
  tuning: OffseasonTuning,
  entering: ReadonlySet<PlayerId> = new Set(),
  rules?: ReturnRules,
): Departure[] {
  const dice = stream(seed, 'departures', year);
  const later = stream(seed, 'departures', year, 'later');
  const left = leavers(players, year, seed, tuning);
  const back = returningSeniors(players, year, seed, tuning, rules);
  const out: Departure[] = [];
  for (const player of [...players].sort((a, b) => a.id - b.id)) {
    // Third-year players have dice of their own, so that one player's redshirt does not change another's luck.
    const own = player.seasons === FIRST_DRAFTED ? dice : later;
    const declares = player.seasons >= FIRST_DRAFTED && own.chance(declareChance(player, tuning));
    if (player.classYear === 'sr') {
      if (!back.has(player.id)) out.push({ player: player.id, reason: 'graduated' });
      else if (entering.has(player.id)) out.push({ player: player.id, reason: 'portal' });
    } else if (declares) {
      out.push({ player: player.id, reason: 'declared' });
    } else if (entering.has(player.id)) out.push({ player: player.id, reason: 'portal' });
    else if (left.has(player.id)) out.push({ player: player.id, reason: 'left' });
  }
  return out;
}
