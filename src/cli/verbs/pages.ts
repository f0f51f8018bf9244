import { PAGES } from '../../core/pages/index.ts';
import type { Page } from '../../core/pages/parts/page.ts';
import type { Verb } from './verb.ts';

function verbOf(page: Page): Verb {
  const { read: _, ...help } = page.verb;
  return { name: page.name, ...help, load: async () => (await import('../shell/page-command.ts')).pageCommand(page) };
}

/** The commands of the described pages. */
export const PAGE_VERBS: readonly Verb[] = PAGES.map(verbOf);
