import type { TeamId } from '../../model/ids.ts';
import { classOfSeason } from '../../model/people/eligibility.ts';
import { copyOfPlayer, type Player } from '../../model/player.ts';
import { type Seed, stream } from '../../random/stream.ts';
import type { Tuning } from '../../tuning/index.ts';
import { grown } from '../growing-up.ts';
import type { OffseasonTuning, RosterReference } from '../types.ts';
import { type WalkOn, whoIs } from '../walk-ons.ts';
import { unrecruited } from './unrecruited.ts';
import { portalYear } from './years.ts';

/**
 * Walk-ons in the portal. Those who land a scholarship become full players with a name and ratings; the others are only
 * counted.
 */

/** Walk-ons who enter the portal after a season, by team. */
export type WalkOnEntrants = ReadonlyMap<TeamId, readonly WalkOn[]>;

interface WalkOnPortal {
  /** The season just played. */
  year: number;
  seed: Seed;
  tuning: OffseasonTuning & Pick<Tuning, 'walkOns'>;
  reference: RosterReference;
}

/** Picks the departing walk-ons who enter the portal; the others give up football. */
export function walkOnsEntering(
  team: TeamId,
  leaving: readonly WalkOn[],
  { year, seed, tuning }: Omit<WalkOnPortal, 'reference'>,
): WalkOn[] {
  const { walkOnsEnter } = portalYear(year, tuning);
  if (walkOnsEnter === 0) return [];
  return leaving.filter(({ arrived, place }) =>
    stream(seed, 'walk-on portal', year, team, arrived, place).chance(walkOnsEnter),
  );
}

/** Turns a walk-on into a scholarship player for next season. */
function onScholarship(team: TeamId, walkOn: WalkOn, id: number, input: WalkOnPortal): Player {
  const { seed, tuning, reference } = input;
  const { first, last, homeState } = whoIs(team, walkOn, reference, { seed, tuning });
  const { position, seasons, kept } = walkOn;
  const dice = stream(seed, 'walk-on talent', team, walkOn.arrived, walkOn.place);
  const background = { id, team, first, last, position, stars: 1, homeState };
  const player = copyOfPlayer(grown(unrecruited(background, dice, tuning), seasons + 1, dice, tuning));
  player.kept = kept;
  player.classYear = classOfSeason(player, player.seasons);
  return player;
}

/**
 * Returns the portal walk-ons good enough for a scholarship offer, still with their old team, numbered from `firstId`
 * down.
 */
export function walkOnsWanted(
  entrants: WalkOnEntrants,
  firstId: number,
  takenNames: Set<string>,
  input: WalkOnPortal,
): Player[] {
  const { year, seed, tuning } = input;
  const players: Player[] = [];
  for (const [team, list] of entrants) {
    for (const walkOn of list) {
      const found = stream(seed, 'walk-on found', year, team, walkOn.arrived, walkOn.place);
      if (!found.chance(tuning.portal.find.walkOns)) continue;
      const player = onScholarship(team, walkOn, firstId - players.length, input);
      const name = `${player.first} ${player.last}`;
      if (takenNames.has(name)) continue;
      takenNames.add(name);
      players.push(player);
    }
  }
  return players;
}
