import { drawAilment, type Hurt } from '../../football/diagnosis.ts';
import type { Ejected } from '../../football/state.ts';
import type { Game } from '../../model/game.ts';
import type { PlayerId, TeamId } from '../../model/ids.ts';
import { itemAt } from '../../model/lists.ts';
import { type Absence, type Ejection, type Injury, isEjection, outIn } from '../../model/people/absences.ts';
import { backAfter } from '../../model/people/injuries.ts';
import type { Personnel } from '../../model/people/personnel.ts';
import type { Player } from '../../model/player.ts';
import { rulesOf } from '../../model/rules.ts';
import { type Stream, stream } from '../../random/stream.ts';
import { orAlike } from '../../random/weights.ts';
import type { DynastyState, Season } from '../dynasty-state.ts';
import { fieldOf } from '../schemes.ts';
import { seedOfGame } from './game-dice.ts';

/** Stream for a team's injuries in a game. */
export function injuryStream(dynasty: DynastyState, { id, week }: Game, team: TeamId): Stream {
  return stream(seedOfGame(dynasty, id), 'injury', dynasty.year, week, id, team);
}

/**
 * How often a team's players are injured relative to normal. Difficulty changes the rate for the player's team only.
 */
export function hurtTimesOf({ settings, tuning }: DynastyState, team: TeamId): number {
  return team === settings.team ? tuning.difficulty.injuries : 1;
}

/** Builds a game's injuries; `ids` holds the players of both team sheets by slot, home first. */
export function injuriesOf(
  { id: game, year, week, home, away }: Game,
  hurt: readonly Hurt[],
  ids: readonly [home: readonly PlayerId[], away: readonly PlayerId[]],
): Injury[] {
  return hurt.map(({ side, slot, kind: ailment, days }) => {
    const who = { year, week, player: itemAt(ids[side], slot), team: side === 0 ? home : away };
    return { ...who, type: 'injury', game, ailment, days, back: backAfter(week, days) };
  });
}

/** How often a player has been ejected this season. */
const timesSentOff = (injuries: readonly Absence[], player: PlayerId): number =>
  injuries.filter((each) => each.player === player && isEjection(each)).length;

/**
 * Builds a game's ejections. Whether a player also sits out the first half of the next game depends on his ejections
 * this season and on when it happened.
 */
export function ejectionsOf(
  { injuries, rules: book }: Pick<Season, 'injuries' | 'rules'>,
  { id: game, year, week, home, away }: Game,
  ejected: readonly Ejected[],
  ids: readonly [home: readonly PlayerId[], away: readonly PlayerId[]],
): Ejection[] {
  const from = rulesOf(year, book).targetingHalfFrom;
  return ejected.map(({ side, slot, late }) => {
    const player = itemAt(ids[side], slot);
    const time = 1 + timesSentOff(injuries, player);
    const nextHalf = time >= from && (late || time > 1);
    return { type: 'ejection', year, week, player, team: side === 0 ? home : away, game, nextHalf };
  });
}

/** A team's players, as both its team sheet and its roster list them. */
type Squad = readonly Pick<Player, 'id' | 'position'>[];
type SquadOf = (team: TeamId) => Squad;

/** Whether a player could be injured and still leave enough healthy players at his position. */
function canSpare(
  squad: Squad,
  { id, position }: Squad[number],
  out: ReadonlySet<PlayerId>,
  { starters }: Personnel,
): boolean {
  if (out.has(id)) return false;
  let well = 0;
  for (const each of squad) if (each.position === position && !out.has(each.id)) well += 1;
  return well > starters[position];
}

/** Draws the number of independent rare events with average `mean` (a Poisson distribution). */
function countOf(mean: number, dice: Stream): number {
  let count = 0;
  let sum = -Math.log(1 - dice.float());
  while (sum < mean) {
    count += 1;
    sum -= Math.log(1 - dice.float());
  }
  return count;
}

/** Each player's relative risk of a practice injury, with linemen at 1. */
function sharesIn(squad: Squad, { injuries }: DynastyState['tuning']): Float64Array {
  return Float64Array.from(squad, ({ position }) => injuries.practiceShare[position]);
}

/**
 * Draws every program's injuries ahead of the games of `week`: `mean` per team on average, each `before` days ahead of
 * the games.
 */
function hurtBefore(
  dynasty: DynastyState,
  week: number,
  squadOf: SquadOf,
  mean: number,
  before: (dice: Stream) => number,
): Injury[] {
  const { settings, year, programs, tuning } = dynasty;
  const out = outIn(dynasty.injuries, week);
  const made: Injury[] = [];
  for (const { team } of programs) {
    const dice = stream(settings.seed, 'injury', year, week, 'practice', team);
    let left = countOf(mean * hurtTimesOf(dynasty, team), dice);
    if (left === 0) continue;
    const squad = squadOf(team);
    const shares = orAlike(sharesIn(squad, tuning));
    const field = fieldOf(dynasty, team);
    for (; left > 0; left--) {
      const player = itemAt(squad, dice.weighted(shares));
      const { kind: ailment, days } = drawAilment(player.position, tuning, dice);
      const toCome = days - before(dice);
      if (toCome < 0 || !canSpare(squad, player, out, field)) continue;
      out.add(player.id);
      const back = backAfter(week, toCome);
      made.push({ type: 'injury', year, week, player: player.id, team, game: null, ailment, days, back });
    }
  }
  return made;
}

/** Draws practice injuries before a week's games, leaving out players who recover in time. */
export function practiceInjuries(dynasty: DynastyState, week: number, squadOf: SquadOf): Injury[] {
  const { practice, practiceDays } = dynasty.tuning.injuries;
  return hurtBefore(dynasty, week, squadOf, practice, () => practiceDays);
}

/** Draws camp injuries that last into week 1. */
export function campInjuries(dynasty: DynastyState, squadOf: SquadOf): Injury[] {
  const { camp, campDays } = dynasty.tuning.injuries;
  return hurtBefore(dynasty, 1, squadOf, camp, (dice) => dice.float() * campDays);
}
