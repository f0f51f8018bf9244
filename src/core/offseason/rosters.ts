import type { PlayerId, TeamId } from '../model/ids.ts';
import { firstOf, itemAt, mustGet, mustHave, zip } from '../model/lists.ts';
import { classOfSeason } from '../model/people/eligibility.ts';
import { copyOfPlayer, type Player, ratingIn } from '../model/player.ts';
import { type ByPosition, POSITIONS } from '../model/positions.ts';
import { type Seed, type Stream, stream } from '../random/stream.ts';
import { grown } from './growing-up.ts';
import { declareChance, FIRST_DRAFTED } from './leaving/declare.ts';
import { withStarters } from './progression.ts';
import type { Openings } from './prospects.ts';
import { type ClassContext, fillOpenings } from './recruiting.ts';
import { rosterPlaces } from './roster-places.ts';
import { ageShares, isOutsideLimit, redshirtShares, type StartingYears, shareLeft, yearsOf } from './starting/years.ts';
import type { NewPlayers, OffseasonTuning, RosterInput } from './types.ts';

/**
 * Splits one team's roster spots among the classes, newest first: each spot goes to the class furthest below its share
 * at the position and on the team, with luck deciding close calls.
 */
function shareOut(roster: ByPosition<number>, shares: readonly number[], dice: Stream): Openings[] {
  const classes = shares.map((share) => ({ share, places: { ...NO_PLACES }, size: 0 }));
  let filled = 0;
  for (const position of dice.shuffle(POSITIONS)) {
    for (let n = 1; n <= roster[position]; n++) {
      filled += 1;
      let next = firstOf(classes);
      let most = Number.NEGATIVE_INFINITY;
      for (const each of classes) {
        const { share, places, size } = each;
        const wants = n * share - places[position] + (filled * share - size) + dice.float();
        if (wants > most) [next, most] = [each, wants];
      }
      next.places[position] += 1;
      next.size += 1;
    }
  }
  return classes.map(({ places }) => places);
}

const NO_PLACES = Object.fromEntries(POSITIONS.map((position) => [position, 0])) as Openings;

/** Returns a player with some seasons marked as not counting. */
function withSeasonsKept(player: Player, kept: number): Player {
  const one = copyOfPlayer(player);
  one.kept = kept;
  one.classYear = classOfSeason(one, one.seasons);
  return one;
}

/** Whether a player turned down the draft after every season in which he could have declared. */
function turnedDownDraft({ position, ratings }: Player, age: number, dice: Stream, tuning: OffseasonTuning): boolean {
  for (let seasons = FIRST_DRAFTED; seasons < age; seasons++) {
    const rating = ratingIn(ratings, seasons);
    if (dice.chance(declareChance({ position, seasons, rating }, tuning))) return false;
  }
  return true;
}

/** Scales roster spots up to the size the class had when it signed. */
function manyTimes(places: Openings, times: number): Openings {
  const entries = POSITIONS.map((position) => [position, Math.round(places[position] * times)] as const);
  return Object.fromEntries(entries) as Openings;
}

/** A candidate for a spot in an older class. */
interface Veteran {
  player: Player;
  /** Out of eligibility: he stays only if no other player can fill the spot. */
  outOfEligibility: boolean;
  /** Random draw order: the larger, the likelier he is still on the team. */
  lot: number;
}

/** Returns a signing class, `age` seasons later. */
function veteransOf(signed: readonly Player[], age: number, dice: Stream, input: StartingYears): Veteran[] {
  const without = yearsOf(age, false, input);
  const redshirted = mustHave(yearsOf(age, true, input), 'class of this age');
  const shares = redshirtShares(input);
  return signed.flatMap((player): Veteran[] => {
    const redshirt = dice.chance(itemAt(shares, player.stars - 1));
    const lot = Math.log(1 - dice.float());
    const older = grown(player, age, dice, input.tuning);
    if (!turnedDownDraft(older, age, dice, input.tuning)) return [];
    const kept = redshirt ? redshirted : without;
    const one = withSeasonsKept(older, kept ?? redshirted);
    const lightly = Math.exp(-input.tuning.eligibility.tilt * one.rating);
    return [{ player: one, outOfEligibility: kept === null, lot: lot * lightly }];
  });
}

