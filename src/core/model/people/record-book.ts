import type { GameId, PlayerId, TeamId } from '../ids.ts';
import type { PlayerStat, TeamStat } from '../plays/stats.ts';

/** Time spans of records. Saves store the index in this list. */
export const RECORD_SPANS = ['game', 'season', 'career'] as const;
export type RecordSpan = (typeof RECORD_SPANS)[number];

/** Scopes of records. Saves store the index in this list. */
export const RECORD_SCOPES = ['nation', 'conference', 'program'] as const;
export type RecordScope = (typeof RECORD_SCOPES)[number];

/**
 * Individual records, and the counts that add up to each. All-purpose yards are rushing, receiving and returns (NCAA
 * Football Statisticians' Manual).
 */
export const PLAYER_RECORDS = {
  pass_yards: ['pass_yards'],
  completions: ['pass_completions'],
  pass_touchdowns: ['pass_touchdowns'],
  rush_yards: ['rush_yards'],
  rush_touchdowns: ['rush_touchdowns'],
  catches: ['receiving_catches'],
  receiving_yards: ['receiving_yards'],
  receiving_touchdowns: ['receiving_touchdowns'],
  all_purpose_yards: [
    'rush_yards',
    'receiving_yards',
    'kick_return_yards',
    'punt_return_yards',
    'interception_return_yards',
  ],
  touchdowns: [
    'rush_touchdowns',
    'receiving_touchdowns',
    'kick_return_touchdowns',
    'punt_return_touchdowns',
    'interception_return_touchdowns',
    'fumble_return_touchdowns',
  ],
  tackles: ['solo_tackles', 'assisted_tackles'],
  tackles_for_loss: ['half_tackles_for_loss'],
  sacks: ['half_sacks'],
  interceptions: ['interceptions'],
  field_goals_made: ['field_goals_made'],
} as const satisfies Readonly<Record<string, readonly PlayerStat[]>>;
export type PlayerRecord = keyof typeof PLAYER_RECORDS;

/** Team records, for a game and for a season. */
export const TEAM_RECORDS = {
  team_points: 'points',
  team_yards: 'total_yards',
  team_pass_yards: 'pass_yards',
  team_rush_yards: 'rush_yards',
} as const satisfies Readonly<Record<string, TeamStat>>;
export type TeamRecordName = keyof typeof TEAM_RECORDS;

/** `team_margin` is for a game, `team_wins` for a season. */
export type RecordName = PlayerRecord | TeamRecordName | 'team_margin' | 'team_wins';
/** Every record. Saves store the index in this list: new ones come last. */
export const RECORD_NAMES = [
  'pass_yards',
  'completions',
  'pass_touchdowns',
  'rush_yards',
  'rush_touchdowns',
  'catches',
  'receiving_yards',
  'receiving_touchdowns',
  'all_purpose_yards',
  'touchdowns',
  'tackles',
  'tackles_for_loss',
  'sacks',
  'interceptions',
  'field_goals_made',
  'team_points',
  'team_yards',
  'team_pass_yards',
  'team_rush_yards',
  'team_margin',
  'team_wins',
] as const satisfies readonly RecordName[];

/** Records counted in halves, because two players can share one. */
const HALVES: ReadonlySet<RecordName> = new Set(['tackles_for_loss', 'sacks']);

/** Returns the value to display, converting halves to whole units. */
export function recordValue(record: RecordName, counted: number): number {
  return HALVES.has(record) ? counted / 2 : counted;
}

/** A record as it was set; it stands until a later entry with the same scope, span and name. */
export interface RecordEntry {
  year: number;
  /** The week of the game; 0 for a season or a career. */
  week: number;
  scope: RecordScope;
  /** Conference or program; empty for the national record. */
  whose: string;
  span: RecordSpan;
  record: RecordName;
  /** As counted; see `recordValue`. */
  value: number;
  team: TeamId;
  /** Null for a team's record. */
  player: PlayerId | null;
  /** Null for a season or a career. */
  game: GameId | null;
}
