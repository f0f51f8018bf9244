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
import type { DynastyState } from './dynasty-state.ts';
import { depthOf } from './gameday/depth.ts';
import { linesAhead } from './odds.ts';
import { fieldOf } from './schemes.ts';
import { playersByTeam } from './winter/turnover.ts';

/**
 * Whether a player can still redshirt this season: `open`; or he already sits out as a transfer, has used his redshirt,
 * or has played too many games.
 */
type RedshirtStanding = 'open' | 'sits_out' | 'used' | 'played';

/** Games of a season that count toward the redshirt limit. */
export function gamesTowardRedshirt(season: Pick<PlayerSeason, 'games' | 'freeGames'> | undefined): number {
  return season === undefined ? 0 : season.games - season.freeGames;
}

/** Returns a player's redshirt status after some games of a season in which a redshirt may play `redshirtGames`. */
export function redshirtStanding(
  player: Player,
  games: number,
  { redshirtGames }: Pick<GameRules, 'redshirtGames'>,
): RedshirtStanding {
  if (sitsOut(player)) return 'sits_out';
  if (hasKept(player, 'redshirt')) return 'used';
  return games <= redshirtGames ? 'open' : 'played';
}

/** Changes made by a redshirt decision. */
export interface Decided {
  /** New and changed absences. */
  injuries: Redshirt[];
  /** The team's remaining games, with their lines. */
  games: Game[];
}

/** Available players of the team at a position for the coming week, leaving out the given ones. */
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

/** Applies changed absences and resets the lines of the team's remaining games. */
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

/**
 * Redshirts players of the player's team for the rest of the season. They must be healthy and not already redshirting.
 */
export function holdBack(dynasty: DynastyState, players: readonly PlayerId[]): Decided {
  const { year, week, settings } = dynasty;
  const rows = players.map((player): Redshirt => {
    return { type: 'redshirt', year, week, player, team: settings.team, back: NOT_THIS_SEASON };
  });
  return changed(dynasty, rows);
}

/** Redshirt rows of the given players, ended as of the coming week. */
function backFrom(dynasty: DynastyState, players: ReadonlySet<PlayerId>): Redshirt[] {
  const held = dynasty.injuries.filter(isHeldBack).filter((row) => players.has(row.player));
  return held.map((row) => ({ ...row, back: dynasty.week }));
}

/** Ends players' redshirts. */
export function letPlay(dynasty: DynastyState, players: readonly PlayerId[]): Decided {
  return changed(dynasty, backFrom(dynasty, new Set(players)));
}

/**
 * Burns redshirts in depth chart order where a position has too few other players available for the coming week.
 * Changes the dynasty's absences and returns the changed ones.
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
