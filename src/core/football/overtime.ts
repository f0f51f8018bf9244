import { FIELD_YARDS, QUARTERS } from '../model/rules.ts';
import { playTry, twoPointPlay } from './kicks/tries.ts';
import { other } from './settle.ts';
import { snap } from './snap.ts';
import { type GameState, PHASE_SCRIMMAGE, PHASE_TRY } from './state.ts';

/**
 * Periods after which the game is decided by a coin flip. No real game has come near it, but with extreme tuning
 * neither team, or both, would score every time, and the game would never end.
 */
const MOST_PERIODS = 50;

/**
 * Plays overtime periods by the season's rules until a team leads after one: each side gets a series or, from period
 * `twoPointPlaysFrom` on, one two-point play. The teams alternate going first.
 */
export function overtime(g: GameState): void {
  const { timeouts, twoPointPlaysFrom } = g.rules.overtime;
  let first: 0 | 1 = g.dice.float() < 0.5 ? 0 : 1;
  for (let period = 1; g.score[0] === g.score[1]; period++) {
    g.quarter = QUARTERS + period;
    g.clock = 0;
    g.timeouts.fill(timeouts);
    const even = period > MOST_PERIODS;
    if (even || (twoPointPlaysFrom !== null && period >= twoPointPlaysFrom)) {
      alternate(g, first, even);
      if (g.score[first]! >= g.score[1 - first]!) alternate(g, other(first), even);
    } else if (!series(g, first, false)) {
      series(g, other(first), true);
    }
    first = other(first);
  }
}

/** Plays one two-point play. */
function alternate(g: GameState, side: 0 | 1, even: boolean): void {
  g.tryBy(side);
  g.openPlay();
  twoPointPlay(g, even);
  g.record();
}

/**
 * Plays one team's series. `last` when the opponent has had its own, so the first lead ends the game. Returns true if
 * the game is over before the other side's turn (the defense scored).
 */
function series(g: GameState, side: 0 | 1, last: boolean): boolean {
  const before = g.score[1 - side]!;
  g.startPossession(side, FIELD_YARDS - g.rules.overtime.seriesLine);
  g.answers = last;
  const { drive } = g;
  while (g.phase === PHASE_SCRIMMAGE && g.offense === side && g.drive === drive) snap(g);
  if (g.score[1 - side]! > before) return true;
  if (g.phase === PHASE_TRY) {
    if (last && g.score[side]! > g.score[1 - side]!) return false;
    g.openPlay();
    playTry(g);
    g.record();
  }
  return false;
}
