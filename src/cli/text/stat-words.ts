import { type PlayerPageStat, SEASON_STATS, type TeamStatColumn } from '../../core/app/views/columns.ts';
import type { Position } from '../../core/model/positions.ts';

/** Short headings of the team statistics, all per game. */
export const TEAM_STAT_TITLES: Readonly<Record<TeamStatColumn, string>> = {
  ppg: 'Pts',
  pass_cpg: 'Cmp',
  pass_apg: 'Att',
  comp_percent: 'Pct',
  pass_ypg: 'PYds',
  pass_tdpg: 'PTD',
  rush_apg: 'Rush',
  rush_ypg: 'RYds',
  rush_ypc: 'Y/R',
  rush_tdpg: 'RTD',
  playspg: 'Plays',
  yardspg: 'Yds',
  ypp: 'Y/P',
  first_downs_pass: '1D-P',
  first_downs_rush: '1D-R',
  first_downs_total: '1D',
  fumbles: 'Fum',
  interceptions: 'Int',
  turnovers: 'TO',
};

/** The same in words, for a page with room. */
export const TEAM_STAT_WORDS: Readonly<Record<TeamStatColumn, string>> = {
  ppg: 'Points',
  pass_cpg: 'Completions',
  pass_apg: 'Pass attempts',
  comp_percent: 'Completion percentage',
  pass_ypg: 'Passing yards',
  pass_tdpg: 'Passing touchdowns',
  rush_apg: 'Rushes',
  rush_ypg: 'Rushing yards',
  rush_ypc: 'Yards per rush',
  rush_tdpg: 'Rushing touchdowns',
  playspg: 'Plays',
  yardspg: 'Total yards',
  ypp: 'Yards per play',
  first_downs_pass: 'First downs passing',
  first_downs_rush: 'First downs rushing',
  first_downs_total: 'First downs',
  fumbles: 'Fumbles lost',
  interceptions: 'Interceptions',
  turnovers: 'Turnovers',
};

/** Short headings of players' statistics by their names. */
const PLAYER_STAT_TITLES: Readonly<Record<string, string>> = {
  att: 'Att',
  cmp: 'Cmp',
  pct: 'Pct',
  yards: 'Yds',
  td: 'TD',
  int: 'Int',
  rec: 'Rec',
  passer_rating: 'Rtg',
  adjusted_pass_yards_per_attempt: 'AY/A',
  yards_per_game: 'Y/G',
  fumbles: 'Fum',
  yards_per_rush: 'Y/R',
  yards_per_rec: 'Y/C',
  tackles: 'Tkl',
  tackles_for_loss: 'TFL',
  sacks: 'Sack',
  interceptions: 'Int',
  passes_defended: 'PD',
  fumbles_forced: 'FF',
  fumbles_recovered: 'FR',
  tackles_per_game: 'T/G',
  field_goals_made: 'FGM',
  field_goals_attempted: 'FGA',
  field_goal_percent: 'FG%',
  extra_points_made: 'XPM',
  extra_points_attempted: 'XPA',
  points: 'Pts',
  punts: 'Punts',
  punt_yards: 'Yds',
  yards_per_punt: 'Avg',
  punts_inside_20: 'In20',
  kick_returns: 'KR',
  kick_return_yards: 'KRYds',
  kick_return_touchdowns: 'KRTD',
  yards_per_kick_return: 'KRAvg',
  punt_returns: 'PR',
  punt_return_yards: 'PRYds',
  punt_return_touchdowns: 'PRTD',
  yards_per_punt_return: 'PRAvg',
  pass_completions: 'Cmp',
  pass_attempts: 'Att',
  completion_percentage: 'Pct',
  completion_percent: 'Pct',
  pass_yards: 'PYds',
  pass_touchdowns: 'PTD',
  pass_interceptions: 'Int',
  rush_attempts: 'Rush',
  rush_yards: 'RYds',
  rush_touchdowns: 'RTD',
  receiving_catches: 'Rec',
  receiving_yards: 'RecYds',
  receiving_touchdowns: 'RecTD',
};

/** A short heading; an unknown name reads as words. */
export function playerStatTitle(key: string): string {
  return PLAYER_STAT_TITLES[key] ?? key.replaceAll('_', ' ');
}

/** What is shown of a player's season, in the order shown: who catches passes for a living has his catches first. */
export function shownStats(position: Position): readonly PlayerPageStat[] {
  const stats = SEASON_STATS[position];
  if (position !== 'wr' && position !== 'te') return stats;
  const caught = (stat: PlayerPageStat) => stat.startsWith('receiving_') || stat === 'yards_per_rec';
  return [...stats.filter(caught), ...stats.filter((stat) => !caught(stat))];
}
