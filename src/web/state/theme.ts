import { createStore, useStore } from './store.ts';

export const THEME_CHOICES = ['light', 'dark', 'system'] as const;
type ThemeChoice = (typeof THEME_CHOICES)[number];

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

function apply(): void {
  const wanted = choice.get();
  document.documentElement.dataset.bsTheme = wanted === 'system' ? (system().matches ? 'dark' : 'light') : wanted;
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
    // Without storage it only lasts for this page.
  }
  choice.set(next);
  apply();
}

export function useThemeChoice(): ThemeChoice {
  return useStore(choice);
}
