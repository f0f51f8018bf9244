import type { KeyboardEvent, ReactNode } from 'react';

interface Props {
  /** Selects another row. */
  onSelect: (id: number) => void;
  /** Applies a key to a row; returns false for other keys. */
  onKey: (key: string, id: number) => boolean;
  children: ReactNode;
}

const STEPS: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

/** Moves the focus by a number of rows, and selects the row it reaches. */
function move(list: HTMLElement, from: number, by: number, onSelect: Props['onSelect']): void {
  const names = [...list.querySelectorAll<HTMLButtonElement>('.row-name')];
  const next = names[names.findIndex(({ dataset }) => Number(dataset.row) === from) + by];
  if (next === undefined) return;
  next.focus();
  onSelect(Number(next.dataset.row));
}

/**
 * A table whose rows respond to keys while a row's name has the focus: j and k move, and the page defines the others.
 */
export function RowKeys({ onSelect, onKey, children }: Props) {
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const name = (event.target as HTMLElement).closest<HTMLElement>('.row-name');
    if (name === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const id = Number(name.dataset.row);
    const by = STEPS[event.key];
    if (by !== undefined) move(event.currentTarget, id, by, onSelect);
    else if (!onKey(event.key, id)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the names' buttons, which all names share
    <div onKeyDown={press} className="keyed-rows">
      {children}
    </div>
  );
}

interface NameProps {
  id: number;
  name: string;
  selected: number | null;
  onSelect: (id: number) => void;
}

/** A row's name, as the button that opens its card. */
export function RowName({ id, name, selected, onSelect }: NameProps) {
  return (
    <button
      type="button"
      className="link-button row-name"
      data-row={id}
      aria-pressed={id === selected}
      onClick={() => onSelect(id)}
    >
      {name}
    </button>
  );
}
