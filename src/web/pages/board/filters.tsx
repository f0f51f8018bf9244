import { useId } from 'react';
import Form from 'react-bootstrap/Form';
import type { BoardPage } from '../../../core/contract/views/index.ts';
import { FOCUSES } from '../../../core/present/board/focus.ts';
import { BOARD_LISTS } from '../../../core/present/recruiting.ts';
import { BOARD_ROWS } from '../../../core/words/recruiting.ts';
import { Picker } from '../../components/pickers.tsx';
import { Segments } from '../../components/segments.tsx';
import type { Listed } from './decide.ts';

const LIST_WORDS: Readonly<Record<Listed['show'], string>> = { board: 'Targets', ours: 'Commits', all: 'All recruits' };
const STARS = ['5', '4', '3', '2'] as const;

interface Props {
  listed: Listed;
  onList: (change: Partial<Listed>) => void;
}

/** Filters of the recruit list. */
export function BoardFilters({ listed, onList }: Props) {
  const id = useId();
  return (
    <div className="row-line wrap board-filters">
      <Segments
        label="List"
        options={BOARD_LISTS}
        value={listed.show}
        onChange={(show) => onList({ show })}
        word={(each) => LIST_WORDS[each]}
      />
      {listed.show !== 'all' && (
        <Picker label="Focus" value={listed.focus} onChange={(focus) => onList({ focus })}>
          <option value="">All</option>
          {Object.entries(FOCUSES).map(([key, { word }]) => (
            <option key={key} value={key}>
              {word}
            </option>
          ))}
        </Picker>
      )}
      <Picker label="Stars" value={listed.stars} onChange={(stars) => onList({ stars })}>
        <option value="">Any</option>
        {STARS.map((stars) => (
          <option key={stars} value={stars}>
            {stars}
          </option>
        ))}
      </Picker>
      <Form.Control
        className="table-filter state-filter"
        placeholder="State"
        aria-label="Recruits from a state"
        maxLength={2}
        value={listed.state}
        onChange={(event) => onList({ state: event.target.value.toUpperCase() })}
      />
      <Form.Control
        type="search"
        className="table-filter"
        placeholder="Name"
        aria-label="Recruits by name"
        value={listed.find}
        onChange={(event) => onList({ find: event.target.value })}
      />
      {listed.show === 'all' && (
        <Form.Check
          id={id}
          label="Uncommitted only"
          checked={listed.open}
          onChange={(event) => onList({ open: event.target.checked })}
        />
      )}
    </div>
  );
}

/** Buttons for the previous and next thirty. */
export function BoardPages({ data, listed: { from }, onList }: Props & { data: BoardPage }) {
  if (data.found <= data.recruits.length) return null;
  const button = (words: string, to: number, there: boolean) => (
    <button type="button" className="btn btn-quiet" disabled={!there} onClick={() => onList({ from: to })}>
      {words}
    </button>
  );
  return (
    <div className="row-line wrap gap-below">
      {button(`Previous ${BOARD_ROWS}`, Math.max(0, from - BOARD_ROWS), from > 0)}
      {button(`Next ${BOARD_ROWS}`, from + BOARD_ROWS, from + BOARD_ROWS < data.found)}
    </div>
  );
}
