import type { AnswerOf, InputOf, QueryName } from '../../../core/contract/registry.ts';
import type { Info } from '../../../core/contract/views/shared.ts';
import type { Status } from '../../../core/contract/views/sim.ts';
import type { DescribedName, Link } from '../../../core/pages/parts/links.ts';
import type { Page, PageTab, PageView, Params, Picker } from '../../../core/pages/parts/page.ts';
import {
  type BannerSection,
  type BracketSection,
  type FiguresSection,
  isShown,
  type ListSection,
  type PageColumn,
  type RowMark,
  type Section,
  type TableSection,
} from '../../../core/pages/parts/sections.ts';
import { piecesOf, plainWords, type Words } from '../../../core/pages/parts/words.ts';
import { bracketLines, sortRows } from '../../../core/present/index.ts';
import { clip } from '../../text/table.ts';
import { textWidth, wrap } from '../../text/width.ts';
import type { DescribedRoute, Route } from '../play/route.ts';
import type { Item, Pane, ScreenKey, ScreenTab, ScreenView, Span, Tone } from '../play/view.ts';
import { openHead } from './decide.ts';
import { heading, line, neighbors, picker, shown, stars, type ToneColumn, tablePane, textPane, view } from './parts.ts';
import type { Screen } from './screen.ts';
import { teamHead, teamTabs } from './team-pages.ts';

/** Any described page as a screen. */

/** Columns of the smallest window, less the margin. */
const HEAD_WIDTH = 78;
/** The longest title and sentence that stand in one line, beside the names of further panes. */
const BESIDE_TITLE = 60;
/** The least and the most that a bracket is drawn on. */
const BRACKET_NARROW = 60;
const BRACKET_WIDE = 132;
/** The least width of a pane, and the most that it asks for: wider ones page their columns. */
const LEAST_PANE = 30;
const MOST_PANE = 76;
const COLUMN_GAP = 2;
const GUTTER = 2;

const MARKS: Readonly<Record<RowMark, Item['mark']>> = {
  own: 'own',
  honor: 'strong',
  strong: 'strong',
  win: null,
  loss: null,
};

/** A link of a page as a route; null for the one page that only the browser has. */
export function routeOf(link: Link | null): Route | null {
  return link === null || link.name === 'review' ? null : link;
}

function toneOf(words: Words): Tone | null {
  return piecesOf(words).find(({ tone }) => tone !== undefined)?.tone ?? null;
}

/** Whether a column holds names of teams or players, which are never cut. */
function isName<Row>(row: Row | undefined, cell: PageColumn<Row>['cell']): boolean {
  if (row === undefined || cell === undefined) return false;
  const [name, ...more] = piecesOf(cell(row));
  return more.length === 0 && (name?.link?.name === 'team' || name?.link?.name === 'player');
}

/** A described column, with its stars and tones. */
function columnOf<Row>({ of, cell, look, drop, least }: PageColumn<Row>, rows: readonly Row[]): ToneColumn<Row> {
  const starred = look === 'stars' || look === 'prestige';
  return shown(of, {
    ...(starred && {
      align: 'left' as const,
      text: (row: Row) => stars(Number(of.value(row)), look === 'stars' ? 5 : 7),
    }),
    ...(cell !== undefined && {
      text: (row: Row) => plainWords(cell(row)),
      tone: (row: Row) => toneOf(cell(row)),
    }),
    ...(look === 'stars' && { tone: (): Tone => 'accent' }),
    ...(drop !== undefined && { drop }),
    ...(least !== undefined && !isName(rows[0], cell) && { least }),
  });
}

/** The width that a table needs without the columns that may be left out. */
function leastWidth<Row>(columns: readonly ToneColumn<Row>[], rows: readonly Row[]): number {
  const needed = columns
    .filter(({ drop }) => drop === undefined)
    .map(({ title, text, value, least }) => {
      const natural = rows.reduce((most, row) => Math.max(most, textWidth(text?.(row) ?? String(value(row) ?? ''))), 0);
      return Math.max(textWidth(title), least === undefined ? natural : Math.min(natural, least));
    });
  const total = needed.reduce((sum, each) => sum + each + COLUMN_GAP, GUTTER);
  return Math.max(LEAST_PANE, Math.min(MOST_PANE, total));
}

/** The rows as they are first sorted. */
function inOrder({ rows, sorted }: TableSection): readonly unknown[] {
  return sorted === undefined ? rows : sortRows(rows, sorted.by.sort, sorted.descending ? 'desc' : 'asc');
}

