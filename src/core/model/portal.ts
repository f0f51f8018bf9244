import type { PlayerId, TeamId } from './ids.ts';

/** Reasons to enter the portal. Saves store the index in this list: new ones come last. */
export const PORTAL_REASONS = ['playing_time', 'step_up', 'home', 'new_coach', 'fresh_start', 'money'] as const;
export type PortalReason = (typeof PORTAL_REASONS)[number];

/**
 * Parts of a transfer's interest in a program; they add up. `places`: its open spots at his position; `standing`: its
 * appeal to players of his caliber; `home`: its distance from his home; `playing_time`: whether he would start; `need`:
 * whether he is good enough for it; `money`: its remaining NIL money; `fit`: personal fit with the staff; `offer`: the
 * head coach's own call; `idle`: hours the staff left unused that year. Saves store the index in this list: new ones
 * come last.
 */
export const PORTAL_PARTS = [
  'places',
  'standing',
  'home',
  'playing_time',
  'need',
  'money',
  'fit',
  'offer',
  'idle',
] as const;

export type PortalPart = (typeof PORTAL_PARTS)[number];

/** Outcomes for a player in the portal. Saves store the index in this list. */
export const PORTAL_ENDS = ['open', 'moved', 'below', 'none', 'withdrawn'] as const;
export type PortalEnd = (typeof PORTAL_ENDS)[number];

/** A program a transfer considered when he chose, with the parts of his interest in it (`PORTAL_PARTS`). */
export interface PortalFinalist {
  team: TeamId;
  parts: readonly number[];
}

/** A player who entered the portal. */
export interface Transfer {
  /** The season he transfers after. */
  year: number;
  player: PlayerId;
  /** Null if he comes from FCS. */
  from: TeamId | null;
  /** Null unless he moved within FBS or came from FCS. */
  to: TeamId | null;
  end: PortalEnd;
  reason: PortalReason;
  /** Month he entered, 1 to 12. */
  month: number;
  /** His finalists, his choice first; empty if the player's program was not involved. */
  finalists: readonly PortalFinalist[];
}

/** The first season after which there was a portal (it opened in October 2018). */
const FIRST_PORTAL = 2018;
/** The first season followed by entry windows, in winter and spring; before that, players could enter at any time. */
const FIRST_WINDOWS = 2022;
/** The first season followed by a single window, in January. */
const FIRST_JANUARY = 2025;

/** Whether a transfer portal opens after a season; before there was one, players asked for their release. */
export function hasPortal(year: number): boolean {
  return year >= FIRST_PORTAL;
}

/** Months in which players may enter after a season, with the percentage who enter in each. */
export function portalMonths(year: number): readonly (readonly [month: number, share: number])[] {
  if (year >= FIRST_JANUARY) return [[1, 100]];
  if (year >= FIRST_WINDOWS) {
    return [
      [12, 53],
      [1, 14],
      [4, 30],
      [5, 3],
    ];
  }
  return [
    [11, 12],
    [12, 26],
    [1, 18],
    [2, 8],
    [3, 8],
    [4, 12],
    [5, 8],
    [6, 5],
    [7, 3],
  ];
}

/** Role promises to a coach's own players and calls to players in the portal, kept until he changes them. */
export interface PortalChoices {
  /** Players promised a bigger role, with the season the promise follows. */
  promises: readonly { year: number; player: PlayerId }[];
  /** Players he calls himself this year. */
  offers: readonly PlayerId[];
  /** Players he passes on this year. */
  passes: readonly PlayerId[];
}

/** Choices of a coach who leaves the portal to his staff. */
export const NO_CHOICES: PortalChoices = { promises: [], offers: [], passes: [] };

/** Returns the players promised a bigger role after a season. */
export function promisedIn({ promises }: PortalChoices, year: number): ReadonlySet<PlayerId> {
  return new Set(promises.filter((each) => each.year === year).map(({ player }) => player));
}

const LISTS = ['keep', 'release', 'offer', 'pass'] as const;

/**
 * Changes of a portal decision: role promises made and withdrawn, players to call and to pass on. `staff`: players handed
 * back to the staff; true hands back all.
 */
export interface PortalChange extends Partial<Record<(typeof LISTS)[number], readonly PlayerId[]>> {
  /** The season it follows. */
  year: number;
  staff?: true | readonly PlayerId[];
}

/** Choices carried over to another year: promises are remembered, while calls and passes last one year. */
export function nextYearsChoices({ promises }: PortalChoices): PortalChoices {
  return { ...NO_CHOICES, promises };
}

const without = (list: readonly PlayerId[], gone: readonly PlayerId[]): PlayerId[] =>
  list.filter((id) => !gone.includes(id));

/** Returns a year's choices after a change. */
export function changedChoices(before: PortalChoices, change: PortalChange): PortalChoices {
  const { year, keep = [], release = [], offer = [], pass = [] } = change;
  const past = before.promises.filter((each) => each.year !== year);
  if (change.staff === true) return { ...NO_CHOICES, promises: past };
  const back = change.staff ?? [];
  const kept = new Set([...without([...promisedIn(before, year)], [...release, ...back]), ...keep]);
  const unsaid = (list: readonly PlayerId[]) => without(list, [...offer, ...pass, ...back]);
  return {
    promises: [...past, ...[...kept].map((player) => ({ year, player }))],
    offers: [...unsaid(before.offers), ...offer],
    passes: [...unsaid(before.passes), ...pass],
  };
}

/** Reads a stored change; null for anything else. */
function changeFrom(written: unknown): PortalChange | null {
  if (written === null || typeof written !== 'object') return null;
  const given = written as Readonly<Record<string, unknown>>;
  if (!Number.isInteger(given.year)) return null;
  const lists = [...LISTS.map((name) => given[name]), given.staff === true ? undefined : given.staff];
  const whole = lists.every((list) => list === undefined || (Array.isArray(list) && list.every(Number.isInteger)));
  return whole ? (written as PortalChange) : null;
}

/** Returns the choices in force after season `year`, from decisions listed earliest first. */
export function choicesFrom(written: readonly unknown[], year: number): PortalChoices {
  let choices = NO_CHOICES;
  let last = year;
  for (const change of written.map(changeFrom)) {
    if (change === null || change.year > year) continue;
    choices = changedChoices(change.year === last ? choices : nextYearsChoices(choices), change);
    last = change.year;
  }
  return last === year ? choices : nextYearsChoices(choices);
}
