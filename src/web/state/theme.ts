import { createStore, useStore } from './store.ts';

export const THEME_CHOICES = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

const KEY = 'theme';
const system = () => window.matchMedia('(prefers-color-scheme: dark)');

function saved(): ThemeChoice {
  try {
    const value = localStorage.getItem(KEY);
    return THEME_CHOICES.find((choice) => choice === value) ?? 'system';
  } catch {
    return 'system';
  }
}

const choice = createStore<ThemeChoice>(saved());
const shown = createStore<'light' | 'dark'>('light');

function apply(): void {
  const wanted = choice.get();
  const theme = wanted === 'system' ? (system().matches ? 'dark' : 'light') : wanted;
  document.documentElement.dataset.bsTheme = theme;
  shown.set(theme);
}

/** Applies the chosen theme, or the system's if that is the choice; called once at the start. */
export function watchTheme(): void {
  apply();
  system().addEventListener('change', apply);
}

export function setTheme(next: ThemeChoice): void {
  try {
    localStorage.setItem(KEY, next);
  } catch {
    // Kept for this page only.
  }
  choice.set(next);
  apply();
}

export function useThemeChoice(): ThemeChoice {
  return useStore(choice);
}

/** The theme on the screen; charts that draw on a canvas need to know. */
export function useShownTheme(): 'light' | 'dark' {
  return useStore(shown);
}
