import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import type { InputOf } from '../../../core/contract/registry.ts';
import { mustFind } from '../../../core/model/lists.ts';
import { type DepthRow, depthStatus } from '../../../core/present/decisions/depth.ts';
import { redshirtChange, redshirtVerb } from '../../../core/present/decisions/redshirts.ts';
import { classShort, fullName } from '../../../core/words/terms.ts';
import { Icon } from '../../components/icon.tsx';
import { PlayerName } from '../../components/player-link.tsx';

/** Pixels a pointer must move before a row is dragged, so that a tap stays a tap. */
const DRAG_FROM = 4;

interface DepthRowProps {
  row: DepthRow;
  count: number;
  /** Null for a chart the user cannot change. */
  move: ((from: number, to: number) => void) | null;
  /** Starts or ends a player's redshirt; null if that cannot be decided. */
  redshirt: ((change: InputOf<'setRedshirt'>) => void) | null;
}

type MovesProps = Omit<DepthRowProps, 'redshirt' | 'move'> & {
  move: NonNullable<DepthRowProps['move']>;
  handle: object;
};

/** Controls to move a player: a handle to drag, by pointer or keyboard, and two buttons. */
function Moves({ row, count, move, handle }: MovesProps) {
  const at = row.place - 1;
  const name = fullName(row);
  return (
    <span className="depth-moves">
      <button
        type="button"
        className="depth-move"
        aria-label={`Move ${name} up`}
        disabled={at === 0}
        onClick={() => move(at, at - 1)}
      >
        <Icon name="up" />
      </button>
      <button
        type="button"
        className="depth-move"
        aria-label={`Move ${name} down`}
        disabled={at === count - 1}
        onClick={() => move(at, at + 1)}
      >
        <Icon name="chevron" />
      </button>
      <button type="button" className="depth-move depth-handle" {...handle} aria-label={`Drag ${name}`}>
        <Icon name="handle" />
      </button>
    </span>
  );
}

/** A player in the depth order. */
function DepthRowItem({ row, count, move, redshirt }: DepthRowProps) {
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({
    id: row.id,
    disabled: move === null,
  });
  const status = depthStatus(row);
  const change = redshirtChange(row);
  const style = { transform: transform === null ? undefined : `translateY(${transform.y}px)`, transition };
  return (
    <li
      ref={setNodeRef}
      className={`depth-man${row.starts ? ' starts' : ''}${isDragging ? ' dragged' : ''}`}
      style={style}
    >
      <span className="depth-place num">{row.place}</span>
      <span className="depth-name">
        <PlayerName player={row} /> <span className="muted small depth-class">{classShort(row)}</span>
        {status !== '' && (
          <span
            className={`small depth-status${row.injury === null || row.injury.status === 'held_back' ? ' muted' : ' hurt'}`}
          >
            {' '}
            {status}
          </span>
        )}
        {redshirt && change && (
          <button
            type="button"
            className="depth-redshirt small"
            aria-label={`${redshirtVerb(row)}: ${fullName(row)}`}
            onClick={() => redshirt(change)}
          >
            {redshirtVerb(row)}
          </button>
        )}
      </span>
      <span className="num depth-rating">{row.rating}</span>
      <span className={`num small depth-staff${row.staff_place === row.place ? ' muted' : ''}`}>
        <span className="visually-hidden">spot in the staff’s order </span>
        {row.staff_place}
      </span>
      {move && <Moves row={row} count={count} move={move} handle={{ ...attributes, ...listeners }} />}
    </li>
  );
}

/** Screen reader announcements for a player being dragged. */
function announcementsOf(rows: readonly DepthRow[]): Announcements {
  const name = (id: number | string) => fullName(mustFind(rows, (row) => row.id === id));
  const place = (id: number | string) => `number ${rows.findIndex((row) => row.id === id) + 1} of ${rows.length}`;
  return {
    onDragStart: ({ active }) => `${name(active.id)}, ${place(active.id)}, is picked up.`,
    onDragOver: ({ active, over }) => (over === null ? undefined : `${name(active.id)} would be ${place(over.id)}.`),
    onDragEnd: ({ active, over }) => `${name(active.id)} is ${place(over?.id ?? active.id)}.`,
    onDragCancel: ({ active }) => `${name(active.id)} stays ${place(active.id)}.`,
  };
}

/** A position's depth order, changed by dragging or with buttons. */
export function Order({
  label,
  rows,
  onOrder,
  onRedshirt,
}: {
  label: string;
  rows: readonly DepthRow[];
  /** Null for a chart the user cannot change. */
  onOrder: ((ids: number[]) => void) | null;
  /** Null if no player can redshirt. */
  onRedshirt: DepthRowProps['redshirt'];
}) {
  const ids = rows.map(({ id }) => id);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_FROM } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const move = onOrder && ((from: number, to: number) => onOrder(arrayMove(ids, from, to)));
  const drop = ({ active, over }: DragEndEvent) => {
    if (move === null || over === null || active.id === over.id) return;
    move(ids.indexOf(Number(active.id)), ids.indexOf(Number(over.id)));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements: announcementsOf(rows) }}
      onDragEnd={drop}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol className="depth-list" aria-label={label}>
          {rows.map((row) => (
            <DepthRowItem key={row.id} row={row} count={rows.length} move={move} redshirt={onRedshirt} />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}
