import type { DynastyCommand, InputOf } from '../../contract/registry.ts';

/** A command that runs as soon as it is chosen, and the sentence shown once it is done. */
type ActChoice<Name extends DynastyCommand = DynastyCommand> = {
  [Each in Name]: { label: string; hint?: string; command: Each; input: InputOf<Each>; said: string };
}[Name];

/** A decision that a row of a table offers: a button in the row, with one choice to confirm. */
export interface RowAct {
  label: string;
  /** Sentences above its choices. */
  notes: readonly string[];
  choices: readonly ActChoice[];
}

/** A decision that a page offers: one of several choices, or one to confirm. */
export interface PageAct extends RowAct {
  /** The letter that opens it in the full-screen game. */
  key: string;
  /** Every choice is also a button in a row of a table, so the browser, which has those, leaves it out. */
  inRows?: true;
  /** Said while it is done, where that takes long; it can be canceled meanwhile. */
  busy?: string;
}
