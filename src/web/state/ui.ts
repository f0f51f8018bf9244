import { createStore, useStore } from './store.ts';

/** Things over the page: the loading overlay, the team popup, the command palette. */
const overlay = createStore<string | null>(null);
const popup = createStore<string | null>(null);
const palette = createStore<boolean>(false);

export const setOverlay = overlay.set;
export const useOverlay = () => useStore(overlay);
export const currentOverlay = overlay.get;

export const openTeam = (name: string) => popup.set(name);
export const closeTeam = () => popup.set(null);
export const useOpenTeam = () => useStore(popup);

export const setPalette = palette.set;
export const usePalette = () => useStore(palette);
