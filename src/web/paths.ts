/** Addresses of the game's own pages. Names may hold `&`, `(`, `'` and letters beyond ASCII. */

const part = encodeURIComponent;

/** Values as the query of an address; empty without any. */
export function withQuery(values: Record<string, string | number | boolean | null | undefined>): string {
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined && value !== '');
  return given.length === 0 ? '' : `?${given.map(([key, value]) => `${key}=${part(String(value))}`).join('&')}`;
}

export const pages = {
  schedule: (team: string, year?: string | number | null) => `/${part(team)}/schedule${withQuery({ year })}`,
  roster: (team: string) => `/${part(team)}/roster`,
  board: () => '/board',
  portal: () => '/portal',
  class: (team?: string | null) => (team ? `/class/${part(team)}` : '/class'),
  budget: () => '/budget',
  plan: () => '/plan',
  depth: (team?: string | null) => (team ? `/depth/${part(team)}` : '/depth'),
  history: (team: string) => `/${part(team)}/history`,
  standings: (conference: string) => `/standings/${part(conference)}`,
  player: (id: number, year?: string | number | null) => `/players/${id}${withQuery({ year })}`,
  awards: (year: string | number) => `/awards/${part(String(year))}`,
  review: (year: string | number) => `/review/${part(String(year))}`,
  season: (year: string | number) => `/season/${part(String(year))}`,
  injuries: (team: string) => `/injuries/${part(team)}`,
  trophies: (team: string) => `/trophies/${part(team)}`,
  rivalry: (team: string, opponent?: string) => `/rivalry/${part(team)}${opponent ? `/${part(opponent)}` : ''}`,
  records: (team?: string | null) => (team ? `/records/${part(team)}` : '/records'),
  conferenceRecords: (conference: string) => `/records/conference/${part(conference)}`,
  hall: (team?: string | null, year?: string | number) =>
    `/hall${team || year ? `/${part(team ?? 'nation')}` : ''}${year ? `/${year}` : ''}`,
  program: (team: string) => `/program/${part(team)}`,
  week: (week: number) => `/schedule/${week}`,
  game: (id: number) => `/game/${id}`,
} as const;

export const logos = {
  team: (name: string) => `/logos/teams/${part(name)}.svg`,
  conference: (name: string) => `/logos/conferences/${part(name)}.svg`,
  /** A player's portrait in the colors of his team, `#rrggbb`. */
  face: (player: number, colors: readonly [string, string]) =>
    `/logos/faces/${player}.svg?colors=${colors.map((color) => color.slice(1)).join(',')}`,
} as const;

/** The standings page of a conference as an answer names it. */
export function conferencePage(conference: string): string {
  return pages.standings(conference === 'Independent' ? 'independent' : conference);
}
