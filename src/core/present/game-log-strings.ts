import type { PlayerStat } from '../model/stats.ts';
import type { GameLogKind } from './columns/player-numbers.ts';

/** Whose line it is. */
export interface LineOwner {
  first: string;
  last: string;
  team: string;
  /** Position key, any case (`qb`). */
  pos: string;
}

/** Reads one count of a player's game line (`count('pass_yards')`). */
export type Count = (name: PlayerStat) => number;

const LINES: Readonly<Record<GameLogKind, (n: Count) => string | null>> = {
  Passing: (n) =>
    n('pass_attempts') === 0
      ? null
      : `${n('pass_completions')}/${n('pass_attempts')} for ${n('pass_yards')} yards, ${n('pass_touchdowns')} TDs, ${n('pass_interceptions')} INTs`,
  Rushing: (n) =>
    n('rush_attempts') === 0
      ? null
      : `${n('rush_attempts')} carries, ${n('rush_yards')} yards, ${n('rush_touchdowns')} TDs`,
  Receiving: (n) =>
    n('receiving_catches') === 0
      ? null
      : `${n('receiving_catches')} catches, ${n('receiving_yards')} yards, ${n('receiving_touchdowns')} TDs`,
  Kicking: (n) => kicking(n),
  Punting: (n) =>
    n('punts') === 0 ? null : `${n('punts')} punts, ${(n('punt_yards') / n('punts')).toFixed(1)} average`,
  Defense: (n) => defense(n),
  Returns: (n) => returns(n),
};

function kicking(n: Count): string | null {
  if (n('field_goals_attempted') + n('extra_points_attempted') === 0) return null;
  return `${n('field_goals_made')}/${n('field_goals_attempted')} FG`;
}

function defense(n: Count): string | null {
  const tackles = n('solo_tackles') + n('assisted_tackles');
  const parts = [
    `${tackles} tackles`,
    some(n('half_tackles_for_loss') / 2, 'TFL'),
    some(n('half_sacks') / 2, 'sacks'),
    some(n('interceptions'), 'INTs'),
    some(n('passes_defended'), 'PD'),
    some(n('fumbles_forced'), 'FF'),
    some(n('fumbles_recovered'), 'FR'),
  ].filter((part) => part !== null);
  return tackles === 0 && parts.length === 1 ? null : parts.join(', ');
}

function returns(n: Count): string | null {
  const parts = [
    n('kick_returns') === 0 ? null : `${n('kick_returns')} kick returns, ${n('kick_return_yards')} yards`,
    n('punt_returns') === 0 ? null : `${n('punt_returns')} punt returns, ${n('punt_return_yards')} yards`,
  ].filter((part) => part !== null);
  if (parts.length === 0) return null;
  return [...parts, `${n('kick_return_touchdowns') + n('punt_return_touchdowns')} TDs`].join(', ');
}

function some(value: number, unit: string): string | null {
  return value === 0 ? null : `${value} ${unit}`;
}

/**
 * `First Last (Team - QB): 21/33 for 287 yards, 3 TDs, 1 INTs`; null when the player did nothing in the category.
 */
export function gameLogString(category: GameLogKind, owner: LineOwner, count: Count): string | null {
  const line = LINES[category](count);
  if (line === null) return null;
  return `${owner.first} ${owner.last} (${owner.team} - ${owner.pos.toUpperCase()}): ${line}`;
}
