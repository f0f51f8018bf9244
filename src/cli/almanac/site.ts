import type { Dynasty } from '../../core/app/saves/library.ts';
import type { DynastyQuery, InputOf } from '../../core/contract/registry.ts';
import { isVisitor, kebab } from '../../core/model/ids.ts';
import { mustGet } from '../../core/model/lists.ts';
import { PAGES } from '../../core/pages/index.ts';
import type { Link } from '../../core/pages/parts/links.ts';
import { contextOf, linkOf, moreInputs, type Page, type Params } from '../../core/pages/parts/page.ts';
import { logoFile } from './facts.ts';
import { escaped, type Site, viewHtml } from './html.ts';
import { type Asked, SCHEDULE } from './schedule.ts';
import { SCRIPT } from './script.ts';
import { STYLE } from './style.ts';

/** A page of the almanac. */
export interface SitePage {
  file: string;
  title: string;
  html: string;
}

/** The pages an almanac has: those about what happened, without open decisions. */
const NAMES: ReadonlySet<string> = new Set([
  ...['season', 'standings', 'awards', 'draft', 'records', 'hall', 'trophies', 'history', 'program', 'coach'],
  ...['coaches', 'carousel', 'stats', 'individual', 'ratings'],
]);

/** Pages by name; a team's page is its program's. */
const BY_NAME: ReadonlyMap<string, Asked> = new Map<string, Asked>([
  ...PAGES.filter(({ name }) => NAMES.has(name)).map((page) => [page.name, page] as const),
  ['schedule', SCHEDULE],
]);

/** More pages than ten seasons have, as a limit on growth. */
const MOST_PAGES = 6000;

/** Returns the link an almanac uses in place of another. */
function meant(link: Link): Link {
  return link.name === 'team' ? linkOf('program', { team: link.team }) : link;
}

/** Returns a page's file name, derived from its content. */
function nameOf(link: Link): string {
  const { name, ...params } = meant(link) as { name: string } & Params;
  const values = Object.entries(params)
    .filter(([, value]) => value !== undefined && value !== false)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => (value === true ? key : kebab(String(value))));
  return `${[name, ...values].join('-')}.html`;
}

/** Whether a player is from the FCS; those are created anew for every game. */
const isFromBelow = (id: number): boolean => isVisitor(id);

/** Collects pages starting from some links, each once, and everything they link to. */
class Crawl {
  readonly pages: SitePage[] = [];
  private readonly seen = new Set<string>();
  private readonly queue: Link[] = [];

  /** Games and players are rendered from data, with one page for all of them. */
  readonly fileOf: Site['fileOf'] = (link) => {
    const to = meant(link);
    if (to.name === 'game' || to.name === 'player') return isFromBelow(to.id) ? null : `${to.name}.html#${to.id}`;
    if (!BY_NAME.has(to.name)) return null;
    const file = nameOf(to);
    if (!this.seen.has(file) && this.seen.size < MOST_PAGES) {
      this.seen.add(file);
      this.queue.push(to);
      // A program leads to its history, which leads to its games.
      if (to.name === 'program') this.fileOf(linkOf('history', { team: to.team }));
    }
    return this.seen.has(file) ? file : null;
  };

  next(): Link | undefined {
    return this.queue.shift();
  }

  get left(): number {
    return this.queue.length;
  }
}

/** Queries a described page's view from a dynasty; null if it is refused. */
async function viewOf(dynasty: Dynasty, page: Asked, params: Params) {
  const ask = async (query: DynastyQuery, input: object) => {
    const answer = await dynasty.run(query, input as InputOf<DynastyQuery>);
    return answer.ok ? answer.value : null;
  };
  const answer = await ask(page.query, page.input(params));
  if (answer === null) return null;
  const every: unknown[] = [];
  for (const input of moreInputs(page as Page, answer, params)) {
    const more = await ask(page.more?.query ?? page.query, input);
    if (more === null) return null;
    every.push(more);
  }
  return page.view(answer, contextOf(params, every));
}

/**
 * Returns the starting links of an almanac: every season, every conference and team by their pickers, and the all-time
 * pages.
 */
function beginnings(years: readonly number[], team: string): Link[] {
  const yearly = ['season', 'awards', 'draft', 'standings', 'carousel', 'ratings'];
  return [
    ...years.flatMap((year) => yearly.map((name) => linkOf(name, { year }))),
    ...['records', 'hall', 'trophies', 'coaches', 'stats', 'individual'].map((name) => linkOf(name, {})),
    linkOf('program', { team }),
    linkOf('history', { team }),
  ];
}

