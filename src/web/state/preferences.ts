import { firstOf } from '../../core/model/lists.ts';
import { createStore, type Store, useStore } from './store.ts';

/**
 * Display preferences: stored in this browser, and set on the document for the style rules. `theme.js` sets the saved
 * ones before the first paint.
 */
export const PREFERENCES = {
  density: ['comfortable', 'compact'],
  motion: ['system', 'reduced'],
  score: ['shown', 'covered'],
} as const;

export type Preference = keyof typeof PREFERENCES;
export type ChoiceOf<Name extends Preference> = (typeof PREFERENCES)[Name][number];

function saved<Name extends Preference>(name: Name): ChoiceOf<Name> {
  const choices: readonly ChoiceOf<Name>[] = PREFERENCES[name];
  try {
    const value = localStorage.getItem(name);
    return choices.find((choice) => choice === value) ?? firstOf(choices);
  } catch {
    return firstOf(choices);
  }
}

const stores: { readonly [Name in Preference]: Store<ChoiceOf<Name>> } = {
  density: createStore(saved('density')),
  motion: createStore(saved('motion')),
  score: createStore(saved('score')),
};

/** Saves a choice and applies it at once. */
export function setPreference<Name extends Preference>(name: Name, choice: ChoiceOf<Name>): void {
  try {
    localStorage.setItem(name, choice);
  } catch {
    // Without storage it only lasts for this page.
  }
  document.documentElement.dataset[name] = choice;
  const store: Store<ChoiceOf<Name>> = stores[name];
  store.set(choice);
}

export function usePreference<Name extends Preference>(name: Name): ChoiceOf<Name> {
  const store: Store<ChoiceOf<Name>> = stores[name];
  return useStore(store);
}
