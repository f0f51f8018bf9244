import type { ConferenceId, GameId, PlayerId, TeamId } from '../ids.ts';
import type { Position } from '../positions.ts';

/** What players are honored for. Stored as places in this list: it grows at the end. */
export const AWARD_KINDS = [
  'heisman',
  'best',
  'best_defender',
  'all_america',
  'freshman_all_america',
  'all_conference',
  'player_of_the_week',
  'most_valuable',
] as const;
export type AwardKind = (typeof AWARD_KINDS)[number];

/** Those of a week or a game; all others are of a season. */
const PASSING_AWARDS: ReadonlySet<AwardKind> = new Set(['player_of_the_week', 'most_valuable']);

export function isSeasonAward(kind: AwardKind): boolean {
  return !PASSING_AWARDS.has(kind);
}

/** The places of a team of the season, and how many it has of each: eleven and eleven, kicker, punter, returner. */
export const TEAM_PLACES = {
  qb: 1,
  rb: 2,
  wr: 3,
  te: 1,
  ol: 5,
  dl: 4,
  lb: 3,
  db: 4,
  k: 1,
  p: 1,
  ret: 1,
} as const;
export type TeamRole = keyof typeof TEAM_PLACES;
export const TEAM_ROLES = Object.keys(TEAM_PLACES) as TeamRole[];

/** The parts of the game of which each week has a best player. */
export const WEEK_ROLES = ['offense', 'defense', 'special'] as const;
export type WeekRole = (typeof WEEK_ROLES)[number];

export type AwardRole = TeamRole | WeekRole;
/** Roles that awards honor. Saves store the index in this list: new ones come last. */
export const AWARD_ROLES = [
  'qb',
  'rb',
  'wr',
  'te',
  'ol',
  'dl',
  'lb',
  'db',
  'k',
  'p',
  'ret',
  'offense',
  'defense',
  'special',
] as const satisfies readonly AwardRole[];

/** Positions of an award that honors several. */
const SHARED_ROLE: Partial<Readonly<Record<Position, TeamRole>>> = { cb: 'db', s: 'db' };

/** The place of a team of the season that a position competes for. */
export function roleOf(position: Position): TeamRole {
  return SHARED_ROLE[position] ?? (position as TeamRole);
}

/** One player honored once. */
export interface Award {
  year: number;
  /** The week after which it was given: awards of the season follow the conference championships. */
  week: number;
  kind: AwardKind;
  /** The conference of the award; null: national. */
  conference: ConferenceId | null;
  /** 1 and 2 for first and second teams, else 0. */
  selection: 0 | 1 | 2;
  /** From 1: the vote's order, finalists after the winner, places of a team in the order of its roles. */
  place: number;
  role: AwardRole;
  player: PlayerId;
  team: TeamId;
  /** Of a vote: points, and ballots that named him first. */
  points: number | null;
  firsts: number | null;
  /** The game whose most valuable player he was; null for all other awards. */
  game: GameId | null;
}

/** The names of awards outside the program: the best of each place has a name of its own. */
export const AWARD_NAMES = [
  ...AWARD_KINDS.filter((kind) => kind !== 'best'),
  ...TEAM_ROLES.map((role) => `best_${role}` as const),
] as const;
export type AwardName = (typeof AWARD_NAMES)[number];

/** Public name of an award: `heisman`, `best_qb`. */
export function awardName({ kind, role }: Pick<Award, 'kind' | 'role'>): AwardName {
  return kind === 'best' ? `best_${role as TeamRole}` : kind;
}

/** Where the Heisman's electors live; each region has as many (Heisman Trust). */
export const VOTING_REGIONS = ['Far West', 'Mid-Atlantic', 'Midwest', 'Northeast', 'South', 'Southwest'] as const;
export type VotingRegion = (typeof VOTING_REGIONS)[number];

/** The ballot of the Heisman Trust: electors in each region and at large, and the points of the three names of each. */
export const HEISMAN_BALLOT = { votersPerRegion: 145, votersAtLarge: 58, points: [3, 2, 1] } as const;
export const HEISMAN_VOTERS = HEISMAN_BALLOT.votersPerRegion * VOTING_REGIONS.length + HEISMAN_BALLOT.votersAtLarge;
/** Finalists invited to the ceremony: the first four (Heisman Trust). */
export const HEISMAN_FINALISTS = 4;
/** Places of the vote that are published. */
export const HEISMAN_PLACES = 10;

/** The Heisman race is open from this week on. */
export const RACE_FROM_WEEK = 6;
