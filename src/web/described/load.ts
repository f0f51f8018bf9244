import type { DescribedName } from '../../core/pages/parts/links.ts';
import type { Page } from '../../core/pages/parts/page.ts';

/** The descriptions of pages, a file each under the page's name. */
const FILES = import.meta.glob<Record<string, Page>>(['../../core/pages/*.ts', '!**/index.ts']);

/** Loads the description of a page. */
export async function loadPage(name: DescribedName): Promise<Page> {
  const described = await FILES[`../../core/pages/${name}.ts`]!();
  return Object.values(described)[0]!;
}
