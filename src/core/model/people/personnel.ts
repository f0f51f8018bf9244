import { mustGet } from '../lists.ts';
import { type ByPosition, POSITIONS, type Position, STARTER_SLOTS } from '../positions.ts';
import type { Defense, Offense, Schemes } from '../program/schemes.ts';

/** Players on the field by position; positions left out have the usual number. */
type Look = Partial<ByPosition<number>>;

/** 11, 10, 12 and 21 personnel, named by running backs and tight ends. */
const ELEVEN: Look = { rb: 1, wr: 3, te: 1 };
const TEN: Look = { rb: 1, wr: 4, te: 0 };
const TWELVE: Look = { rb: 1, wr: 2, te: 2 };
const TWENTY_ONE: Look = { rb: 2, wr: 2, te: 1 };

/** Personnel groupings of each offense; with several, each is used equally. */
const OFFENSE_LOOKS: Readonly<Record<Offense, readonly [Look, ...Look[]]>> = {
  spread: [ELEVEN],
  'air raid': [TEN],
  pro: [TWELVE],
  option: [TWENTY_ONE],
  multiple: [TWELVE, TWENTY_ONE],
};

const FOUR_THREE: Look = { dl: 4, lb: 3, cb: 2, s: 2 };
const THREE_FOUR: Look = { dl: 3, lb: 4, cb: 2, s: 2 };
const FOUR_TWO_FIVE: Look = { dl: 4, lb: 2, cb: 3, s: 2 };
const TWO_FOUR_FIVE: Look = { dl: 2, lb: 4, cb: 3, s: 2 };
const THREE_THREE_FIVE: Look = { dl: 3, lb: 3, cb: 2, s: 3 };

/**
 * Lineups of a defense with four defensive backs and with five. A defense without its own front lines up like the 4-3.
 */
const DEFENSE_LOOKS: Readonly<Record<Defense, { four: Look; five: Look; own: 'four' | 'five' }>> = {
  '4-2-5': { four: FOUR_THREE, five: FOUR_TWO_FIVE, own: 'five' },
  '4-3': { four: FOUR_THREE, five: FOUR_TWO_FIVE, own: 'four' },
  '3-4': { four: THREE_FOUR, five: TWO_FOUR_FIVE, own: 'four' },
  '3-3-5': { four: FOUR_THREE, five: THREE_THREE_FIVE, own: 'five' },
  multiple: { four: FOUR_THREE, five: FOUR_TWO_FIVE, own: 'four' },
};

/** Share of a team's snaps, 0 to 1, with this many players of a position on the field. */
interface Snaps {
  players: number;
  share: number;
}

/** A team's personnel usage. */
export interface Personnel {
  starters: Readonly<ByPosition<number>>;
  /** Players on the field by position with their share of snaps; shares add up to 1. */
  snaps: Readonly<ByPosition<readonly Snaps[]>>;
}

/**
 * How teams nationwide divide snaps among groupings (`tuning.schemes`); `personnel` 0 means the dynasty has no
 * scheme-specific personnel.
 */
interface LookShares {
  personnel: number;
  nickel: number;
  fifthBack: number;
}

/** Groupings of a side with their share of snaps; the rest of the snaps use the ordinary one. */
type Mixed = readonly (readonly [look: Look, share: number])[];

function offenseLooks(offense: Offense, { personnel }: LookShares): Mixed {
  const looks = OFFENSE_LOOKS[offense];
  return looks.map((look) => [look, personnel / looks.length]);
}

function defenseLooks(
  defense: Defense,
  { nickel, fifthBack }: LookShares,
): [fiveBacks: Mixed[number], fourBacks: Mixed[number]] {
  const { four, five, own } = DEFENSE_LOOKS[defense];
  const share = own === 'five' ? nickel : fifthBack;
  return [
    [five, share],
    [four, 1 - share],
  ];
}

function snapsOf(position: Position, looks: Mixed): Snaps[] {
  const usual = STARTER_SLOTS[position];
  const shares = new Map([[usual, 1]]);
  for (const [look, share] of looks) {
    const players = look[position];
    if (players === undefined) continue;
    shares.set(usual, mustGet(shares, usual) - share);
    shares.set(players, (shares.get(players) ?? 0) + share);
  }
  return [...shares].filter(([, share]) => share > LEAST_SHARE).map(([players, share]) => ({ players, share }));
}

/** Smaller shares are rounding errors. */
const LEAST_SHARE = 1e-9;

function snapsBy(looks: Mixed): Personnel['snaps'] {
  return Object.fromEntries(POSITIONS.map((position) => [position, snapsOf(position, looks)])) as ByPosition<Snaps[]>;
}

/** Personnel of a team whose schemes are unknown. */
export const ORDINARY: Personnel = { starters: STARTER_SLOTS, snaps: snapsBy([]) };

/**
 * Returns the personnel of a team's schemes. The starters are the scheme's own grouping, or the ordinary one if it has
 * several.
 */
export function personnelOf({ offense, defense }: Schemes, shares: LookShares): Personnel {
  if (shares.personnel === 0) return ORDINARY;
  const looks = OFFENSE_LOOKS[offense];
  const { own, ...fronts } = DEFENSE_LOOKS[defense];
  return {
    starters: { ...STARTER_SLOTS, ...(looks.length === 1 ? looks[0] : ELEVEN), ...fronts[own] },
    snaps: snapsBy([...offenseLooks(offense, shares), ...defenseLooks(defense, shares)]),
  };
}

/** Share of offensive snaps in 11 personnel, and of defensive snaps with five backs. */
export function lookShares({ offense, defense }: Schemes, shares: LookShares): { eleven: number; fiveBacks: number } {
  if (shares.personnel === 0) return { eleven: 1, fiveBacks: 0 };
  const others = offenseLooks(offense, shares).filter(([look]) => look !== ELEVEN);
  const [[, fiveBacks]] = defenseLooks(defense, shares);
  return { eleven: others.reduce((left, [, share]) => left - share, 1), fiveBacks };
}

/** Weight of a position relative to the usual, in proportion to its players on the field. */
export function weightOnField({ snaps }: Personnel, position: Position): number {
  return snaps[position].reduce((sum, { players, share }) => sum + share * players, 0) / STARTER_SLOTS[position];
}

/** Most players of a position on the field in any grouping. */
export function mostOnField({ snaps }: Personnel, position: Position): number {
  return Math.max(...snaps[position].map(({ players }) => players));
}
