import type { Link } from '../../core/pages/parts/links.ts';
import type { PageView } from '../../core/pages/parts/page.ts';
import {
  type BannerSection,
  type FiguresSection,
  isShown,
  type ListSection,
  type PageColumn,
  type Section,
  type TableSection,
  type TextSection,
} from '../../core/pages/parts/sections.ts';
import { type Piece, piecesOf, type Words } from '../../core/pages/parts/words.ts';
import { escaped as escapedText } from '../../core/present/html.ts';
import { bracketText, gauge } from '../../core/present/index.ts';
import { clip } from '../text/table.ts';
import { harmless, textWidth } from '../text/width.ts';

/** Renders any described page as HTML. */

/** The site a page belongs to. */
export interface Site {
  /** Returns the file a link leads to; null for a page the almanac does not have. */
  fileOf(link: Link): string | null;
  /** Returns a team's logo. */
  logoOf(team: string): string;
}

/** Escapes text for HTML. */
export const escaped = (text: string): string => escapedText(harmless(text));

/** Renders a team's logo within a line of text. */
const inLine = (site: Site, team: string): string =>
  `<img class="logo" src="${site.logoOf(team)}" alt="" width="20" height="20"> `;

function pieceHtml({ text, link, tone, team }: Piece, site: Site): string {
  const file = link ? site.fileOf(link) : null;
  const words = file === null ? escaped(text) : `<a href="${file}">${escaped(text)}</a>`;
  const toned = tone ? `<span class="${tone}">${words}</span>` : words;
  return team === undefined ? toned : inLine(site, team.name) + toned;
}

function wordsHtml(words: Words, site: Site): string {
  return piecesOf(words)
    .map((piece, index) => (piece.line && index > 0 ? ', ' : '') + pieceHtml(piece, site))
    .join('');
}

const heading = (title: string | undefined): string => (title === undefined ? '' : `<h2>${escaped(title)}</h2>`);
const paragraph = (html: string): string => `<p>${html}</p>`;

function cellHtml(column: PageColumn<unknown>, row: unknown, site: Site): string {
  const { of, look, cell } = column;
  if (look === 'stars' || look === 'prestige') return gauge(Number(of.value(row)), look === 'stars' ? 5 : 7, '★', '');
  return wordsHtml(cell?.(row) ?? of.text(row), site);
}

function rowHtml(section: TableSection, columns: readonly PageColumn<unknown>[], row: unknown, site: Site): string {
  const link = section.link?.(row) ?? null;
  const file = link === null ? null : site.fileOf(link);
  const team = link?.name === 'team' || link?.name === 'program' ? link.team : undefined;
  const mark = section.mark?.(row) ?? null;
  const cells = columns.map((column, index) => {
    const html = cellHtml(column, row, site);
    const linked = index === 0 && file !== null && !html.includes('<a ') ? `<a href="${file}">${html}</a>` : html;
    const marked = index === 0 && team !== undefined && !linked.includes('<img') ? inLine(site, team) + linked : linked;
    return `<td${typeof column.of.value(row) === 'number' ? ' class="n"' : ''}>${marked}</td>`;
  });
  return `<tr${mark === null ? '' : ` class="${mark}"`}>${cells.join('')}</tr>`;
}

function tableHtml(section: TableSection, site: Site): string {
  const { title, rows, empty } = section;
  if (rows.length === 0) return heading(title) + (empty === undefined ? '' : paragraph(escaped(empty)));
  const columns = section.columns.filter(({ bar, fileOnly }) => bar === undefined && !fileOnly);
  const head = columns.map(({ of }) => `<th title="${escaped(of.meaning)}">${escaped(of.short)}</th>`).join('');
  const body = rows.map((row) => rowHtml(section, columns, row, site)).join('\n');
  return `${heading(title)}<div class="wide"><table><thead><tr>${head}</tr></thead><tbody>\n${body}</tbody></table></div>`;
}

function listHtml({ title, rows, sentence, empty }: ListSection, site: Site): string {
  if (rows.length === 0) return heading(title) + (empty === undefined ? '' : paragraph(escaped(empty)));
  return `${heading(title)}<ul>${rows.map((row) => `<li>${wordsHtml(sentence(row), site)}</li>`).join('\n')}</ul>`;
}

function textHtml({ title, lines, points = [], empty }: TextSection, site: Site): string {
  const all = [...lines, ...points].map((line) => paragraph(wordsHtml(line, site)));
  return heading(title) + (all.length === 0 && empty !== undefined ? paragraph(escaped(empty)) : all.join(''));
}

const figures = (of: FiguresSection['figures']): string =>
  of.length === 0
    ? ''
    : paragraph(of.map(([label, value]) => `${escaped(label)}: <b>${escaped(String(value))}</b>`).join(' · '));

function bannerHtml({ over, headline, facts, figures: numbers = [] }: BannerSection, site: Site): string {
  const words = [headline, ...facts].map((each) => wordsHtml(each, site)).join(' · ');
  return `<section class="banner">${heading(over)}${paragraph(words)}${figures(numbers)}</section>`;
}

/** Columns of a bracket drawn in text. */
const BRACKET_WIDTH = 110;

/** Renders a section as HTML; empty for a chart, since a table next to it shows the same. */
function sectionHtml(section: Section, site: Site): string {
  switch (section.kind) {
    case 'table':
      return isShown(section) ? tableHtml(section, site) : '';
    case 'list':
      return isShown(section) ? listHtml(section, site) : '';
    case 'text':
      return textHtml(section, site);
    case 'figures':
      return heading(section.title) + figures(section.figures);
    case 'banner':
      return bannerHtml(section, site);
    case 'bracket': {
      const drawn = { width: BRACKET_WIDTH, ascii: false, measure: textWidth, short: clip };
      return `<pre>${bracketText(section.bracket, drawn).map(escaped).join('\n')}</pre>`;
    }
    case 'chart':
      return '';
  }
}

/** Renders the links from a page to others of its kind. */
function ways({ pickers = [], links = [] }: PageView, site: Site): string {
  const all = [
    ...links.map(({ label, link }) => ({ label, link })),
    ...pickers.filter(({ choices }) => choices.length <= MOST_CHOICES).flatMap(({ choices }) => choices),
  ];
  const known = all.flatMap(({ label, link }) => {
    const file = site.fileOf(link);
    return file === null ? [] : [`<a href="${file}">${escaped(label)}</a>`];
  });
  return known.length === 0 ? '' : `<nav>${known.join(' ')}</nav>`;
}

/** Longest list of links; search covers longer ones, such as teams. */
const MOST_CHOICES = 40;

/** Renders the content of a page. */
export function viewHtml(view: PageView, site: Site): string {
  const facts = view.facts === undefined ? '' : paragraph(view.facts.map((each) => wordsHtml(each, site)).join(' · '));
  const lines = [view.note, ...(view.lines ?? []), view.empty].filter((line) => line !== undefined);
  const tabs = (view.tabs ?? []).flatMap(({ label, sections = [] }) =>
    sections.length === 0 ? [] : [`<h2>${escaped(label)}</h2>`, ...sections.map((each) => sectionHtml(each, site))],
  );
  const team = view.logo ?? view.team?.name;
  const logo = team === undefined ? '' : `<img class="logo" src="${site.logoOf(team)}" alt="" width="48" height="48"> `;
  return [
    `<h1>${logo}${escaped(view.title)}</h1>`,
    ways(view, site),
    facts,
    ...lines.map((line) => paragraph(escaped(line))),
    ...(view.sections ?? []).map((each) => sectionHtml(each, site)),
    ...tabs,
  ].join('\n');
}
