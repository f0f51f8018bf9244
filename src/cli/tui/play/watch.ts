import type { Drive, Play, PlayedGame } from '../../../core/contract/views/season/game.ts';
import type { WatchMove } from './event.ts';
import { SPEEDS, type WatchState } from './state.ts';

/** A play with the drive it belongs to. */
export interface TimedPlay extends Play {
  drive: Drive;
}

/** Every play of a game in order. */
export function playsOf(game: Pick<PlayedGame, 'drives'>): TimedPlay[] {
  return game.drives.flatMap((drive) => drive.plays.map((play) => ({ ...play, drive })));
}

/** The number of plays shown after skipping ahead to the end of a play that satisfies `stop`. */
function until(plays: readonly TimedPlay[], at: number, stop: (index: number) => boolean): number {
  for (let index = at; index < plays.length; index++) if (stop(index)) return index + 1;
  return plays.length;
}

/** A watched game after a key or a tick of its clock. */
export function moveWatch(watch: WatchState, move: WatchMove, plays: readonly TimedPlay[]): WatchState {
  const last = plays.length;
  const go = (at: number): WatchState => {
    const there = Math.max(0, Math.min(at, last));
    return { ...watch, at: there, playing: watch.playing && there < last };
  };
  switch (move.to) {
    case 'tick':
      return watch.playing ? go(watch.at + 1) : watch;
    case 'next':
      return { ...go(watch.at + 1), playing: false };
    case 'back':
      return { ...go(watch.at - 1), playing: false };
    case 'score':
      return go(until(plays, watch.at, (index) => plays[index]?.scoringPlay === true));
    case 'drive':
      return go(until(plays, watch.at, (index) => plays[index]?.drive !== plays[index + 1]?.drive));
    case 'end':
      return go(last);
    case 'start':
      return go(0);
    case 'toggle':
      return { ...watch, playing: !watch.playing && watch.at < last };
    case 'faster':
      return { ...watch, speed: Math.min(SPEEDS.length - 1, watch.speed + 1) };
    case 'slower':
      return { ...watch, speed: Math.max(0, watch.speed - 1) };
    case 'speed':
      return { ...watch, speed: Math.max(0, Math.min(SPEEDS.length - 1, move.speed)) };
  }
}
