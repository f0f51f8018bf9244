import type { AnswerOf, DynastyQuery, InputOf } from '../../contract/registry.ts';
import type { Info, Team } from '../../contract/views/shared.ts';
import type { Stage } from '../../model/stages.ts';
import type { PageAct } from './acts.ts';
import type { DescribedName, Link, LinkTo, PageParams } from './links.ts';
import type { Section } from './sections.ts';
import type { Typed, VerbHelp } from './verb.ts';
import type { Words } from './words.ts';

/** Choices that lead to the same page for another year, team or conference. */
export interface Picker {
  label: string;
  chosen: string;
  choices: readonly { label: string; link: Link; group?: string }[];
  /** The letter that opens it in the full-screen game. */
  key: string;
  /** Title above its choices in the full-screen game: `The class of`. */
  of?: string;
  /** What [ and ] step through: `season`. */
  step?: string;
}

/** A link from a page to another one. */
export interface PageLink {
  label: string;
  /** The letter that follows it in the full-screen game. */
  key?: string;
  link: Link;
  /** The section whose heading shows it on the web; by default the page's own. */
  at?: string;
}

export interface PageTab {
  name: string;
  label: string;
  /** Short label where tabs are close together: in the full-screen game. */
  short?: string;
  sections?: readonly Section[];
  /** Set if the tab has its own query and so is a page of its own: the view's sections are those of the open one. */
  link?: Link;
  /** Set if it belongs to a neighboring page, which the browser lists in the same menu. */
  beside?: true;
}

/** A page's view of an answer. */
export interface PageView {
  title: string;
  /** A few words next to or under the title. */
  note?: string;
  /** Sentences above the sections. */
  lines?: readonly string[];
  /** The team the page belongs to, with its header and links to its other pages. */
  team?: Team;
  /** Facts in the team's header. */
  facts?: readonly Words[];
  /** A team whose logo is next to the title, on a page without a team's header. */
  logo?: string;
  /** A conference whose logo is there instead. */
  conference?: string;
  /** A team whose other pages are linked, on a page without a team's header. */
  pagesOf?: string;
  pickers?: readonly Picker[];
  links?: readonly PageLink[];
  /** Decisions available on it. */
  acts?: readonly PageAct[];
  /** Sections above the tabs, or all there are. */
  sections?: readonly Section[];
  tabs?: readonly PageTab[];
  /** Set if the side sections are as wide as the main ones. */
  equal?: true;
  /** The tab that is open first, if not the first one. */
  openTab?: string;
  /** Set to show the tabs' sections below each other where there is room. */
  allTabs?: true;
  /** Set while its answer is being computed: the progress, 0 to 1. The page is requested again until it is ready. */
  waits?: { share: number; said: string };
  /** Placeholder for missing sections. */
  empty?: string;
}

/** Milliseconds until a waiting page is requested again. */
export const ASK_AGAIN_MS = 500;

/** A page's addresses, its position in menus, and its search terms. */
export interface Place {
  /** Label in menus and search. */
  label: string;
  /** Label within its menu, where the menu supplies the context. */
  menuLabel?: string;
  /** The thing that could not be loaded, in that error's sentence; defaults to the label. */
  subject?: string;
  /** Shown next to the label in search results, and searched too. */
  note?: string;
  /** Extra search terms, as people type them. */
  finds?: string;
  /** Help text for its key in the full-screen game; defaults to the note. */
  help?: string;
  /** Patterns of its addresses; `:name` is a parameter. Without one the browser has no such page. */
  paths: readonly string[];
  /** The part of the page that menus and search lead to. */
  anchor?: string;
  /** Set if no menu or search lists it; other pages link to it. */
  unlisted?: true;
  /** The one face that has it, if the other has no such page. */
  faces?: 'browser';
  menu?: Menu;
  /** Set if the web's menus and search list it once per conference or week. */
  each?: 'conference' | 'week';
  /** The letter that opens it from anywhere in the full-screen game. */
  key?: string;
  /** Set if it opens for the user's own team. */
  own?: true;
  /** Set if it opens for the coming week. */
  thisWeek?: true;
  /** Set if every team has one. */
  ofTeam?: true;
  /** Label among a team's tabs in the full-screen game. */
  teamTab?: string;
  /** The stage it belongs to: opening it from the stage before moves the dynasty there. */
  stage?: Stage;
  /** The first stage of a year in which it is available. */
  from?: Stage;
  /** The stage before which its query is refused. */
  needs?: Stage;
}

