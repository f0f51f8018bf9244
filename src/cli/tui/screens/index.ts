import type { Route, RouteName } from '../play/route.ts';
import type { ScreenView } from '../play/view.ts';
import { awards } from './awards.ts';
import { board } from './board.ts';
import { budget } from './budget.ts';
import { dashboard } from './dashboard.ts';
import { decide } from './decide.ts';
import { depth } from './depth.ts';
import { draft } from './draft.ts';
import { game } from './game.ts';
import { history } from './history.ts';
import { injuries } from './injuries.ts';
import { news } from './news.ts';
import { noncon } from './noncon.ts';
import { progression, summary } from './offseason.ts';
import { plan } from './plan.ts';
import { player } from './player.ts';
import { playoff } from './playoff.ts';
import { portal } from './portal.ts';
import { rankings } from './rankings.ts';
import { ratings } from './ratings.ts';
import { hall, program, records } from './record-book.ts';
import { recruiting } from './recruiting.ts';
import { recruitingClass } from './recruiting-class.ts';
import { rivalry } from './rivalry.ts';
import { roster } from './roster.ts';
import { schedule } from './schedule.ts';
import type { Context, Ports, Screen } from './screen.ts';
import { season } from './season.ts';
import { odds, stakes } from './stakes.ts';
import { standings } from './standings.ts';
import { newGame, start } from './start.ts';
import { stats } from './stats.ts';
import { team, teamStats } from './team.ts';
import { toldWeeks } from './told.ts';
import { trophies } from './trophies.ts';
import { watch } from './watch.ts';
import { week } from './week.ts';
import { why } from './why.ts';

/** Every page by its name. */
const SCREENS = {
  start,
  newGame,
  noncon,
  dashboard,
  decide,
  told: toldWeeks,
  rankings,
  stakes,
  odds,
  plan,
  budget,
  depth,
  board,
  portal,
  news,
  why,
  team,
  teamStats,
  schedule,
  roster,
  history,
  player,
  week,
  game,
  watch,
  awards,
  season,
  injuries,
  class: recruitingClass,
  trophies,
  rivalry,
  records,
  draft,
  hall,
  program,
  playoff,
  standings,
  stats,
  ratings,
  summary,
  progression,
  recruiting,
};

/** A screen for a route; the record above guarantees that answer and route match. */
function screenOf(name: RouteName): Screen<RouteName, unknown> {
  return SCREENS[name] as unknown as Screen<RouteName, unknown>;
}

/** Loads what a page shows. */
export function loadScreen(route: Route, ports: Ports): Promise<unknown> {
  return screenOf(route.name).load(ports, route);
}

/** The page as data; `answer` is what `loadScreen` answered for the same route. */
export function viewScreen(route: Route, answer: unknown, context: Context): ScreenView {
  return screenOf(route.name).view(answer, route, context);
}
