import type { LogoFacts } from '../../../core/contract/logo-facts.ts';
import { kebab } from '../../../core/model/ids.ts';
import { firstOf, itemAt, mapEach } from '../../../core/model/lists.ts';
import type { ClassYear, Position } from '../../../core/model/positions.ts';
import type { CrestShape } from '../../../core/model/team.ts';

/** A universe's content as the editor changes it; parts it does not know stay as they are. */

export interface LeagueTeam {
  name: string;
  nickname: string;
  abbreviation: string;
  colors: [string, string];
  logo?: CrestShape;
  town: string;
  /** Postal code. */
  state: string;
  stadium: string;
  prestige: number;
  ceiling?: number;
  floor?: number;
  /** Absent for an independent. */
  conference?: string;
  division?: string;
}

/** A named player of a first roster. */
export interface RosterPlayer {
  team: string;
  first: string;
  last: string;
  position: Position;
  class: ClassYear;
  rating: number;
  redshirt?: boolean;
  /** 1 to 5; if absent, drawn. */
  stars?: number;
  /** Postal code; if absent, drawn. */
  state?: string;
}

interface LeagueConference {
  name: string;
}

export interface League {
  name: string;
  season: number;
  teams: LeagueTeam[];
  conferences: LeagueConference[];
  rivalries?: { teams: [string, string] }[];
  realignment?: { rule: string; ladders?: string[][] };
  /** Named players of the first rosters. */
  rosters?: RosterPlayer[];
}

/** Returns the teams of a conference, or the independents, by name, each with its index in the league. */
export function membersOf({ teams }: League, conference: string | null): { team: LeagueTeam; place: number }[] {
  return teams
    .map((team, place) => ({ team, place }))
    .filter(({ team }) => (team.conference ?? null) === conference)
    .sort((a, b) => a.team.name.localeCompare(b.team.name));
}

/**
 * Returns the league with changes to a team; undefined values are removed. A new name replaces the old one everywhere.
 */
export function withTeam(league: League, place: number, change: Partial<LeagueTeam>): League {
  const before = itemAt(league.teams, place);
  const kept = Object.entries({ ...before, ...change }).filter(([, value]) => value !== undefined);
  const teams = league.teams.with(place, Object.fromEntries(kept) as unknown as LeagueTeam);
  if (change.name === undefined) return { ...league, teams };
  const { name: after = before.name } = change;
  const renamed = (name: string): string => (name === before.name ? after : name);
  const rivalries = league.rivalries?.map((each) => {
    return { ...each, teams: mapEach(each.teams, renamed) };
  });
  const rosters = league.rosters?.map((player) => ({ ...player, team: renamed(player.team) }));
  return { ...league, teams, ...(rivalries && { rivalries }), ...(rosters && { rosters }) };
}

/** Returns a text no team has yet in a field: `New School`, `New School 2`, ... */
function unused({ teams }: League, field: 'name' | 'abbreviation', text: string): string {
  const taken = new Set(teams.map((team) => team[field]));
  let number = 2;
  let free = text;
  while (taken.has(free)) free = `${text}${field === 'name' ? ' ' : ''}${number++}`;
  return free;
}

/**
 * Returns the league with a new team at the end, in a conference or, for null, independent. It gets the location of the
 * first member.
 */
export function withNewTeam(league: League, conference: string | null): League {
  const like = membersOf(league, conference)[0]?.team ?? firstOf(league.teams);
  const team: LeagueTeam = {
    ...{ name: unused(league, 'name', 'New School'), nickname: 'Newcomers' },
    ...{ abbreviation: unused(league, 'abbreviation', 'NEW'), colors: ['#1b365d', '#ffffff'] },
    ...{ town: like.town, state: like.state, stadium: 'New Stadium', prestige: 3 },
    ...(conference !== null && { conference }),
    ...(like.division !== undefined && { division: like.division }),
  };
  return { ...league, teams: [...league.teams, team] };
}

/** Returns the league without a team, its rivalries and its players. */
export function withoutTeam(league: League, place: number): League {
  const { name } = itemAt(league.teams, place);
  const rivalries = league.rivalries?.filter(({ teams }) => !teams.includes(name));
  const rosters = league.rosters?.filter(({ team }) => team !== name);
  const teams = league.teams.filter((_, each) => each !== place);
  return { ...league, teams, ...(rivalries && { rivalries }), ...(rosters && { rosters }) };
}

/**
 * Returns the league with a team moved to another conference or, for null, made independent. It loses its division,
 * which belongs to the old conference.
 */
export function moved(league: League, place: number, conference: string | null): League {
  if ((itemAt(league.teams, place).conference ?? null) === conference) return league;
  const change: Partial<LeagueTeam> = {};
  change.conference = conference ?? (undefined as never);
  change.division = undefined as never;
  return withTeam(league, place, change);
}

/** Renames a conference wherever it appears. */
export function withConferenceName(league: League, from: string, to: string): League {
  const renamed = (name: string): string => (name === from ? to : name);
  const { realignment } = league;
  return {
    ...league,
    conferences: league.conferences.map((each) => ({ ...each, name: renamed(each.name) })),
    teams: league.teams.map((team) =>
      team.conference === undefined ? team : { ...team, conference: renamed(team.conference) },
    ),
    ...(realignment?.ladders && {
      realignment: { ...realignment, ladders: realignment.ladders.map((ladder) => ladder.map(renamed)) },
    }),
  };
}

/** Returns the facts that a league's logos are drawn from. */
export function logosIn({ teams }: League): LogoFacts {
  const leagues = new Map<string, string[]>();
  for (const { name, conference = '' } of teams) {
    leagues.set(conference, [...(leagues.get(conference) ?? []), kebab(name)]);
  }
  const facts = teams.map(({ name, colors: [colorPrimary, colorSecondary], logo }) => {
    return { id: kebab(name), name, colorPrimary, colorSecondary, ...(logo && { logo }) };
  });
  return { teams: facts, formerNames: [], conferences: [], leagues: [...leagues.values()] };
}
