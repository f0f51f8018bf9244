import { createSortedRowModel, rowSortingFeature, tableFeatures, useTable } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { searchFor } from '../../core/model/text/search.ts';
import { compareSortValues } from '../../core/words/columns/order.ts';
import { EMPTY } from '../../core/words/empty.ts';
import { Icon } from '../components/icon.tsx';
import { useNarrow } from '../state/narrow.ts';
import { useTeamNames } from '../state/team-directory.ts';
import type { Column } from './columns.ts';
import { downloadText, toCsv } from './csv.ts';
import type { Sort } from './memory.ts';
import { useRemembered, useRememberedSort } from './memory.ts';
import { isRecomposed, phoneColumns, SortPicker } from './phone.tsx';
import { TableFrame } from './table-frame.tsx';

/** Tables with at least this many rows can be filtered. */
const FILTER_FROM = 31;

interface DataTableProps<T> {
  /** The table's name, for its remembered state and its file. */
  id: string;
  title?: ReactNode;
  /** The heading level of the title. */
  level?: 2 | 4;
  /** The table's caption for screen readers; the title serves if it is plain text. */
  caption: string;
  columns: readonly Column<T>[];
  rows: readonly T[];
  rowKey: (row: T) => string | number;
  rowClass?: (row: T) => string | undefined;
  /** Rows of a group stay together under its heading, groups in the order of `rows`. */
  group?: (row: T) => string;
  initialSort?: Sort[];
  /** Columns that stay in place when the table scrolls sideways. */
  pinned?: 1 | 2;
  tools?: ReactNode;
  empty?: string;
}

interface Sorted {
  getValue(id: string): number | string;
}

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });

function useFiltered<T>(columns: readonly Column<T>[], rows: readonly T[], filter: string): readonly T[] {
  const teams = useTeamNames();
  return useMemo(() => {
    const search = searchFor(filter, teams);
    const textOf = (row: T) => columns.map((column) => column.value(row) ?? '').join(' ');
    return search.empty ? rows : rows.filter((row) => search.fits(textOf(row)));
  }, [columns, rows, filter, teams]);
}

function useSorted<T>(
  columns: readonly Column<T>[],
  rows: readonly T[],
  sort: Sort[],
  setSort: (next: Sort[]) => void,
) {
  const definitions = useMemo(
    () =>
      columns.map((column) => ({
        id: column.id,
        accessorFn: (row: unknown) => (column.sort ?? column.value)(row as T) ?? undefined,
        sortUndefined: 'last' as const,
        sortDescFirst: column.first === 'desc',
        sortFn: (first: Sorted, second: Sorted, id: string) =>
          compareSortValues(first.getValue(id), second.getValue(id)),
      })),
    [columns],
  );
  const table = useTable({
    features,
    columns: definitions,
    data: rows as readonly unknown[] as object[],
    state: { sorting: sort },
    onSortingChange: (change) => setSort(typeof change === 'function' ? change(sort) : change),
  });
  const model = table.getRowModel().rows;
  const inOrder = useMemo(() => model.map((row) => row.original as T), [model]);
  // A stable function, so that unchanged headings are not rendered again.
  const latest = useRef(table);
  useEffect(() => {
    latest.current = table;
  });
  const toggle = useCallback((id: string) => latest.current.getColumn(id)?.toggleSorting(), []);
  return { rows: inOrder, toggle };
}

function FilterField({
  caption,
  value,
  onChange,
}: {
  caption: string;
  value: string;
  onChange: (text: string) => void;
}) {
  return (
    <input
      type="search"
      className="form-control table-filter"
      placeholder="Filter"
      aria-label={`Filter ${caption}`}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function DownloadButton({ caption, onClick }: { caption: string; onClick: () => void }) {
  return (
    <button
      type="button"
      className="icon-button"
      onClick={onClick}
      aria-label={`Download ${caption} as CSV`}
      title="Download as CSV"
    >
      <Icon name="download" />
    </button>
  );
}

/** Every table of the game: sorts by any column, filters when long, remembers its state, downloads as CSV. */
export function DataTable<T extends object>(props: DataTableProps<T>) {
  const { id, title, columns, rows, caption, initialSort = [], tools, empty = EMPTY.data } = props;
  const [sort, setSort] = useRememberedSort(
    id,
    columns.map((column) => column.id),
    initialSort,
  );
  const [filter, setFilter] = useRemembered(`filter:${id}`, '');
  const filterable = rows.length >= FILTER_FROM;
  const filtered = useFiltered(columns, rows, filterable ? filter : '');
  const sorted = useSorted(columns, filtered, sort, setSort);
  const shown = useMemo(() => columns.filter((column) => !column.hidden), [columns]);
  const { pinned = 1 } = props;
  const recomposed = useNarrow() && isRecomposed(shown);
  const drawn = useMemo(
    () => (recomposed ? phoneColumns(shown, pinned, sort) : shown),
    [recomposed, shown, pinned, sort],
  );
  const Heading = props.level === 4 ? 'h4' : 'h2';
  const save = useCallback(() => {
    const all = columns.flatMap((column) => [column, ...(column.beside ?? [])]);
    const body = sorted.rows.map((row) => all.map((column) => column.value(row)));
    downloadText(
      `${id}.csv`,
      toCsv(
        all.map((column) => column.title ?? column.header),
        body,
      ),
    );
  }, [sorted.rows, columns, id]);

  return (
    <section className="section data" aria-label={caption}>
      <div className={title === undefined ? 'table-tools' : 'section-head'}>
        {title !== undefined && <Heading>{title}</Heading>}
        <div className="tools">
          {tools}
          {recomposed && rows.length > 1 && <SortPicker columns={shown} sort={sort} onChange={setSort} />}
          {filterable && <FilterField caption={caption} value={filter} onChange={setFilter} />}
          {rows.length > 0 && <DownloadButton caption={caption} onClick={save} />}
        </div>
      </div>
      <TableFrame
        {...props}
        columns={drawn}
        recomposed={recomposed}
        rows={sorted.rows}
        all={rows}
        sort={sort}
        toggle={sorted.toggle}
        empty={rows.length === 0 ? empty : 'Nothing matches the filter'}
      />
    </section>
  );
}
