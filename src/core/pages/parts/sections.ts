import type { Bracket } from '../../contract/views/season/playoff.ts';
import type { TableColumn } from '../../words/columns/descriptor.ts';
import type { RowAct } from './acts.ts';
import type { Charts } from './charts.ts';
import type { Link } from './links.ts';
import type { Words } from './words.ts';

/**
 * Special rendering of a cell, where a face supports it: five or seven stars, a colored number of stars, a conference's
 * logo.
 */
type CellLook = 'stars' | 'prestige' | 'starColor' | 'conference' | 'conferenceName';

/** A segment of a bar, named by its color. */
interface BarPart {
  color: string;
  /** Percentage of the whole. */
  share: number;
}

/** A column of a page's table: its description, and the page's additions. */
export interface PageColumn<Row> {
  of: TableColumn<Row>;
  /** The content shown, if it has links or tones. Files and sorting use the described value. */
  cell?: (row: Row) => Words;
  look?: CellLook;
  /** Set if it names the row; by default the first column does. The last such column carries the row's link. */
  names?: true;
  /** Order in which columns are dropped when space is short, highest number first; without it, never. */
  drop?: number;
  /** Fewest characters it may be cut to. */
  least?: number;
  /** Set for the table's main number, shown first if there is room for only one. */
  leads?: true;
  /** Alignment, if not the default for text or numbers. */
  align?: 'left' | 'right';
  /** Set to use the long heading where there is room. */
  long?: true;
  /** Set to show its heading next to the value when it gets a line of its own. */
  labeled?: true;
  /** Set if only files have it: people see it in another column. */
  fileOnly?: true;
  /** Set if only files and text output have it: a screen shows it with the row's name or opens what it names. */
  textOnly?: true;
  /** Set to group rows under its text, where a face has groups. */
  groups?: true;
  /** Set for a sentence that few rows have: the web lists those below the table. */
  remark?: true;
  /** Segments of a bar; faces that do not draw leave the column out. */
  bar?: (row: Row) => readonly BarPart[];
}

/** How a row is highlighted: the user's own team, an honor, or a result. */
export type RowMark = 'own' | 'honor' | 'strong' | 'win' | 'loss';

interface SectionBase {
  /** Name for `--table`, and for what a browser remembers. */
  name: string;
  title?: string;
  /** Set to place it next to the main sections where there is room. */
  side?: true;
  /** Set if this page's files leave it out because another page's have it. */
  inFiles?: false;
}

/** Properties shared by tables and lists. */
interface RowsOf<Row> extends SectionBase {
  /** Full description for screen readers. */
  caption?: string;
  /** In file order. */
  columns: readonly PageColumn<Row>[];
  rows: readonly Row[];
  /** The page a row links to. */
  link?: (row: Row) => Link | null;
  mark?: (row: Row) => RowMark | null;
  /** Placeholder when there are no rows. */
  empty?: string;
  /** Set if people only see it when it has rows; files always have it. */
  optional?: boolean;
  /** Set if only files have it: people read it elsewhere. */
  fileOnly?: boolean;
}

export interface TableSection<Row = unknown> extends RowsOf<Row> {
  kind: 'table';
  /** Tables of one family share columns and become one table in files. */
  family?: string;
  /** Set for the page's main table: a screen shows it first, and `--sort` and `--limit` apply to it. */
  main?: true;
  /** Set for a few rows in a fixed order: nothing to sort, filter or save. */
  plain?: true;
  /** Set if a chart next to it shows the same, where charts are drawn. */
  charted?: true;
  /** Set if all its columns matter: a screen pages through them instead of dropping some. */
  wide?: true;
  /** Decisions available on a row, as buttons in the browser. */
  acts?: (row: Row) => readonly RowAct[];
  /** Number of rows that come first; the web shows the rest on request and never sorts it in. */
  first?: { rows: number; label: string };
  /** Default sort in the browser. */
  sorted?: { by: TableColumn<Row>; descending: boolean };
  /** Most rows in text output; files have all. */
  most?: number;
}