function tableOf(section: TableSection): Pane {
  const { name, title, link, mark, group, empty } = section;
  const rows = inOrder(section);
  const columns = section.columns.filter(({ fileOnly }) => fileOnly !== true).map((each) => columnOf(each, rows));
  return tablePane<unknown>({
    key: name,
    columns,
    rows,
    min: leastWidth(columns, rows),
    grow: section.side === true ? 1 : 2,
    ...(title !== undefined && { title }),
    fixed: Math.max(1, section.columns.findLastIndex(({ names }) => names === true) + 1),
    ...(link !== undefined && { route: (row: unknown) => routeOf(link(row)) }),
    ...(mark !== undefined && { mark: (row: unknown) => markOf(mark(row)) }),
    ...(group !== undefined && { group: (row: unknown) => group.of.text(row) }),
    ...(empty !== undefined && { empty }),
  });
}

function markOf(mark: RowMark | null): Item['mark'] {
  return mark === null ? null : MARKS[mark];
}

/** Sentences that a pane breaks into lines as wide as it is. */
export function wrapped(sentences: readonly Words[], width: number, route: Route | null = null): Item[] {
  return sentences.flatMap((sentence) => {
    const pieces = piecesOf(sentence);
    const to = route ?? routeOf(pieces.find(({ link }) => link)?.link ?? null);
    const tone = toneOf(sentence);
    return wrap(plainWords(sentence), width).map((text) => line([tone === null ? text : [text, tone]], to));
  });
}

function listOf({ name, title, rows, sentence, link, mark, empty, side }: ListSection): Pane {
  const lines = (width: number): Item[] =>
    rows.flatMap((row) =>
      wrapped([sentence(row)], width - GUTTER, routeOf(link?.(row) ?? null)).map((item) => ({
        ...item,
        mark: markOf(mark?.(row) ?? null),
      })),
    );
  return textPane({
    key: name,
    lines,
    min: 40,
    grow: side ? 1 : 2,
    ...titleOf(title),
    ...(empty !== undefined && { empty }),
  });
}

function titleOf(title: string | undefined) {
  return title === undefined ? {} : { title };
}

function textOf(name: string, title: string | undefined, lines: readonly Words[], empty = ''): Pane {
  return textPane({ key: name, lines: (width) => wrapped(lines, width), empty, min: 40, ...titleOf(title) });
}

function figuresOf({ name, title, figures, lines }: FiguresSection): Pane {
  return textOf(name, title, lines ?? figures.map(([label, value]) => `${label}: ${value}`));
}

/** Brackets show the player's team and lead to their games. */
function bracketOf({ name, title = 'Bracket', bracket, own }: BracketSection): Pane {
  const lines = (width: number): Item[] =>
    bracketLines(bracket, {
      width: Math.max(BRACKET_NARROW, Math.min(width, BRACKET_WIDE)),
      ascii: false,
      measure: textWidth,
      short: clip,
    }).map(({ text, game }, at): Item => {
      if (game?.game_id === undefined) {
        return { ...heading(''), cells: [[text, at === 0 ? 'header' : 'faint'] as const] };
      }
      return line([[text, text.includes(own) ? 'own' : null]], { name: 'game', id: game.game_id });
    });
  return textPane({ key: name, title, lines, min: 76, grow: 2 });
}

function paneOf(section: Section): Pane | null {
  switch (section.kind) {
    case 'table':
      return tableOf(section);
    case 'list':
      return listOf(section);
    case 'text':
      return textOf(section.name, section.title, [...section.lines, ...(section.points ?? [])], section.empty);
    case 'figures':
      return figuresOf(section);
    case 'bracket':
      return bracketOf(section);
    case 'banner':
    case 'chart':
      return null;
  }
}

/** A banner takes a line or two above the panes. */
function bannerHead({ over, headline, facts }: BannerSection): Span[][] {
  const said = [headline, ...facts].map(plainWords).join(' · ');
  return wrap(`${over}  ${said}`, HEAD_WIDTH).map((text, at): Span[] =>
    at === 0 && text.startsWith(over)
      ? [
          [over, 'faint'],
          [text.slice(over.length), 'strong'],
        ]
      : [[text, 'strong']],
  );
}

/** Figures that a single line says: they need no pane. */
function isBrief(section: Section): section is FiguresSection {
  return section.kind === 'figures' && section.title === undefined && section.lines?.length === 1;
}

/** What stands beside the title: the page's note, or its first sentence where that fits. */
function besideTitle({ title, note, lines = [] }: PageView): string | null {
  if (note !== undefined) return note;
  const [first = ''] = lines;
  return title.length + first.length <= BESIDE_TITLE ? first : null;
}

