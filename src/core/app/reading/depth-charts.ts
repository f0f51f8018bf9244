import { depthOf, quarterbackContest } from '../../dynasty/gameday/depth.ts';
import { depthChart, weekOfChange } from '../../football/team-sheet.ts';
import type { TeamId } from '../../model/ids.ts';
import { itemAt } from '../../model/lists.ts';
import type { Player } from '../../model/player.ts';
import { chartFrom, type DepthChart } from '../../model/program/depth-chart.ts';
import type { Save } from '../../save/contracts.ts';
import { seasonTuning } from '../../tuning/season-tuning.ts';
import type { SeasonView } from './season-view.ts';

/** Returns a team's own depth chart: the player's for his team, the staff's for all others. */
export function depthNow(save: Save, { row: { settings } }: SeasonView, team: TeamId): DepthChart {
  return depthOf({ settings, depth: chartFrom(save.decisions.inputs('setDepth')) }, team);
}

/** Returns a team's current players in the order its staff will play them in the next game. */
export function staffOrder(save: Save, season: SeasonView, team: TeamId): Player[] {
  const chart = depthChart(save.players.ofTeam(team));
  const { row, year, week } = season;
  if (row.stage !== 'season' || !season.program.has(team)) return chart;
  const start = chart.findIndex(({ position }) => position === 'qb');
  const count = chart.filter(({ position }) => position === 'qb').length;
  const ratings = Float64Array.from(chart, ({ rating }) => rating);
  const contest = quarterbackContest({ settings: row.settings, year }, team);
  const from = weekOfChange(ratings, { start, count }, seasonTuning(season.tuning, year), contest);
  if (from > 0 && week >= from) chart.splice(start, 2, itemAt(chart, start + 1), itemAt(chart, start));
  return chart;
}
