import type { DynastyState, ForkSeeds } from '../../dynasty/dynasty-state.ts';
import { joinedDice, NO_FORK_SEEDS, seedOfGame } from '../../dynasty/gameday/game-dice.ts';
import { tryGame } from '../../dynasty/gameday/games.ts';
import { type Sheets, sheetsOf } from '../../dynasty/gameday/sheets.ts';
import type { Game, GameResult } from '../../model/game.ts';
import type { PlayerId, TeamId } from '../../model/ids.ts';
import { itemAt } from '../../model/lists.ts';
import type { ChangedFact, ChangedMove, Unsaid } from '../../model/what-if/changed-fact.ts';
import type { CHANGE_KINDS, MoveKind } from '../../model/what-if/measures.ts';
import type { Moment } from '../../model/what-if/moment.ts';
import { derivedSeed, type Seed } from '../../random/stream.ts';

/** A change to a finished game. */
interface GameChange {
  kind: (typeof CHANGE_KINDS)[number];
  game: Game & { result: GameResult };
  /** The kick, by its index in the game's log, and whether it is good. */
  kick?: { play: number; good: boolean };
  /** The player who avoids his injury. */
  player?: PlayerId;
}

/** A change to a signing, a hire or an opponent. */
export interface MoveChange {
  kind: MoveKind;
  moment: Moment;
  /** Teams whose seasons are compared. */
  teams: TeamId[];
  /** First and last season compared. */
  first: number;
  last: number;
  changed: ChangedMove;
  /** Pins the original outcome, which other random draws could change; null if they cannot. */
  asItWas: ChangedMove | null;
}

export type Change = GameChange | MoveChange;

/** Returns the moment a change is made. */
export function momentOf(change: Change): Moment {
  if ('moment' in change) return change.moment;
  const { year, week } = change.game;
  return { year, week };
}

/** Most replays of a game in search of a win by the other team. */
export const MOST_TRIES = 2000;
/** Different ways to win to look for. */
const MOST_WAYS = 25;

/** How the game can end with the change. */
export interface Ways {
  /** How often the other team won when the game was replayed; null if the game itself continues from the change. */
  chance: { wins: number; tries: number } | null;
  /** Seeds of a season, as it was or changed: run -1 has the dynasty's own, others have new ones. */
  dice(changed: boolean, run: number): ForkSeeds;
  /** The change as a fork stores it. */
  fact: Unsaid<ChangedFact>;
}

/** Seed of all other games in a run. */
function seedOfRun({ settings }: DynastyState, run: number): Seed | null {
  return run < 0 ? null : derivedSeed(settings.seed, 'what if', 'run', run);
}

const homeWon = ({ homeScore, awayScore }: GameResult): boolean => homeScore > awayScore;

/** Plays a game by a given seed; the same seed gives the same game. */
function trial(dynasty: DynastyState, sheets: Sheets, { id }: Game): (seed: Seed) => GameResult {
  return (seed) => {
    const forkSeeds = joinedDice(dynasty, { ...NO_FORK_SEEDS, games: new Map([[id, seed]]) });
    const result = tryGame({ ...dynasty, forkSeeds }, sheets, id)?.result;
    if (!result) throw new Error(`game ${id} is not in this week`);
    return result;
  };
}

/** Finds seeds by which the other team wins, by replaying the game repeatedly; null if there are none. */
function otherWinner(dynasty: DynastyState, { game }: GameChange): Ways | null {
  const play = trial(dynasty, sheetsOf(dynasty), game);
  const asBefore = (seed: Seed) => homeWon(play(seed)) === homeWon(game.result);
  const own = seedOfGame(dynasty, game.id);
  const seeds: Seed[] = [];
  // The dynasty's own seed, unless the player's calls decided the game.
  let [asItWas, tries] = [asBefore(own) ? own : null, 0];
  while (tries < MOST_TRIES && (seeds.length < MOST_WAYS || asItWas === null)) {
    tries += 1;
    const seed = derivedSeed(own, 'what if', game.id, tries);
    if (!asBefore(seed)) seeds.push(seed);
    else asItWas ??= seed;
  }
  const [first] = seeds;
  if (first === undefined || asItWas === null) return null;
  const of = (changed: boolean, run: number) => (changed ? itemAt(seeds, Math.max(0, run) % seeds.length) : asItWas);
  return {
    chance: { wins: seeds.length, tries },
    dice: (changed, run) => {
      return { ...NO_FORK_SEEDS, seed: seedOfRun(dynasty, run), games: new Map([[game.id, of(changed, run)]]) };
    },
    fact: { kind: 'winner', year: game.year, week: game.week, game: game.id, dice: first },
  };
}

/**
 * Leaves the game unchanged up to the kick; afterward the run's own draws continue, whether the kick was good or not.
 */
function otherKick(dynasty: DynastyState, { game }: GameChange, { play, good }: { play: number; good: boolean }): Ways {
  const own = new Map([[game.id, seedOfGame(dynasty, game.id)]]);
  return {
    chance: null,
    dice: (changed, run) => {
      const dice = seedOfRun(dynasty, run);
      const kicks = new Map([[game.id, { play, good: changed ? !good : good, dice }]]);
      return { ...NO_FORK_SEEDS, seed: dice, games: own, kicks };
    },
    fact: { kind: 'kick', year: game.year, week: game.week, game: game.id, play, good: !good },
  };
}

/** Lets the player leave the game as he did, but play in the next one. */
function noInjury(dynasty: DynastyState, { game: { id, year, week } }: GameChange, player: PlayerId): Ways {
  const own = new Map([[id, seedOfGame(dynasty, id)]]);
  return {
    chance: null,
    dice: (changed, run) => {
      const spared = changed ? [{ year, week, player }] : [];
      return { ...NO_FORK_SEEDS, seed: seedOfRun(dynasty, run), games: own, spared };
    },
    fact: { kind: 'injury', year, week, player },
  };
}

/** Forces a move. Games of the moment's own week keep their seeds, because they come before the move. */
function otherMove(dynasty: DynastyState, { moment, changed, asItWas }: MoveChange): Ways {
  const before = dynasty.games.filter(({ week }) => 'week' in moment && week === moment.week);
  const games = new Map(before.map(({ id }) => [id, seedOfGame(dynasty, id)]));
  return {
    chance: null,
    dice: (isChanged, run) => {
      const held = run < 0 || asItWas === null ? [] : [asItWas];
      return { ...NO_FORK_SEEDS, seed: seedOfRun(dynasty, run), games, moves: isChanged ? [changed] : held };
    },
    fact: changed,
  };
}

/** Returns how a change plays out from its moment on; null if it cannot happen. */
export function waysOf(dynasty: DynastyState, change: Change): Ways | null {
  if ('moment' in change) return otherMove(dynasty, change);
  if (change.kick !== undefined) return otherKick(dynasty, change, change.kick);
  if (change.player !== undefined) return noInjury(dynasty, change, change.player);
  return otherWinner(dynasty, change);
}
