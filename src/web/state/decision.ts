import { useRef, useState } from 'react';
import type { AnswerOf, CommandName } from '../../core/contract/registry.ts';
import { ApiError, command, type GivenTo } from '../client.ts';
import { tellTabs } from './channel.ts';
import { goTo } from './place.ts';
import { lookAgain, refreshPages } from './query.ts';
import { noteShared } from './shared.ts';

/** The result of a decision: its answer, or the sentence that refused it. */
export type Decided<Name extends CommandName> =
  | { ok: true; answer: AnswerOf<Name> }
  | { ok: false; why: string; redirect: string | null };

/** Commands about saves rather than about the current dynasty. */
const ABOUT_SAVES: ReadonlySet<CommandName> = new Set(['newGame', 'renameSave', 'saveUniverse', 'deleteSave']);

/** Commands whose answer is itself the next page: a stage's, or the game in progress. */
const ANSWERS_ITSELF: ReadonlySet<CommandName> = new Set(['advance', 'callPlay']);

const CANCELED = 'Canceled. Nothing was changed.';

/** Returns the sentence for a failed request. */
export function whyNot(error: unknown): string {
  return error instanceof ApiError ? error.message : 'The server could not be reached. Try again in a moment.';
}

/**
 * The one way to decide anything. The result is shown on every visible page and in every tab; after a refusal the pages
 * show the dynasty's current state, and the caller shows the sentence where the decision was made.
 */
export async function decide<Name extends CommandName>(
  name: Name,
  input: GivenTo<Name>,
  signal?: AbortSignal,
): Promise<Decided<Name>> {
  const ofDynasty = !ABOUT_SAVES.has(name);
  try {
    const answer = await command(name, input, signal);
    if (ofDynasty) {
      noteShared(answer);
      if (!ANSWERS_ITSELF.has(name)) refreshPages();
      tellTabs();
    }
    return { ok: true, answer };
  } catch (error) {
    const redirect = error instanceof ApiError ? error.redirect : null;
    // The dynasty itself is gone: it has no page to stay on.
    if (error instanceof ApiError && error.status === 401 && redirect !== null) goTo(redirect);
    else if (ofDynasty) await lookAgain();
    return { ok: false, why: signal?.aborted ? CANCELED : whyNot(error), redirect };
  }
}

interface Deciding<Name extends CommandName> {
  /** Makes the decision; its answer, or null if it was refused. */
  decide: (input: GivenTo<Name>) => Promise<AnswerOf<Name> | null>;
  /** The sentence that refused the last one; empty after a successful one. */
  fault: string;
  busy: boolean;
  /** Abandons the one in progress. */
  cancel: () => void;
}

/** Makes decisions on a page, and keeps why the last one was refused. */
export function useDecision<Name extends CommandName>(name: Name): Deciding<Name> {
  const [fault, setFault] = useState('');
  const [busy, setBusy] = useState(false);
  const underway = useRef<AbortController | null>(null);
  const take = async (input: GivenTo<Name>) => {
    underway.current = new AbortController();
    setBusy(true);
    const decided = await decide(name, input, underway.current.signal);
    setBusy(false);
    setFault(decided.ok ? '' : decided.why);
    return decided.ok ? decided.answer : null;
  };
  return { decide: take, fault, busy, cancel: () => underway.current?.abort() };
}
