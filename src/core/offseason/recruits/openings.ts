import type { PlayerId, TeamId } from '../../model/ids.ts';
import type { Player } from '../../model/player.ts';
import { PLACE_OF, POSITIONS, type Position, ROSTER_SIZE, ROSTER_SLOTS } from '../../model/positions.ts';
import type { Seed } from '../../random/stream.ts';
import { declareChance } from '../declare.ts';
import { leaveChance } from '../departures.ts';
import { chanceOf, type UrgeInput, urgesOf } from '../portal/entries.ts';
import { portalYear, tasteOf } from '../portal/years.ts';
import { seniorBackChance } from '../seniors.ts';
import type { ExpectedOpenings } from './draw.ts';

/** How likely a player is not to be on the roster next season, if he looks for another team with a chance. */
function goneChance(player: Player, enters: number, quits: number, { tuning, rules, year }: OpeningsInput): number {
  if (player.classYear === 'sr') {
    // Who comes back beside those on scholarship leaves his place.
    return rules.extraSeniors ? 1 : 1 - seniorBackChance(player, year, rules, tuning) * (1 - enters);
  }
  const { regulars, teamSpread } = tuning.departures.leave;
  // The mean of a team's mood, which is drawn on the log scale.
  const mood = Math.exp(teamSpread ** 2 / 2);
  const quitting = Math.min(1, quits * leaveChance(player.classYear, tuning) * (player.starter ? regulars : 1) * mood);
  const leaves = enters + (1 - enters) * quitting;
  const declares = declareChance(player, tuning);
  return declares + (1 - declares) * leaves;
}

/** How likely each player is to look for another team. */
function entryChances(input: UrgeInput): Map<PlayerId, number> {
  const { of, level } = urgesOf(input);
  return new Map(of.map(({ player, odds }) => [player.id, chanceOf(odds + level)]));
}

/** Who is asked, and by what seed staffs differ. */
type OpeningsInput = UrgeInput & { seed: Seed };

/**
 * Takes out of the open places those that staffs keep for transfers, some more of them and some fewer. `entering`: how many men
 * of each position look for another team.
 */
function keepForTransfers(
  byTeam: readonly Float64Array[],
  entering: Float64Array,
  teams: readonly TeamId[],
  { year, tuning, seed }: OpeningsInput,
): void {
  const { found, arrivals } = portalYear(year, tuning);
  const { taste } = tuning.portal.choose;
  // The mean of what is drawn on the log scale.
  const mean = Math.exp(taste ** 2 / 2);
  const tastes = teams.map((team) => Math.exp(tasteOf(seed, team, year, tuning)) / mean);
  for (const [at, row] of byTeam.entries()) {
    const open = row.reduce((sum, n) => sum + n, 0);
    const below = (arrivals * teams.length * ROSTER_SLOTS[POSITIONS[at]!]) / ROSTER_SIZE;
    const share = (entering[at]! * found + below) / Math.max(1, open);
    for (let t = 0; t < row.length; t++) row[t]! *= Math.max(0, 1 - share * tastes[t]!);
  }
}

/** Openings for recruits that are expected of each program after the season, `[position][team]`, and of the nation. */
export function expectOpenings(
  teams: readonly TeamId[],
  input: OpeningsInput,
): { byTeam: Float64Array[]; nation: ExpectedOpenings } {
  const { year, players, tuning } = input;
  const enters = entryChances(input);
  const { quits } = portalYear(year, tuning);
  const places = new Map(teams.map((team, at) => [team, at]));
  const byTeam = POSITIONS.map(() => new Float64Array(teams.length));
  const entering = new Float64Array(POSITIONS.length);
  const variance = new Float64Array(POSITIONS.length);
  for (const player of players) {
    const team = places.get(player.team);
    if (team === undefined) continue;
    const at = PLACE_OF[player.position];
    const leaves = enters.get(player.id) ?? 0;
    entering[at]! += leaves * (player.classYear === 'sr' ? seniorBackChance(player, year, input.rules, tuning) : 1);
    const chance = goneChance(player, leaves, quits, input);
    byTeam[at]![team]! += chance;
    variance[at]! += chance * (1 - chance);
  }
  keepForTransfers(byTeam, entering, teams, input);
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
