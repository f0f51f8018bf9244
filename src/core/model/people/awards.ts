import type { ConferenceId, GameId, PlayerId, TeamId } from '../ids.ts';
import type { Position } from '../positions.ts';

/** Kinds of awards. Saves store the index in this list: new ones come last. */
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

/** Awards for a week or a game; all others are for a season. */
const PASSING_AWARDS: ReadonlySet<AwardKind> = new Set(['player_of_the_week', 'most_valuable']);

export function isSeasonAward(kind: AwardKind): boolean {
  return !PASSING_AWARDS.has(kind);
}

/** Roles on a team of the season, with players per role: 11 on offense, 11 on defense, kicker, punter, returner. */
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

/** Phases of the game with a player of the week each. */
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

/** Positions that compete for one shared role. */
const SHARED_ROLE: Partial<Readonly<Record<Position, TeamRole>>> = { cb: 'db', s: 'db' };

/** Returns the role a position competes for. */
export function roleOf(position: Position): TeamRole {
  return SHARED_ROLE[position] ?? (position as TeamRole);
}

/** One award won by one player. */
export interface Award {
  year: number;
  /** The week after which it was given; season awards follow the conference championships. */
  week: number;
  kind: AwardKind;
  /** The awarding conference; null for a national award. */
  conference: ConferenceId | null;
  /** 1 and 2 for first and second teams, else 0. */
  selection: 0 | 1 | 2;
  /** From 1: order of the vote, with finalists after the winner; on a team, position in role order. */
  place: number;
  role: AwardRole;
  player: PlayerId;
  team: TeamId;
  /** For a vote: points, and first-place ballots. */
  points: number | null;
  firsts: number | null;
  /** The game he was most valuable player of; null for all other awards. */
  game: GameId | null;
}

/** Public names of awards; the best player award of each role has its own name. */
export const AWARD_NAMES = [
  ...AWARD_KINDS.filter((kind) => kind !== 'best'),
  ...TEAM_ROLES.map((role) => `best_${role}` as const),
] as const;
export type AwardName = (typeof AWARD_NAMES)[number];

/** Public name of an award: `heisman`, `best_qb`. */
export function awardName({ kind, role }: Pick<Award, 'kind' | 'role'>): AwardName {
  return kind === 'best' ? `best_${role as TeamRole}` : kind;
}

/** Regions of the Heisman electors; each has the same number (Heisman Trust). */
export const VOTING_REGIONS = ['Far West', 'Mid-Atlantic', 'Midwest', 'Northeast', 'South', 'Southwest'] as const;
export type VotingRegion = (typeof VOTING_REGIONS)[number];

/** The Heisman ballot: electors per region and at large, and points for each ballot's three names (Heisman Trust). */
export const HEISMAN_BALLOT = { votersPerRegion: 145, votersAtLarge: 58, points: [3, 2, 1] } as const;
export const HEISMAN_VOTERS = HEISMAN_BALLOT.votersPerRegion * VOTING_REGIONS.length + HEISMAN_BALLOT.votersAtLarge;
/** Finalists invited to the ceremony: the first four (Heisman Trust). */
export const HEISMAN_FINALISTS = 4;
/** Places of the vote that are published. */
export const HEISMAN_PLACES = 10;

/** First week of the Heisman race. */
export const RACE_FROM_WEEK = 6;
