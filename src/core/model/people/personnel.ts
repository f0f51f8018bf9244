import { mustGet } from '../lists.ts';
import { type ByPosition, POSITIONS, type Position, STARTER_SLOTS } from '../positions.ts';
import type { Defense, Offense, Schemes } from '../program/schemes.ts';

/** Number of players by position on the field together; positions left out have the usual number. */
type Look = Partial<ByPosition<number>>;

/** 11, 10, 12 and 21 personnel: coaches call an offense by its backs and tight ends. */
const ELEVEN: Look = { rb: 1, wr: 3, te: 1 };
const TEN: Look = { rb: 1, wr: 4, te: 0 };
const TWELVE: Look = { rb: 1, wr: 2, te: 2 };
const TWENTY_ONE: Look = { rb: 2, wr: 2, te: 1 };

/** Looks of each offense; one with several uses each as often. */
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

/** The eleven of a defense with four backs and with five. What has no front of its own lines up as the 4-3 does. */
const DEFENSE_LOOKS: Readonly<Record<Defense, { four: Look; five: Look; own: 'four' | 'five' }>> = {
  '4-2-5': { four: FOUR_THREE, five: FOUR_TWO_FIVE, own: 'five' },
  '4-3': { four: FOUR_THREE, five: FOUR_TWO_FIVE, own: 'four' },
  '3-4': { four: THREE_FOUR, five: TWO_FOUR_FIVE, own: 'four' },
  '3-3-5': { four: FOUR_THREE, five: THREE_THREE_FIVE, own: 'five' },
  multiple: { four: FOUR_THREE, five: FOUR_TWO_FIVE, own: 'four' },
};

/** Share of a team's snaps, 0 to 1, with so many players of a position on the field. */
interface Snaps {
  men: number;
  share: number;
}

/** A team's personnel. */
export interface Personnel {
  /** Starters by position. */
  starters: Readonly<ByPosition<number>>;
  /** Players on the field by position, with the share of snaps; shares add up to 1. */
  snaps: Readonly<ByPosition<readonly Snaps[]>>;
}

/** How a nation's teams share their snaps among looks (`tuning.schemes`); `personnel` 0: a dynasty without schemes' own. */
interface LookShares {
  personnel: number;
  nickel: number;
  fifthBack: number;
}

/** Looks of a side with the share of its snaps in each; what is left to 1 is the ordinary one. */
type Mixed = readonly (readonly [look: Look, share: number])[];

function offenseLooks(offense: Offense, { personnel }: LookShares): Mixed {
  const looks = OFFENSE_LOOKS[offense];
  return looks.map((look) => [look, personnel / looks.length]);
}

function defenseLooks(defense: Defense, { nickel, fifthBack }: LookShares): Mixed {
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
    const men = look[position];
    if (men === undefined) continue;
    shares.set(usual, mustGet(shares, usual) - share);
    shares.set(men, (shares.get(men) ?? 0) + share);
  }
  return [...shares].filter(([, share]) => share > LEAST_SHARE).map(([men, share]) => ({ men, share }));
}

/** Anything smaller is rounding. */
const LEAST_SHARE = 1e-9;

function snapsBy(looks: Mixed): Personnel['snaps'] {
  return Object.fromEntries(POSITIONS.map((position) => [position, snapsOf(position, looks)])) as ByPosition<Snaps[]>;
}

/** The personnel of a team with unknown schemes. */
export const ORDINARY: Personnel = { starters: STARTER_SLOTS, snaps: snapsBy([]) };

/** The personnel that schemes call for. Who starts is the eleven of a scheme's own look; the ordinary one where it has several. */
export function personnelOf({ offense, defense }: Schemes, shares: LookShares): Personnel {
  if (shares.personnel === 0) return ORDINARY;
  const looks = OFFENSE_LOOKS[offense];
  const { own, ...fronts } = DEFENSE_LOOKS[defense];
  return {
    starters: { ...STARTER_SLOTS, ...(looks.length === 1 ? looks[0] : ELEVEN), ...fronts[own] },
    snaps: snapsBy([...offenseLooks(offense, shares), ...defenseLooks(defense, shares)]),
  };
}

/** Shares of a team's snaps in 11 personnel, and of those of its defense with five backs. */
export function lookShares({ offense, defense }: Schemes, shares: LookShares): { eleven: number; fiveBacks: number } {
  if (shares.personnel === 0) return { eleven: 1, fiveBacks: 0 };
  const others = offenseLooks(offense, shares).filter(([look]) => look !== ELEVEN);
  const [[, fiveBacks]] = defenseLooks(defense, shares) as [Mixed[number], Mixed[number]];
  return { eleven: others.reduce((left, [, share]) => left - share, 1), fiveBacks };
}

/** How much a position counts relative to its usual weight: in proportion to its players on the field. */
export function weightOnField({ snaps }: Personnel, position: Position): number {
  return snaps[position].reduce((sum, { men, share }) => sum + share * men, 0) / STARTER_SLOTS[position];
}

/** The most players of a position that a team has on the field in any look. */
export function mostOnField({ snaps }: Personnel, position: Position): number {
  return Math.max(...snaps[position].map(({ men }) => men));
}
