import type { PlayerId, TeamId } from './ids.ts';

/** Why somebody looks for another team. Places in this list are stored: it grows at the end. */
export const PORTAL_REASONS = ['playing_time', 'step_up', 'home', 'new_coach', 'fresh_start'] as const;
export type PortalReason = (typeof PORTAL_REASONS)[number];

/**
 * What a transfer's opinion of a program is made of; the parts add up. `places`: how many men it can take at his position;
 * `standing`: its appeal to men as good as he; `home`: how near it is; `playing_time`: whether he would start; `need`: whether
 * he is good enough for it; `money`: what its boosters give; `fit`: how he and the staff get on; `offer`: the coach's own call.
 * Places in this list are stored.
 */
export const PORTAL_PARTS = ['places', 'standing', 'home', 'playing_time', 'need', 'money', 'fit', 'offer'] as const;

/** What became of somebody in the portal. Places in this list are stored. */
export const PORTAL_ENDS = ['open', 'moved', 'below', 'none', 'withdrawn'] as const;
export type PortalEnd = (typeof PORTAL_ENDS)[number];

/** A program that a transfer weighed when he chose, with the parts of his opinion of it (`PORTAL_PARTS`). */
export interface PortalFinalist {
  team: TeamId;
  parts: readonly number[];
}

/** Somebody who left a team for another, or wanted to. */
export interface Transfer {
  /** The season after which. */
  year: number;
  player: PlayerId;
  /** Null: he comes from below FBS. */
  from: TeamId | null;
  /** Null unless he moved within FBS or came from below. */
  to: TeamId | null;
  end: PortalEnd;
  reason: PortalReason;
  /** 1 to 12, when he said so. */
  month: number;
  /** Whom he chose between, the first has him; empty where the player's program had no part in it. */
  finalists: readonly PortalFinalist[];
}

/** The first season after which there was a portal (it opened in October 2018). */
const FIRST_PORTAL = 2018;
/** The first season after which names could be entered in windows alone, in winter and in spring. */
const FIRST_WINDOWS = 2022;
/** The first season after which there is one window, in January. */
const FIRST_JANUARY = 2025;

/** Whether players enter a portal after a season; before there was one they asked for their release. */
export function hasPortal(year: number): boolean {
  return year >= FIRST_PORTAL;
}

/** Months in which a player may enter after a season, and how many in a hundred do so in each. */
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

/** What a coach says to his own men and to those in the portal, kept until he changes it. */
export interface PortalChoices {
  /** Whom he promises a part, after which season. */
  promises: readonly { year: number; player: PlayerId }[];
  /** Whom he calls himself. */
  offers: readonly PlayerId[];
  /** Whom he does not want. */
  passes: readonly PlayerId[];
}

/** A coach who leaves all of it to his staff. */
export const NO_CHOICES: PortalChoices = { promises: [], offers: [], passes: [] };

/** Whom a coach has promised a part after a season. */
export function promisedIn({ promises }: PortalChoices, year: number): ReadonlySet<PlayerId> {
  return new Set(promises.filter((each) => each.year === year).map(({ player }) => player));
}

const isList = (value: unknown): value is PlayerId[] => Array.isArray(value) && value.every(Number.isInteger);

/** The choices that somebody wrote down, as they hold after season `year`: calls and refusals are of one year. */
export function choicesFrom(written: unknown, year: number): PortalChoices {
  if (written === null || typeof written !== 'object') return NO_CHOICES;
  const { year: of, promises, before, offers, passes } = written as Readonly<Record<string, unknown>>;
  if (typeof of !== 'number' || ![promises, before, offers, passes].every(isList)) return NO_CHOICES;
  const said = (players: unknown, season: number) =>
    (players as PlayerId[]).map((player) => ({ year: season, player }));
  const lists =
    of === year ? { offers: offers as PlayerId[], passes: passes as PlayerId[] } : { offers: [], passes: [] };
  return { ...lists, promises: [...said(promises, of), ...said(before, of - 1)] };
}

/** Choices as the log of decisions keeps them. */
export function writtenChoices(choices: PortalChoices, year: number): Record<string, unknown> {
  const { offers, passes } = choices;
  const said = (season: number) => [...promisedIn(choices, season)];
  return { year, promises: said(year), before: said(year - 1), offers, passes };
}
