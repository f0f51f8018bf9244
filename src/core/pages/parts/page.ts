import type { AnswerOf, DynastyQuery, InputOf } from '../../contract/registry.ts';
import type { Info, Team } from '../../contract/views/shared.ts';
import type { Stage } from '../../model/stages.ts';
import type { PageAct } from './acts.ts';
import type { DescribedName, Link, LinkTo, PageParams } from './links.ts';
import type { Section } from './sections.ts';
import type { Typed, VerbHelp } from './verb.ts';
import type { Words } from './words.ts';

/** A choice that leads to the same page of another year, team or conference. */
export interface Picker {
  label: string;
  chosen: string;
  choices: readonly { label: string; link: Link; group?: string }[];
  /** The letter that opens it in the full-screen game. */
  key: string;
  /** Above its choices in the full-screen game: `The class of`. */
  of?: string;
  /** What [ and ] go through: `season`. */
  step?: string;
}

/** A way to another page that a page offers. */
export interface PageLink {
  label: string;
  /** The letter that follows it in the full-screen game. */
  key?: string;
  link: Link;
  /** The section at whose heading the web shows it; otherwise the page's own. */
  at?: string;
}

export interface PageTab {
  name: string;
  label: string;
  /** Its label where tabs stand close together: in the full-screen game. */
  short?: string;
  sections?: readonly Section[];
  /** The tab asks a question of its own and so is a page of its own: the view's sections are those of the open one. */
  link?: Link;
  /** It belongs to a page beside this one, which the browser has in the same menu. */
  beside?: true;
}

/** What a page shows of an answer. */
export interface PageView {
  title: string;
  /** Beside or under the title, in a few words. */
  note?: string;
  /** Sentences above the sections. */
  lines?: readonly string[];
  /** The team whose page it is, with its header and the ways to its other pages. */
  team?: Team;
  /** Facts of the team's header. */
  facts?: readonly Words[];
  /** A team whose logo stands beside the title of a page without a team's header. */
  logo?: string;
  /** A conference whose logo stands there. */
  conference?: string;
  /** Links to the other pages of a team, on a page without a team's header. */
  pagesOf?: string;
  pickers?: readonly Picker[];
  links?: readonly PageLink[];
  /** What can be decided on it. */
  acts?: readonly PageAct[];
  /** Above the tabs, or all there is. */
  sections?: readonly Section[];
  tabs?: readonly PageTab[];
  /** What stands beside the main sections is as wide as they are. */
  equal?: true;
  /** The tab that is open first, where it is not the first one. */
  openTab?: string;
  /** Where there is room, the tabs' sections stand below each other. */
  allTabs?: true;
  /** Its answer is being worked out: how far it is, 0 to 1. The page is asked again until it is there. */
  waits?: { share: number; said: string };
  /** Said instead of sections that are missing. */
  empty?: string;
}

/** Milliseconds until a page that waits is asked again. */
export const ASK_AGAIN_MS = 500;

/** Where a page is found: its addresses, its place in menus, and what finds it in a search. */
export interface Place {
  /** Its word in menus and search. */
  label: string;
  /** Its word in its menu, where that says the rest. */
  menuLabel?: string;
  /** What could not be loaded, in the sentence that says so; its label if left out. */
  subject?: string;
  /** Beside the label in the search, which finds these words too. */
  note?: string;
  /** Words that find it in a search besides, as people type them. */
  finds?: string;
  /** What the help of the full-screen game says of its key; its note if left out. */
  help?: string;
  /** Patterns of its addresses; `:name` is a parameter. The browser has no page without one. */
  paths: readonly string[];
  /** The part of the page that menus and search lead to. */
  anchor?: string;
  /** Only others lead to it: no menu and no search has it. */
  unlisted?: true;
  /** The one face that has it, where the other has no such page. */
  faces?: 'browser';
  menu?: Menu;
  /** The web's menus and search have it once for each conference or week. */
  each?: 'conference' | 'week';
  /** The letter that opens it from everywhere in the full-screen game. */
  key?: string;
  /** It is opened for the player's own team. */
  own?: true;
  /** It is opened for the coming week. */
  thisWeek?: true;
  /** Every team has one. */
  ofTeam?: true;
  /** Its word among the tabs of a team in the full-screen game. */
  teamTab?: string;
  /** The stage whose page it is: opening it from the stage before moves the dynasty there. */
  stage?: Stage;
  /** The first stage of a year in which it is offered. */
  from?: Stage;
  /** The stage before which its query is refused. */
  needs?: Stage;
}