/** Turns links to refused pages, or to those beyond the limit, into plain text. */
function withoutBroken(pages: readonly SitePage[]): SitePage[] {
  const files = new Set(pages.map(({ file }) => file));
  const isThere = (file: string) => file.includes('#') || files.has(file);
  return pages.map((page) => ({
    ...page,
    html: page.html.replace(/<a href="([^"]+)">(.*?)<\/a>/g, (all, file: string, text: string) =>
      isThere(file) ? all : text,
    ),
  }));
}

/** Returns every page of an almanac; `onPage` gets the number of pages done and known. */
export async function sitePages(dynasty: Dynasty, onPage: (done: number, known: number) => void): Promise<SitePage[]> {
  const { startYear, currentYear, team } = await dynasty.info();
  const years = Array.from({ length: currentYear - startYear + 1 }, (_, index) => startYear + index);
  const crawl = new Crawl();
  for (const link of beginnings(years, team.name)) crawl.fileOf(link);
  for (let link = crawl.next(); link !== undefined; link = crawl.next()) {
    const { name, ...params } = link as { name: string } & Params;
    const view = await viewOf(dynasty, mustGet(BY_NAME, name), params);
    if (view !== null) {
      crawl.pages.push({
        file: nameOf(link),
        title: view.title,
        html: viewHtml(view, { fileOf: crawl.fileOf, logoOf: logoFile }),
      });
    }
    onPage(crawl.pages.length, crawl.pages.length + crawl.left);
  }
  return withoutBroken(crawl.pages);
}

/** Renders a whole file: a page within the site, with the search over all of it. */
function whole(title: string, site: string, html: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title><link rel="stylesheet" href="style.css"></head>
<body><header><a href="index.html">${escaped(site)}</a><div class="search"><input id="q" type="search" placeholder="Search teams, players, coaches, seasons" aria-label="Search"><ul id="found"></ul></div></header>
<main>${html}</main><script src="almanac.js"></script>
</body></html>
`;
}

const isFile = (pattern: RegExp) => (page: SitePage) => pattern.test(page.file);

/** Sorts pages that differ by year latest first. */
const latestFirst = (a: SitePage, b: SitePage): number => yearOf(b) - yearOf(a);
const yearOf = ({ file }: SitePage): number => Number(/-(\d{4})\.html$/.exec(file)?.[1] ?? 9999);

function linked(pages: readonly SitePage[]): string {
  const of = [...pages].sort(latestFirst);
  return `<ul class="cards">${of.map(({ file, title }) => `<li><a href="${file}">${escaped(title)}</a></li>`).join('')}</ul>`;
}

/** Renders the front page: the user's program, the seasons, and the all-time pages. */
function front(name: string, team: string, pages: readonly SitePage[]): string {
  const own = kebab(team);
  const part = (title: string, pattern: RegExp) => `<h2>${title}</h2>${linked(pages.filter(isFile(pattern)))}`;
  return `<h1><img class="logo" src="${logoFile(team)}" alt="" width="64" height="64"> ${escaped(name)}</h1>
${part(escaped(team), new RegExp(`^(program-${own}|history-${own}|schedule-${own}-\\d+)\\.html$`))}
${part('Seasons', /^season-\d+\.html$/)}
${part('News', /^news-\d+\.html$/)}
${part('All time', /^(records|hall|trophies|coaches|stats|individual)\.html$/)}`;
}

/** Renders a page whose content the reader's browser draws from data. */
const shell = (of: 'game' | 'player'): string =>
  `<div id="data" data-of="${of}"><noscript><p>This page needs JavaScript.</p></noscript></div>`;

/** Returns every file of the site by name, except the data. */
export function siteFiles(name: string, team: string, pages: readonly SitePage[]): ReadonlyMap<string, string> {
  const index = JSON.stringify(pages.map(({ title, file }) => [title, file]));
  return new Map([
    ['index.html', whole(name, name, front(name, team, pages))],
    ['game.html', whole('Game', name, shell('game'))],
    ['player.html', whole('Player', name, shell('player'))],
    ['style.css', STYLE],
    ['almanac.js', SCRIPT],
    ['pages.js', `almanac(${index.replaceAll('<', '\\u003c')});\n`],
    ...pages.map(({ file, title, html }) => [file, whole(title, name, html)] as const),
  ]);
}
