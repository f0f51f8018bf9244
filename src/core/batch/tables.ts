import { PLAYER_PAGE_STATS } from '../app/views/columns.ts';

/** What a column holds; `number` may be a fraction. */
export type ColumnType = 'text' | 'whole' | 'number';

export interface ColumnSpec {
  name: string;
  type: ColumnType;
  /** Empty where there is nothing to say. */
  nullable: boolean;
}

function columns(type: ColumnType, names: string, nullable = false): ColumnSpec[] {
  return names
    .trim()
    .split(/\s+/)
    .map((name) => ({ name, type, nullable }));
}

/** Shares, means and halves among a player's numbers. */
const FRACTIONS: ReadonlySet<string> = new Set([
  'completion_percentage',
  'passer_rating',
  'adjusted_pass_yards_per_attempt',
  'yards_per_rush',
  'yards_per_rec',
  'tackles_for_loss',
  'sacks',
  'field_goal_percent',
  'yards_per_punt',
]);

/** The tables of a run and their columns, in the order written. */
export const TABLES = {
  games: [
    ...columns('whole', 'dynasty season week game_id'),
    ...columns('text', 'kind home away'),
    ...columns('whole', 'neutral home_score away_score'),
    ...columns('whole', 'home_rank away_rank', true),
    ...columns('number', 'spread_home win_prob_home'),
    ...columns('whole', 'overtime'),
    ...columns('number', 'home_rating away_rating'),
    ...columns('whole', 'home_q1 home_q2 home_q3 home_q4 away_q1 away_q2 away_q3 away_q4'),
    ...columns('number', 'total_line'),
    ...columns('whole', 'moneyline_home moneyline_away'),
  ],
  team_games: [
    ...columns('whole', 'dynasty season week game_id'),
    ...columns('text', 'team opponent site'),
    ...columns(
      'whole',
      `points opponent_points plays pass_attempts completions pass_yards pass_td interceptions rush_attempts
       rush_yards rush_td sacks_allowed fumbles fumbles_lost first_downs first_downs_pass first_downs_rush
       first_downs_penalty third_down_attempts third_down_conversions fourth_down_attempts fourth_down_conversions
       penalties penalty_yards punts punt_yards field_goals_made field_goals_attempted extra_points_made
       extra_points_attempted two_point_made two_point_attempted red_zone_trips red_zone_td kick_returns
       kick_return_yards punt_returns punt_return_yards possession_seconds drives sack_yards red_zone_fg`,
    ),
    ...columns('number', 'tackles_for_loss'),
    ...columns(
      'whole',
      `interception_td kick_return_td punt_return_td top_passer_yards top_rusher_yards top_receiver_yards kickoffs
       kickoff_touchbacks onside_kicks punt_touchbacks punts_fair_caught punts_blocked`,
    ),
  ],
  drives: [
    ...columns('whole', 'dynasty season game_id drive'),
    ...columns('text', 'offense'),
    ...columns('whole', 'quarter start_yard furthest_yard plays yards seconds'),
    ...columns('text', 'result'),
    ...columns('whole', 'points'),
  ],
  plays: [
    ...columns('whole', 'dynasty season game_id drive quarter'),
    ...columns('text', 'offense'),
    ...columns('whole', 'seconds_left down distance yard_line'),
    ...columns('text', 'kind'),
    ...columns('whole', 'yards return_yards'),
    ...columns('whole', 'kick_distance', true),
    ...columns('text', 'result'),
  ],
  team_seasons: [
    ...columns('whole', 'dynasty season'),
    ...columns('text', 'team conference'),
    ...columns('whole', 'prestige'),
    ...columns('number', 'rating offense defense'),
    ...columns('whole', 'wins losses conf_wins conf_losses final_rank in_playoff champion'),
  ],
  player_seasons: [
    ...columns('whole', 'dynasty season player_id'),
    ...columns('text', 'team pos class'),
    ...columns('whole', 'rating stars games'),
    ...PLAYER_PAGE_STATS.map((name) => columns(FRACTIONS.has(name) ? 'number' : 'whole', name)[0]!),
  ],
  polls: [...columns('whole', 'dynasty season week rank'), ...columns('text', 'team')],
} as const satisfies Record<string, readonly ColumnSpec[]>;

export type TableName = keyof typeof TABLES;
export const TABLE_NAMES = Object.keys(TABLES) as TableName[];

/** The header line of a table, with its line end. */
export function headerOf(name: TableName): string {
  return `${TABLES[name].map((column) => column.name).join(',')}\n`;
}

/** The tables that a run writes. */
export function tablesOf(plan: { plays: boolean }): TableName[] {
  return TABLE_NAMES.filter((name) => name !== 'plays' || plan.plays);
}
