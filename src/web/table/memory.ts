import { useState } from 'react';

export interface Sort {
  id: string;
  desc: boolean;
}

function read<T>(storage: () => Storage, key: string): T | null {
  try {
    const text = storage().getItem(key);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

function write(storage: () => Storage, key: string, value: unknown): void {
  try {
    storage().setItem(key, JSON.stringify(value));
  } catch {
    // Remembering is optional; full or blocked storage changes nothing else.
  }
}

const lasting = () => localStorage;
const session = () => sessionStorage;

function isSort(value: unknown): value is Sort[] {
  return Array.isArray(value) && value.every((each) => typeof each?.id === 'string' && typeof each?.desc === 'boolean');
}

/** Keeps a table's order between visits; unknown columns are dropped. */
export function useRememberedSort(table: string, columns: readonly string[], initial: Sort[]) {
  const key = `table:${table}`;
  const [sort, setSort] = useState<Sort[]>(() => {
    const saved = read<unknown>(lasting, key);
    const known = isSort(saved) ? saved.filter((each) => columns.includes(each.id)) : [];
    return known.length > 0 ? known : initial;
  });
  const remember = (next: Sort[]) => {
    write(lasting, key, next);
    setSort(next);
  };
  return [sort, remember] as const;
}

/** Returns a value remembered for the session. */
export function remembered<T>(name: string, initial: T): T {
  return read<T>(session, name) ?? initial;
}

export function remember(name: string, value: unknown): void {
  write(session, name, value);
}

/** Remembers a small value for the session: a filter, an open tab. */
export function useRemembered<T>(name: string, initial: T) {
  const [value, setValue] = useState<T>(() => remembered(name, initial));
  const change = (next: T) => {
    remember(name, next);
    setValue(next);
  };
  return [value, change] as const;
}

/** Remembers a choice beyond the session, such as saved filters. */
export function useLasting<T>(name: string, initial: T) {
  const [value, setValue] = useState<T>(() => read<T>(lasting, name) ?? initial);
  const change = (next: T) => {
    write(lasting, name, next);
    setValue(next);
  };
  return [value, change] as const;
}
