import type { ExplainedNumber } from '../../core/contract/views/why.ts';
import type { GivenTo } from '../client.ts';
import { createStore, useStore } from './store.ts';

/** Layers over the page: the loading overlay, the team popup, the command palette, a question. */
const overlay = createStore<string | null>(null);
const popup = createStore<string | null>(null);
const palette = createStore<boolean>(false);

/** A question asked before an action. */
export type Question = 'play' | 'undo';
const question = createStore<Question | null>(null);

export const ask = question.set;
export const useQuestion = () => useStore(question);

/** Whether the user has confirmed that weeks may be played from any page; reset when another dynasty is opened. */
const agreed = createStore<boolean>(false);
export const setAgreed = agreed.set;
export const hasAgreed = agreed.get;

export const setOverlay = overlay.set;
export const useOverlay = () => useStore(overlay);
export const currentOverlay = overlay.get;

export const openTeam = (name: string) => popup.set(name);
export const closeTeam = () => popup.set(null);
export const useOpenTeam = () => useStore(popup);

/** A number whose parts are shown. */
export type Explained = Omit<GivenTo<'why'>, 'what'> & { what: ExplainedNumber };
const why = createStore<Explained | null>(null);
export const openWhy = (of: Explained) => why.set(of);
export const closeWhy = () => why.set(null);
export const useOpenWhy = () => useStore(why);

export const setPalette = palette.set;
export const usePalette = () => useStore(palette);
