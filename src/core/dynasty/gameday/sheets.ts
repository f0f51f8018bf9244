import { chartSheet, depthChart, type TeamSheet } from '../../football/team-sheet.ts';
import { isVisitor, type PlayerId, type TeamId } from '../../model/ids.ts';
import { firstOf, mustGet, mustHave } from '../../model/lists.ts';
import type { Personnel } from '../../model/people/personnel.ts';
import { type Player, seasonStep } from '../../model/player.ts';
import { STAFF_CHART } from '../../model/program/depth-chart.ts';
import { NO_SYSTEM } from '../../model/program/system.ts';
import { seasonTuning } from '../../tuning/season-tuning.ts';
import type { DynastyState } from '../dynasty-state.ts';
import { systemOf } from '../schemes.ts';
import { programMap } from '../season-facts.ts';
import { playersByTeam } from '../winter/turnover.ts';
import { depthOf, quarterbackContest } from './depth.ts';
import { visitingTeam } from './visitors.ts';

/** Season-long inputs to games; worth caching between weeks. */
export interface Sheets {
  of(team: TeamId): TeamSheet;
  /** Players of a team sheet in the staff's order, which no decision changes. */
  squadOf(team: TeamId): TeamSheet['players'];
  playerOf(id: number): Player;
}

/**
 * Returns every team's team sheet, built on first use. Rosters and staff depth charts stay fixed until midseason
 * breakouts.
 */
export function sheetsOf(dynasty: DynastyState): Sheets {
  let { players } = dynasty;
  let sheets = sheetsNow(dynasty);
  const now = (): Sheets => {
    if (players !== dynasty.players) [players, sheets] = [dynasty.players, sheetsNow(dynasty)];
    return sheets;
  };
  return {
    of: (team) => now().of(team),
    squadOf: (team) => now().squadOf(team),
    playerOf: (id) => now().playerOf(id),
  };
}

/** Whether a team's first quarterback broke out during the season, which makes the job his. */
function hasRisen({ id }: TeamSheet['players'][number], players: ReadonlyMap<PlayerId, Player>): boolean {
  const player = players.get(id);
  return player !== undefined && seasonStep(player) > 0;
}

function sheetsNow(dynasty: DynastyState): Sheets {
  const rosters = playersByTeam(dynasty.players);
  const programs = programMap(dynasty);
  const rostered = new Map<PlayerId, Player>();
  for (const player of dynasty.players) rostered.set(player.id, player);
  const made = new Map<TeamId, TeamSheet>();
  /** Rosters of visitors, indexed by id without gaps; rarely looked up. */
  const visiting: (readonly Player[])[] = [];
  const visitorOf = (id: PlayerId) =>
    visiting.map((players) => players[id - firstOf(players).id]).find((player) => player !== undefined);
  const tuning = seasonTuning(dynasty.tuning, dynasty.year);
  /** One team sheet per personnel grouping, so that teams of the same sizes share a rotation plan. */
  const likes = new Map<Personnel, TeamSheet>();
  const sheetOf = (team: TeamId): TeamSheet => {
    let sheet = made.get(team);
    if (!sheet) {
      const program = programs.get(team);
      const { players, style } = program
        ? { players: rosters.get(team) ?? [], style: program.style }
        : visitingTeam(dynasty, dynasty.year, team);
      const system = program ? systemOf(dynasty, team) : NO_SYSTEM;
      if (!program) visiting.push(players);
      const own = depthOf(dynasty, team);
      const chart = depthChart(players, own);
      const isOpen = own.qb === undefined && !hasRisen(firstOf(chart), rostered);
      const contest = isOpen ? quarterbackContest(dynasty, team) : null;
      const like = likes.get(system.personnel) ?? null;
      sheet = chartSheet(team, chart, style, tuning, like, contest, system);
      likes.set(system.personnel, sheet);
      made.set(team, sheet);
    }
    return sheet;
  };
  return {
    of: sheetOf,
    squadOf: (team) =>
      depthOf(dynasty, team) === STAFF_CHART ? sheetOf(team).players : depthChart(rosters.get(team) ?? []),
    playerOf: (id) => (isVisitor(id) ? mustHave(visitorOf(id), `visitor ${id}`) : mustGet(rostered, id)),
  };
}
