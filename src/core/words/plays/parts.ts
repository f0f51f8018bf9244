import { PLAY_FLAGS } from '../../model/plays/play.ts';
import { plural } from '../numbers.ts';
import { hasFlag, other, type PlayRow, resultOf, signedSlot } from './row.ts';

/** The names in one game, for play texts. Side 0 is home. */
export interface PlayNames {
  team(side: 0 | 1): string;
  abbreviation(side: 0 | 1): string;
  /** `J. McCarthy`. */
  player(side: 0 | 1, slot: number): string;
}

interface NamedTeam {
  name: string;
  abbreviation: string;
}

/** `J. McCarthy`. */
export function shortName(first: string, last: string): string {
  const initial = first.codePointAt(0);
  return initial === undefined ? last : `${String.fromCodePoint(initial)}. ${last}`;
}

/** Names for `playText` from the two teams and their players in slot order, home first. */
export function playNames(
  teams: readonly [NamedTeam, NamedTeam],
  players: readonly [readonly string[], readonly string[]],
): PlayNames {
  return {
    team: (side) => teams[side].name,
    abbreviation: (side) => teams[side].abbreviation,
    player: (side, slot) => players[side][slot] ?? teams[side].name,
  };
}

/** `for 14 yards`, `for no gain`, `for a loss of 3 yards`. */
export function gain(yards: number): string {
  if (yards === 0) return 'for no gain';
  return yards > 0 ? `for ${plural(yards, 'yard')}` : `for a loss of ${plural(-yards, 'yard')}`;
}

/** ` (tackled by A and B)`, or how the carrier left the field; empty if he was not brought down. */
export function tackle(row: PlayRow, side: 0 | 1, names: PlayNames): string {
  const by = tacklers(row, side, names);
  if (hasFlag(row, PLAY_FLAGS.outOfBounds)) return by === '' ? ', out of bounds' : ` (pushed out of bounds by ${by})`;
  return by === '' ? '' : ` (tackled by ${by})`;
}

/** The names of the tacklers of a tackle or sack; empty if there was none. */
export function tacklers(row: PlayRow, side: 0 | 1, names: PlayNames): string {
  const { tackler, assist } = row;
  if (tackler < 0) return assist < 0 ? '' : names.player(side, assist);
  const first = names.player(side, tackler);
  return assist < 0 ? first : `${first} and ${names.player(side, assist)}`;
}

/** A return: `returned 23 yards`, `no return`. */
export function returned(yards: number): string {
  if (yards === 0) return 'no return';
  return yards > 0 ? `returned ${plural(yards, 'yard')}` : `returned for a loss of ${plural(-yards, 'yard')}`;
}

/** A fumble and its recovery: `, fumble by A (forced by B), recovered by C (Ohio State)`. */
export function fumbleText(row: PlayRow, names: PlayNames): string {
  const fumbler = signedSlot(row, 'fumbler');
  if (fumbler === null) return '';
  const forced = row.forcer >= 0 ? ` (forced by ${names.player(other(fumbler.side), row.forcer)})` : '';
  const word = resultOf(row) === 'muffed' ? 'muffed' : 'fumble';
  return `, ${word} by ${names.player(fumbler.side, fumbler.slot)}${forced}${recovery(row, names)}`;
}

function recovery(row: PlayRow, names: PlayNames): string {
  const by = signedSlot(row, 'recoverer');
  return by === null ? ', out of bounds' : `, recovered by ${names.player(by.side, by.slot)} (${names.team(by.side)})`;
}
