import type { KeyboardEvent, ReactNode } from 'react';

interface Props {
  /** Goes to another row. */
  onSelect: (id: number) => void;
  /** Does what a key does with a row; false for other keys. */
  onKey: (key: string, id: number) => boolean;
  children: ReactNode;
}

const STEPS: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

/** Moves the focus by so many names, and selects the row that it reaches. */
function move(list: HTMLElement, from: number, by: number, onSelect: Props['onSelect']): void {
  const names = [...list.querySelectorAll<HTMLButtonElement>('.row-name')];
  const next = names[names.findIndex(({ dataset }) => Number(dataset.row) === from) + by];
  if (next === undefined) return;
  next.focus();
  onSelect(Number(next.dataset.row));
}

/** A table whose rows answer to keys while the name of one has the focus: j and k move, the page says what others do. */
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

/** A row's name as the button that opens its card. */
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
