import { depthChart } from '../football/team-sheet.ts';
import type { Game } from '../model/game.ts';
import type { PlayerId } from '../model/ids.ts';
import { heldBackIn, isHeldBack, outIn, type Redshirt } from '../model/people/absences.ts';
import { hasKept, sitsOut } from '../model/people/eligibility.ts';
import { NOT_THIS_SEASON } from '../model/people/injuries.ts';
import type { Player } from '../model/player.ts';
import { POSITIONS, type Position } from '../model/positions.ts';
import type { GameRules } from '../model/rules.ts';
import type { PlayerSeason } from '../model/season.ts';
import { depthOf } from './depth.ts';
import type { DynastyState } from './dynasty-state.ts';
import { linesAhead } from './odds.ts';
import { fieldOf } from './schemes.ts';
import { playersByTeam } from './turnover.ts';

/**
 * Whether a season can still be one that does not count for a player: `open`; or he sits it out as a transfer, has redshirted
 * before, or has played in too many games.
 */
type RedshirtStanding = 'open' | 'sits_out' | 'used' | 'played';

/** Games of a season that count toward a redshirt. */
export function gamesTowardRedshirt(season: Pick<PlayerSeason, 'games' | 'freeGames'> | undefined): number {
  return season === undefined ? 0 : season.games - season.freeGames;
}

/** How a player stands after some games of a season in which a redshirt may play in `redshirtGames`. */
export function redshirtStanding(
  player: Player,
  games: number,
  { redshirtGames }: Pick<GameRules, 'redshirtGames'>,
): RedshirtStanding {
  if (sitsOut(player)) return 'sits_out';
  if (hasKept(player, 'redshirt')) return 'used';
  return games <= redshirtGames ? 'open' : 'played';
}

/** What a decision about a redshirt changes. */
export interface Decided {
  /** New and changed rows. */
  injuries: Redshirt[];
  /** The team's games ahead, with their lines. */
  games: Game[];
}

/** The user's players at a position who are available for the coming week, without those who are not to count. */
export function fitAt(dynasty: DynastyState, position: Position, without: ReadonlySet<PlayerId>): Player[] {
  const out = outIn(dynasty.injuries, dynasty.week);
  return dynasty.players.filter(
    (player) =>
      player.team === dynasty.settings.team &&
      player.position === position &&
      !sitsOut(player) &&
      !out.has(player.id) &&
      !without.has(player.id),
  );
}

/** Puts changed rows in force and makes the lines of the player's games again. */
function changed(dynasty: DynastyState, rows: readonly Redshirt[]): Decided {
  const now = new Map(rows.map((row) => [`${row.player} ${row.week}`, row]));
  const others = dynasty.injuries.filter((row) => !now.has(`${row.player} ${row.week}`));
  dynasty.injuries = [...others, ...rows];
  const rosters = playersByTeam(dynasty.players);
  const games = linesAhead(dynasty, dynasty.settings.team, (of) =>
    depthChart(rosters.get(of) ?? [], depthOf(dynasty, of)),
  );
  return { injuries: [...rows], games };
}

/** Redshirts players of the user's team for the rest of the season. They must be healthy and not redshirting yet. */
export function holdBack(dynasty: DynastyState, players: readonly PlayerId[]): Decided {
  const { year, week, settings } = dynasty;
  const rows = players.map((player): Redshirt => {
    return { type: 'redshirt', year, week, player, team: settings.team, back: NOT_THIS_SEASON };
  });
  return changed(dynasty, rows);
}

/** The rows of redshirting players as they become if those play from the coming week on. */
function backFrom(dynasty: DynastyState, players: ReadonlySet<PlayerId>): Redshirt[] {
  const held = dynasty.injuries.filter(isHeldBack).filter((row) => players.has(row.player));
  return held.map((row) => ({ ...row, back: dynasty.week }));
}

/** Ends players' redshirts. */
export function letPlay(dynasty: DynastyState, players: readonly PlayerId[]): Decided {
  return changed(dynasty, backFrom(dynasty, new Set(players)));
}

/**
 * Burns redshirts, in the order of the depth chart, where too few other players are available for the coming week. Changes the
 * dynasty's injuries and returns the changed rows.
 */
export function callUp(dynasty: DynastyState): Redshirt[] {
  const held = heldBackIn(dynasty.injuries);
  if (held.size === 0) return [];
  const { team } = dynasty.settings;
  const own = dynasty.players.filter((player) => player.team === team);
  const chart = depthChart(own, depthOf(dynasty, team));
  const { starters } = fieldOf(dynasty, team);
  const called = POSITIONS.flatMap((position) => {
    const missing = starters[position] - fitAt(dynasty, position, new Set()).length;
    const waiting = chart.filter((player) => player.position === position && held.has(player.id));
    return waiting.slice(0, Math.max(0, missing)).map(({ id }) => id);
  });
  const rows = backFrom(dynasty, new Set(called));
  const now = new Map(rows.map((row) => [row.player, row]));
  dynasty.injuries = dynasty.injuries.map((row) => (isHeldBack(row) ? (now.get(row.player) ?? row) : row));
  return rows;
}
