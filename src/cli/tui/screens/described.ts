import type { AnswerOf, DynastyQuery, InputOf } from '../../../core/contract/registry.ts';
import type { Info } from '../../../core/contract/views/shared.ts';
import type { Status } from '../../../core/contract/views/sim.ts';
import type { PageAct } from '../../../core/pages/parts/acts.ts';
import type { DescribedName } from '../../../core/pages/parts/links.ts';
import {
  contextOf,
  moreInputs,
  type Page,
  type PageTab,
  type PageView,
  type Params,
  type Picker,
} from '../../../core/pages/parts/page.ts';
import {
  type BannerSection,
  type BracketSection,
  type FiguresSection,
  isShown,
  type ListSection,
  type Section,
} from '../../../core/pages/parts/sections.ts';
import { piecesOf, plainWords, type Words } from '../../../core/pages/parts/words.ts';
import { bracketLines } from '../../../core/present/index.ts';
import { clip } from '../../text/table.ts';
import { textWidth, wrap } from '../../text/width.ts';
import type { Choice, Decision } from '../play/event.ts';
import { type DescribedRoute, type Route, routeOf } from '../play/route.ts';
import type { Item, Pane, ScreenKey, ScreenTab, ScreenView, Span } from '../play/view.ts';
import { openHead } from './decide.ts';
import { GUTTER, markOf, tableOf, toneOf } from './described-table.ts';
import { heading, line, neighbors, picker, textPane, view } from './parts.ts';
import type { Context, Screen } from './screen.ts';
import { teamHead, teamTabs } from './team-pages.ts';

/** Renders any described page as a screen. */

/** Columns of the smallest window, minus the margin. */
const HEAD_WIDTH = 78;
/** Longest title and sentence that share one line, next to the names of further panes. */
const BESIDE_TITLE = 60;
/** Narrowest and widest a bracket is drawn. */
const BRACKET_NARROW = 60;
const BRACKET_WIDE = 132;
/** Wraps sentences to the pane's width. */
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

/** Brackets highlight the user's team and lead to their games. */
function bracketOf({ name, title = 'Bracket', bracket, own }: BracketSection): Pane {
  const lines = (width: number): Item[] =>
    bracketLines(bracket, {
      width: Math.max(BRACKET_NARROW, Math.min(width, BRACKET_WIDE)),
      ascii: false,
      measure: textWidth,
      short: clip,
    }).map(({ text, game }, index): Item => {
      if (game?.game_id === undefined) {
        return { ...heading(''), cells: [[text, index === 0 ? 'header' : 'faint'] as const] };
      }
      return line([[text, text.includes(own) ? 'own' : null]], { name: 'game', id: game.game_id });
    });
  return textPane({ key: name, title, lines, min: 76, grow: 2 });
}

