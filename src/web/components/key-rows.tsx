import { type KeyboardEvent, type ReactNode, useRef } from 'react';

/** What a row shows: a number or position, a name with a few words, a figure, and the line below. */
export interface RowText {
  lead: ReactNode;
  name: string;
  about: string;
  figure: string;
  more: string;
}

interface Props<Row> {
  rows: readonly Row[];
  /** What tells rows apart. */
  idOf: (row: Row) => number;
  text: (row: Row) => RowText;
  selected: number | null;
  /** A row to open; null where the open one is clicked and `closes`. */
  onSelect: (id: number | null) => void;
  /** Whether a click on the open row closes it. */
  closes?: boolean;
  /** Does what a key does with a row; false for other keys. */
  onKey: (key: string, row: Row) => boolean;
  /** What opens below the selected row. */
  detail?: (row: Row) => ReactNode;
}

/** A list in which j and k or the arrows move, and other keys do something with a row. */
export function KeyRows<Row>({ rows, idOf, text, selected, onSelect, closes = false, onKey, detail }: Props<Row>) {
  const list = useRef<HTMLUListElement>(null);
  const press = (event: KeyboardEvent<HTMLButtonElement>, row: Row, at: number) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const by = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }[event.key];
    if (by !== undefined) {
      event.preventDefault();
      list.current?.querySelectorAll<HTMLButtonElement>('.key-row')[at + by]?.focus();
      const next = rows[at + by];
      if (next !== undefined) onSelect(idOf(next));
    } else if (onKey(event.key, row)) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  return (
    <ul className="key-rows" ref={list}>
      {rows.map((row, at) => {
        const { lead, name, about, figure, more } = text(row);
        const id = idOf(row);
        return (
          <li key={id}>
            <button
              type="button"
              className="key-row"
              aria-pressed={id === selected}
              onClick={() => onSelect(closes && id === selected ? null : id)}
              onKeyDown={(event) => press(event, row, at)}
            >
              <span className="num">{lead}</span>
              <span>
                {name} <span className="muted small">{about}</span>
              </span>
              <span className="num">{figure}</span>
              <span className="key-row-more muted small">{more}</span>
            </button>
            {id === selected && detail && <div className="key-row-detail">{detail(row)}</div>}
          </li>
        );
      })}
    </ul>
  );
}
