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

/** How far an opponent expects each call before the game starts, 0 to 1. */
export type Film = ReadonlyMap<PlayCall, number>;

/** No film: the coach has not called a play this season, so opponents know nothing about him. */
export const NO_FILM: Film = new Map();

/**
 * Calls that reveal a tendency: the base defense and kicks are every staff's choice, and tricks are tracked one by one.
 */
const TELLING: ReadonlySet<SidelineCall> = new Set(
  [...RUNS, ...PASSES, ...DEFENSE_CALLS.filter((call) => call !== 'base')].filter((call) => !isTrick(call)),
);

const isTelling = (call: SidelineCall): call is PlayCall => TELLING.has(call);

/**
 * Returns each call's share of a team's plays on its side of the ball this season, 0 to 1, counting only the coach's
 * own calls; the staff's reveal nothing. `games`: games played, coached or not.
 */
export function callShares(called: CalledGames, games: number, knobs: Knobs): Map<PlayCall, number> {
  const shares = new Map<PlayCall, number>();
  const plays = knobs.filmPlays * Math.max(1, games);
  for (const call of called.flat()) if (isTelling(call)) shares.set(call, (shares.get(call) ?? 0) + 1 / plays);
  return shares;
}

/** Returns how often a team's coach has shown each trick this season. */
export function tricksSeen(called: CalledGames): Map<Trick, number> {
  const calls = called.flat();
  const counted = TRICKS.map((trick) => [trick, calls.filter((call) => call === trick).length] as const);
  return new Map(counted.filter(([, times]) => times > 0));
}

/** Returns how closely a team watches for a trick after seeing it this often, 0 to 1; `each`: after one time. */
export function watchedFor(times: number, each: number): number {
  let missed = 1;
  for (let seen = 0; seen < times; seen++) missed *= 1 - each;
  return 1 - missed;
}

/** Returns the film that opponents have prepared with. */
export function filmOf(called: CalledGames, games: number, knobs: Knobs): Film {
  if (called.length === 0) return NO_FILM;
  const known = [...callShares(called, games, knobs)].map(
    ([call, share]) => [call, knobs.film * Math.max(0, Math.min(1, share) - knobs.filmUsual)] as const,
  );
  const tricks = [...tricksSeen(called)].map(([trick, times]) => [trick, watchedFor(times, knobs.trickFilm)] as const);
  return new Map([...known.filter(([, known]) => known > 0), ...tricks]);
}