/** Returns the players of a signing class still on their teams after `age` seasons, as many as there are spots. */
function stillThere(
  signed: readonly Player[],
  places: ReadonlyMap<TeamId, Openings>,
  age: number,
  dice: Stream,
  input: StartingYears,
): Player[] {
  const left = new Map([...places].map(([team, open]) => [team, { ...open }]));
  const order = veteransOf(signed, age, dice, input).sort(
    (a, b) => Number(a.outOfEligibility) - Number(b.outOfEligibility) || b.lot - a.lot,
  );
  const staying = new Set<Player>();
  for (const { player, outOfEligibility } of order) {
    if (isOutsideLimit(age, player.kept, input)) {
      if (!outOfEligibility && dice.chance(shareLeft(age, player.kept, input))) staying.add(player);
      continue;
    }
    const open = mustGet(left, player.team);
    if (open[player.position] === 0) continue;
    open[player.position] -= 1;
    staying.add(player);
  }
  return order.map(({ player }) => player).filter((player) => staying.has(player));
}

/**
 * Widens the spread of appeal for starting rosters. In a running dynasty prestige follows results, so talent and
 * prestige are more closely linked than in rosters made from prestige alone.
 */
function forStartingRosters(tuning: OffseasonTuning): OffseasonTuning {
  const { recruiting } = tuning;
  const appealSpread = recruiting.appealSpread * recruiting.startingSpread;
  return { ...tuning, recruiting: { ...recruiting, appealSpread } };
}

/**
 * Creates full rosters: the classes that would be there if programs had always been at today's level, signed in the
 * same market as every later class, so that ratings neither rise nor fall once play begins. Teams in `only` get the
 * rosters they would have if all had been created. Sorted by id, starters marked.
 */
export function createRosters(input: RosterInput, seed: Seed, firstId: PlayerId): NewPlayers {
  const teams = input.programs.map((p) => p.team).sort();
  const shares = ageShares(input);
  const places = teams.map((team) =>
    shareOut(rosterPlaces(team, input.tuning), shares, stream(seed, 'roster', input.year, team)),
  );
  const tuning = forStartingRosters(input.tuning);
  const takenNames = new Set<string>();
  const rosters: Player[] = [];
  for (let age = shares.length - 1; age >= 0; age--) {
    const year = input.year - age;
    const context: ClassContext = { ...input, tuning, year, seed, takenNames };
    const dice = stream(seed, 'roster', input.year, 'class', year);
    const share = itemAt(shares, age);
    const spots = zip(teams, places).map(([team, classes]) => [team, firstOf(classes), itemAt(classes, age)] as const);
    const wanted = new Map<TeamId, Openings>(spots.map(([team, , own]) => [team, own]));
    // Older classes were once as large as the newest.
    const times = firstOf(shares) / share;
    const openings = new Map(spots.map(([team, newest, own]) => [team, share === 0 ? newest : manyTimes(own, times)]));
    const signed = fillOpenings(openings, context, 0, dice).players;
    const present = stillThere(signed, wanted, age, dice, { ...input, tuning });
    // Early entries leave their spots to this year's freshmen.
    const counted = present.filter((player) => !isOutsideLimit(age, player.kept, input));
    if (age > 0) giveToFreshmen(wanted, counted, teams, places);
    rosters.push(...present);
  }
  return numbered(rosters, input.only, firstId);
}

/** Gives an older class's empty spots to the newest class. */
function giveToFreshmen(
  wanted: ReadonlyMap<TeamId, Openings>,
  present: readonly Player[],
  teams: readonly TeamId[],
  places: readonly Openings[][],
): void {
  const newest = new Map(zip(teams, places).map(([team, classes]) => [team, firstOf(classes)]));
  for (const [team, open] of wanted)
    for (const position of POSITIONS) mustGet(newest, team)[position] += open[position];
  for (const { team, position } of present) mustGet(newest, team)[position] -= 1;
}

/** Numbers players from `firstId`, by team and class, the oldest first; starters marked. */
function numbered(players: readonly Player[], only: readonly TeamId[] | undefined, firstId: PlayerId): NewPlayers {
  const wanted = only && new Set(only);
  const kept = players.filter((p) => !wanted || wanted.has(p.team));
  const byTeam = kept
    .map((player, order) => ({ player, order }))
    .sort((a, b) => (a.player.team < b.player.team ? -1 : a.player.team > b.player.team ? 1 : a.order - b.order))
    .map(({ player }, i) => {
      const one = copyOfPlayer(player);
      one.id = firstId + i;
      return one;
    });
  return { players: withStarters(byTeam), nextPlayerId: firstId + byTeam.length };
}
