import { PAGES } from '../../core/pages/index.ts';
import type { Page } from '../../core/pages/parts/page.ts';
import type { Verb } from './verb.ts';

function verbsOf(page: Page): Verb[] {
  if (page.verb === undefined) return [];
  const { read, opens, ...help } = page.verb;
  const load = async () => (await import('../shell/page-command.ts')).pageCommand({ page, read, opens });
  return [{ name: page.name, ...help, load }];
}

/** The commands of the described pages. */
export const PAGE_VERBS: readonly Verb[] = PAGES.flatMap(verbsOf);
