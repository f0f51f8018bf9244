import type { Bracket } from '../../contract/views/season/playoff.ts';
import type { TableColumn } from '../../words/columns/descriptor.ts';
import type { RowAct } from './acts.ts';
import type { Charts } from './charts.ts';
import type { Link } from './links.ts';
import type { Words } from './words.ts';

/** How a cell looks in the faces that can: stars of five or seven, a number of stars in its color, a conference's logo. */
type CellLook = 'stars' | 'prestige' | 'starColor' | 'conference' | 'conferenceName';

/** A part of a bar, named as its color is. */
interface BarPart {
  color: string;
  /** In a hundred of the whole. */
  share: number;
}

/** A column of a page's table: its description, and what the page adds to it. */
export interface PageColumn<Row> {
  of: TableColumn<Row>;
  /** What is shown, where it has links or tones of its own. Files and sorting use the described value. */
  cell?: (row: Row) => Words;
  look?: CellLook;
  /** It names the row, as the first column does where none says so; the last of those carries the row's link. */
  names?: true;
  /** Less important columns are left out first where space is short, the highest number first; without it, never. */
  drop?: number;
  /** It may be cut to so many characters. */
  least?: number;
  /** It is the table's main number, shown first where there is room for only one. */
  leads?: true;
  /** Where it is not aligned as text or numbers are. */
  align?: 'left' | 'right';
  /** It is headed by its long name where there is room. */
  long?: true;
  /** Its heading is said beside it where it stands in a line of its own. */
  labeled?: true;
  /** It is in files alone: people see it in another column. */
  fileOnly?: true;
  /** It is in files and in the text of commands: a screen says it with the row's name or opens what it names. */
  textOnly?: true;
  /** Rows come in groups under its text, where a face has groups. */
  groups?: true;
  /** A sentence that few rows have: the web lists them below the table. */
  remark?: true;
  /** Drawn as a bar by the faces that draw; the others leave the column out. */
  bar?: (row: Row) => readonly BarPart[];
}

/** How a row stands out: of the player's own team, an honor, or a result. */
export type RowMark = 'own' | 'honor' | 'strong' | 'win' | 'loss';

interface SectionBase {
  /** Its name for `--table` and for what a browser remembers. */
  name: string;
  title?: string;
  /** Beside the main sections where there is room. */
  side?: true;
  /** Files of this page do not have it: those of another page do. */
  inFiles?: false;
}

/** What tables and lists have in common. */
interface RowsOf<Row> extends SectionBase {
  /** What it is, in full, for screen readers. */
  caption?: string;
  /** In the order of files. */
  columns: readonly PageColumn<Row>[];
  rows: readonly Row[];
  /** The page that a row leads to. */
  link?: (row: Row) => Link | null;
  mark?: (row: Row) => RowMark | null;
  /** What is said when there are no rows. */
  empty?: string;
  /** Files have it, people only when it has rows. */
  optional?: boolean;
  /** Only files have it: people read it elsewhere. */
  fileOnly?: boolean;
}

export interface TableSection<Row = unknown> extends RowsOf<Row> {
  kind: 'table';
  /** Tables of one family have the same columns and are one in files. */
  family?: string;
  /** The page is chiefly about it: a screen shows it first, and `--sort` and `--limit` are about it. */
  main?: true;
  /** A few rows in an order of their own: nothing to sort, to filter or to save. */
  plain?: true;
  /** A chart beside it says the same, where charts are drawn. */
  charted?: true;
  /** All its columns matter: a screen pages through them instead of leaving some out. */
  wide?: true;
  /** The decisions that a row offers, as buttons in the browser. */
  acts?: (row: Row) => readonly RowAct[];
  /** So many rows come first; the web shows the others on request, as it does not sort them behind. */
  first?: { rows: number; label: string };
  /** The column it is first sorted by in the browser. */
  sorted?: { by: TableColumn<Row>; descending: boolean };
  /** How many rows a page of text shows; files have all. */
  most?: number;
}

/** Rows that read as sentences, a table only in files. */
export interface ListSection<Row = unknown> extends RowsOf<Row> {
  kind: 'list';
  sentence: (row: Row) => Words;
  /** In small under the sentence, where a face has room for it. */
  under?: (row: Row) => Words;
  /** The first row is the main story, set larger. */
  leadFirst?: true;
}

export interface TextSection extends SectionBase {
  kind: 'text';
  lines: readonly Words[];
  /** The first line is the main one, set larger. */
  leadFirst?: true;
  /** Further sentences, as a list under the lines. */
  points?: readonly string[];
  empty?: string;
}

/** Key figures: large numbers on the web, sentences in a terminal. */
export interface FiguresSection extends SectionBase {
  kind: 'figures';
  figures: readonly (readonly [label: string, value: string | number])[];
  /** The same in sentences, where a terminal has room for more than numbers. */
  lines?: readonly Words[];
}

/** A winner, large and in the colors of his team. */
export interface BannerSection extends SectionBase {
  kind: 'banner';
  team: string;
  /** The team on the other side of a series. */
  other?: string;
  /** Shows the player's portrait instead of the team's logo. */
  player?: { id: number; name: string };
  /** What was won, above the name. */
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

/** A chart by its name, drawn by the faces that have it. */
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

/** Whether people see a section; files have it all the same. */
export function isShown(section: Section): boolean {
  if (section.kind !== 'table' && section.kind !== 'list') return true;
  return section.fileOnly !== true && (section.optional !== true || section.rows.length > 0);
}

type Given<Of extends { kind: string }> = Omit<Of, 'kind'>;

/** A table of rows. It keeps them and what reads them together, so what the rows are does not matter to a face. */
export function table<Row>(of: Given<TableSection<Row>>): TableSection {
  return { kind: 'table', ...of } as unknown as TableSection;
}

/** Rows that read as sentences. */
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

/** A column as it is described, with what the page adds. */
export function col<Row>(of: TableColumn<Row>, more: Omit<PageColumn<Row>, 'of'> = {}): PageColumn<Row> {
  return { of, ...more };
}

/** Described columns as they are. */
export function cols<Row>(of: Readonly<Record<string, TableColumn<Row>>>): PageColumn<Row>[] {
  return Object.values(of).map((each) => col(each));
}

/** Marks the rows of the player's own team. */
export function ownTeam({ info }: { info: { team: { name: string } } }) {
  return ({ team }: { team: string }): RowMark | null => (team === info.team.name ? 'own' : null);
}
