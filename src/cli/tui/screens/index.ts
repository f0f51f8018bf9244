import { PAGES } from '../../../core/pages/index.ts';
import type { Route, RouteName } from '../play/route.ts';
import type { ScreenView } from '../play/view.ts';
import { newGame } from './begin/new-game.ts';
import { start } from './begin/start.ts';
import { board } from './board.ts';
import { budget } from './budget.ts';
import { dashboard } from './dashboard.ts';
import { decide } from './decide.ts';
import { depth } from './depth.ts';
import { describedScreen } from './described.ts';
import { game } from './game/game.ts';
import { sideline } from './game/sideline.ts';
import { watch } from './game/watch.ts';
import { noncon } from './noncon.ts';
import { plan } from './plan.ts';
import { player } from './player.ts';
import { playoff } from './playoff.ts';
import { portal } from './portal.ts';
import { rankings } from './rankings.ts';
import { roster } from './roster.ts';
import { schedule } from './schedule.ts';
import type { Context, Ports, Screen } from './screen.ts';
import { signing } from './signing.ts';
import { team, teamStats } from './team.ts';
import { week } from './week/week.ts';
import { weekReportScreen } from './week/week-report.ts';
import { why } from './why.ts';

/** Hand-made pages, by name. */
const SCREENS = {
  start,
  newGame,
  noncon,
  dashboard,
  decide,
  weekReport: weekReportScreen,
  rankings,
  plan,
  budget,
  depth,
  board,
  portal,
  why,
  team,
  teamStats,
  schedule,
  roster,
  player,
  week,
  game,
  watch,
  sideline,
  signing,
  playoff,
};

const ALL = new Map<string, unknown>([
  ...Object.entries(SCREENS),
  ...PAGES.map((page) => [page.name, describedScreen(page)] as const),
]);

/** Returns the screen for a route; the records above guarantee that answer and route match. */
function screenOf(name: RouteName): Screen<RouteName, unknown> {
  return ALL.get(name) as Screen<RouteName, unknown>;
}

/** Loads a page's data. */
export function loadScreen(route: Route, ports: Ports): Promise<unknown> {
  return screenOf(route.name).load(ports, route);
}

/** Whether a page's answer is still being computed. */
export function screenWaits(route: Route, answer: unknown): boolean {
  return screenOf(route.name).waits?.(answer, route) ?? false;
}

/** Returns the page as data; `answer` comes from `loadScreen` for the same route. */
export function viewScreen(route: Route, answer: unknown, context: Context): ScreenView {
  return screenOf(route.name).view(answer, route, context);
}
