import type { ReactNode } from 'react';
import { lastOf } from '../../core/model/lists.ts';
import { HEADINGS } from '../../core/present/headings.ts';
import { Picker } from '../components/pickers.tsx';
import type { Column } from './columns.ts';
import type { Sort } from './memory.ts';

/** Tables with no more columns than this fit on a phone as they are. */
const FITS = 4;
/** Columns on the second line by default. */
const IN_SECOND = 3;

/** Whether a phone shows a table's rows in two lines. */
export function isRecomposed<T>(columns: readonly Column<T>[]): boolean {
  return columns.length > FITS || columns.some((column) => column.phone !== undefined);
}

const isAct = <T,>({ className = '' }: Column<T>) => className.split(' ').includes('act');

interface Parts<T> {
  /** The row's name, after a rank or week if the table starts with one. */
  main: readonly Column<T>[];
  lead: Column<T> | undefined;
  second: readonly Column<T>[];
  acts: readonly Column<T>[];
}

/** Returns the layout of a row: the sorted column leads, so that every number can be shown. */
export function partsOf<T>(columns: readonly Column<T>[], pinned: 1 | 2, sort: readonly Sort[]): Parts<T> {
  const main = columns.slice(0, pinned);
  const rest = columns.slice(pinned).filter((column) => !isAct(column));
  const sorted = rest.find((column) => column.id === sort[0]?.id);
  const lead = sorted ?? rest.find(({ phone }) => phone === 'lead') ?? rest.find(({ align }) => align === 'right');
  const others = rest.filter((column) => column !== lead && column.phone !== 'out');
  const said = others.filter(({ phone }) => phone !== undefined);
  return { main, lead, second: said.length > 0 ? said : others.slice(0, IN_SECOND), acts: columns.filter(isAct) };
}

function shownIn<T>(column: Column<T>, row: T) {
  return column.cell ? column.cell(row) : column.value(row);
}

/** Whether content is a number without a word to explain it. */
function isBare(content: ReactNode): boolean {
  return typeof content === 'number' || (typeof content === 'string' && /^[+-]?[\d.,]+%?$/.test(content));
}

/** An item of the second line, with a label if it is a bare number. */
function Fact<T>({ column, row }: { column: Column<T>; row: T }) {
  const value = column.value(row);
  const content = column.brief ? column.brief(row) : shownIn(column, row);
  if (value === null || value === '' || content === null) return null;
  return (
    <span className="fact">
      {isBare(content) && <span className="fact-name">{column.header} </span>}
      {content}
    </span>
  );
}

function Main<T>({ parts, row }: { parts: Parts<T>; row: T }) {
  return (
    <>
      <span className="phone-name">
        {parts.main.map((column) => (
          <span key={column.id} className={column === parts.main.at(-1) ? 'phone-last' : 'phone-mark'}>
            {shownIn(column, row)}
          </span>
        ))}
      </span>
      <span className="phone-facts">
        {parts.second.map((column) => (
          <Fact key={column.id} column={column} row={row} />
        ))}
      </span>
    </>
  );
}

/**
 * Returns the same table in two or three columns: a row's name over its details, the leading number, and its actions.
 */
export function phoneColumns<T>(columns: readonly Column<T>[], pinned: 1 | 2, sort: readonly Sort[]): Column<T>[] {
  const parts = partsOf(columns, pinned, sort);
  const name = lastOf(parts.main);
  const { title: _, ...main } = name;
  return [
    { ...main, align: 'left', className: 'phone-main', cell: (row) => <Main parts={parts} row={row} /> },
    ...(parts.lead ? [{ ...parts.lead, align: 'right' as const, className: 'phone-lead' }] : []),
    ...parts.acts,
  ];
}

interface SortProps<T> {
  columns: readonly Column<T>[];
  sort: readonly Sort[];
  onChange: (next: Sort[]) => void;
}

/** Picks the sort column from a list on a phone, where most headings are hidden; the sorted column leads. */
export function SortPicker<T>({ columns, sort, onChange }: SortProps<T>) {
  const choose = (id: string) => {
    const column = columns.find((each) => each.id === id);
    onChange(column ? [{ id, desc: column.first === 'desc' }] : []);
  };
  return (
    <Picker label={HEADINGS.sortBy} value={sort[0]?.id ?? ''} onChange={choose}>
      {!sort[0] && <option value="">Usual order</option>}
      {columns
        .filter((column) => !isAct(column))
        .map((column) => (
          <option key={column.id} value={column.id}>
            {column.title ?? column.header}
          </option>
        ))}
    </Picker>
  );
}
