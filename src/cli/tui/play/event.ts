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
  /** Shown to the right of the label. */
  hint?: string;
  /** The letter that picks it, in a dialog without typing. */
  key?: string;
  event: Event;
}

/** A list of choices at the bottom of the window: menus, questions, help, the jump list. */
export interface Dialog {
  title: string;
  /** Lines above the choices. */
  notes: readonly string[];
  choices: readonly Choice[];
  /** Whether typing filters the choices. */
  typing: boolean;
  /** Derives the choices from the typed text, if something is entered rather than chosen. */
  writes?: (text: string) => readonly Choice[];
  /** Names of the teams among the choices. */
  teams: readonly TeamNames[];
  /** `jump`: the choices depend on what is typed. */
  kind: 'menu' | 'jump';
  /** Whether it may fill most of the window. */
  tall: boolean;
  text: string;
  /** `jump`: the text for which the choices were found; absent before the first search. */
  found?: string;
  cursor: number;
}

/** A page's decision, the message after it, and the next page if it changes. */
export type Decision<Name extends DynastyCommand = DynastyCommand> = {
  [Each in Name]: { do: 'decide'; command: Each; input: InputOf<Each>; said: string; show?: Route };
}[Name];

/** Work the reducer requests: calls to the core, and the terminal. */
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
  /** Checks whether another window or program has changed the dynasty. */
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
  /** The user has returned to the terminal. */
  | { type: 'focus' }
  | { type: 'open'; route: Route }
  /**
   * `keep`: the same lists with another choice, so sort, filter and the rows under the cursors stay. `reads`: the pane
   * with the chosen row's details, which keys act on if the window has no room for it next to the list.
   */
  | { type: 'swap'; route: Route; keep?: true; reads?: string }
  /** Moves the selected row in a list the user can reorder. */
  | { type: 'shift'; by: 1 | -1 }
  /** Applies a page's key to the selected row. */
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
  /** Turns mouse capture on or off. */
  | { type: 'listen'; on: boolean }
  /** `call`: the call with which a coach takes over from his staff. */
  | { type: 'watch'; move: WatchMove; call?: Event }
  | { type: 'press'; key: string }
  | { type: 'sort'; column: string };
