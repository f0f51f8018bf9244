import { depthChart } from '../football/team-sheet.ts';
import type { Game } from '../model/game.ts';
import type { PlayerId, TeamId } from '../model/ids.ts';
import { firstOf, mustFind } from '../model/lists.ts';
import { editableIn, type PlayerChange, withChange } from '../model/people/player-edits.ts';
import type { Player } from '../model/player.ts';
import type { DepthChart } from '../model/program/depth-chart.ts';
import { isBetweenRosters, stageFacts } from '../model/stages.ts';
import type { Program } from '../model/team.ts';
import type { DynastyState } from './dynasty-state.ts';
import { depthOf } from './gameday/depth.ts';
import { linesAhead } from './odds.ts';
import { keepCycle } from './recruiting.ts';
import { playersByTeam, rated, started } from './winter/turnover.ts';

/** A team whose starters were picked again. */
export interface Reordered {
  /** The team's players, with their starter flags. */
  players: Player[];
  /** Season the program belongs to. */
  year: number;
  /** The program, rated by its current starters. */
  program: Program;
  /** The team's remaining games, with their lines. */
  games: Game[];
}

/**
 * Applies a depth chart. Throws between the season's close and the roster turnover, when there are no players to order.
 */
export function reorder(dynasty: DynastyState, depth: DepthChart): Reordered {
  if (isBetweenRosters(dynasty.stage)) throw new Error(`the ${dynasty.year} season is closed`);
  dynasty.depth = depth;
  return lineUp(dynasty, dynasty.settings.team);
}

/** Picks a team's starters again, rates it and resets the lines of its remaining games. Changes the dynasty. */
function lineUp(dynasty: DynastyState, team: TeamId): Reordered {
  const { nextRosters } = stageFacts(dynasty.stage);
  const year = dynasty.year + (nextRosters ? 1 : 0);
  const programs = nextRosters ? dynasty.nextPrograms : dynasty.programs;
  const season = { ...dynasty, year, programs };
  const own = started(
    dynasty.players.filter((player) => player.team === team),
    season,
  );
  const marked = new Map(own.map((player) => [player.id, player]));
  dynasty.players = dynasty.players.map((player) => marked.get(player.id) ?? player);
  const program = firstOf(
    rated(
      programs.filter((each) => each.team === team),
      own,
      season,
    ),
  );
  const now = programs.map((each) => (each.team === team ? program : each));
  if (nextRosters) dynasty.nextPrograms = now;
  else dynasty.programs = now;
  const rosters = playersByTeam(dynasty.players);
  const games = nextRosters
    ? []
    : linesAhead(dynasty, team, (of) => depthChart(rosters.get(of) ?? [], depthOf(dynasty, of)));
  return { players: own, year, program, games };
}

/** The edited player, and his team with its starters picked again. */
export interface Edited extends Reordered {
  player: Player;
}

/**
 * Changes a player by hand during a season. Recruits have already judged the rosters of the preseason, so next year's
 * class stays as it is. Changes the dynasty; throws for a player on no roster.
 */
export function editPlayer(dynasty: DynastyState, id: PlayerId, change: PlayerChange): Edited {
  const before = mustFind(dynasty.players, (player) => player.id === id);
  const players = dynasty.players.map((player) => (player === before ? withChange(player, change) : player));
  keepCycle(dynasty, players);
  dynasty.players = players;
  dynasty.edits = [...(dynasty.edits ?? []), { player: id, was: editableIn(before) }];
  const team = lineUp(dynasty, before.team);
  return { ...team, player: mustFind(dynasty.players, (player) => player.id === id) };
}
