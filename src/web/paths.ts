import { hrefOf } from './described/address.ts';
import { logosOf } from './state/logo-set.ts';

/** Returns a year as used in lists of seasons and addresses. */
function yearOf(year: string | number | null | undefined): { year?: number } {
  return year ? { year: Number(year) } : {};
}

/** Addresses of pages that hand-made ones link to; the pages themselves define them. */
export const pages = {
  awards: (year: number) => hrefOf({ name: 'awards', year }),
  board: () => hrefOf({ name: 'board' }),
  budget: () => hrefOf({ name: 'budget' }),
  depth: (team?: string | null) => hrefOf({ name: 'depth', ...(team && { team }) }),
  history: (team: string) => hrefOf({ name: 'history', team }),
  program: (team: string) => hrefOf({ name: 'program', team }),
  game: (id: number) => hrefOf({ name: 'game', id }),
  plan: () => hrefOf({ name: 'plan' }),
  player: (id: number, year?: string | number | null) => hrefOf({ name: 'player', id, ...yearOf(year) }),
  portal: () => hrefOf({ name: 'portal' }),
  review: (year: string | number) => hrefOf({ name: 'review', year: Number(year) }),
  roster: (team: string) => hrefOf({ name: 'roster', team }),
  schedule: (team: string, year?: string | number | null) => hrefOf({ name: 'schedule', team, ...yearOf(year) }),
  standings: (conference: string) => hrefOf({ name: 'standings', conference }),
  week: (week: number) => hrefOf({ name: 'week', week }),
} as const;

const part = encodeURIComponent;

export const logos = {
  /** `of`: a universe; defaults to the current dynasty's, if it is played in one. */
  team: (name: string, of?: string) => `/logos/teams/${part(name)}.svg${logosOf(of)}`,
  conference: (name: string, of?: string) => `/logos/conferences/${part(name)}.svg${logosOf(of)}`,
  /** A player's portrait in his team's colors, `#rrggbb`. */
  face: (player: number, colors: readonly [string, string]) =>
    `/logos/faces/${player}.svg?colors=${colors.map((color) => color.slice(1)).join(',')}`,
} as const;

/** Returns the standings page of a conference as named in answers. */
export function conferencePage(conference: string): string {
  return pages.standings(conference === 'Independent' ? 'independent' : conference);
}
