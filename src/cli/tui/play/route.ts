import type { ExplainedNumber } from '../../../core/contract/views/why.ts';
import type { CoachSkill, StaffSide } from '../../../core/model/coaches.ts';
import type { Difficulty } from '../../../core/model/difficulty.ts';
import type { CareerMode } from '../../../core/model/own-coach.ts';
import type { PlayoffSize } from '../../../core/model/playoff.ts';
import type { Position } from '../../../core/model/positions.ts';
import type { SigningDayName } from '../../../core/model/program/signing-day.ts';
import type { DescribedName, Link, LinkTo } from '../../../core/pages/parts/links.ts';

/** The choices for a new game so far; missing ones default to the season's. */
export interface NewGameChoice {
  year?: number;
  /** The id of the universe to play in; absent: the real world. */
  universe?: string;
  playoff?: PlayoffSize;
  autobids?: number;
  topFour?: boolean;
  /** Name of the user's coach; absent: others coach the program. */
  coach?: string;
  /** His one or two strengths. */
  strengths?: readonly CoachSkill[];
  /** His first job; absent: head coach. */
  role?: StaffSide;
  /** The rules of his career. */
  mode?: CareerMode;
  /** Difficulty of the dynasty. */
  difficulty?: Difficulty;
  /** 2020 as it happened; absent: in full. */
  asItWas?: true;
  /** Players may be edited; absent: not. */
  editable?: true;
  /** Only the head coaching jobs that open before the season. */
  openings?: true;
  /** Seed of the dynasty in which they are open. */
  seed?: string;
  /** Conference name, `Independents`; absent: all. */
  conference?: string;
}

/** `from`: rows before the first; `recruit`: the one shown next to the list; `marked`: those keys change together. */
interface BoardRoute {
  name: 'board';
  show?: 'board' | 'ours' | 'all';
  position?: Position;
  open?: true;
  from?: number;
  recruit?: number;
  marked?: readonly number[];
}

/** A described page, with the tab that is open. */
export type DescribedRoute = LinkTo<DescribedName> & { tab?: string };

/** Every page with its parameters. */
export type Route =
  | DescribedRoute
  | { name: 'start' }
  | ({ name: 'newGame' } & NewGameChoice)
  | { name: 'noncon' }
  | { name: 'dashboard' }
  | { name: 'decide' }
  /** Report of the weeks from `first` on. */
  | { name: 'weekReport'; first: number }
  | { name: 'rankings'; all?: boolean }
  | { name: 'plan' }
  | { name: 'budget' }
  /** `order`: a preview with the position's players in this order. */
  | { name: 'depth'; team?: string; position?: Position; order?: readonly number[] }
  | BoardRoute
  /** `position`: filter of players in the portal; `player`: the one whose choice is shown next to the lists. */
  | { name: 'portal'; position?: Position; player?: number }
  | { name: 'why'; what: ExplainedNumber; team?: string; game?: number; player?: string }
  | { name: 'team'; team: string }
  | { name: 'teamStats'; team: string }
  | { name: 'schedule'; team: string; year?: number }
  | { name: 'roster'; team: string; position?: Position; walkOns?: true }
  | { name: 'player'; id: number; year?: number }
  | { name: 'week'; week: number }
  | { name: 'game'; id: number; part?: GamePart }
  /** `from`: plays already over; `during`: the user's own game, which runs alongside this one. */
  | { name: 'watch'; id: number; from?: number; during?: number }
  | { name: 'sideline'; id: number }
  /** `step`: how far the day has been revealed. */
  | { name: 'signing'; year?: number; day?: SigningDayName; step?: number }
  | { name: 'playoff'; part?: 'bracket' | 'field' };

export type GamePart = 'summary' | 'drives' | 'plays' | 'players';
/** The subject of a card next to a list: a page, or a week that has no game yet. */
export type Subject = Route | { name: 'openWeek'; week: number };
export type RouteName = Route['name'];
export type RouteOf<Name extends RouteName> = Extract<Route, { name: Name }>;

/** Whether a page needs no dynasty. */
export function isOutside(route: Route): boolean {
  return route.name === 'start' || route.name === 'newGame';
}

/** Returns the same key for equal routes, whatever the order of their fields. */
export function routeKey(route: Subject): string {
  const fields = Object.entries(route).filter(([, value]) => value !== undefined);
  return JSON.stringify(fields.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Converts a page's link to a route; null for the one page that only the browser has. */
export function routeOf(link: Link | null): Route | null {
  return link === null || link.name === 'review' ? null : link;
}
