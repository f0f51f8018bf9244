import type { PlayerStat } from '../model/plays/stats.ts';
import type { GameLogKind } from './columns/player-numbers.ts';
import { plural } from './numbers.ts';

/** The player a line belongs to. */
interface LineOwner {
  first: string;
  last: string;
  team: string;
  /** Position key, any case (`qb`). */
  pos: string;
}

/** Returns one count of a player's game line (`count('pass_yards')`). */
type Count = (name: PlayerStat) => number;

const LINES: Readonly<Record<GameLogKind, (n: Count) => string | null>> = {
  Passing: (n) =>
    n('pass_attempts') === 0
      ? null
      : `${n('pass_completions')}/${n('pass_attempts')} for ${plural(n('pass_yards'), 'yard')}, ${plural(n('pass_touchdowns'), 'TD')}, ${plural(n('pass_interceptions'), 'INT')}`,
  Rushing: (n) =>
    n('rush_attempts') === 0
      ? null
      : `${plural(n('rush_attempts'), 'carry', 'carries')}, ${plural(n('rush_yards'), 'yard')}, ${plural(n('rush_touchdowns'), 'TD')}`,
  Receiving: (n) =>
    n('receiving_catches') === 0
      ? null
      : `${plural(n('receiving_catches'), 'catch', 'catches')}, ${plural(n('receiving_yards'), 'yard')}, ${plural(n('receiving_touchdowns'), 'TD')}`,
  Kicking: (n) => kicking(n),
  Punting: (n) =>
    n('punts') === 0 ? null : `${plural(n('punts'), 'punt')}, ${(n('punt_yards') / n('punts')).toFixed(1)} average`,
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
    plural(tackles, 'tackle'),
    some(n('half_tackles_for_loss') / 2, 'TFL'),
    some(n('half_sacks') / 2, 'sack', 'sacks'),
    some(n('interceptions'), 'INT', 'INTs'),
    some(n('passes_defended'), 'PD'),
    some(n('fumbles_forced'), 'FF'),
    some(n('fumbles_recovered'), 'FR'),
  ].filter((part) => part !== null);
  return tackles === 0 && parts.length === 1 ? null : parts.join(', ');
}

function returns(n: Count): string | null {
  const parts = [
    n('kick_returns') === 0
      ? null
      : `${plural(n('kick_returns'), 'kick return')}, ${plural(n('kick_return_yards'), 'yard')}`,
    n('punt_returns') === 0
      ? null
      : `${plural(n('punt_returns'), 'punt return')}, ${plural(n('punt_return_yards'), 'yard')}`,
  ].filter((part) => part !== null);
  if (parts.length === 0) return null;
  return [...parts, plural(n('kick_return_touchdowns') + n('punt_return_touchdowns'), 'TD')].join(', ');
}

/** A count, left out if it is zero; abbreviations keep their form in the plural. */
function some(value: number, unit: string, units = unit): string | null {
  return value === 0 ? null : plural(value, unit, units);
}

/** `First Last (Team - QB): 21/33 for 287 yards, 3 TDs, 1 INT`; null if the player did nothing in the category. */
export function gameLogString(category: GameLogKind, owner: LineOwner, count: Count): string | null {
  const line = LINES[category](count);
  if (line === null) return null;
  return `${owner.first} ${owner.last} (${owner.team} - ${owner.pos.toUpperCase()}): ${line}`;
}

/**
 * Returns the part after the name as our own pages show it: without zero touchdowns and interceptions. API clients get
 * them all.
 */
export function gameLogNumbers({ game_log_string }: { game_log_string: string }): string {
  return game_log_string.replace(/^.*?\): /, '').replace(/, 0 (TDs|INTs)/g, '');
}
