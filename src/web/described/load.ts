import { mustFind, mustGet } from '../../core/model/lists.ts';
import type { HandMade, Page } from '../../core/pages/parts/page.ts';

/** The game's pages, one file each under the page's name. */
const FILES = import.meta.glob<Record<string, Page>>([
  '../../core/pages/**/*.ts',
  '!../../core/pages/index.ts',
  '!../../core/pages/parts/**',
]);
const BY_NAME = new Map(Object.entries(FILES).map(([path, load]) => [/([\w-]+)\.ts$/.exec(path)?.[1] ?? '', load]));

/** Loads a page's description; a hand-made page has no view. */
export async function loadPage<Known extends Page | HandMade = Page>(name: string): Promise<Known> {
  // The build may move code shared by two pages into one of them, and then exports it there too.
  return mustFind(Object.values(await mustGet(BY_NAME, name)()), (each) => each.name === name) as Known;
}
