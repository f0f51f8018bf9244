import { useState } from 'react';
import Form from 'react-bootstrap/Form';
import Modal from 'react-bootstrap/Modal';
import { HIGHEST_RATING, LOWEST_RATING } from '../../../core/model/player.ts';
import { CLASS_YEARS, type ClassYear, POSITIONS, type Position } from '../../../core/model/positions.ts';
import { plural } from '../../../core/words/numbers.ts';
import { EDIT_FIELDS } from '../../../core/words/universe/editing.ts';
import { Dialog } from '../../components/dialog.tsx';
import { Fault } from '../../components/fault.tsx';
import { Icon } from '../../components/icon.tsx';
import type { League, RosterPlayer } from './league.ts';
import {
  playersOf,
  ROSTER_COLUMNS,
  type RosterChange,
  withNewPlayer,
  withoutPlayer,
  withoutRoster,
  withPasted,
  withPlayer,
} from './rosters.ts';

interface Props {
  league: League;
  team: string;
  onChange: (league: League) => void;
}

interface RowProps {
  player: RosterPlayer;
  /** His row, from 1. */
  row: number;
  onChange: (change: RosterChange) => void;
  onRemove: () => void;
}

const STARS = [1, 2, 3, 4, 5];

function Row({ player, row, onChange, onRemove }: RowProps) {
  const named = (label: string) => `${label}, row ${row}`;
  const whole = (text: string) => (text === '' ? Number.NaN : Number(text));
  return (
    <tr>
      <td>
        <Form.Control
          size="sm"
          aria-label={named(EDIT_FIELDS.first)}
          value={player.first}
          maxLength={30}
          onChange={(event) => onChange({ first: event.target.value })}
        />
      </td>
      <td>
        <Form.Control
          size="sm"
          aria-label={named(EDIT_FIELDS.last)}
          value={player.last}
          maxLength={30}
          onChange={(event) => onChange({ last: event.target.value })}
        />
      </td>
      <td>
        <Form.Select
          size="sm"
          aria-label={named(EDIT_FIELDS.position)}
          value={player.position}
          onChange={(event) => onChange({ position: event.target.value as Position })}
        >
          {POSITIONS.map((position) => (
            <option key={position} value={position}>
              {position.toUpperCase()}
            </option>
          ))}
        </Form.Select>
      </td>
      <td>
        <Form.Select
          size="sm"
          aria-label={named('Class')}
          value={`${player.redshirt ? 'rs-' : ''}${player.class}`}
          onChange={(event) => {
            const { value } = event.target;
            const year = value.replace('rs-', '') as ClassYear;
            onChange({ class: year, redshirt: value !== year || undefined });
          }}
        >
          {['', 'rs-'].flatMap((prefix) =>
            CLASS_YEARS.map((year) => (
              <option key={prefix + year} value={prefix + year}>
                {`${prefix === '' ? '' : 'RS '}${year.toUpperCase()}`}
              </option>
            )),
          )}
        </Form.Select>
      </td>
      <td>
        <Form.Control
          size="sm"
          type="number"
          min={LOWEST_RATING}
          max={HIGHEST_RATING}
          aria-label={named(EDIT_FIELDS.rating)}
          value={Number.isNaN(player.rating) ? '' : player.rating}
          onChange={(event) => onChange({ rating: whole(event.target.value) })}
        />
      </td>
      <td>
        <Form.Select
          size="sm"
          aria-label={named('Stars')}
          value={player.stars ?? ''}
          onChange={(event) => onChange({ stars: Number(event.target.value) || undefined })}
        >
          <option value="">Any</option>
          {STARS.map((stars) => (
            <option key={stars}>{stars}</option>
          ))}
        </Form.Select>
      </td>
      <td>
        <Form.Control
          size="sm"
          aria-label={named(EDIT_FIELDS.home_state)}
          value={player.state ?? ''}
          maxLength={2}
          onChange={(event) => onChange({ state: event.target.value.toUpperCase() || undefined })}
        />
      </td>
      <td>
        <button type="button" className="btn btn-quiet icon-button" aria-label={named('Remove')} onClick={onRemove}>
          <Icon name="close" />
        </button>
      </td>
    </tr>
  );
}

