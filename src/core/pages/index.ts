import { awards } from './awards.ts';
import { recruitingClass } from './class.ts';
import { coaches } from './coaches.ts';
import { draft } from './draft.ts';
import { hall } from './hall.ts';
import { history } from './history.ts';
import { injuries } from './injuries.ts';
import { news } from './news.ts';
import { odds } from './odds.ts';
import type { DescribedName } from './parts/links.ts';
import type { Page } from './parts/page.ts';
import { program } from './program.ts';
import { progression } from './progression.ts';
import { race } from './race.ts';
import { records } from './records.ts';
import { recruiting } from './recruiting.ts';
import { rivalry } from './rivalry.ts';
import { season } from './season.ts';
import { stakes } from './stakes.ts';
import { trophies } from './trophies.ts';

/** Every described page, in the order of menus and help. */
export const PAGES: readonly Page[] = [
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
  progression,
  recruiting,
];

/** The page of a name. */
export function pageNamed(name: DescribedName): Page {
  return PAGES.find((page) => page.name === name)!;
}
