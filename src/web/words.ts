/** Short and long names of the numbers in tables. */

const STATS: Readonly<Record<string, readonly [short: string, long: string]>> = {
  games: ['G', 'Games'],
  gamesPlayed: ['G', 'Games'],
  ppg: ['PPG', 'Points per game'],
  pass_cpg: ['Cmp', 'Completions per game'],
  pass_apg: ['Att', 'Pass attempts per game'],
  comp_percent: ['Cmp%', 'Completion percentage'],
  pass_ypg: ['Pass Yds', 'Passing yards per game'],
  pass_tdpg: ['Pass TD', 'Passing touchdowns per game'],
  rush_apg: ['Rush', 'Rushing attempts per game'],
  rush_ypg: ['Rush Yds', 'Rushing yards per game'],
  rush_ypc: ['Yds/Rush', 'Yards per rush'],
  rush_tdpg: ['Rush TD', 'Rushing touchdowns per game'],
  playspg: ['Plays', 'Plays per game'],
  yardspg: ['Yards', 'Total yards per game'],
  ypp: ['Yds/Play', 'Yards per play'],
  first_downs_pass: ['1st Pass', 'First downs by pass per game'],
  first_downs_rush: ['1st Rush', 'First downs by rush per game'],
  first_downs_total: ['1st', 'First downs per game'],
  turnovers: ['TO', 'Turnovers per game'],
  att: ['Att', 'Attempts'],
  cmp: ['Cmp', 'Completions'],
  pct: ['Pct', 'Completion percentage'],
  yards: ['Yds', 'Yards'],
  td: ['TD', 'Touchdowns'],
  int: ['Int', 'Interceptions'],
  rec: ['Rec', 'Receptions'],
  passer_rating: ['Rate', 'Passing efficiency'],
  adjusted_pass_yards_per_attempt: ['AY/A', 'Adjusted pass yards per attempt'],
  yards_per_game: ['Yds/G', 'Yards per game'],
  yards_per_rush: ['Avg', 'Yards per rush'],
  yards_per_rec: ['Avg', 'Yards per reception'],
  pass_completions: ['Cmp', 'Completions'],
  pass_attempts: ['Att', 'Pass attempts'],
  completion_percentage: ['Pct', 'Completion percentage'],
  completion_percent: ['Pct', 'Completion percentage'],
  pass_yards: ['Pass Yds', 'Passing yards'],
  pass_touchdowns: ['Pass TD', 'Passing touchdowns'],
  pass_interceptions: ['Int', 'Interceptions thrown'],
  rush_attempts: ['Rush', 'Rushing attempts'],
  rush_yards: ['Rush Yds', 'Rushing yards'],
  rush_touchdowns: ['Rush TD', 'Rushing touchdowns'],
  receiving_catches: ['Rec', 'Receptions'],
  receiving_targets: ['Tgt', 'Targets'],
  receiving_yards: ['Rec Yds', 'Receiving yards'],
  receiving_touchdowns: ['Rec TD', 'Receiving touchdowns'],
  fumbles: ['Fum', 'Fumbles'],
  tackles: ['Tkl', 'Tackles'],
  tackles_per_game: ['Tkl/G', 'Tackles per game'],
  tackles_for_loss: ['TFL', 'Tackles for loss'],
  sacks: ['Sck', 'Sacks'],
  interceptions: ['Int', 'Interceptions'],
  passes_defended: ['PD', 'Passes defended'],
  fumbles_forced: ['FF', 'Fumbles forced'],
  fumbles_recovered: ['FR', 'Fumbles recovered'],
  field_goals_made: ['FG', 'Field goals made'],
  field_goals_attempted: ['FGA', 'Field goals attempted'],
  field_goal_percent: ['FG%', 'Field goal percentage'],
  extra_points_made: ['XP', 'Extra points made'],
  extra_points_attempted: ['XPA', 'Extra points attempted'],
  points: ['Pts', 'Points'],
  punts: ['Punts', 'Punts'],
  punt_yards: ['Yds', 'Punt yards'],
  yards_per_punt: ['Avg', 'Yards per punt'],
  punts_inside_20: ['In 20', 'Punts inside the 20'],
  kick_returns: ['KR', 'Kick returns'],
  kick_return_yards: ['KR Yds', 'Kick return yards'],
  kick_return_touchdowns: ['KR TD', 'Kick return touchdowns'],
  yards_per_kick_return: ['KR Avg', 'Yards per kick return'],
  punt_returns: ['PR', 'Punt returns'],
  punt_return_yards: ['PR Yds', 'Punt return yards'],
  punt_return_touchdowns: ['PR TD', 'Punt return touchdowns'],
  yards_per_punt_return: ['PR Avg', 'Yards per punt return'],
};

function spaced(key: string): string {
  const words = key.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The head of a number's column; an unknown key is shown with spaces rather than hidden. */
export function statShort(key: string): string {
  return STATS[key]?.[0] ?? spaced(key);
}

export function statLong(key: string): string {
  return STATS[key]?.[1] ?? spaced(key);
}

/** The keys of all the lines in the order they first appear. */
export function keysOf(lines: readonly object[]): string[] {
  return [...new Set(lines.flatMap((line) => Object.keys(line)))];
}

/** One decimal, or `N/A`: poll score and strength of record. */
export function decimalOrNA(value: number | null | undefined): string {
  return typeof value === 'number' && Number.isFinite(value) ? value.toFixed(1) : 'N/A';
}

/** `#n`; a rank of 0 is none and reads `N/A`. */
export function rankOrNA(rank: number): string {
  return rank === 0 ? 'N/A' : `#${rank}`;
}

export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

/** The whole numbers from `from` to `to`, both included; none when `to` is less. */
export function through(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
