import { publishedComposite } from '../model/class-points.ts';
import type { PlayerId, TeamId } from '../model/ids.ts';
import { itemAt, mustGet, zip } from '../model/lists.ts';
import { playsOn } from '../model/people/eligibility.ts';
import { freshman, type Player } from '../model/player.ts';
import { PLACE_OF, POSITIONS } from '../model/positions.ts';
import type { GameRules } from '../model/rules.ts';
import { type Seed, type Stream, stream } from '../random/stream.ts';
import { drawDevelopmentTrait, drawTalent, expectedSeniorRating, maturedEarly } from './development.ts';
import { openMarket, signPosition } from './market.ts';
import { drawFullName, type FullName, fullNames } from './names.ts';
import { drawProspects, drawStarCounts, homeShares, isSpecialist, type Openings, type Prospect } from './prospects.ts';
import type { Recruit } from './recruits/draw.ts';
import { rosterPlaces } from './roster-places.ts';
import type { ClassInput, NewPlayers, OffseasonTuning, RosterReference, Suitor } from './types.ts';

/** Inputs to signing a class besides its openings. */
export interface ClassContext {
  /** The first season the class plays in. */
  year: number;
  programs: readonly Suitor[];
  reference: RosterReference;
  tuning: OffseasonTuning;
  seed: Seed;
  /** Full names in use; signees are added. */
  takenNames: Set<string>;
}

/** Each team's open roster spots by position after a season. */
export function rosterOpenings(
  teams: readonly TeamId[],
  returning: readonly Pick<Player, 'team' | 'position' | 'seasons' | 'kept'>[],
  tuning: OffseasonTuning,
  { extraSeniors }: Pick<GameRules, 'extraSeniors'>,
): Map<TeamId, Openings> {
  const openings = new Map<TeamId, Openings>(teams.map((team) => [team, rosterPlaces(team, tuning)]));
  for (const player of returning) {
    const { team, position } = player;
    const left = openings.get(team);
    if (!left || (extraSeniors && playsOn(player))) continue;
    left[position] -= 1;
    if (left[position] < 0) throw new Error(`${team} has too many players at ${position}`);
  }
  return openings;
}

/** Turns a prospect into a freshman. */
function enroll(
  prospect: Prospect,
  { first, last }: FullName,
  team: TeamId,
  id: PlayerId,
  dice: Stream,
  { tuning, reference }: Pick<ClassContext, 'tuning' | 'reference'>,
): Player {
  const trait = drawDevelopmentTrait(dice, tuning);
  const { position } = prospect;
  const matured = maturedEarly(prospect.stars, dice, tuning);
  const { rating, potential } = drawTalent(seniorRating(prospect, tuning), position, trait, dice, tuning, matured);
  return freshman({
    id,
    team,
    first,
    last,
    position,
    rating,
    potential,
    composite: publishedComposite(prospect),
    stars: prospect.stars,
    developmentTrait: trait,
    homeState: itemAt(reference.homeStates, prospect.home).code,
  });
}

/** Returns the senior rating that stars and standing suggest. */
export function seniorRating({ position, stars, standing }: Prospect, tuning: OffseasonTuning): number {
  const bonus = isSpecialist(position) ? tuning.development.specialistBonus : 0;
  return expectedSeniorRating(stars, standing, tuning) + bonus;
}

/**
 * Fills the openings with one national class of freshmen, numbered from `firstId` by team, position and quality. All
 * randomness comes from `dice`.
 */
export function fillOpenings(
  openings: ReadonlyMap<TeamId, Openings>,
  context: ClassContext,
  firstId: PlayerId,
  dice: Stream,
): NewPlayers {
  const { reference, tuning } = context;
  const market = openMarket(context.programs, reference, tuning, dice);
  const homes = homeShares(reference);
  const needs = POSITIONS.map((p) => market.teams.map((team) => openings.get(team)?.[p] ?? 0));
  const sums = zip(POSITIONS, needs).map(([p, need]) => [p, need.reduce((sum, n) => sum + n, 0)] as const);
  const totals = Object.fromEntries(sums) as Openings;
  const counts = drawStarCounts(totals, tuning, dice);
  const signed = zip(POSITIONS, needs).map(([p, need]) =>
    signPosition(drawProspects(p, counts[p], totals[p], homes, tuning, dice), need, market, tuning, dice),
  );
  const players: Player[] = [];
  market.teams.forEach((team, t) => {
    for (const position of signed) {
      for (const prospect of position[t]!) {
        const name = nameFrom(prospect.home, reference, dice, context.takenNames);
        players.push(enroll(prospect, name, team, firstId + players.length, dice, context));
      }
    }
  });
  return { players, nextPlayerId: firstId + players.length };
}

/** Draws a full name typical of a home state. @param home index among the home states */
function nameFrom(home: number, reference: RosterReference, dice: Stream, taken: Set<string>): FullName {
  const family = reference.familyNamesIn(itemAt(reference.homeStates, home).code);
  return drawFullName(reference.givenNames, family, dice, taken);
}

/** Enrolls a class recruited through the year as freshmen, numbered as in `fillOpenings`. */
export function enrollRecruits(
  signed: ReadonlyMap<TeamId, readonly Recruit[]>,
  input: Omit<ClassInput, 'returning'>,
  seed: Seed,
  firstId: PlayerId,
): NewPlayers {
  const teams = input.programs.map((program) => program.team).sort();
  const players: Player[] = [];
  teams.forEach((team) => {
    const own = [...(signed.get(team) ?? [])].sort(
      (a, b) => PLACE_OF[a.position] - PLACE_OF[b.position] || a.number - b.number,
    );
    for (const recruit of own) {
      const dice = talentOf(seed, input.year, recruit.number);
      players.push(enroll(recruit, recruit, team, firstId + players.length, dice, input));
    }
  });
  return { players, nextPlayerId: firstId + players.length };
}

/**
 * Signs one-star freshmen for the spots no recruit was left to take, numbered as in `fillOpenings`. `others`: the other players
 * on a roster.
 */
export function lateSignees(
  openings: ReadonlyMap<TeamId, Openings>,
  { reference, tuning, seed, year }: Omit<ClassContext, 'takenNames'>,
  others: readonly Player[],
  firstId: PlayerId,
): NewPlayers {
  const teams = [...openings.keys()].sort();
  if (teams.every((team) => POSITIONS.every((position) => mustGet(openings, team)[position] === 0))) {
    return { players: [], nextPlayerId: firstId };
  }
  const takenNames = fullNames(others);
  const dice = stream(seed, 'recruits', year, 'walk-ons');
  const homes = homeShares(reference);
  const players: Player[] = [];
  teams.forEach((team) => {
    for (const position of POSITIONS) {
      for (let left = mustGet(openings, team)[position]; left > 0; left--) {
        const prospect = { position, stars: 1, standing: dice.float(), home: dice.weighted(homes) };
        const name = nameFrom(prospect.home, reference, dice, takenNames);
        players.push(enroll(prospect, name, team, firstId + players.length, dice, { tuning, reference }));
      }
    }
  });
  return { players, nextPlayerId: firstId + players.length };
}

/** Returns the stream of a recruit's talent: his development trait first, then what scouts cannot see. */
export function talentOf(seed: Seed, classOf: number, number: number): Stream {
  return stream(seed, 'recruit', classOf, number, 'talent');
}
