import type { AnswerOf, InputOf, QueryName } from '../../../core/app/registry.ts';
import type { SaveLibrary } from '../../../core/app/save-library.ts';
import type { Info } from '../../../core/app/views/shared.ts';
import type { RouteName, RouteOf } from '../play/route.ts';
import { isHidden, type State, type Visit } from '../play/state.ts';
import type { ScreenView } from '../play/view.ts';

/** What a screen asks before it can show anything. */
export interface Ports {
  /**
   * A question to the open dynasty; a refusal is thrown with its sentence. What the player has not looked at yet is not
   * in the answer: its games are to be played, and records, ranks and numbers are those from before.
   */
  ask<Name extends QueryName>(name: Name, input: InputOf<Name>): Promise<AnswerOf<Name>>;
  /** Where the open dynasty stands. */
  info(): Promise<Info>;
  library: SaveLibrary;
  folder: string;
  /** The team of the dynasty. */
  team: string;
}

/** What a screen knows besides its answer. */
export interface Context {
  info: Info | null;
  visit: Visit;
  hidden: State['hidden'];
}

/** One page: the queries it asks and how their answers are shown. */
export interface Screen<Name extends RouteName, Data> {
  load(ports: Ports, route: RouteOf<Name>): Promise<Data>;
  view(data: Data, route: RouteOf<Name>, context: Context): ScreenView;
}

export function screen<Name extends RouteName, Data>(made: Screen<Name, Data>): Screen<Name, Data> {
  return made;
}

/** Whether a game was played, and its result is still kept from the player. */
export function keptBack(context: Context, game: { id: number; weekPlayed: number }, year: number): boolean {
  return isHidden(context, game, year);
}
