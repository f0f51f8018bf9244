import type { GameId } from '../../model/ids.ts';
import type { Absence } from '../../model/people/absences.ts';
import type { ChangedFact, ChangedMove } from '../../model/what-if/changed-fact.ts';
import { type Seed, stream } from '../../random/stream.ts';
import type { ForkSeeds, Season } from '../dynasty-state.ts';

/** No seeds besides the dynasty's own. */
export const NO_FORK_SEEDS: ForkSeeds = { seed: null, games: new Map(), kicks: new Map(), spared: [], moves: [] };

/** Seeds a fork uses because of its changed facts. */
function diceOf(changed: readonly ChangedFact[]): ForkSeeds {
  const of = <Kind extends ChangedFact['kind']>(kind: Kind) =>
    changed.filter((each): each is Extract<ChangedFact, { kind: Kind }> => each.kind === kind);
  return {
    seed: null,
    games: new Map(of('winner').map(({ game, dice }) => [game, dice])),
    kicks: new Map(of('kick').map(({ game, play, good }) => [game, { play, good, dice: null }])),
    spared: of('injury'),
    moves: [...of('signing'), ...of('hire'), ...of('stay'), ...of('opponent')],
  };
}

/** Seeds a fork uses, whether it is saved or only a what-if; null if the dynasty has only its own. */
function diceIn({ settings: { changed }, forkSeeds }: Season): ForkSeeds | null {
  if (forkSeeds !== undefined) return forkSeeds;
  return changed === undefined ? null : diceOf(changed);
}

/** Adds seeds to those a fork already uses. */
export function joinedDice(dynasty: Season, more: ForkSeeds): ForkSeeds {
  const before = diceIn(dynasty);
  if (before === null) return more;
  return {
    seed: more.seed ?? before.seed,
    games: new Map([...before.games, ...more.games]),
    kicks: new Map([...before.kicks, ...more.kicks]),
    spared: [...before.spared, ...more.spared],
    moves: [...before.moves, ...more.moves],
  };
}

/** Returns the seed for a game and its injuries: the dynasty's own, unless a fork changes it. */
export function seedOfGame(dynasty: Season, game: GameId): Seed {
  const dice = diceIn(dynasty);
  return dice?.games.get(game) ?? dice?.seed ?? dynasty.settings.seed;
}

/** The kick a fork changes in a game, and the draws after it; null if none. */
export function changedKickIn(dynasty: Season, year: number, game: GameId) {
  const changed = diceIn(dynasty)?.kicks.get(game);
  if (changed === undefined) return null;
  const { play, good, dice } = changed;
  return { play, good, after: dice === null ? null : stream(dice, 'season', year, 'game', game, 'after', play) };
}

/** Removes injuries that a fork spares its players. */
export function withoutSpared(dynasty: Season, absences: Absence[]): Absence[] {
  const spared = diceIn(dynasty)?.spared ?? [];
  if (spared.length === 0) return absences;
  const isSpared = ({ type, year, week, player }: Absence) =>
    type === 'injury' &&
    spared.some((each) => each.player === player && each.year === year && week - each.week <= 1 && week >= each.week);
  return absences.filter((each) => !isSpared(each));
}

/** Moves of one kind that a fork forces in a season. */
export function movesIn<Kind extends ChangedMove['kind']>(
  dynasty: Season,
  year: number,
  kind: Kind,
): Extract<ChangedMove, { kind: Kind }>[] {
  const moves = diceIn(dynasty)?.moves ?? [];
  const isAsked = (move: ChangedMove): move is Extract<ChangedMove, { kind: Kind }> =>
    move.kind === kind && move.year === year;
  return moves.filter(isAsked);
}
