import type { PageView } from '../../core/pages/parts/page.ts';
import {
  type BannerSection,
  type FiguresSection,
  isShown,
  type ListSection,
  type PageColumn,
  type RowMark,
  type Section,
  type TableSection,
} from '../../core/pages/parts/sections.ts';
import { plainWords, type Words } from '../../core/pages/parts/words.ts';
import { bracketText, gauge } from '../../core/present/index.ts';
import { column, type Layout } from './described.ts';
import { csvOnly, type Part, table, text } from './page.ts';
import type { Style } from './style.ts';
import { clip, type Mark, type Table } from './table.ts';
import { textWidth } from './width.ts';

/** Renders any described page as the parts of a command's output. */

/** Width of a bracket drawn for a pipe, and the most on a terminal. */
const PIPE_WIDTH = 100;
const WIDEST = 132;

/** The output a page is drawn for. */
interface Paper {
  style: Style;
  /** Null for a pipe. */
  columns: number | null;
  /** Whether a program reads it instead of people. */
  csv: boolean;
}

const MARKS: Readonly<Record<RowMark, Mark>> = { own: 'own', honor: 'win', strong: 'strong', win: 'win', loss: 'loss' };

/** Returns how a column is shown instead of its described text: the words of its cells, or stars as characters. */
function lookOf<Row>({ of, look, cell }: PageColumn<Row>, ascii: boolean): Layout<Row> {
  if (look !== 'stars' && look !== 'prestige') {
    return cell === undefined ? {} : { text: (row) => plainWords(cell(row)) };
  }
  const most = look === 'stars' ? 5 : 7;
  return { align: 'left', text: (row) => gauge(Number(of.value(row)), most, ascii ? '*' : '★', '') };
}

function columnOf<Row>(of: PageColumn<Row>, ascii: boolean) {
  const { drop, least, fileOnly, align } = of;
  return column(of.of, {
    ...lookOf(of, ascii),
    ...(align !== undefined && { align }),
    ...(drop !== undefined && { drop }),
    ...(least !== undefined && { least }),
    ...(fileOnly && { csvOnly: true as const }),
  });
}

function tableOf(section: TableSection | ListSection, { style, csv }: Paper): Part {
  const { name, title, mark, empty, rows } = section;
  const { family, most } = section.kind === 'table' ? section : ({} as Partial<TableSection>);
  const columns = section.columns.filter(({ bar }) => bar === undefined);
  const of: Table<unknown> = {
    name,
    columns: columns.map((each) => columnOf(each, style.ascii)),
    rows: csv || most === undefined ? rows : rows.slice(0, most),
    ...(family !== undefined && { family }),
    ...(title !== undefined && { title }),
    ...(empty !== undefined && { empty }),
    ...(mark !== undefined && {
      mark: (row: unknown) => {
        const found = mark(row);
        return found === null ? null : MARKS[found];
      },
    }),
  };
  return isShown(section) ? table(of) : csvOnly(of);
}

function titled(title: string | undefined, lines: readonly Words[], { style }: Paper): Part {
  const head = title === undefined ? [] : [style.paint(title, 'title')];
  return text(...head, ...lines.map(plainWords));
}

function figuresOf({ title, figures, lines }: FiguresSection, paper: Paper): Part {
  return titled(title, lines ?? figures.map(([label, value]) => `${label}: ${value}`), paper);
}

function bannerOf({ over, headline, facts, figures = [] }: BannerSection, { style }: Paper): Part {
  const more = figures.map(([label, value]) => `${label}: ${value}`);
  return text(style.paint(over, 'title'), [headline, ...facts].map(plainWords).join(' · '), ...more);
}

/** Renders a section as a part of the output; null for charts. */
function partOf(section: Section, paper: Paper): Part | null {
  switch (section.kind) {
    case 'table':
    case 'list':
      return tableOf(section, paper);
    case 'text': {
      const { title, lines, points = [], empty } = section;
      const all = [...lines, ...points];
      return titled(title, all.length === 0 && empty !== undefined ? [empty] : all, paper);
    }
    case 'figures':
      return figuresOf(section, paper);
    case 'banner':
      return bannerOf(section, paper);
    case 'bracket': {
      const { style, columns } = paper;
      const width = Math.min(columns ?? PIPE_WIDTH, WIDEST);
      const short = (name: string, most: number) => clip(name, most, style.ascii);
      return text(...bracketText(section.bracket, { width, ascii: style.ascii, measure: textWidth, short }));
    }
    case 'chart':
      return null;
  }
}

/** Gives a page with a single table the page's title: `Team Stats: Offense, per game`. */
function titledByPage({ title, note, lines = [], facts = [] }: PageView, sections: readonly Section[]): Section | null {
  const [only, ...more] = sections.filter(isShown);
  const isPage = only?.kind === 'table' && only.title === undefined && more.length === 0;
  if (!isPage || lines.length > 0 || facts.length > 0) return null;
  return { ...only, title: note === undefined ? title : `${title}: ${note}` };
}

/** Renders sections without the page around them. */
export function sectionParts(sections: readonly Section[], paper: Paper): Part[] {
  return sections.flatMap((section) => partOf(section, paper) ?? []);
}

/** Renders the title and sentences, then every section in turn, including those of all tabs. */
export function pageParts(view: PageView, paper: Paper): Part[] {
  const all = [...(view.sections ?? []), ...(view.tabs ?? []).flatMap((tab) => tab.sections ?? [])];
  const sections = all.filter(({ kind, inFiles }) => kind !== 'chart' && !(paper.csv && inFiles === false));
  const only = titledByPage(view, sections);
  if (only !== null)
    return sectionParts(
      sections.map((each) => (isShown(each) ? only : each)),
      paper,
    );
  const facts = view.facts === undefined ? [] : [view.facts.map(plainWords).join(' · ')];
  const head = [...(view.note === undefined ? [] : [view.note]), ...facts, ...(view.lines ?? [])];
  const empty = view.empty === undefined ? [] : [text(view.empty)];
  return [text(paper.style.paint(view.title, 'title'), ...head), ...empty, ...sectionParts(sections, paper)];
}
