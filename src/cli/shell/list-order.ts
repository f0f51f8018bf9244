import type { PageView, Params } from '../../core/pages/parts/page.ts';
import type { Section, TableSection } from '../../core/pages/parts/sections.ts';
import { sortRows } from '../../core/present/index.ts';
import { noSuch } from './suggest.ts';

/** Applies `--sort` and `--limit` to a described page. */

/** Returns the page with the main table's rows in the requested order and number. */
export function asListed(view: PageView, { sort, limit }: Params): PageView {
  if (sort === undefined && limit === undefined) return view;
  const { sections = [] } = view;
  const tables = sections.filter((section) => section.kind === 'table');
  const main = tables.find((table) => table.main) ?? tables[0];
  const changed = (section: Section) => (section === main ? limited(sorted(section, sort), limit) : section);
  return { ...view, sections: sections.map(changed) };
}

function sorted(section: TableSection, sort: Params[string]): TableSection {
  if (typeof sort !== 'string') return section;
  const columns = section.columns.filter(({ bar }) => bar === undefined).map(({ of }) => of);
  const by = columns.find(({ key, short }) => key === sort || short.toLowerCase() === sort.toLowerCase());
  if (by === undefined) {
    const keys = columns.map(({ key }) => key);
    throw noSuch(`There is no column "${sort}".`, sort, keys, [`Columns: ${keys.join(', ')}`]);
  }
  return { ...section, rows: sortRows(section.rows, by.sort, by.first) };
}

/** Limits a table's rows, in files too; 0 means all of them. */
function limited(section: TableSection, limit: Params[string]): TableSection {
  if (typeof limit !== 'number') return section;
  const { most: _, ...whole } = section;
  return limit === 0 ? whole : { ...whole, rows: section.rows.slice(0, limit) };
}
