import { depthChart } from '../football/team-sheet.ts';
import type { Game } from '../model/game.ts';
import type { Player } from '../model/player.ts';
import type { DepthChart } from '../model/program/depth-chart.ts';
import { isBetweenRosters, stageFacts } from '../model/stages.ts';
import type { Program } from '../model/team.ts';
import { depthOf } from './depth.ts';
import type { DynastyState } from './dynasty-state.ts';
import { linesAhead } from './odds.ts';
import { playersByTeam, rated, started } from './turnover.ts';

/** What a different depth chart of the user's team changes. */
export interface Reordered {
  /** His team's players, with who starts now. */
  players: Player[];
  /** The season that the program is of. */
  year: number;
  /** His program, rated by who starts now. */
  program: Program;
  /** His games ahead, with their lines. */
  games: Game[];
}

/** Puts a depth chart in force. Between a season's close and the turnover of its rosters there are no players to order. */
export function reorder(dynasty: DynastyState, depth: DepthChart): Reordered {
  if (isBetweenRosters(dynasty.stage)) throw new Error(`the ${dynasty.year} season is closed`);
  const { nextRosters } = stageFacts(dynasty.stage);
  const { team } = dynasty.settings;
  dynasty.depth = depth;
  const year = dynasty.year + (nextRosters ? 1 : 0);
  const programs = nextRosters ? dynasty.nextPrograms : dynasty.programs;
  const season = { ...dynasty, year, programs };
  const own = started(
    dynasty.players.filter((player) => player.team === team),
    season,
  );
  const marked = new Map(own.map((player) => [player.id, player]));
  dynasty.players = dynasty.players.map((player) => marked.get(player.id) ?? player);
  const [program] = rated(
    programs.filter((each) => each.team === team),
    own,
    season,
  );
  const now = programs.map((each) => (each.team === team ? program! : each));
  if (nextRosters) dynasty.nextPrograms = now;
  else dynasty.programs = now;
  const rosters = playersByTeam(dynasty.players);
  const games = nextRosters
    ? []
    : linesAhead(dynasty, team, (of) => depthChart(rosters.get(of) ?? [], depthOf(dynasty, of)));
  return { players: own, year, program: program!, games };
}
