import type { GameId } from '../model/ids.ts';
import type { Absence } from '../model/people/absences.ts';
import type { ChangedFact } from '../model/what-if/changed-fact.ts';
import { type Seed, stream } from '../random/stream.ts';
import type { DynastyState, OtherDice } from './dynasty-state.ts';

type Diced = Pick<DynastyState, 'settings' | 'otherDice'>;

/** What a fork plays by, from the facts that are changed in it. */
function diceOf(changed: readonly ChangedFact[]): OtherDice {
  const of = <Kind extends ChangedFact['kind']>(kind: Kind) =>
    changed.filter((each): each is Extract<ChangedFact, { kind: Kind }> => each.kind === kind);
  return {
    seed: null,
    games: new Map(of('winner').map(({ game, dice }) => [game, dice])),
    kicks: new Map(of('kick').map(({ game, play, good }) => [game, { play, good, dice: null }])),
    spared: of('injury'),
  };
}

/** What a fork plays by, whether it is kept or only asks; null: the dynasty's own dice alone. */
function diceIn({ settings: { changed }, otherDice }: Diced): OtherDice | null {
  if (otherDice !== undefined) return otherDice;
  return changed === undefined ? null : diceOf(changed);
}

/** Other dice on top of those that a fork has already. */
export function joinedDice(dynasty: Diced, more: OtherDice): OtherDice {
  const before = diceIn(dynasty);
  if (before === null) return more;
  return {
    seed: more.seed ?? before.seed,
    games: new Map([...before.games, ...more.games]),
    kicks: new Map([...before.kicks, ...more.kicks]),
    spared: [...before.spared, ...more.spared],
  };
}

/** The seed that a game and who is hurt in it are drawn from: the dynasty's own, but in a fork with other dice. */
export function seedOfGame(dynasty: Diced, game: GameId): Seed {
  const dice = diceIn(dynasty);
  return dice?.games.get(game) ?? dice?.seed ?? dynasty.settings.seed;
}

/** The kick of a game that a fork changes, and the dice after it; null: none. */
export function changedKickIn(dynasty: Diced, year: number, game: GameId) {
  const changed = diceIn(dynasty)?.kicks.get(game);
  if (changed === undefined) return null;
  const { play, good, dice } = changed;
  return { play, good, after: dice === null ? null : stream(dice, 'season', year, 'game', game, 'after', play) };
}

/** The absences that happen: a fork may spare a player his injury. */
export function withoutSpared(dynasty: Diced, absences: Absence[]): Absence[] {
  const spared = diceIn(dynasty)?.spared ?? [];
  if (spared.length === 0) return absences;
  const isSpared = ({ type, year, week, player }: Absence) =>
    type === 'injury' &&
    spared.some((each) => each.player === player && each.year === year && week - each.week <= 1 && week >= each.week);
  return absences.filter((each) => !isSpared(each));
}
