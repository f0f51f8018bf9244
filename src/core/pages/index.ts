import { mustFind } from '../model/lists.ts';
import { awards } from './awards.ts';
import { about } from './by-hand/about.ts';
import { board } from './by-hand/board.ts';
import { budget } from './by-hand/budget.ts';
import { dashboard } from './by-hand/dashboard.ts';
import { decide } from './by-hand/decide.ts';
import { depth } from './by-hand/depth.ts';
import { game } from './by-hand/game.ts';
import { home } from './by-hand/home.ts';
import { noncon } from './by-hand/noncon.ts';
import { plan } from './by-hand/plan.ts';
import { player } from './by-hand/player.ts';
import { playoff } from './by-hand/playoff.ts';
import { portal } from './by-hand/portal.ts';
import { rankings } from './by-hand/rankings.ts';
import { review } from './by-hand/review.ts';
import { roster } from './by-hand/roster.ts';
import { schedule } from './by-hand/schedule.ts';
import { settings } from './by-hand/settings.ts';
import { sideline } from './by-hand/sideline.ts';
import { signing } from './by-hand/signing.ts';
import { team } from './by-hand/team.ts';
import { universe } from './by-hand/universe.ts';
import { watch } from './by-hand/watch.ts';
import { week } from './by-hand/week.ts';
import { why } from './by-hand/why.ts';
import { recruitingClass } from './class.ts';
import { career } from './coaching/career.ts';
import { carousel } from './coaching/carousel.ts';
import { coach } from './coaching/coach.ts';
import { coaches } from './coaching/coaches.ts';
import { jobs } from './coaching/jobs.ts';
import { legacy } from './coaching/legacy.ts';
import { staff } from './coaching/staff.ts';
import { draft } from './draft.ts';
import { feed } from './feed.ts';
import { hall } from './hall.ts';
import { history } from './history.ts';
import { individual } from './individual.ts';
import { injuries } from './injuries.ts';
import { ledger } from './ledger.ts';
import { news } from './news.ts';
import { odds } from './odds.ts';
import { progression } from './offseason/progression.ts';
import { recruiting } from './offseason/recruiting.ts';
import { summary } from './offseason/summary.ts';
import type { DescribedName } from './parts/links.ts';
import type { HandMade, Page, PlacedPage } from './parts/page.ts';
import { program } from './program.ts';
import { race } from './race.ts';
import { ratings } from './ratings.ts';
import { recap } from './recap.ts';
import { records } from './records.ts';
import { rivalry } from './rivalry.ts';
import { season } from './season.ts';
import { selection } from './selection.ts';
import { stakes } from './stakes.ts';
import { standings } from './standings.ts';
import { stats } from './stats.ts';
import { trophies } from './trophies.ts';
import { whatIf } from './what-if/what-if.ts';
import { whatIfMove } from './what-if/what-if-move.ts';

/** All hand-made pages, in the order of menus and help. */
export const HAND_MADE: readonly HandMade[] = [
  dashboard,
  rankings,
  team,
  schedule,
  roster,
  week,
  playoff,
  decide,
  board,
  portal,
  budget,
  signing,
  depth,
  plan,
  noncon,
  game,
  sideline,
  watch,
  player,
  review,
  why,
  home,
  about,
  settings,
  universe,
];

/** All described pages, in the order of menus and help. */
export const PAGES: readonly Page[] = [
  selection,
  standings,
  stats,
  individual,
  ratings,
  recruitingClass,
  recap,
  injuries,
  career,
  jobs,
  staff,
  legacy,
  coaches,
  coach,
  carousel,
  history,
  awards,
  race,
  season,
  records,
  hall,
  draft,
  program,
  trophies,
  rivalry,
  odds,
  feed,
  news,
  stakes,
  whatIf,
  whatIfMove,
  ledger,
  summary,
  progression,
  recruiting,
];

/** All pages of the game, in the order of menus and help. */
export const ALL_PAGES: readonly PlacedPage[] = [...HAND_MADE, ...PAGES];

/** Returns a page by name. */
export function pageNamed(name: DescribedName): Page {
  return mustFind(PAGES, (page) => page.name === name);
}