/** A menu in the web's bar, or the bar itself. */
export type Menu = 'bar' | 'TEAM' | 'RECRUITING' | 'CONFERENCE STANDINGS' | 'STATS' | 'SCHEDULE' | 'LEAGUE';

/** A second query of a page, made once it has its first answer; made several times for several teams or conferences. */
interface More<Query extends DynastyQuery, Name extends DescribedName, Answer> {
  query: Query;
  /** Null if there is nothing more to query. */
  input: (answer: Answer, params: PageParams[Name]) => InputOf<Query> | readonly InputOf<Query>[] | null;
}

/** Parameters of any page, as faces pass them on. */
export type Params = Readonly<Record<string, string | number | boolean | undefined>>;

/** Inputs of a view besides the answer. */
interface ViewContext<Name extends DescribedName, MoreAnswer> {
  params: PageParams[Name];
  /** The answer to its second query; null without one. */
  more: MoreAnswer | null;
  /** All answers, if it queries several times. */
  every: readonly MoreAnswer[];
}

/** A page of the game, described once for all faces. */
interface PageOf<Name extends DescribedName, Query extends DynastyQuery, Second extends DynastyQuery> {
  name: Name;
  query: Query;
  input: (params: PageParams[Name]) => InputOf<Query>;
  more?: More<Second, Name, AnswerOf<Query>>;
  view: (answer: AnswerOf<Query>, context: ViewContext<Name, AnswerOf<Second>>) => PageView;
  /** Output of `--json`, if that is not just the answer to its query. */
  json?: (answer: AnswerOf<Query>, context: ViewContext<Name, AnswerOf<Second>>) => unknown;
  place: Place;
  /** The command that shows it; omitted if another page's command does. */
  verb?: VerbHelp & {
    read: (typed: Typed) => PageParams[Name] | Promise<PageParams[Name]>;
    /** Another page the command shows for some arguments, with its parameters. */
    opens?: (typed: Typed) => DescribedLink | null;
  };
}

/** A page as menus and addresses see it. */
export interface PlacedPage {
  name: string;
  place: Place;
}

/** A page that each face draws by hand. */
export interface HandMade extends PlacedPage {
  /** Its query, if read-only, so that it can be prefetched; null for none. */
  query?: DynastyQuery;
  input?(params: Params): object | null;
  /** Its command, named differently if not like the page. */
  verb?: VerbHelp & { name?: string };
}

/** Describes where a hand-made page is found. */
export function handMade<Query extends DynastyQuery = never>(
  page: Omit<HandMade, 'query' | 'input'> & {
    query?: Query;
    input?: (params: Params) => { [Key in keyof InputOf<Query>]?: unknown } | null;
  },
): HandMade {
  return page;
}

/** What a face passes to a page besides the answer to its query. */
interface AnyContext {
  params: Params;
  more: unknown;
  every?: readonly unknown[];
}

/** Returns the inputs of a view: parameters, and the answers to the page's second query. */
export function contextOf(params: Params, every: readonly unknown[]): AnyContext {
  return { params, more: every[0] ?? null, every };
}

/** Returns a page's second queries, given the answer to its first. */
export function moreInputs(page: Page, answer: unknown, params: Params): readonly object[] {
  const asked = page.more?.input(answer, params) ?? null;
  if (asked === null) return [];
  return Array.isArray(asked) ? asked : [asked];
}

/** A page as the faces see it, whatever its query. */
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

/** Describes a page. Input, answer and view are typed together here, so faces need not know the types. */
export function definePage<Name extends DescribedName, Query extends DynastyQuery, Second extends DynastyQuery = never>(
  page: PageOf<Name, Query, Second>,
): Page {
  return page as unknown as Page;
}

type DescribedLink = LinkTo<DescribedName>;

/**
 * Returns a page's address in the current dynasty: a team's page for the user's own, a week's page for the coming week.
 */
export function placeLink({ name, place }: PlacedPage, { team, currentWeek, lastWeek }: Info): Link {
  if (place.thisWeek) return linkOf(name, { week: Math.min(currentWeek, lastWeek) });
  return linkOf(name, place.own ? { team: team.name } : {});
}

/** Returns a link to a page by its name. */
export function linkOf(name: string, params: Params): Link {
  return { name, ...params } as unknown as Link;
}
