import type { Drive, Play, PlayedGame } from '../../contract/views/season/game.ts';
import { percent } from '../../words/numbers.ts';
import { finalLabel } from '../../words/terms.ts';
import { downText, sidesOf, timeText } from '../drives.ts';
import { KICKS_OFF } from './sideline.ts';

/** A game watched play by play: how far it has been shown, and how it looks. */

/** A play and its drive. */
export interface TimedPlay extends Play {
  drive: Drive;
}

/** A game that can be watched: a finished one, or one being played alongside the user's own. */
export type Watched = Pick<PlayedGame, 'game' | 'drives'>;

export interface WatchState {
  /** Plays shown so far. */
  at: number;
  playing: boolean;
  /** 0 to 4. */
  speed: number;
}

/** Milliseconds a play at each speed. */
export const SPEEDS = [2400, 1200, 600, 250, 80] as const;

/** Changes to a watch's pace only. */
type PaceMove = { to: 'pause' | 'faster' | 'slower' } | { to: 'speed'; speed: number };

export type WatchMove =
  | PaceMove
  | { to: 'next' | 'back' | 'score' | 'drive' | 'end' | 'start' | 'toggle' | 'tick' }
  | { to: 'play'; at: number };

/** Returns a watch after a change of pace. `speeds`: how many it has. */
export function paced(watch: WatchState, move: PaceMove, speeds: number): WatchState {
  if (move.to === 'pause') return { ...watch, playing: false };
  const speed = move.to === 'speed' ? move.speed : watch.speed + (move.to === 'faster' ? 1 : -1);
  return { ...watch, speed: Math.max(0, Math.min(speeds - 1, speed)) };
}

/** Returns every play of a game in order. */
export function playsOf(game: Pick<PlayedGame, 'drives'>): TimedPlay[] {
  return game.drives.flatMap((drive) => drive.plays.map((play) => ({ ...play, drive })));
}

/** Returns the number of plays shown after skipping ahead to the end of a play that satisfies `stop`. */
function until(plays: readonly TimedPlay[], at: number, stop: (index: number) => boolean): number {
  for (let index = at; index < plays.length; index++) if (stop(index)) return index + 1;
  return plays.length;
}

/** Returns a watched game after a key, a click or a tick of its clock. */
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
    case 'play':
      return { ...go(move.at), playing: false };
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
    case 'pause':
    case 'faster':
    case 'slower':
    case 'speed':
      return paced(watch, move, SPEEDS.length);
  }
}

/** The state of a watched game after the plays shown. */
export interface Moment {
  last: TimedPlay | undefined;
  next: TimedPlay | undefined;
  over: boolean;
  scoreA: number;
  scoreB: number;
  /** Team A's chance of winning. */
  chanceA: number;
  /** `12:04 1st`, or `Final`. */
  time: string;
  /** `3rd & 7 at MICH 45`, the team that kicks off, or a try. */
  down: string;
}

const REGULATION = 4;

/** Returns the moment after a number of plays. */
export function momentOf(page: Watched, plays: readonly TimedPlay[], at: number): Moment {
  const [last, next] = [plays[at - 1], plays[at]];
  return {
    last,
    next,
    over: next === undefined,
    scoreA: last?.scoreA ?? 0,
    scoreB: last?.scoreB ?? 0,
    chanceA: last?.winProbA ?? page.game.winProbA,
    time:
      next === undefined
        ? finalLabel(Math.max(0, (last?.quarter ?? 0) - REGULATION))
        : timeText(next.quarter, next.clock),
    down: next === undefined ? '' : nextDown(page, next),
  };
}

/** The next play: `3rd & 7 at MICH 45`, `MICH kicks off`, `MICH, the try`. */
function nextDown(page: Watched, play: TimedPlay): string {
  const sides = sidesOf(page, play.offense);
  if (play.down === null) return play.kind === 'kickoff' ? KICKS_OFF(sides[0]) : `${sides[0]}, the try`;
  return downText(play, sides);
}

/** Both teams' win probability: `Chance to win: OSU 37%, MICH 63%`. */
export function chancesText({ game: { teamA, teamB } }: Watched, chanceA: number): string {
  return `Chance to win: ${teamB.abbreviation} ${percent(1 - chanceA)}, ${teamA.abbreviation} ${percent(chanceA)}`;
}