function paneOf(section: Section, context: Context): Pane | null {
  switch (section.kind) {
    case 'table':
      return tableOf(section, context);
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
  return wrap(`${over}  ${said}`, HEAD_WIDTH).map((text, index): Span[] =>
    index === 0 && text.startsWith(over)
      ? [
          [over, 'faint'],
          [text.slice(over.length), 'strong'],
        ]
      : [[text, 'strong']],
  );
}

/** Whether figures fit in a single line and so need no pane. */
function isBrief(section: Section): section is FiguresSection {
  return section.kind === 'figures' && section.title === undefined && section.lines?.length === 1;
}

/** Returns the text next to the title: the page's note, or its first sentence if that fits. */
function besideTitle({ title, note, lines = [] }: PageView): string | null {
  if (note !== undefined) return note;
  const [first = ''] = lines;
  return title.length + first.length <= BESIDE_TITLE ? first : null;
}

/** Returns the lines above the panes. */
function headOf(of: PageView, tab: PageTab | undefined, beside: string | null, info: Info | null): Span[][] {
  const { team, lines = [], sections = [], facts = [] } = of;
  const all = [...sections, ...(tab?.sections ?? [])];
  const banners = all.filter((each) => each.kind === 'banner');
  return [
    ...(team === undefined ? [] : teamHead({ team, info })),
    ...(facts.length === 0 ? [] : [[facts.map(plainWords).join(' · ')]]),
    ...banners.flatMap(bannerHead),
    ...all.filter(isBrief).flatMap(({ lines: brief = [] }) => brief.map((each): Span[] => [plainWords(each)])),
    ...(of.waits === undefined ? [] : [[[`${of.waits.said} ${Math.floor(100 * of.waits.share)}%`, 'accent'] as const]]),
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
  const index = offered.findIndex((each) => each.label === chosen);
  if (offered.length < 2) return [];
  return [
    picker(key, label.toLowerCase(), of ?? label, offered),
    ...(step === undefined
      ? []
      : neighbors(
          offered.map(({ route }) => route),
          index,
          step,
        )),
  ];
}

/** Returns the key of a page's decision, made in a dialog. */
function actKey({ label, key, notes, choices }: PageAct): ScreenKey {
  const choice = ({ label: name, hint, command, input, said }: PageAct['choices'][number]): Choice => ({
    label: name,
    ...(hint !== undefined && { hint }),
    event: { type: 'do', effect: { do: 'decide', command, input, said } as Decision },
  });
  return {
    key,
    label: label.toLowerCase(),
    event: { type: 'dialog', title: label, notes, choices: choices.map(choice) },
  };
}

function keysOf({ pickers = [], links = [], acts = [] }: PageView): ScreenKey[] {
  const followed = links.flatMap(({ label, key, link }): ScreenKey[] => {
    const route = routeOf(link);
    if (key === undefined || route === null) return [];
    return [{ key, label: label.toLowerCase(), event: { type: 'open', route } }];
  });
  return [...acts.map(actKey), ...pickers.flatMap(pickerKeys), ...followed];
}

function tabsFor(page: Page, of: PageView, tab: PageTab | undefined, route: DescribedRoute): ScreenTab[] {
  if (of.tabs !== undefined) {
    return of.tabs.map(({ name, label, short = label, link }) => ({
      label: short,
      route: routeOf(link ?? null) ?? { ...route, tab: name },
      active: name === tab?.name,
    }));
  }
  return of.team !== undefined && page.place.teamTab !== undefined ? teamTabs(page.name, of.team.name) : [];
}

function layoutOf(sections: readonly Section[], panes: readonly Pane[]): ScreenView['layout'] {
  // Text needs the full width more than a neighboring pane.
  if (!sections.some(({ side }) => side) || !sections.some(({ kind }) => kind === 'table')) return 'stacked';
  return panes.length > 2 ? 'grid' : 'beside';
}

function mainFirst(sections: readonly Section[]): Section[] {
  const isMain = (section: Section) => section.kind === 'table' && section.main === true;
  return [...sections.filter(isMain), ...sections.filter((section) => !isMain(section))];
}

function screenView(page: Page, of: PageView, route: DescribedRoute, context: Context): ScreenView {
  const { info } = context;
  const tab = of.tabs?.find(({ name }) => name === (route.tab ?? of.openTab)) ?? of.tabs?.[0];
  const sections = mainFirst([...(of.sections ?? []), ...(tab?.sections ?? [])].filter(isShown));
  const panes = sections.filter((section) => !isBrief(section)).flatMap((section) => paneOf(section, context) ?? []);
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
  answer: AnswerOf<DynastyQuery>;
  every: readonly AnswerOf<DynastyQuery>[];
  /** Open decisions, on the page of a stage. */
  status: Status | null;
}

/** Returns a route's parameters without those only the screen uses. */
function paramsOf({ name: _, tab: __, ...params }: DescribedRoute): Params {
  return params as Params;
}

/** Returns the screen of a described page. */
export function describedScreen(page: Page): Screen<DescribedName, Loaded> {
  return {
    load: async ({ ask }, route) => {
      const params = paramsOf(route);
      const answer = await ask(page.query, page.input(params) as InputOf<DynastyQuery>);
      const { query } = page.more ?? page;
      const inputs = moreInputs(page, answer, params);
      const every = await Promise.all(inputs.map((input) => ask(query, input as InputOf<DynastyQuery>)));
      return { answer, every, status: page.place.stage === undefined ? null : await ask('status', {}) };
    },
    waits: ({ answer, every }, route) => page.view(answer, contextOf(paramsOf(route), every)).waits !== undefined,
    view: ({ answer, every, status }, route, context) => {
      const shown = screenView(page, page.view(answer, contextOf(paramsOf(route), every)), route, context);
      return status === null ? shown : { ...shown, head: [...openHead(status), ...shown.head] };
    },
  };
}
