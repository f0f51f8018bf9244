import type { ReactNode } from 'react';

export type CellValue = string | number | null;

export interface Column<T> {
  id: string;
  header: string;
  /** The long name, where the head is short. */
  title?: string;
  /** What the column is sorted by, downloaded and (as text) searched; null sorts last. */
  value: (row: T) => CellValue;
  /** What is shown, where it is more than the value. */
  cell?: (row: T) => ReactNode;
  align?: 'left' | 'right' | 'center';
  /** The first click sorts this way; numbers start with the highest unless told otherwise. */
  first?: 'asc' | 'desc';
  className?: string;
  /** Left out on the screen, since something else there says it; filtered by and downloaded all the same. */
  hidden?: boolean;
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Numbers by size, text by the alphabet with numbers inside it by size. */
export function compareValues(first: unknown, second: unknown): number {
  if (typeof first === 'number' && typeof second === 'number') return first - second;
  return collator.compare(String(first), String(second));
}

export function textColumn<T>(id: string, header: string, value: (row: T) => string, more: Partial<Column<T>> = {}) {
  return { id, header, value, ...more } satisfies Column<T>;
}

/** A right-aligned number that is shown as `show` writes it. */
export function numberColumn<T>(
  id: string,
  header: string,
  value: (row: T) => number | null,
  more: Partial<Column<T>> & { show?: (value: number | null) => string } = {},
): Column<T> {
  const { show, ...rest } = more;
  return {
    id,
    header,
    value,
    align: 'right',
    first: 'desc',
    ...(show && { cell: (row: T) => show(value(row)) }),
    ...rest,
  };
}
