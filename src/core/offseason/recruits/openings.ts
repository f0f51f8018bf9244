import type { TeamId } from '../../model/ids.ts';
import type { Player } from '../../model/player.ts';
import { type ByPosition, POSITIONS, type Position } from '../../model/positions.ts';
import { declareChance, leaveChance } from '../departures.ts';
import type { OffseasonTuning } from '../types.ts';
import type { ExpectedOpenings } from './draw.ts';

/** Place of each position in `POSITIONS`. */
export const PLACE_OF = Object.fromEntries(POSITIONS.map((position, at) => [position, at])) as ByPosition<number>;

/** How likely a player is not to be on the roster next season. */
function goneChance(player: Player, tuning: OffseasonTuning): number {
  if (player.classYear === 'sr') return 1;
  const { regulars, teamSpread } = tuning.departures.leave;
  // The mean of a team's mood, which is drawn on the log scale.
  const mood = Math.exp(teamSpread ** 2 / 2);
  const leaves = Math.min(1, leaveChance(player.classYear, tuning) * (player.starter ? regulars : 1) * mood);
  const declares = declareChance(player, tuning);
  return declares + (1 - declares) * leaves;
}

/** Expected openings of each program after the season, `[position][team]`, and of the nation. */
export function expectOpenings(
  teams: readonly TeamId[],
  players: readonly Player[],
  tuning: OffseasonTuning,
): { byTeam: Float64Array[]; nation: ExpectedOpenings } {
  const places = new Map(teams.map((team, at) => [team, at]));
  const byTeam = POSITIONS.map(() => new Float64Array(teams.length));
  const variance = new Float64Array(POSITIONS.length);
  for (const player of players) {
    const team = places.get(player.team);
    if (team === undefined) continue;
    const at = PLACE_OF[player.position];
    const chance = goneChance(player, tuning);
    byTeam[at]![team]! += chance;
    variance[at]! += chance * (1 - chance);
  }
  const nation = (value: (at: number) => number) =>
    Object.fromEntries(POSITIONS.map((position, at) => [position, value(at)])) as Record<Position, number>;
  return {
    byTeam,
    nation: {
      mean: nation((at) => byTeam[at]!.reduce((sum, n) => sum + n, 0)),
      sd: nation((at) => Math.sqrt(variance[at]!)),
    },
  };
}
