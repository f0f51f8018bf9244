import type { SaveLibrary } from '../../../core/app/saves/library.ts';
import type { AnswerOf, DynastyQuery, InputOf } from '../../../core/contract/registry.ts';
import type { Info } from '../../../core/contract/views/shared.ts';
import type { RouteName, RouteOf } from '../play/route.ts';
import { isHidden, type State, type Visit } from '../play/state.ts';
import type { ScreenView } from '../play/view.ts';

/** A screen's data sources. */
export interface Ports {
  /**
   * Queries the open dynasty; a refusal is thrown. Results the user has not looked at are hidden: those games count as
   * unplayed, and records, ranks and statistics are those from before.
   */
  ask<Name extends DynastyQuery>(name: Name, input: InputOf<Name>): Promise<AnswerOf<Name>>;
  /** Returns the open dynasty's date. */
  info(): Promise<Info>;
  library: SaveLibrary;
  folder: string;
  /** The team of the dynasty. */
  team: string;
}

/** A screen's inputs besides its answer. */
export interface Context {
  info: Info | null;
  visit: Visit;
  hidden: State['hidden'];
}

/** One page: the queries it asks and how their answers are shown. */
export interface Screen<Name extends RouteName, Data> {
  load(ports: Ports, route: RouteOf<Name>): Promise<Data>;
  view(data: Data, route: RouteOf<Name>, context: Context): ScreenView;
  /** Whether its answer is still being computed and must be loaded again. */
  waits?(data: Data, route: RouteOf<Name>): boolean;
}

export function screen<Name extends RouteName, Data>(made: Screen<Name, Data>): Screen<Name, Data> {
  return made;
}

/** Whether a game was played and its result is still hidden from the user. */
export function keptBack(context: Context, game: { id: number; weekPlayed: number }, year: number): boolean {
  return isHidden(context, game, year);
}
