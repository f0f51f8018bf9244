import {
  type CalledGames,
  DEFENSE_CALLS,
  isTrick,
  type PlayCall,
  type SidelineCall,
  TRICKS,
  type Trick,
} from '../../model/plays/sideline.ts';
import { PASSES, RUNS } from './played.ts';
import type { Knobs } from './shapes.ts';

/** How much an opponent goes by each call before he has seen it in a game, 0 to 1. */
export type Film = ReadonlyMap<PlayCall, number>;

/** A team that has not called a play itself this season: its opponents know nothing of its coach. */
export const NO_FILM: Film = new Map();

/** Calls that give a tendency away: the base defense and kicks are what every staff does, and tricks are known one by one. */
const TELLING: ReadonlySet<SidelineCall> = new Set(
  [...RUNS, ...PASSES, ...DEFENSE_CALLS.filter((call) => call !== 'base')].filter((call) => !isTrick(call)),
);

const isTelling = (call: SidelineCall): call is PlayCall => TELLING.has(call);

/**
 * The share of a team's plays on its side of the ball this season that each call of its coach was, 0 to 1; what the staff has called
 * gives nothing away. `games`: those it has played, coached or not.
 */
export function callShares(called: CalledGames, games: number, k: Knobs): Map<PlayCall, number> {
  const shares = new Map<PlayCall, number>();
  const plays = k.filmPlays * Math.max(1, games);
  for (const call of called.flat()) if (isTelling(call)) shares.set(call, (shares.get(call) ?? 0) + 1 / plays);
  return shares;
}

/** How often a team's coach has shown each trick this season. */
export function tricksShown(called: CalledGames): Map<Trick, number> {
  const calls = called.flat();
  const counted = TRICKS.map((trick) => [trick, calls.filter((call) => call === trick).length] as const);
  return new Map(counted.filter(([, times]) => times > 0));
}

/** How much a side that has seen a trick so often looks for it, 0 to 1; `each`: after once. */
export function watchedFor(times: number, each: number): number {
  let missed = 1;
  for (let seen = 0; seen < times; seen++) missed *= 1 - each;
  return 1 - missed;
}

/** What the opponents have prepared for. */
export function filmOf(called: CalledGames, games: number, k: Knobs): Film {
  if (called.length === 0) return NO_FILM;
  const known = [...callShares(called, games, k)].map(
    ([call, share]) => [call, k.film * Math.max(0, Math.min(1, share) - k.filmUsual)] as const,
  );
  const tricks = [...tricksShown(called)].map(([trick, times]) => [trick, watchedFor(times, k.trickFilm)] as const);
  return new Map([...known.filter(([, known]) => known > 0), ...tricks]);
}
