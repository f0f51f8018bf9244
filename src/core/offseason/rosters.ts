import type { PlayerId, TeamId } from '../model/ids.ts';
import { copyOfPlayer, type Player } from '../model/player.ts';
import { type ByPosition, CLASS_YEARS, POSITIONS } from '../model/positions.ts';
import { type Seed, type Stream, stream } from '../random/stream.ts';
import { declareChance } from './departures.ts';
import { withStarters } from './progression.ts';
import type { Openings } from './prospects.ts';
import { type ClassContext, fillOpenings } from './recruiting.ts';
import { rosterPlaces } from './roster-places.ts';
import type { NewPlayers, OffseasonTuning, RosterInput } from './types.ts';

const CLASSES = CLASS_YEARS.length;

/** Shares of a roster that belong to each class, freshmen first, when as many have left every year as leave now. */
function classShares(tuning: OffseasonTuning): number[] {
  const { freshmen, sophomores, juniors } = tuning.departures.leave;
  const { reserves } = tuning.departures;
  const sizes = [1];
  for (const leave of [freshmen, sophomores, juniors]) sizes.push(sizes.at(-1)! * (1 - reserves * leave));
  const all = sizes.reduce((sum, size) => sum + size, 0);
  return sizes.map((size) => size / all);
}

/**
 * One team's places shared out to its four classes (freshmen first): each place goes to the class that has fewest for its
 * share at the position and on the team, chance deciding between those that are near.
 */
function shareOut(roster: ByPosition<number>, shares: readonly number[], dice: Stream): Openings[] {
  const places = CLASS_YEARS.map(() => Object.fromEntries(POSITIONS.map((p) => [p, 0])) as Openings);
  const sizes = [0, 0, 0, 0];
  let filled = 0;
  for (const position of dice.shuffle(POSITIONS)) {
    for (let n = 1; n <= roster[position]; n++) {
      filled += 1;
      const wants = shares.map(
        (share, c) => n * share - places[c]![position] + (filled * share - sizes[c]!) + dice.float(),
      );
      const next = wants.indexOf(Math.max(...wants));
      places[next]![position] += 1;
      sizes[next]! += 1;
    }
  }
  return places;
}

/** The player as he is in a later class year. */
function aged(player: Player, classIndex: number): Player {
  const older = copyOfPlayer(player);
  older.classYear = CLASS_YEARS[classIndex]!;
  older.rating = player.ratings[classIndex]!;
  return older;
}

/** Of a class that has reached its senior year, those who did not declare the winter before. */
function stayedForSenior(players: readonly Player[], dice: Stream, tuning: OffseasonTuning): Player[] {
  return players.filter((p) => !dice.chance(declareChance(aged(p, 2), tuning)));
}

/**
 * Once a dynasty runs, prestige follows good winters, whose players are still there: talent and prestige go together a
 * little more closely than when rosters are made from prestige alone. A wider appeal makes up for that.
 */
function forStartingRosters(tuning: OffseasonTuning): OffseasonTuning {
  const { recruiting } = tuning;
  const appealSpread = recruiting.appealSpread * recruiting.startingSpread;
  return { ...tuning, recruiting: { ...recruiting, appealSpread } };
}

/**
 * Full rosters from nothing: the four classes that would be there had the programs always been what they are, signed
 * in the same market as every later class, so that ratings neither rise nor fall once play begins. Teams in `only`
 * get theirs as if all had been made anew. Sorted by id, starters marked.
 */
export function createRosters(input: RosterInput, seed: Seed, firstId: PlayerId): NewPlayers {
  const teams = input.programs.map((p) => p.team).sort();
  const shares = classShares(input.tuning);
  const places = teams.map((team) =>
    shareOut(rosterPlaces(team, input.tuning), shares, stream(seed, 'roster', input.year, team)),
  );
  const tuning = forStartingRosters(input.tuning);
  const takenNames = new Set<string>();
  const rosters: Player[] = [];
  for (let age = CLASSES - 1; age >= 0; age--) {
    const openings = new Map<TeamId, Openings>(teams.map((team, i) => [team, places[i]![age]!]));
    const year = input.year - age;
    const context: ClassContext = { ...input, tuning, year, seed, takenNames };
    const dice = stream(seed, 'roster', input.year, 'class', year);
    const signed = fillOpenings(openings, context, 0, dice).players.map((p) => aged(p, age));
    const present = age === CLASSES - 1 ? stayedForSenior(signed, dice, tuning) : signed;
    // A junior who declared left his place to this year's freshmen.
    if (present.length < signed.length) giveToFreshmen(signed, present, teams, places);
    rosters.push(...present);
  }
  return numbered(rosters, input.only, firstId);
}

function giveToFreshmen(
  signed: readonly Player[],
  present: readonly Player[],
  teams: readonly TeamId[],
  places: readonly Openings[][],
): void {
  const stayed = new Set(present);
  for (const player of signed) {
    if (!stayed.has(player)) places[teams.indexOf(player.team)]![0]![player.position] += 1;
  }
}

/** Ids from `firstId`, by team and class, the oldest first; starters marked. */
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
