import { useMemo } from 'react';
import type { PageColumn, RowMark, TableSection } from '../../core/pages/parts/sections.ts';
import { linkPiece } from '../../core/pages/parts/words.ts';
import { ConferenceMark } from '../components/conference.tsx';
import { PrestigeStars, Stars } from '../components/marks.tsx';
import { type Column, shown } from '../table/columns.ts';
import { DataTable } from '../table/data-table.tsx';
import { cellOf } from './words.tsx';

/** A table of a described page. */

export const MARKS: Readonly<Record<RowMark, string | undefined>> = {
  own: 'mine',
  honor: 'gold',
  strong: undefined,
  win: undefined,
  loss: undefined,
};

/** Tables of more columns than this are laid out again on a phone. */
const FITS = 3;

function lookOf<Row>({ of, look }: PageColumn<Row>, row: Row) {
  const value = of.value(row);
  if (look === 'stars') return <Stars value={Number(value)} most={5} least={0} label={of.long} />;
  if (look === 'prestige') return <PrestigeStars value={Number(value)} />;
  return <ConferenceMark name={String(value)} />;
}

/** A column's place on a phone follows from its importance. */
function phoneOf<Row>({ leads, drop }: PageColumn<Row>): Pick<Column<Row>, 'phone'> {
  if (leads) return { phone: 'lead' };
  return { phone: drop === undefined || drop < 2 ? 'second' : 'out' };
}

/** A value with its heading, where nothing else on a phone says what it is. */
function labeled<Row>({ of }: PageColumn<Row>, row: Row): string | null {
  const text = of.text(row);
  return text === '' ? null : `${of.short}: ${text}`;
}

interface Placed {
  names: boolean;
  first: boolean;
  recomposed: boolean;
}

function columnOf(of: PageColumn<unknown>, { link }: TableSection, { names, first, recomposed }: Placed) {
  const linked = (row: unknown) =>
    names && link !== undefined ? linkPiece(of.of.text(row), link(row)) : of.of.text(row);
  const words = of.cell ?? linked;
  const starred = of.look === 'stars' || of.look === 'prestige';
  const column = shown(of.of, {}, of.long ? 'long' : 'short');
  return {
    ...column,
    cell: (row: unknown) => (of.look === undefined ? cellOf(words(row)) : lookOf(of, row)),
    ...(of.labeled && { brief: (row: unknown) => labeled(of, row) }),
    ...((first || starred) && { align: 'left' as const }),
    ...(recomposed && phoneOf(of)),
  };
}

/** Those that name the row first, then the others as files have them. */
function inOrder(all: TableSection['columns']): TableSection['columns'] {
  const columns = all.filter(({ fileOnly }) => fileOnly !== true);
  return [...columns.filter(({ names }) => names), ...columns.filter(({ names }) => !names)];
}

/** How many columns name a row. */
function namesOf(columns: TableSection['columns']): 1 | 2 {
  return columns.filter(({ names }) => names).length === 2 ? 2 : 1;
}

function columnsOf(section: TableSection): Column<unknown>[] {
  const columns = inOrder(section.columns);
  const naming = namesOf(columns);
  const recomposed = columns.length > FITS || naming === 2;
  return columns.map((column, at) =>
    columnOf(column, section, {
      names: at === naming - 1,
      first: at === 0,
      recomposed: recomposed && at >= naming,
    }),
  );
}

interface Props {
  section: TableSection;
  /** The page's name, before the table's own in what the browser remembers. */
  page: string;
  tools?: React.ReactNode;
}

export function DescribedTable({ section, page, tools }: Props) {
  const { name, title, caption = title ?? name, rows, mark, group, sorted, empty } = section;
  const columns = useMemo(() => columnsOf(section), [section]);
  const places = useMemo(() => new Map(rows.map((row, at) => [row, at])), [rows]);
  return (
    <DataTable
      id={`${page}-${name}`}
      caption={caption}
      columns={columns}
      rows={rows as readonly object[]}
      rowKey={(row) => places.get(row) ?? 0}
      {...(title !== undefined && { title })}
      pinned={namesOf(section.columns)}
      {...(mark !== undefined && {
        rowClass: (row: object) => {
          const found = mark(row);
          return found === null ? undefined : MARKS[found];
        },
      })}
      {...(group !== undefined && { group: (row: object) => group.of.text(row) })}
      {...(sorted !== undefined && { initialSort: [{ id: sorted.by.key, desc: sorted.descending }] })}
      {...(empty !== undefined && { empty })}
      {...(tools !== undefined && { tools })}
    />
  );
}