/** Adds rows from a table in text form. */
function Paste({ league, team, onChange, onSaid }: Props & { onSaid: (said: string) => void }) {
  const [text, setText] = useState('');
  const [fault, setFault] = useState('');
  const add = () => {
    const pasted = withPasted(league, team, text);
    if (typeof pasted === 'string') return setFault(pasted);
    setFault('');
    setText('');
    onSaid(`${plural(pasted.added, 'player')} added.`);
    onChange(pasted.league);
  };
  return (
    <details className="fold">
      <summary>Paste a table</summary>
      <Form.Group controlId="roster-paste">
        <Form.Label>CSV, or cells copied from a spreadsheet</Form.Label>
        <Form.Control
          as="textarea"
          rows={5}
          value={text}
          placeholder={`${ROSTER_COLUMNS.join(',')}\nSam,Ashworth,QB,SR,91,4,PA,`}
          onChange={(event) => setText(event.target.value)}
        />
      </Form.Group>
      <Fault>{fault}</Fault>
      <button type="button" className="btn btn-quiet" disabled={text.trim() === ''} onClick={add}>
        Add these players
      </button>
    </details>
  );
}

/** A team's named players as a table; the rest of its roster is drawn when a dynasty begins. */
function RosterTable({ league, team, onChange }: Props) {
  const [said, setSaid] = useState('');
  const players = playersOf(league, team);
  return (
    <>
      <p className="muted">
        {players.length === 0
          ? 'All of its players are drawn by prestige. Add those you want to name; they replace the most similar ones.'
          : `${plural(players.length, 'named player')}; the rest are drawn by prestige.`}
      </p>
      {players.length > 0 && (
        <div className="roster-scroll">
          <table>
            <thead>
              <tr>
                {['First', 'Last', 'Pos', 'Class', 'Rating', 'Stars', 'State', ''].map((title) => (
                  <th key={title} scope="col">
                    {title === '' ? <span className="visually-hidden">Remove</span> : title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {players.map(({ player, index }, at) => (
                <Row
                  key={index}
                  player={player}
                  row={at + 1}
                  onChange={(change) => onChange(withPlayer(league, index, change))}
                  onRemove={() => onChange(withoutPlayer(league, index))}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div className="row-line wrap">
        <button type="button" className="btn btn-quiet" onClick={() => onChange(withNewPlayer(league, team))}>
          Add player
        </button>
        {players.length > 0 && (
          <button type="button" className="btn btn-quiet" onClick={() => onChange(withoutRoster(league, team))}>
            Remove all
          </button>
        )}
      </div>
      <p role="status">{said}</p>
      <Paste {...{ league, team, onChange }} onSaid={setSaid} />
    </>
  );
}

/** Button in a team's form that opens its roster. */
export function RosterButton(props: Props) {
  const [open, setOpen] = useState(false);
  const { length } = playersOf(props.league, props.team);
  const hide = () => setOpen(false);
  return (
    <>
      <button type="button" className="btn btn-quiet" onClick={() => setOpen(true)}>
        {length === 0 ? 'Name players' : `Roster: ${plural(length, 'named player')}`}
      </button>
      {open && (
        <Dialog onHide={hide} size="lg" scrollable aria-labelledby="roster-title">
          <Modal.Header closeButton>
            <Modal.Title as="h2" id="roster-title">
              {props.team} roster
            </Modal.Title>
          </Modal.Header>
          <Modal.Body className="roster-editor">
            <RosterTable {...props} />
          </Modal.Body>
        </Dialog>
      )}
    </>
  );
}