/** The lines above the panes. */
function headOf(of: PageView, tab: PageTab | undefined, beside: string | null, info: Info | null): Span[][] {
  const { team, lines = [], sections = [], facts = [] } = of;
  const banners = [...sections, ...(tab?.sections ?? [])].filter((each) => each.kind === 'banner');
  return [
    ...(team === undefined ? [] : teamHead({ team, info })),
    ...(facts.length === 0 ? [] : [[facts.map(plainWords).join(' · ')]]),
    ...banners.flatMap(bannerHead),
    ...sections.filter(isBrief).flatMap(({ lines: brief = [] }) => brief.map((each): Span[] => [plainWords(each)])),
    ...lines
      .filter((each) => each !== beside)
      .flatMap((each) => wrap(each, HEAD_WIDTH))
      .map((each): Span[] => [each]),
  ];
}

function pickerKeys({ label, chosen, choices, key, of, step }: Picker): ScreenKey[] {
  const offered = choices.flatMap((each) => {
    const route = routeOf(each.link);
    return route === null ? [] : [{ label: each.label, route }];
  });
  const at = offered.findIndex((each) => each.label === chosen);
  if (offered.length < 2) return [];
  return [
    picker(key, label.toLowerCase(), of ?? label, offered),
    ...(step === undefined
      ? []
      : neighbors(
          offered.map(({ route }) => route),
          at,
          step,
        )),
  ];
}

function keysOf({ pickers = [], links = [] }: PageView): ScreenKey[] {
  const followed = links.flatMap(({ label, key, link }): ScreenKey[] => {
    const route = routeOf(link);
    if (key === undefined || route === null) return [];
    return [{ key, label: label.toLowerCase(), event: { type: 'open', route } }];
  });
  return [...pickers.flatMap(pickerKeys), ...followed];
}

function tabsFor(page: Page, of: PageView, tab: PageTab | undefined, route: DescribedRoute): ScreenTab[] {
  if (of.tabs !== undefined) {
    return of.tabs.map(({ name, label }) => ({ label, route: { ...route, tab: name }, active: name === tab?.name }));
  }
  return of.team !== undefined && page.place.teamTab !== undefined ? teamTabs(page.name, of.team.name) : [];
}

function layoutOf(sections: readonly Section[], panes: readonly Pane[]): ScreenView['layout'] {
  // Text needs the whole width more than a neighbor.
  if (!sections.some(({ side }) => side) || !sections.some(({ kind }) => kind === 'table')) return 'stacked';
  return panes.length > 2 ? 'grid' : 'beside';
}

function screenView(page: Page, of: PageView, route: DescribedRoute, info: Info | null): ScreenView {
  const tab = of.tabs?.find(({ name }) => name === (route.tab ?? of.openTab)) ?? of.tabs?.[0];
  const sections = [...(of.sections ?? []), ...(tab?.sections ?? [])].filter(isShown);
  const panes = sections
    .filter((section) => !isBrief(section))
    .map(paneOf)
    .filter((pane) => pane !== null);
  const beside = besideTitle(of);
  return view({
    title: of.title,
    note: beside ?? '',
    tabs: tabsFor(page, of, tab, route),
    head: headOf(of, tab, beside, info),
    panes: panes.length > 0 ? panes : [textOf('empty', undefined, [], of.empty ?? '')],
    layout: layoutOf(sections, panes),
    keys: keysOf(of),
    card: panes.length === 1,
  });
}

interface Loaded {
  answer: AnswerOf<QueryName>;
  more: AnswerOf<QueryName> | null;
  /** What is open to decide, on the page of a stage. */
  status: Status | null;
}

/** The parameters of a route without what only the screen knows. */
function paramsOf({ name: _, tab: __, ...params }: DescribedRoute): Params {
  return params as Params;
}

/** The screen of a described page. */
export function describedScreen(page: Page): Screen<DescribedName, Loaded> {
  return {
    load: async ({ ask }, route) => {
      const params = paramsOf(route);
      const answer = await ask(page.query, page.input(params) as InputOf<QueryName>);
      const input = page.more?.input(answer, params) ?? null;
      const more =
        page.more === undefined || input === null ? null : await ask(page.more.query, input as InputOf<QueryName>);
      return { answer, more, status: page.place.stage === undefined ? null : await ask('status', {}) };
    },
    view: ({ answer, more, status }, route, { info }) => {
      const shown = screenView(page, page.view(answer, { params: paramsOf(route), more }), route, info);
      return status === null ? shown : { ...shown, head: [...openHead(status), ...shown.head] };
    },
  };
}
