import {
  COL,
  PENALTIES,
  PLAY_KINDS,
  PLAY_RESULTS,
  PLAY_STRIDE,
  type PlayColumn,
  TRICK_PLAYS,
} from '../../model/plays/play.ts';

type Range = readonly [least: number, most: number];

/** Limits on a play's numbers that index a list or are added up: far wider than any game needs. */
const RANGES: Partial<Readonly<Record<PlayColumn, Range>>> = {
  quarter: [1, 100],
  offense: [0, 1],
  down: [0, 4],
  kind: [0, PLAY_KINDS.length - 1],
  result: [0, PLAY_RESULTS.length - 1],
  penalty: [0, PENALTIES.length - 1],
  penaltyCall: [0, 5],
  trick: [0, TRICK_PLAYS.length - 1],
};

/** Columns that name a player by slot (-1: none), and those that name him by slot + 1 of either side. */
const SLOTS: readonly PlayColumn[] = [
  'actor',
  'target',
  'tackler',
  'assist',
  'defender',
  'forcer',
  'returner',
  'penaltySlot',
];
const SIDED: readonly PlayColumn[] = ['fumbler', 'recoverer'];

/**
 * Returns the columns of a play log with a value out of range, such as a player neither side dressed.
 *
 * @param dressed players dressed, the larger of the two sides
 */
export function strangeColumns(plays: Int16Array, dressed: number): PlayColumn[] {
  const all: [PlayColumn, Range][] = [
    ...(Object.entries(RANGES) as [PlayColumn, Range][]),
    ...SLOTS.map((column): [PlayColumn, Range] => [column, [-1, dressed - 1]]),
    ...SIDED.map((column): [PlayColumn, Range] => [column, [-dressed, dressed]]),
  ];
  return all.filter(([column, range]) => !within(plays, COL[column], range)).map(([column]) => column);
}

function within(plays: Int16Array, column: number, [least, most]: Range): boolean {
  for (let at = column; at < plays.length; at += PLAY_STRIDE) {
    if (plays[at]! < least || plays[at]! > most) return false;
  }
  return true;
}
