import { drawAilment, type Hurt } from '../football/diagnosis.ts';
import type { Ejected } from '../football/state.ts';
import type { Game } from '../model/game.ts';
import type { PlayerId, TeamId } from '../model/ids.ts';
import { type Absence, type Ejection, type Injury, isEjection, outIn } from '../model/people/absences.ts';
import { backAfter } from '../model/people/injuries.ts';
import type { Personnel } from '../model/people/personnel.ts';
import type { Player } from '../model/player.ts';
import { rulesOf } from '../model/rules.ts';
import { type Stream, stream } from '../random/stream.ts';
import { orAlike } from '../random/weights.ts';
import type { DynastyState } from './dynasty-state.ts';
import { seedOfGame } from './game-dice.ts';
import { fieldOf } from './schemes.ts';

/** What the injuries of a team's game are drawn from. */
export function injuryStream(dynasty: DynastyState, { id, week }: Game, team: TeamId): Stream {
  return stream(seedOfGame(dynasty, id), 'injury', dynasty.year, week, id, team);
}

/** How often a team's players are hurt beside the usual: the difficulty of a dynasty says so of the player's. */
export function hurtTimesOf({ settings, tuning }: DynastyState, team: TeamId): number {
  return team === settings.team ? tuning.difficulty.injuries : 1;
}

/** A game's injuries; `ids` are the players of both sheets by slot, home first. */
export function injuriesOf(
  { id: game, year, week, home, away }: Game,
  hurt: readonly Hurt[],
  ids: readonly (readonly PlayerId[])[],
): Injury[] {
  return hurt.map(({ side, slot, kind: ailment, days }) => {
    const who = { year, week, player: ids[side]![slot]!, team: side === 0 ? home : away };
    return { ...who, type: 'injury', game, ailment, days, back: backAfter(week, days) };
  });
}

/** How often a player was sent off this season. */
const timesSentOff = (injuries: readonly Absence[], player: PlayerId): number =>
  injuries.filter((each) => each.player === player && isEjection(each)).length;

/**
 * Who was sent off in a game, and whether he sits out the first half of the next: by how often he was sent off in the
 * season, and when.
 */
export function ejectionsOf(
  { injuries, rules: book }: Pick<DynastyState, 'injuries' | 'rules'>,
  { id: game, year, week, home, away }: Game,
  ejected: readonly Ejected[],
  ids: readonly (readonly PlayerId[])[],
): Ejection[] {
  const from = rulesOf(year, book).targetingHalfFrom;
  return ejected.map(({ side, slot, late }) => {
    const player = ids[side]![slot]!;
    const time = 1 + timesSentOff(injuries, player);
    const nextHalf = time >= from && (late || time > 1);
    return { type: 'ejection', year, week, player, team: side === 0 ? home : away, game, nextHalf };
  });
}

/** A team's players: what its sheet and a roster both know of them. */
type Squad = readonly Pick<Player, 'id' | 'position'>[];
type SquadOf = (team: TeamId) => Squad;

/** Whether a healthy player can be hurt and leave enough others of his position. */
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

/** How many of a rare event there are: on average `mean`, independent of each other (Poisson's distribution). */
function countOf(mean: number, dice: Stream): number {
  let count = 0;
  let sum = -Math.log(1 - dice.float());
  while (sum < mean) {
    count += 1;
    sum -= Math.log(1 - dice.float());
  }
  return count;
}

/** How likely each player of a squad is to be the one hurt in practice, relative to a lineman. */
function sharesIn(squad: Squad, { injuries }: DynastyState['tuning']): Float64Array {
  const shares = new Float64Array(squad.length);
  for (let at = 0; at < squad.length; at++) shares[at] = injuries.practiceShare[squad[at]!.position];
  return shares;
}

/** Injuries of all programs before the games of `week`: on average `mean` a team, each `before` days before the games. */
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
      const player = squad[dice.weighted(shares)]!;
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

/** Injuries in practice before the games of a week, without players who recover by then. */
export function practiceInjuries(dynasty: DynastyState, week: number, squadOf: SquadOf): Injury[] {
  const { practice, practiceDays } = dynasty.tuning.injuries;
  return hurtBefore(dynasty, week, squadOf, practice, () => practiceDays);
}

/** Injuries in camp that last into the first week. */
export function campInjuries(dynasty: DynastyState, squadOf: SquadOf): Injury[] {
  const { camp, campDays } = dynasty.tuning.injuries;
  return hurtBefore(dynasty, 1, squadOf, camp, (dice) => dice.float() * campDays);
}
