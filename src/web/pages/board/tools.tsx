import { useId } from 'react';
import Form from 'react-bootstrap/Form';
import type { BoardPage } from '../../../core/contract/views/index.ts';
import { POSITIONS } from '../../../core/model/positions.ts';
import { BOARD_LISTS, STAFF_REST } from '../../../core/present/recruiting.ts';
import { BOARD_ROWS } from '../../../core/words/recruiting.ts';
import { PositionPicker } from '../../components/pickers.tsx';
import { Segments } from '../../components/segments.tsx';
import type { Change, Decide, Listed } from './decide.ts';

const LIST_WORDS: Readonly<Record<Listed['show'], string>> = { board: 'Board', ours: 'Ours', all: 'Nation' };

interface Props {
  data: BoardPage;
  listed: Listed;
  onList: (change: Partial<Listed>) => void;
}

/** What is decided for the whole board. */
export function BoardDecisions({ data, decide }: { data: BoardPage; decide: Decide }) {
  const button = (words: string, change: Change) => (
    <button type="button" className="btn btn-sm btn-quiet" onClick={() => decide(change)}>
      {words}
    </button>
  );
  return (
    <div className="row-line wrap gap-below">
      {button('Let the staff do the rest', STAFF_REST)}
      {button('Clear all hours', { clear: true })}
      {!data.staff && button('Give the board to the staff', { staff: true })}
    </div>
  );
}

/** Which recruits are listed. */
export function BoardFilters({ listed, onList }: Omit<Props, 'data'>) {
  const id = useId();
  return (
    <div className="row-line wrap gap-below">
      <Segments
        label="List"
        options={BOARD_LISTS}
        value={listed.show}
        onChange={(show) => onList({ show })}
        word={(each) => LIST_WORDS[each]}
      />
      <PositionPicker positions={POSITIONS} value={listed.position} onChange={(position) => onList({ position })} />
      <Form.Check
        id={id}
        label="Uncommitted only"
        checked={listed.open}
        onChange={(event) => onList({ open: event.target.checked })}
      />
      <Form.Control
        size="sm"
        type="search"
        className="table-filter"
        placeholder="Name"
        aria-label="Recruits by name"
        value={listed.find}
        onChange={(event) => onList({ find: event.target.value })}
      />
    </div>
  );
}

/** The thirty before and after those that are shown. */
export function BoardPages({ data, listed: { from }, onList }: Props) {
  if (data.found <= BOARD_ROWS) return null;
  const button = (words: string, to: number, there: boolean) => (
    <button type="button" className="btn btn-sm btn-quiet" disabled={!there} onClick={() => onList({ from: to })}>
      {words}
    </button>
  );
  return (
    <div className="row-line wrap gap-below">
      {button('Thirty before', Math.max(0, from - BOARD_ROWS), from > 0)}
      {button('Next thirty', from + BOARD_ROWS, from + BOARD_ROWS < data.found)}
    </div>
  );
}
