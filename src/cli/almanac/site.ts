import type { Dynasty } from '../../core/app/saves/library.ts';
import type { DynastyQuery, InputOf } from '../../core/contract/registry.ts';
import { kebab } from '../../core/model/ids.ts';
import { PAGES } from '../../core/pages/index.ts';
import type { Link } from '../../core/pages/parts/links.ts';
import { contextOf, linkOf, moreInputs, type Page, type Params } from '../../core/pages/parts/page.ts';
import { escaped, type FileOf, viewHtml } from './html.ts';
import { type Asked, SCHEDULE } from './schedule.ts';

/** A page of the almanac. */
interface SitePage {
  file: string;
  title: string;
  html: string;
}

/** The pages that an almanac has: they tell what happened, and nothing of what is to be decided. */
const NAMES: ReadonlySet<string> = new Set([
  ...['season', 'standings', 'awards', 'draft', 'records', 'hall', 'trophies', 'history', 'program', 'coach'],
  ...['coaches', 'carousel', 'news', 'stats', 'individual', 'ratings'],
]);

/** Pages by name; that of a team is its program's. */
const BY_NAME: ReadonlyMap<string, Asked> = new Map<string, Asked>([
  ...PAGES.filter(({ name }) => NAMES.has(name)).map((page) => [page.name, page] as const),
  ['schedule', SCHEDULE],
]);

/** More than ten seasons have, so that nothing grows without end. */
const MOST_PAGES = 6000;

/** The link whose page an almanac has in place of another. */
function meant(link: Link): Link {
  return link.name === 'team' ? linkOf('program', { team: link.team }) : link;
}

/** The file of a page, by what it shows. */
function nameOf(link: Link): string {
  const { name, ...params } = meant(link) as { name: string } & Params;
  const values = Object.entries(params)
    .filter(([, value]) => value !== undefined && value !== false)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => (value === true ? key : kebab(String(value))));
  return `${[name, ...values].join('-')}.html`;
}

/** Collects pages from some links on, each once, and everything that they lead to. */
class Crawl {
  readonly pages: SitePage[] = [];
  private readonly seen = new Set<string>();
  private readonly queue: Link[] = [];

  readonly fileOf: FileOf = (link) => {
    const to = meant(link);
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

/** A described page's view, asked of a dynasty; null where it is refused. */
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

/** Where an almanac begins: every season, every conference and team by their pickers, and what is kept for ever. */
function beginnings(years: readonly number[], team: string): Link[] {
  const yearly = ['season', 'awards', 'draft', 'standings', 'carousel', 'ratings'];
  return [
    ...years.flatMap((year) => yearly.map((name) => linkOf(name, { year }))),
    ...['records', 'hall', 'trophies', 'coaches', 'stats', 'individual'].map((name) => linkOf(name, {})),
    linkOf('program', { team }),
    linkOf('history', { team }),
  ];
}

/** Links to pages that were refused, or cut off by the limit, become plain text. */
function withoutBroken(pages: readonly SitePage[]): SitePage[] {
  const files = new Set(pages.map(({ file }) => file));
  return pages.map((page) => ({
    ...page,
    html: page.html.replace(/<a href="([^"]+)">(.*?)<\/a>/g, (all, file: string, text: string) =>
      files.has(file) ? all : text,
    ),
  }));
}

/** Every page of an almanac; `onPage` is told how many are done and known of. */
export async function sitePages(dynasty: Dynasty, onPage: (done: number, known: number) => void): Promise<SitePage[]> {
  const { startYear, currentYear, team } = await dynasty.info();
  const years = Array.from({ length: currentYear - startYear + 1 }, (_, index) => startYear + index);
  const crawl = new Crawl();
  for (const link of beginnings(years, team.name)) crawl.fileOf(link);
  for (let link = crawl.next(); link !== undefined; link = crawl.next()) {
    const { name, ...params } = link as { name: string } & Params;
    const view = await viewOf(dynasty, BY_NAME.get(name)!, params);
    if (view !== null) {
      crawl.pages.push({ file: nameOf(link), title: view.title, html: viewHtml(view, crawl.fileOf) });
    }
    onPage(crawl.pages.length, crawl.pages.length + crawl.left);
  }
  return withoutBroken(crawl.pages);
}

const STYLE = `body{font:16px/1.4 system-ui,sans-serif;max-width:70rem;margin:0 auto;padding:1rem;color:#1c1c1c;background:#fff}
a{color:#0b4f9c}h1{margin:.5rem 0}h2{margin:1.5rem 0 .5rem;font-size:1.2rem}nav a{margin-right:.6rem;white-space:nowrap}
table{border-collapse:collapse;font-variant-numeric:tabular-nums}th,td{padding:.2rem .6rem;text-align:left;border-bottom:1px solid #ddd}
td.n{text-align:right}.wide{overflow-x:auto}tr.own{background:#fff6d6}.win{color:#176b2c}.loss{color:#a3231f}.faint{color:#666}
.banner{border-left:4px solid #0b4f9c;padding-left:1rem}pre{overflow-x:auto}#q{font:inherit;padding:.4rem;width:100%;box-sizing:border-box}
@media(prefers-color-scheme:dark){body{background:#15181c;color:#e6e6e6}a{color:#8ab8f5}th,td{border-color:#333}tr.own{background:#3a3413}.win{color:#7fd494}.loss{color:#f29a95}.faint{color:#aaa}}`;

/** A whole file: a page inside the site. */
function whole(title: string, name: string, html: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title><link rel="stylesheet" href="style.css"></head>
<body><nav><a href="index.html">${escaped(name)}</a></nav>
${html}
</body></html>
`;
}

/** Finds pages by the words of their titles, in the reader's browser. */
const SEARCH = `const q=document.getElementById('q'),out=document.getElementById('found'),plain=s=>s.toLowerCase().normalize('NFD').replace(/[\\u0300-\\u036f]/g,'');
function find(){const words=plain(q.value).split(/\\s+/).filter(Boolean);out.textContent='';if(!words.length)return;
for(const [title,file] of PAGES.filter(([t])=>words.every(w=>plain(t).includes(w))).slice(0,50)){const li=document.createElement('li'),a=document.createElement('a');a.href=file;a.textContent=title;li.append(a);out.append(li)}}
q.addEventListener('input',find);find();`;

function front(name: string, pages: readonly SitePage[]): string {
  const seasons = pages.filter(({ file }) => /^season-\d+\.html$/.test(file));
  const kept = pages.filter(({ file }) => /^(records|hall|trophies|coaches|stats|individual)\.html$/.test(file));
  const list = (of: readonly SitePage[]) =>
    `<ul>${of.map(({ file, title }) => `<li><a href="${file}">${escaped(title)}</a></li>`).join('')}</ul>`;
  return `<h1>${escaped(name)}</h1>
<p><label>Search <input id="q" type="search" placeholder="A team, a coach, a season" autofocus></label></p><ul id="found"></ul>
<h2>Seasons</h2>${list(seasons)}<h2>All time</h2>${list(kept)}
<script src="pages.js"></script><script src="search.js"></script>`;
}

/** Every file of the site by its name. */
export function siteFiles(name: string, pages: readonly SitePage[]): ReadonlyMap<string, string> {
  const index = pages.map(({ title, file }) => [title, file]);
  return new Map([
    ['index.html', whole(name, name, front(name, pages))],
    ['style.css', STYLE],
    ['pages.js', `const PAGES=${JSON.stringify(index).replaceAll('<', '\\u003c')};`],
    ['search.js', SEARCH],
    ...pages.map(({ file, title, html }) => [file, whole(title, name, html)] as const),
  ]);
}
