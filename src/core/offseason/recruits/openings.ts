import type { PlayerId, TeamId } from '../../model/ids.ts';
import type { Player } from '../../model/player.ts';
import { PLACE_OF, POSITIONS, type Position, ROSTER_SIZE, ROSTER_SLOTS } from '../../model/positions.ts';
import type { Seed } from '../../random/stream.ts';
import { declareChance } from '../leaving/declare.ts';
import { leaveChance } from '../leaving/departures.ts';
import { seniorBackChance } from '../leaving/seniors.ts';
import { chanceOf, type UrgeInput, urgesOf } from '../portal/entries.ts';
import { portalYear, tasteOf } from '../portal/years.ts';
import type { ExpectedOpenings } from './draw.ts';

/** Returns the chance that a player is not on the roster next season; `enters`: his chance of entering the portal. */
function departureChance(
  player: Player,
  enters: number,
  quits: number,
  { tuning, rules, year }: OpeningsInput,
): number {
  if (player.classYear === 'sr') {
    // A senior who comes back outside the scholarship limit frees his spot.
    return rules.extraSeniors ? 1 : 1 - seniorBackChance(player, year, rules, tuning) * (1 - enters);
  }
  const { regulars, teamSpread } = tuning.departures.leave;
  // The mean of a lognormal mood.
  const mood = Math.exp(teamSpread ** 2 / 2);
  const quitting = Math.min(1, quits * leaveChance(player.classYear, tuning) * (player.starter ? regulars : 1) * mood);
  const leaves = enters + (1 - enters) * quitting;
  const declares = declareChance(player, tuning);
  return declares + (1 - declares) * leaves;
}

/** Each player's chance of entering the portal. */
function entryChances(input: UrgeInput): Map<PlayerId, number> {
  const { list, level } = urgesOf(input);
  return new Map(list.map(({ player, odds }) => [player.id, chanceOf(odds + level)]));
}

type OpeningsInput = UrgeInput & { seed: Seed };

/**
 * Subtracts the spots that staffs reserve for transfers, by their taste for the portal. `entering`: portal entries
 * expected at each position.
 */
function keepForTransfers(
  byTeam: readonly Float64Array[],
  entering: Float64Array,
  teams: readonly TeamId[],
  { year, tuning, seed }: OpeningsInput,
): void {
  const { found, arrivals } = portalYear(year, tuning);
  const { taste } = tuning.portal.choose;
  // The mean of a lognormal taste.
  const mean = Math.exp(taste ** 2 / 2);
  const tastes = teams.map((team) => Math.exp(tasteOf(seed, team, year, tuning)) / mean);
  for (const [index, row] of byTeam.entries()) {
    const open = row.reduce((sum, n) => sum + n, 0);
    const below = (arrivals * teams.length * ROSTER_SLOTS[POSITIONS[index]!]) / ROSTER_SIZE;
    const share = (entering[index]! * found + below) / Math.max(1, open);
    for (let t = 0; t < row.length; t++) row[t]! *= Math.max(0, 1 - share * tastes[t]!);
  }
}

/** Expected openings for recruits after the season: by program, `[position][team]`, and nationwide. */
export function expectOpenings(
  teams: readonly TeamId[],
  input: OpeningsInput,
): { byTeam: Float64Array[]; nation: ExpectedOpenings } {
  const { year, players, tuning } = input;
  const enters = entryChances(input);
  const { quits } = portalYear(year, tuning);
  const teamIndexes = new Map(teams.map((team, index) => [team, index]));
  const byTeam = POSITIONS.map(() => new Float64Array(teams.length));
  const entering = new Float64Array(POSITIONS.length);
  const variance = new Float64Array(POSITIONS.length);
  for (const player of players) {
    const team = teamIndexes.get(player.team);
    if (team === undefined) continue;
    const index = PLACE_OF[player.position];
    const leaves = enters.get(player.id) ?? 0;
    entering[index]! += leaves * (player.classYear === 'sr' ? seniorBackChance(player, year, input.rules, tuning) : 1);
    const chance = departureChance(player, leaves, quits, input);
    byTeam[index]![team]! += chance;
    variance[index]! += chance * (1 - chance);
  }
  keepForTransfers(byTeam, entering, teams, input);
  const nation = (value: (index: number) => number) =>
    Object.fromEntries(POSITIONS.map((position, index) => [position, value(index)])) as Record<Position, number>;
  return {
    byTeam,
    nation: {
      mean: nation((index) => byTeam[index]!.reduce((sum, n) => sum + n, 0)),
      sd: nation((index) => Math.sqrt(variance[index]!)),
    },
  };
}