/** A menu of the web's bar, or the bar itself. */
export type Menu = 'bar' | 'TEAM' | 'RECRUITING' | 'CONFERENCE STANDINGS' | 'STATS' | 'SCHEDULE' | 'LEAGUE';

/** A second question that a page asks, once it has its answer; of several teams or conferences several times. */
interface More<Query extends DynastyQuery, Name extends DescribedName, Answer> {
  query: Query;
  /** Null when there is nothing more to ask. */
  input: (answer: Answer, params: PageParams[Name]) => InputOf<Query> | readonly InputOf<Query>[] | null;
}

/** Any page's parameters, as faces pass them on. */
export type Params = Readonly<Record<string, string | number | boolean | undefined>>;

/** What a view is made from besides the answer. */
interface ViewContext<Name extends DescribedName, MoreAnswer> {
  params: PageParams[Name];
  /** The answer to its second question; null where it asks none. */
  more: MoreAnswer | null;
  /** All of them, where it asks several times. */
  every: readonly MoreAnswer[];
}

/** A page of the game, described once for all faces. */
interface PageOf<Name extends DescribedName, Query extends DynastyQuery, Second extends DynastyQuery> {
  name: Name;
  query: Query;
  input: (params: PageParams[Name]) => InputOf<Query>;
  more?: More<Second, Name, AnswerOf<Query>>;
  view: (answer: AnswerOf<Query>, context: ViewContext<Name, AnswerOf<Second>>) => PageView;
  /** What `--json` prints, where that is not the answer to its query alone. */
  json?: (answer: AnswerOf<Query>, context: ViewContext<Name, AnswerOf<Second>>) => unknown;
  place: Place;
  /** The command that shows it; none where another page's command does. */
  verb?: VerbHelp & {
    read: (typed: Typed) => PageParams[Name] | Promise<PageParams[Name]>;
    /** Another page that the command shows for what was typed, with its parameters. */
    opens?: (typed: Typed) => DescribedLink | null;
  };
}

/** A page by what menus and addresses know of it. */
export interface PlacedPage {
  name: string;
  place: Place;
}

/** A page that each face draws by hand. */
export interface HandMade extends PlacedPage {
  /** What it asks, where that only looks, so that it can be asked ahead; null asks nothing. */
  query?: DynastyQuery;
  input?(params: Params): object | null;
  /** Its command, under another name where that is not the page's. */
  verb?: VerbHelp & { name?: string };
}

/** Says where a page made by hand is found. */
export function handMade<Query extends DynastyQuery = never>(
  page: Omit<HandMade, 'query' | 'input'> & {
    query?: Query;
    input?: (params: Params) => { [Key in keyof InputOf<Query>]?: unknown } | null;
  },
): HandMade {
  return page;
}

/** What a face gives a page besides the answer to its query. */
interface AnyContext {
  params: Params;
  more: unknown;
  every?: readonly unknown[];
}

/** What a view is made from: parameters, and the answers to the page's second question. */
export function contextOf(params: Params, every: readonly unknown[]): AnyContext {
  return { params, more: every[0] ?? null, every };
}

/** What a page asks once it has the answer to its query. */
export function moreInputs(page: Page, answer: unknown, params: Params): readonly object[] {
  const asked = page.more?.input(answer, params) ?? null;
  if (asked === null) return [];
  return Array.isArray(asked) ? asked : [asked];
}

/** A page as the faces see it, whatever its query is. */
export interface Page {
  name: DescribedName;
  query: DynastyQuery;
  input(params: Params): object;
  more?: { query: DynastyQuery; input(answer: unknown, params: Params): object | readonly object[] | null };
  view(answer: unknown, context: AnyContext): PageView;
  json?(answer: unknown, context: AnyContext): unknown;
  place: Place;
  verb?: VerbHelp & {
    read(typed: Typed): Params | Promise<Params>;
    opens?(typed: Typed): DescribedLink | null;
  };
}

/** Describes a page. What it is asked, answered and given always belong together, so faces need not know the types. */
export function definePage<Name extends DescribedName, Query extends DynastyQuery, Second extends DynastyQuery = never>(
  page: PageOf<Name, Query, Second>,
): Page {
  return page as unknown as Page;
}

type DescribedLink = LinkTo<DescribedName>;

/** A page's address in the present dynasty: of a team's page, the player's own; of a week's, the coming week's. */
export function placeLink({ name, place }: PlacedPage, { team, currentWeek, lastWeek }: Info): Link {
  if (place.thisWeek) return linkOf(name, { week: Math.min(currentWeek, lastWeek) });
  return linkOf(name, place.own ? { team: team.name } : {});
}

/** A link to a page by its name. */
export function linkOf(name: string, params: Params): Link {
  return { name, ...params } as unknown as Link;
}
