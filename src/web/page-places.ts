import type { Plugin } from 'vite';
import { ALL_PAGES } from '../core/pages/index.ts';

/**
 * Build plugin: gives the browser every described page's place as plain data, so that a description is only loaded when
 * its page is first opened (a third of the script of the first page otherwise).
 */
export default function pagePlaces(): Plugin {
  const id = 'virtual:page-places';
  return {
    name: id,
    resolveId: (asked) => (asked === id ? `\0${id}` : undefined),
    load: (asked) => {
      if (asked !== `\0${id}`) return undefined;
      return `export default ${JSON.stringify(ALL_PAGES.map(({ name, place }) => ({ name, place })))};`;
    },
  };
}
