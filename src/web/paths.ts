/** Addresses: the server's calls and the game's own pages. Names may hold `&`, `(`, `'` and letters beyond ASCII. */

import type { IndividualTable } from '../core/app/views/columns.ts';

const part = encodeURIComponent;

function query(values: Record<string, string | number | null | undefined>): string {
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined && value !== '');
  return given.length === 0 ? '' : `?${given.map(([key, value]) => `${key}=${part(String(value))}`).join('&')}`;
}

export interface NewGameChoice {
  team: string;
  year: string;
  teams: number;
  autobids: number;
  championsTopFour: boolean;
}

export const calls = {
  home: (year?: string | null) => `/api/home/${query({ year })}`,
  noncon: '/api/noncon/',
  newGame: (choice: NewGameChoice) =>
    `/api/noncon/${query({
      team: choice.team,
      year: choice.year,
      playoff_teams: String(choice.teams),
      playoff_autobids: String(choice.autobids),
      playoff_conf_champ_top_4: String(choice.championsTopFour),
    })}`,
  freeOpponents: (week: number) => `/api/fetchteams/${query({ week })}`,
  scheduleGame: '/api/schedulenc/',
  dashboard: '/api/dashboard/',
  rankings: (week?: number) => `/api/rankings/${query({ week })}`,
  schedule: (team: string, year?: string | number | null) => `/api/${part(team)}/schedule/${query({ year })}`,
  roster: (team: string) => `/api/${part(team)}/roster/`,
  history: (team: string) => `/api/${part(team)}/history/`,
  teamStats: (team: string) => `/api/${part(team)}/stats/`,
  playoff: '/api/playoff/',
  standings: (conference: string) => `/api/standings/${part(conference)}/`,
  player: (id: string | number, year?: string | number | null) => `/api/player/${part(String(id))}/${query({ year })}`,
  players: (name: string) => `/api/players/?name=${part(name)}`,
  week: (week: number) => `/api/week/${week}/`,
  game: (id: string | number) => `/api/game/${part(String(id))}/`,
  statsTeam: '/api/stats/team/',
  statsIndividual: (table: IndividualTable) => `/api/stats/individual/${query({ table })}`,
  statsRatings: '/api/stats/ratings/',
  summary: '/api/summary/',
  progression: '/api/roster_progression/',
  recruiting: '/api/recruiting_summary/',
  teamInfo: (team: string) => `/api/team_info/${query({ team_name: team })}`,
  simulate: (week: number) => `/api/sim/${week}/`,
} as const;

export const pages = {
  schedule: (team: string, year?: string | number | null) => `/${part(team)}/schedule${query({ year })}`,
  roster: (team: string) => `/${part(team)}/roster`,
  history: (team: string) => `/${part(team)}/history`,
  standings: (conference: string) => `/standings/${part(conference)}`,
  player: (id: number, year?: string | number | null) => `/players/${id}${query({ year })}`,
  week: (week: number) => `/schedule/${week}`,
  game: (id: number) => `/game/${id}`,
} as const;

export const logos = {
  team: (name: string) => `/logos/teams/${part(name)}.svg`,
  conference: (name: string) => `/logos/conferences/${part(name)}.svg`,
} as const;

/** The standings page of a conference as an answer names it. */
export function conferencePage(conference: string): string {
  return pages.standings(conference === 'Independent' ? 'independent' : conference);
}
