import { done, type Result } from '../../contract/result.ts';
import type { PlanPage } from '../../contract/views/season/plan.ts';
import { nextGame } from '../../dynasty/forecast.ts';
import { visitingTeam } from '../../dynasty/gameday/visitors.ts';
import { systemOf } from '../../dynasty/schemes.ts';
import { staffPlan } from '../../football/calling/staff-plan.ts';
import { matchUps } from '../../football/match-ups.ts';
import { buildSheet, chartSheet, depthChart, type TeamSheet } from '../../football/team-sheet.ts';
import type { Game } from '../../model/game.ts';
import type { TeamId } from '../../model/ids.ts';
import { mustGet } from '../../model/lists.ts';
import {
  choicesNamed,
  EVEN_PLAN,
  type GamePlan,
  planChoicesFrom,
  withChoices,
  writtenPlan,
} from '../../model/program/game-plan.ts';
import { opponentOf } from '../../season/records.ts';
import { seasonTuning } from '../../tuning/season-tuning.ts';
import { schemesIn } from '../coaches.ts';
import type { QueryContext } from '../reading/context.ts';
import { depthNow } from '../reading/depth-charts.ts';
import type { SeasonView } from '../reading/season-view.ts';
import { opponentView, pageView } from '../views/team.ts';
import { seasonLines, seasonRanks } from './league/stats.ts';
import { planEffects } from './plan-effects.ts';

/** Statistics in a scouting report. */
const SCOUTED = ['ppg', 'ypp', 'pass_ypg', 'comp_percent', 'rush_ypg', 'rush_ypc', 'playspg', 'turnovers'] as const;

function sheetOf(context: QueryContext, team: TeamId): TeamSheet {
  const { save, season } = context;
  const tuning = seasonTuning(season.tuning, season.year);
  const program = season.program.get(team);
  if (program) {
    const chart = depthChart(save.players.ofTeam(team), depthNow(save, season, team));
    const system = systemOf(season, team);
    return chartSheet(team, chart, program.style, tuning, null, null, system);
  }
  const visitor = visitingTeam(season, season.year, team);
  return buildSheet(team, visitor.players, visitor.style, tuning);
}

/** The player's next game; null if none is scheduled. */
function gameAhead({ gamesOf, row }: SeasonView): Game | null {
  return nextGame([...(gamesOf.get(row.settings.team) ?? [])], row.settings.team);
}

/** The staff's plan against the next opponent; without one, its usual plan. */
function staffPlanNow(context: QueryContext): GamePlan {
  const { season } = context;
  const game = gameAhead(season);
  if (game === null) return EVEN_PLAN;
  const own = season.settings.team;
  const tuning = seasonTuning(season.tuning, season.year);
  return staffPlan(sheetOf(context, own), sheetOf(context, opponentOf(game, own)), tuning);
}

function scouting(context: QueryContext, team: TeamId): PlanPage['scouting'] {
  const [offense, defense] = [seasonLines(context, 'offense').get(team), seasonLines(context, 'defense').get(team)];
  if (!offense || !defense || offense.games === 0) return [];
  const [does, allows] = [
    mustGet(seasonRanks(context, 'offense'), team),
    mustGet(seasonRanks(context, 'defense'), team),
  ];
  return SCOUTED.map((stat) => ({
    stat,
    offense: { value: offense[stat], rank: does[stat] },
    defense: { value: defense[stat], rank: allows[stat] },
  }));
}

/** Effects of the plans on the next game; empty without one. */
function effectsNow(context: QueryContext, plans: { now: GamePlan; staff: GamePlan }) {
  const { season } = context;
  const game = gameAhead(season);
  if (game === null) return { effects: [], win: null };
  const own = season.settings.team;
  const tuning = seasonTuning(season.tuning, season.year);
  const match = matchUps(sheetOf(context, own), sheetOf(context, opponentOf(game, own)), tuning);
  return planEffects(context, match, plans);
}

/** The game plan, with the next opponent's scouting report and the staff's plan. */
export function plan(context: QueryContext): Result<PlanPage> {
  const { save, season } = context;
  const game = gameAhead(season);
  const staff = staffPlanNow(context);
  const written = save.decisions.latest('setPlan');
  const own = planChoicesFrom(written);
  const now = own === null ? staff : withChoices(staff, own);
  return done({
    ...pageView(season),
    plan: writtenPlan(now),
    ...effectsNow(context, { now, staff }),
    own: own !== null,
    chosen: own === null ? [] : choicesNamed(written),
    staff: writtenPlan(staff),
    opponent: game && opponentView(season, game, season.settings.team),
    opponent_schemes: game && schemesIn(season, opponentOf(game, season.settings.team)),
    scouting: game ? scouting(context, opponentOf(game, season.settings.team)) : [],
  });
}
