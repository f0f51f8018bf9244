import { useRef, useState } from 'react';
import type { AnswerOf, CommandName } from '../../core/contract/registry.ts';
import { ApiError, command, type GivenTo } from '../client.ts';
import { tellTabs } from './channel.ts';
import { goTo } from './place.ts';
import { lookAgain, refreshPages } from './query.ts';
import { noteShared } from './shared.ts';

/** What became of a decision: its answer, or the sentence that refused it. */
export type Decided<Name extends CommandName> =
  | { ok: true; answer: AnswerOf<Name> }
  | { ok: false; why: string; redirect: string | null };

/** Commands about saves rather than about the dynasty on show. */
const ABOUT_SAVES: ReadonlySet<CommandName> = new Set(['newGame', 'renameSave', 'saveUniverse', 'deleteSave']);

/** Commands whose answer is the page that goes on: a stage's, or the game underway. */
const ANSWERS_ITSELF: ReadonlySet<CommandName> = new Set(['advance', 'callPlay']);

const CANCELED = 'Canceled. Nothing was changed.';

/** The sentence for a request that failed. */
export function whyNot(error: unknown): string {
  return error instanceof ApiError ? error.message : 'The server could not be reached. Try again in a moment.';
}

/**
 * The one way to decide anything. What was decided is shown on every visible page and in every tab; after a refusal the
 * pages show where the dynasty stands, and the caller shows the sentence where the decision was made.
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
    // The dynasty itself is gone: there is no page of it to stay on.
    if (error instanceof ApiError && error.status === 401 && redirect !== null) goTo(redirect);
    else if (ofDynasty) await lookAgain();
    return { ok: false, why: signal?.aborted ? CANCELED : whyNot(error), redirect };
  }
}

interface Deciding<Name extends CommandName> {
  /** Takes the decision; its answer, or null when it was refused. */
  decide: (input: GivenTo<Name>) => Promise<AnswerOf<Name> | null>;
  /** The sentence that refused the last one; empty after one that was taken. */
  fault: string;
  busy: boolean;
  /** Gives up the one that is underway. */
  cancel: () => void;
}

/** A decision of a page, and why the last one was refused. */
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
