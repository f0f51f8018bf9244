import { lazy, Suspense, useMemo } from 'react';
import type { PageColumn, RowMark, TableSection } from '../../core/pages/parts/sections.ts';
import { linkPiece } from '../../core/pages/parts/words.ts';
import { Conference, ConferenceMark } from '../components/conference.tsx';
import { PrestigeStars, Stars } from '../components/marks.tsx';
import { type Column, columnFrom } from '../table/columns.ts';
import { DataTable } from '../table/data-table.tsx';
import { useRemembered } from '../table/memory.ts';
import { cellOf, Rich } from './words.tsx';

/** A table of a described page. */

/** Loaded on demand: few tables have decisions. */
const Acts = lazy(() => import('./acts.tsx'));

export const MARKS: Readonly<Record<RowMark, string | undefined>> = {
  own: 'mine',
  honor: 'gold',
  strong: undefined,
  win: undefined,
  loss: undefined,
};

/** Tables with more columns than this get another layout on a phone. */
const FITS = 3;

/** Shares of a whole as a bar in the colors of its parts. */
function Bar({ parts, label }: { parts: ReturnType<NonNullable<PageColumn<unknown>['bar']>>; label: string }) {
  return (
    <span className="star-bar" role="img" aria-label={label}>
      {parts
        .filter(({ share }) => share > 0)
        .map(({ color, share }) => (
          <i key={color} className={color} style={{ width: `${share}%` }} />
        ))}
    </span>
  );
}

/** A number of stars with its color in bars and charts. */
function StarColor({ stars }: { stars: number }) {
  return (
    <span className="row-line">
      <i className={`star-key s${stars}`} /> {stars}★
    </span>
  );
}

function lookOf<Row>({ of, look, bar }: PageColumn<Row>, row: Row) {
  const value = of.value(row);
  if (bar !== undefined) return <Bar parts={bar(row)} label={of.text(row)} />;
  if (look === 'starColor') return <StarColor stars={Number(value)} />;
  if (look === 'stars') return <Stars value={Number(value)} most={5} least={0} label={of.long} />;
  if (look === 'prestige') return <PrestigeStars value={Number(value)} />;
  return look === 'conferenceName' ? <Conference name={String(value)} /> : <ConferenceMark name={String(value)} />;
}

/** Returns a column's position on a phone, by its importance. */
function phoneOf<Row>({ leads, drop }: PageColumn<Row>): Pick<Column<Row>, 'phone'> {
  if (leads) return { phone: 'lead' };
  return { phone: drop === undefined || drop < 2 ? 'second' : 'out' };
}

/** Returns a value with its heading, if nothing else on a phone explains it. */
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
  const starred = of.look !== undefined && !of.look.startsWith('conference');
  const column = columnFrom(of.of, {}, of.long ? 'long' : 'short');
  const isDrawn = of.look !== undefined || of.bar !== undefined;
  return {
    ...column,
    cell: (row: unknown) => (isDrawn ? lookOf(of, row) : cellOf(words(row))),
    ...(of.bar !== undefined && { className: 'bar-cell' }),
    ...(of.labeled && { brief: (row: unknown) => labeled(of, row) }),
    ...((first || starred) && { align: 'left' as const }),
    ...(recomposed && phoneOf(of)),
  };
}

/** Returns the columns that name the row first, then the others in file order. */
function inOrder(all: TableSection['columns']): TableSection['columns'] {
  const columns = all.filter(({ fileOnly, textOnly, groups, remark }) => !fileOnly && !textOnly && !groups && !remark);
  return [...columns.filter(({ names }) => names), ...columns.filter(({ names }) => !names)];
}

/** Returns how many columns name a row. */
function namesOf(columns: TableSection['columns']): 1 | 2 {
  return columns.filter(({ names }) => names).length === 2 ? 2 : 1;
}

/** Returns the text that names a row. */
const nameOf = ({ columns }: TableSection, row: unknown): string =>
  (columns.findLast(({ names }) => names) ?? columns[0])?.of.text(row) ?? '';

/** Returns the column of buttons for row decisions. */
function actsColumn(section: TableSection): Column<unknown>[] {
  const { acts, rows } = section;
  if (acts === undefined || rows.every((row) => acts(row).length === 0)) return [];
  const cell = (row: unknown) => (
    <Suspense fallback={null}>
      <Acts acts={acts(row)} of={nameOf(section, row)} />
    </Suspense>
  );
  return [{ id: 'acts', header: '', title: 'Actions', value: () => null, align: 'right', className: 'act', cell }];
}

function columnsOf(section: TableSection): Column<unknown>[] {
  const columns = inOrder(section.columns);
  const naming = namesOf(columns);
  const recomposed = columns.length > FITS || naming === 2;
  const described = columns.map((column, index) =>
    columnOf(column, section, {
      names: index === naming - 1,
      first: index === 0,
      recomposed: recomposed && index >= naming,
    }),
  );
  return [...described, ...actsColumn(section)];
}

interface Props {
  section: TableSection;
  /** Name of the page, which precedes the table's own in what the browser remembers. */
  page: string;
  tools?: React.ReactNode;
}

/** Remarks on a few rows, as a list that opens under the table. */
function Remarks({ section: { columns, rows } }: { section: TableSection }) {
  const remark = columns.find((each) => each.remark);
  const named = columns.findLast(({ names }) => names) ?? columns[0];
  const said = rows.filter((row) => remark?.of.text(row));
  if (remark === undefined || named === undefined || said.length === 0) return null;
  return (
    <details className="fold">
      <summary>{remark.of.long}</summary>
      <ul className="plain-list">
        {said.map((row) => (
          <li key={named.of.text(row)}>
            <Rich words={named.cell?.(row) ?? named.of.text(row)} />{' '}
            <span className="muted">{remark.of.text(row)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Returns the first rows, or all of them once requested, and the button for that. */
function useFirst({ rows, first, name }: TableSection, page: string) {
  const [all, setAll] = useRemembered(`all:${page}-${name}`, false);
  const shown = useMemo(() => (first === undefined || all ? rows : rows.slice(0, first.rows)), [rows, first, all]);
  const check = first !== undefined && (
    <label className="check">
      <input type="checkbox" checked={all} onChange={(event) => setAll(event.target.checked)} />
      {first.label}
    </label>
  );
  return { shown, check };
}

export function DescribedTable({ section, page, tools }: Props) {
  const { rows } = section;
  const { shown, check } = useFirst(section, page);
  const places = useMemo(() => new Map(rows.map((row, index) => [row, index])), [rows]);
  return (
    <>
      <Table section={section} page={page} rows={shown} places={places}>
        {tools}
        {check}
      </Table>
      <Remarks section={section} />
    </>
  );
}

interface TableProps {
  section: TableSection;
  page: string;
  rows: readonly unknown[];
  places: ReadonlyMap<unknown, number>;
  children: React.ReactNode;
}

function Table({ section, page, rows, places, children }: TableProps) {
  const { name, title, caption = title ?? name, mark, sorted, empty } = section;
  const columns = useMemo(() => columnsOf(section), [section]);
  const group = section.columns.find(({ groups }) => groups);
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
      tools={children}
    />
  );
}
