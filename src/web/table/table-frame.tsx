import { useVirtualizer } from '@tanstack/react-virtual';
import type { CSSProperties, ReactNode } from 'react';
import { Fragment, memo, useRef } from 'react';
import { groupBy, itemAt } from '../../core/model/lists.ts';
import { useAfterPaint } from '../components/deferred.tsx';
import { usePreference } from '../state/preferences.ts';
import type { Column } from './columns.ts';
import type { Sort } from './memory.ts';
import { useSteadyWidths } from './widths.ts';

/** Tables with at least this many rows scroll in their own frame, with a fixed header. */
const FRAME_FROM = 41;
/** Tables with at least this many rows are virtualized. */
const VIRTUAL_FROM = 61;
/** Heights in pixels, as in the style sheet: of a row, of the head, and of a frame in the window. */
const ROW_HEIGHT = { comfortable: 38, compact: 28 } as const;
const TWO_LINES = 58;
const HEAD_HEIGHT = 32;
const frameHeight = () => Math.max(420, window.innerHeight - 300);

interface Props<T> {
  caption: string;
  columns: readonly Column<T>[];
  rows: readonly T[];
  /** All rows before any filter, for the columns' widths. */
  all: readonly T[];
  rowKey: (row: T) => string | number;
  rowClass?: (row: T) => string | undefined;
  group?: (row: T) => string;
  pinned?: 1 | 2;
  /** Whether rows have two lines. */
  recomposed: boolean;
  sort: Sort[];
  toggle: (column: string) => void;
  empty: string;
}

function classOf<T>({ align = 'left', className }: Column<T>): string {
  return className ? `${align} ${className}` : align;
}

interface HeadProps<T> {
  column: Column<T>;
  sort: Sort | undefined;
  toggle: (column: string) => void;
  style: CSSProperties | undefined;
}

function HeadOf<T>({ column, sort, toggle, style }: HeadProps<T>) {
  const order = sort ? (sort.desc ? 'descending' : 'ascending') : 'none';
  return (
    <th scope="col" aria-sort={order} className={classOf(column)} style={style}>
      <button type="button" onClick={() => toggle(column.id)} title={column.about ?? column.title}>
        {column.header || <span className="visually-hidden">{column.title}</span>}
        <span className="arrow" aria-hidden="true">
          {sort ? (sort.desc ? '▾' : '▴') : ''}
        </span>
      </button>
    </th>
  );
}
const Head = memo(HeadOf) as typeof HeadOf;

interface RowProps<T> {
  row: T;
  columns: readonly Column<T>[];
  className: string | undefined;
  /** Its row number in a virtualized table, the header being 1. */
  place?: number;
}

function RowOf<T>({ row, columns, className, place }: RowProps<T>) {
  return (
    <tr className={className} aria-rowindex={place}>
      {columns.map((column) => (
        <td key={column.id} className={classOf(column)}>
          {column.cell ? column.cell(row) : column.value(row)}
        </td>
      ))}
    </tr>
  );
}
const Row = memo(RowOf) as typeof RowOf;

function Gap({ height, columns }: { height: number; columns: number }) {
  return height > 0 ? (
    <tr className="gap">
      <td colSpan={columns} style={{ height }} />
    </tr>
  ) : null;
}

interface BodyProps<T> extends Props<T> {
  frame: { current: HTMLElement | null };
  /** Whether the columns' widths are fixed. */
  steady: boolean;
}

/** Keys rows by position and changes their content: cheaper than recreating rows when sorted. */
function VirtualRows<T>({ rows, columns, rowClass, frame, steady, recomposed }: BodyProps<T>) {
  const density = usePreference('density');
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => (recomposed ? TWO_LINES : ROW_HEIGHT[density]),
    // Offscreen rows are only rendered once they cannot widen a column.
    overscan: steady ? 4 : 0,
    scrollMargin: HEAD_HEIGHT,
    initialRect: { width: 800, height: frameHeight() },
  });
  // After a sort the visible rows are rendered first; the overscan rows follow after the paint.
  const before = useAfterPaint(rows);
  const shown = virtual.getVirtualItems();
  const last = shown.at(-1);
  const { startIndex = 0, endIndex = rows.length } = virtual.range ?? {};
  const rowAt = (index: number) =>
    (index >= startIndex && index <= endIndex ? rows : before)[index] ?? itemAt(rows, index);
  return (
    <>
      <Gap height={(shown[0]?.start ?? HEAD_HEIGHT) - HEAD_HEIGHT} columns={columns.length} />
      {shown.map((item) => {
        const row = rowAt(item.index);
        const className = rowClass?.(row);
        return <Row key={item.index} row={row} columns={columns} className={className} place={item.index + 2} />;
      })}
      <Gap height={last ? virtual.getTotalSize() + HEAD_HEIGHT - last.end : 0} columns={columns.length} />
    </>
  );
}

function Body<T>(props: BodyProps<T>): ReactNode {
  const { rows, columns, rowKey, rowClass, group } = props;
  const plain = (row: T) => <Row key={rowKey(row)} row={row} columns={columns} className={rowClass?.(row)} />;
  if (rows.length === 0) {
    return (
      <tr className="empty">
        <td colSpan={columns.length}>{props.empty}</td>
      </tr>
    );
  }
  if (group) {
    return [...groupBy(rows, group)].map(([name, members]) => (
      <Fragment key={name}>
        <tr className="group">
          <th scope="rowgroup" colSpan={columns.length}>
            <span>{name}</span>
          </th>
        </tr>
        {members.map(plain)}
      </Fragment>
    ));
  }
  if (rows.length >= VIRTUAL_FROM) return <VirtualRows key={String(props.recomposed)} {...props} />;
  return rows.map(plain);
}

/** The table in a frame that scrolls sideways, and vertically when it is long. */
export function TableFrame<T>(props: Props<T>) {
  const { columns, rows, all, sort, toggle, pinned = 1, caption, recomposed } = props;
  const frame = useRef<HTMLDivElement>(null);
  const framed = rows.length >= FRAME_FROM && !props.group;
  const { heads, steady } = useSteadyWidths(
    frame,
    columns,
    all,
    all.length >= VIRTUAL_FROM && !props.group && !recomposed,
  );
  return (
    <div ref={frame} className={`table-frame ${recomposed ? 'phone' : `pin-${pinned}`}${framed ? ' framed' : ''}`}>
      <table className={steady ? 'grid steady' : 'grid'} aria-label={caption} aria-rowcount={rows.length + 1}>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <Head
                key={column.id}
                column={column}
                sort={sort.find((each) => each.id === column.id)}
                toggle={toggle}
                style={heads?.[index]}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          <Body {...props} frame={frame} steady={steady} />
        </tbody>
      </table>
    </div>
  );
}