/** Rows that read as sentences, and are a table only in files. */
export interface ListSection<Row = unknown> extends RowsOf<Row> {
  kind: 'list';
  sentence: (row: Row) => Words;
  /** Small print under the sentence, where a face has room. */
  under?: (row: Row) => Words;
  /** Set if the first row is the lead story, in larger type. */
  leadFirst?: true;
}

export interface TextSection extends SectionBase {
  kind: 'text';
  lines: readonly Words[];
  /** Set if the first line is the main one, in larger type. */
  leadFirst?: true;
  /** More sentences, as a list under the lines. */
  points?: readonly string[];
  empty?: string;
}

/** Key figures: large numbers on the web, sentences in a terminal. */
export interface FiguresSection extends SectionBase {
  kind: 'figures';
  figures: readonly (readonly [label: string, value: string | number])[];
  /** The same as sentences, where a terminal has room for more than numbers. */
  lines?: readonly Words[];
}

/** A winner in large type and his team's colors. */
export interface BannerSection extends SectionBase {
  kind: 'banner';
  team: string;
  /** The other team in a series. */
  other?: string;
  /** Shows the player's portrait instead of the team's logo. */
  player?: { id: number; name: string };
  /** The prize, above the name. */
  over: string;
  trophy?: boolean;
  headline: Words;
  facts: readonly Words[];
  figures?: readonly (readonly [label: string, value: string | number])[];
}

export interface BracketSection extends SectionBase {
  kind: 'bracket';
  bracket: Bracket;
  own: string;
}

/** A chart by name, drawn by faces that have it. */
export interface ChartSection<Name extends keyof Charts = keyof Charts> extends SectionBase {
  kind: 'chart';
  chart: Name;
  data: Charts[Name];
}

export type Section =
  | TableSection
  | ListSection
  | TextSection
  | FiguresSection
  | BannerSection
  | BracketSection
  | ChartSection;

/** Whether people see a section; files have it either way. */
export function isShown(section: Section): boolean {
  if (section.kind !== 'table' && section.kind !== 'list') return true;
  return section.fileOnly !== true && (section.optional !== true || section.rows.length > 0);
}

type Given<Of extends { kind: string }> = Omit<Of, 'kind'>;

/** Builds a table of rows. It holds both the rows and their columns, so faces need not know the row type. */
export function table<Row>(of: Given<TableSection<Row>>): TableSection {
  return { kind: 'table', ...of } as unknown as TableSection;
}

/** Builds a list of rows that read as sentences. */
export function list<Row>(of: Given<ListSection<Row>>): Section {
  return { kind: 'list', ...of } as unknown as ListSection;
}

export function text(of: Given<TextSection>): Section {
  return { kind: 'text', ...of };
}

export function figures(of: Given<FiguresSection>): Section {
  return { kind: 'figures', ...of };
}

export function banner(of: Given<BannerSection>): Section {
  return { kind: 'banner', ...of };
}

export function bracket(of: Given<BracketSection>): Section {
  return { kind: 'bracket', ...of };
}

export function chart<Name extends keyof Charts>(chartName: Name, data: Charts[Name], of: SectionBase): Section {
  return { kind: 'chart', chart: chartName, data, ...of };
}

/** Builds a page column from a described one and the page's additions. */
export function col<Row>(of: TableColumn<Row>, more: Omit<PageColumn<Row>, 'of'> = {}): PageColumn<Row> {
  return { of, ...more };
}

/** Builds page columns from described ones without changes. */
export function cols<Row>(of: Readonly<Record<string, TableColumn<Row>>>): PageColumn<Row>[] {
  return Object.values(of).map((each) => col(each));
}

/** Marks the rows of the user's own team. */
export function ownTeam({ info }: { info: { team: { name: string } } }) {
  return ({ team }: { team: string }): RowMark | null => (team === info.team.name ? 'own' : null);
}
