import { awards } from './awards.ts';
import { recruitingClass } from './class.ts';
import { coaches } from './coaches.ts';
import { draft } from './draft.ts';
import { hall } from './hall.ts';
import { history } from './history.ts';
import { individual } from './individual.ts';
import { injuries } from './injuries.ts';
import { news } from './news.ts';
import { odds } from './odds.ts';
import type { DescribedName } from './parts/links.ts';
import type { Page } from './parts/page.ts';
import { program } from './program.ts';
import { progression } from './progression.ts';
import { race } from './race.ts';
import { ratings } from './ratings.ts';
import { records } from './records.ts';
import { recruiting } from './recruiting.ts';
import { rivalry } from './rivalry.ts';
import { season } from './season.ts';
import { stakes } from './stakes.ts';
import { standings } from './standings.ts';
import { stats } from './stats.ts';
import { summary } from './summary.ts';
import { trophies } from './trophies.ts';

/** Every described page, in the order of menus and help. */
export const PAGES: readonly Page[] = [
  standings,
  stats,
  individual,
  ratings,
  recruitingClass,
  injuries,
  coaches,
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
  news,
  stakes,
  summary,
  progression,
  recruiting,
];

/** The page of a name. */
export function pageNamed(name: DescribedName): Page {
  return PAGES.find((page) => page.name === name)!;
}
