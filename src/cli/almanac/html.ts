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
import { bracketText, gauge } from '../../core/present/index.ts';
import { clip } from '../text/table.ts';
import { harmless, textWidth } from '../text/width.ts';

/** Any described page as HTML. */

/** The file that a link leads to; null for a page that the almanac does not have. */
export type FileOf = (link: Link) => string | null;

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as HTML has it. */
export const escaped = (text: string): string => harmless(text).replace(/[&<>"]/g, (sign) => SIGNS[sign]!);

function pieceHtml({ text, link, tone }: Piece, fileOf: FileOf): string {
  const file = link ? fileOf(link) : null;
  const words = file === null ? escaped(text) : `<a href="${file}">${escaped(text)}</a>`;
  return tone ? `<span class="${tone}">${words}</span>` : words;
}

function wordsHtml(words: Words, fileOf: FileOf): string {
  return piecesOf(words)
    .map((piece, index) => (piece.line && index > 0 ? ', ' : '') + pieceHtml(piece, fileOf))
    .join('');
}

const heading = (title: string | undefined): string => (title === undefined ? '' : `<h2>${escaped(title)}</h2>`);
const paragraph = (html: string): string => `<p>${html}</p>`;

function cellHtml(column: PageColumn<unknown>, row: unknown, fileOf: FileOf): string {
  const { of, look, cell } = column;
  if (look === 'stars' || look === 'prestige') return gauge(Number(of.value(row)), look === 'stars' ? 5 : 7, '★', '');
  return wordsHtml(cell?.(row) ?? of.text(row), fileOf);
}

function rowHtml(section: TableSection, columns: readonly PageColumn<unknown>[], row: unknown, fileOf: FileOf): string {
  const link = section.link?.(row) ?? null;
  const file = link === null ? null : fileOf(link);
  const mark = section.mark?.(row) ?? null;
  const cells = columns.map((column, index) => {
    const html = cellHtml(column, row, fileOf);
    const linked = index === 0 && file !== null && !html.includes('<a ') ? `<a href="${file}">${html}</a>` : html;
    return `<td${typeof column.of.value(row) === 'number' ? ' class="n"' : ''}>${linked}</td>`;
  });
  return `<tr${mark === null ? '' : ` class="${mark}"`}>${cells.join('')}</tr>`;
}

function tableHtml(section: TableSection, fileOf: FileOf): string {
  const { title, rows, empty } = section;
  if (rows.length === 0) return heading(title) + (empty === undefined ? '' : paragraph(escaped(empty)));
  const columns = section.columns.filter(({ bar, fileOnly }) => bar === undefined && !fileOnly);
  const head = columns.map(({ of }) => `<th title="${escaped(of.meaning)}">${escaped(of.short)}</th>`).join('');
  const body = rows.map((row) => rowHtml(section, columns, row, fileOf)).join('\n');
  return `${heading(title)}<div class="wide"><table><thead><tr>${head}</tr></thead><tbody>\n${body}</tbody></table></div>`;
}

function listHtml({ title, rows, sentence, empty }: ListSection, fileOf: FileOf): string {
  if (rows.length === 0) return heading(title) + (empty === undefined ? '' : paragraph(escaped(empty)));
  return `${heading(title)}<ul>${rows.map((row) => `<li>${wordsHtml(sentence(row), fileOf)}</li>`).join('\n')}</ul>`;
}

function textHtml({ title, lines, points = [], empty }: TextSection, fileOf: FileOf): string {
  const all = [...lines, ...points].map((line) => paragraph(wordsHtml(line, fileOf)));
  return heading(title) + (all.length === 0 && empty !== undefined ? paragraph(escaped(empty)) : all.join(''));
}

const figures = (of: FiguresSection['figures']): string =>
  of.length === 0
    ? ''
    : paragraph(of.map(([label, value]) => `${escaped(label)}: <b>${escaped(String(value))}</b>`).join(' · '));

function bannerHtml({ over, headline, facts, figures: numbers = [] }: BannerSection, fileOf: FileOf): string {
  const words = [headline, ...facts].map((each) => wordsHtml(each, fileOf)).join(' · ');
  return `<section class="banner">${heading(over)}${paragraph(words)}${figures(numbers)}</section>`;
}

/** Columns of a bracket drawn with letters. */
const BRACKET_WIDTH = 110;

/** A section as HTML; empty for a chart, which says what a table beside it says. */
function sectionHtml(section: Section, fileOf: FileOf): string {
  switch (section.kind) {
    case 'table':
      return isShown(section) ? tableHtml(section, fileOf) : '';
    case 'list':
      return isShown(section) ? listHtml(section, fileOf) : '';
    case 'text':
      return textHtml(section, fileOf);
    case 'figures':
      return heading(section.title) + figures(section.figures);
    case 'banner':
      return bannerHtml(section, fileOf);
    case 'bracket': {
      const drawn = { width: BRACKET_WIDTH, ascii: false, measure: textWidth, short: clip };
      return `<pre>${bracketText(section.bracket, drawn).map(escaped).join('\n')}</pre>`;
    }
    case 'chart':
      return '';
  }
}

/** The ways from a page to others of its kind. */
function ways({ pickers = [], links = [] }: PageView, fileOf: FileOf): string {
  const all = [
    ...links.map(({ label, link }) => ({ label, link })),
    ...pickers.filter(({ choices }) => choices.length <= MOST_CHOICES).flatMap(({ choices }) => choices),
  ];
  const known = all.flatMap(({ label, link }) => {
    const file = fileOf(link);
    return file === null ? [] : [`<a href="${file}">${escaped(label)}</a>`];
  });
  return known.length === 0 ? '' : `<nav>${known.join(' ')}</nav>`;
}

/** A list of teams is found by the search instead. */
const MOST_CHOICES = 40;

/** What is inside a page. */
export function viewHtml(view: PageView, fileOf: FileOf): string {
  const facts =
    view.facts === undefined ? '' : paragraph(view.facts.map((each) => wordsHtml(each, fileOf)).join(' · '));
  const lines = [view.note, ...(view.lines ?? []), view.empty].filter((line) => line !== undefined);
  const tabs = (view.tabs ?? []).flatMap(({ label, sections = [] }) =>
    sections.length === 0 ? [] : [`<h2>${escaped(label)}</h2>`, ...sections.map((each) => sectionHtml(each, fileOf))],
  );
  return [
    `<h1>${escaped(view.title)}</h1>`,
    ways(view, fileOf),
    facts,
    ...lines.map((line) => paragraph(escaped(line))),
    ...(view.sections ?? []).map((each) => sectionHtml(each, fileOf)),
    ...tabs,
  ].join('\n');
}
