import type { DynastyCommand, InputOf } from '../../../core/contract/registry.ts';
import type { Info } from '../../../core/contract/views/shared.ts';
import type { Stage } from '../../../core/model/stages.ts';
import type { TeamNames } from '../../../core/model/text/search.ts';
import type { WatchMove } from '../../../core/present/index.ts';
import type { Key } from './keys.ts';
import type { MouseMove } from './mouse-code.ts';
import type { Route } from './route.ts';

/** A choice in a dialog. */
export interface Choice {
  label: string;
  /** At the right of the label. */
  hint?: string;
  /** The letter that picks it, in a dialog without typing. */
  key?: string;
  event: Event;
}

/** A list to choose from at the bottom of the window: menus, questions, help, the jump list. */
export interface Dialog {
  title: string;
  /** Lines above the choices. */
  notes: readonly string[];
  choices: readonly Choice[];
  /** Whether typing filters the choices. */
  typing: boolean;
  /** The choices that follow from what is typed, where something is written and not chosen. */
  writes?: (text: string) => readonly Choice[];
  /** What the teams among the choices are called. */
  teams: readonly TeamNames[];
  /** `jump`: the choices depend on what is typed. */
  kind: 'menu' | 'jump';
  /** Whether it may fill most of the window. */
  tall: boolean;
  text: string;
  cursor: number;
}

/** A decision of a page, what is said once it is taken, and where the page goes on if not where it was. */
export type Decision<Name extends DynastyCommand = DynastyCommand> = {
  [Each in Name]: { do: 'decide'; command: Each; input: InputOf<Each>; said: string; show?: Route };
}[Name];

/** Work the reducer asks for: calls to the core, and the terminal. */
export type Effect =
  | { do: 'play'; until: number; watch: number | null }
  | { do: 'advance'; to: Stage; show: Route; thenPlay?: { until: number; watch: number | null } }
  | Decision
  | { do: 'askOpponents'; week: number }
  | { do: 'checklist' }
  | { do: 'askUndo' }
  | { do: 'undo' }
  | { do: 'create'; input: InputOf<'newGame'> }
  | { do: 'open'; path: string }
  | { do: 'search'; text: string }
  | { do: 'nameTeams' }
  /** Looks whether another window or program has changed the dynasty. */
  | { do: 'look' }
  | { do: 'reload' }
  | { do: 'recount' }
  | { do: 'stop' }
  | { do: 'leave' }
  | { do: 'suspend' }
  | { do: 'mouse'; on: boolean }
  | { do: 'quit' };

/** Everything that can happen. */
export type Event =
  | { type: 'key'; key: Key }
  | { type: 'mouse'; move: MouseMove }
  | { type: 'size'; columns: number; rows: number }
  /** The player has come back to the terminal. */
  | { type: 'focus' }
  | { type: 'open'; route: Route }
  /**
   * `keep`: the same lists with another choice, so sort, filter and the rows under the cursors stay. `reads`: the pane
   * with what was chosen, which keys act on where the window has no room for it beside the list.
   */
  | { type: 'swap'; route: Route; keep?: true; reads?: string }
  /** Moves the selected row of a list that is in an order of the player's. */
  | { type: 'shift'; by: 1 | -1 }
  /** Does what a key of the page does with the selected row. */
  | { type: 'row'; key: string }
  | { type: 'enter'; route: Route }
  | { type: 'back' }
  | {
      type: 'dialog';
      title: string;
      notes?: readonly string[];
      choices: readonly Choice[];
      typing?: boolean;
      writes?: (text: string) => readonly Choice[];
      teams?: readonly TeamNames[];
      tall?: boolean;
    }
  | { type: 'jump' }
  | { type: 'found'; text: string; choices: readonly Choice[] }
  | { type: 'say'; text: string; tone: 'plain' | 'good' | 'error' }
  | { type: 'do'; effect: Effect }
  | { type: 'info'; info: Info | null; record: string | null }
  | { type: 'teams'; teams: readonly TeamNames[] }
  | { type: 'busy'; label: string; share: number }
  | { type: 'rest' }
  | { type: 'hide'; year: number; week: number; own: number | null }
  | { type: 'reveal' }
  /** Listens to the mouse from now on, or no longer. */
  | { type: 'listen'; on: boolean }
  /** `call`: with which a coach takes over from his staff. */
  | { type: 'watch'; move: WatchMove; call?: Event }
  | { type: 'press'; key: string }
  | { type: 'sort'; column: string };
