import type { RecordName, RecordSpan } from '../model/people/record-book.ts';
import { grouped } from './numbers.ts';

/** Record names. */

const NAMES: Readonly<Record<RecordName, string>> = {
  pass_yards: 'Passing yards',
  completions: 'Completions',
  pass_touchdowns: 'Touchdown passes',
  rush_yards: 'Rushing yards',
  rush_touchdowns: 'Rushing touchdowns',
  catches: 'Catches',
  receiving_yards: 'Receiving yards',
  receiving_touchdowns: 'Touchdown catches',
  all_purpose_yards: 'All-purpose yards',
  touchdowns: 'Touchdowns',
  tackles: 'Tackles',
  tackles_for_loss: 'Tackles for loss',
  sacks: 'Sacks',
  interceptions: 'Interceptions',
  field_goals_made: 'Field goals',
  team_points: 'Points, team',
  team_yards: 'Total yards, team',
  team_pass_yards: 'Passing yards, team',
  team_rush_yards: 'Rushing yards, team',
  team_margin: 'Margin of victory',
  team_wins: 'Wins',
};

/** `Passing yards`. */
export function recordTitle(record: RecordName): string {
  return NAMES[record];
}

const SPANS: Readonly<Record<RecordSpan, string>> = { game: 'Game', season: 'Season', career: 'Career' };

/** `Single game`, as a heading. */
export function spanTitle(span: RecordSpan): string {
  return SPANS[span];
}

/** `4,512`, `21.5`. */
export function recordNumber(value: number): string {
  return Number.isInteger(value) ? grouped(value) : value.toFixed(1);
}
