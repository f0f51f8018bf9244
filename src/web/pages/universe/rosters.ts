import { CLASS_YEARS, type ClassYear, POSITIONS, type Position } from '../../../core/model/positions.ts';
import { csvRows } from '../../../core/model/text/csv.ts';
import type { League, RosterPlayer } from './league.ts';

/** Changes to the named players of a league's first rosters. */

/** The columns of a roster, as `rosters.csv` names them; the first five are needed. */
export const ROSTER_COLUMNS = ['first', 'last', 'position', 'class', 'rating', 'stars', 'state', 'redshirt'] as const;
type RosterColumn = (typeof ROSTER_COLUMNS)[number];
const NEEDED: readonly RosterColumn[] = ['first', 'last', 'position', 'class', 'rating'];

/** More than any roster, and columns of a table. */
const MOST = { rows: 500, fields: 30 };

/** Rating of a player just added. */
const USUAL_RATING = 65;

/** A team's named players, each with his index in the league's list. */
export function playersOf({ rosters = [] }: League, team: string): { player: RosterPlayer; index: number }[] {
  return rosters.map((player, index) => ({ player, index })).filter(({ player }) => player.team === team);
}

/** New values of a named player; an undefined one is removed. */
export type RosterChange = { [Key in keyof RosterPlayer]?: RosterPlayer[Key] | undefined };

/** Returns the league with changes to a named player. */
export function withPlayer(league: League, index: number, change: RosterChange): League {
  const { rosters = [] } = league;
  const kept = Object.entries({ ...rosters[index], ...change }).filter(([, value]) => value !== undefined);
  return { ...league, rosters: rosters.with(index, Object.fromEntries(kept) as unknown as RosterPlayer) };
}

/** Returns the league with one more named player on a team. */
export function withNewPlayer(league: League, team: string): League {
  const player = { team, first: 'New', last: 'Player', rating: USUAL_RATING };
  return withPlayers(league, [{ ...player, position: POSITIONS[0], class: CLASS_YEARS[0] }]);
}

function withPlayers(league: League, more: readonly RosterPlayer[]): League {
  return { ...league, rosters: [...(league.rosters ?? []), ...more] };
}

/** Returns the league without a named player. */
export function withoutPlayer(league: League, index: number): League {
  return { ...league, rosters: (league.rosters ?? []).filter((_, at) => at !== index) };
}

/** Returns the league without any named player of a team. */
export function withoutRoster(league: League, team: string): League {
  return { ...league, rosters: (league.rosters ?? []).filter((player) => player.team !== team) };
}

/** Returns a pasted row as a player; the check of the universe says what is wrong with his values. */
function playerIn(team: string, row: Readonly<Partial<Record<RosterColumn, string>>>): RosterPlayer {
  const { first = '', last = '', position = '', rating = '', stars, state, redshirt } = row;
  return {
    ...{ team, first, last, position: position.toLowerCase() as Position },
    ...{ class: (row.class ?? '').toLowerCase() as ClassYear, rating: Number(rating) },
    ...(stars && { stars: Number(stars) }),
    ...(state && { state: state.toUpperCase() }),
    ...(/^(true|yes|1)$/i.test(redshirt ?? '') && { redshirt: true }),
  };
}

/** Adds pasted rows to a team's roster; the first line names the columns. Returns a sentence if they are not rows. */
export function withPasted(league: League, team: string, text: string): { league: League; added: number } | string {
  // Spreadsheets put tabs between the cells they copy.
  const rows = csvRows(text, MOST, text.includes('\t') ? '\t' : ',');
  const [head, ...lines] = rows ?? [];
  if (head === undefined) return 'There is nothing to add, or more rows than a roster has.';
  const keys = head.map((name) => name.trim().toLowerCase());
  const missing = NEEDED.filter((column) => !keys.includes(column));
  if (missing.length > 0) return `The first line must name the columns; ${missing.join(', ')} is missing.`;
  const players = lines.map((fields) => {
    const known = ROSTER_COLUMNS.map((column) => [column, fields[keys.indexOf(column)]?.trim() ?? ''] as const);
    return playerIn(team, Object.fromEntries(known.filter(([, field]) => field !== '')));
  });
  return { league: withPlayers(league, players), added: players.length };
}
