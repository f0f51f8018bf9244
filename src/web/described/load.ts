import type { HandMade, Page } from '../../core/pages/parts/page.ts';

/** The pages of the game, a file each under the page's name. */
const FILES = import.meta.glob<Record<string, Page>>([
  '../../core/pages/**/*.ts',
  '!../../core/pages/index.ts',
  '!../../core/pages/parts/**',
]);
const BY_NAME = new Map(Object.entries(FILES).map(([path, load]) => [/([\w-]+)\.ts$/.exec(path)?.[1], load]));

/** Loads what a page's own file says of it; of a page made by hand it is no view. */
export async function loadPage<Known extends Page | HandMade = Page>(name: string): Promise<Known> {
  // The build may keep what two pages share with one of them, and exports it there as well.
  const page = Object.values(await BY_NAME.get(name)!()).find((each) => each.name === name);
  return page as unknown as Known;
}
