import { type FormEvent, type ReactNode, useState } from 'react';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import Modal from 'react-bootstrap/Modal';
import type { PlayerPage } from '../../../core/contract/views/index.ts';
import { GROWTHS, HIGHEST_RATING, LOWEST_RATING } from '../../../core/model/player.ts';
import { POSITIONS } from '../../../core/model/positions.ts';
import { EDIT_FIELDS, EDIT_PLAYER, type EditField } from '../../../core/words/universe/editing.ts';
import { Dialog } from '../../components/dialog.tsx';
import { Fault } from '../../components/fault.tsx';
import { useDecision } from '../../state/decision.ts';

type Values = Record<EditField, string>;

function valuesOf({ player, home_state }: PlayerPage): Values {
  const { first, last, pos, rating, development_trait } = player;
  return {
    ...{ first, last, position: pos, rating: String(rating) },
    ...{ development: String(development_trait), home_state },
  };
}

/** Only what was changed: his development is an estimate until it is set. */
function changed(before: Values, now: Values): Partial<Values> {
  const fields = Object.keys(EDIT_FIELDS) as EditField[];
  return Object.fromEntries(fields.filter((field) => now[field] !== before[field]).map((field) => [field, now[field]]));
}

interface FieldsProps {
  values: Values;
  inPreseason: boolean;
  onChange: (field: EditField, value: string) => void;
}

function Fields({ values, inPreseason, onChange }: FieldsProps) {
  const bind = (field: EditField) => ({
    value: values[field],
    onChange: (event: { target: { value: string } }) => onChange(field, event.target.value),
  });
  const numbers = (from: number, to: number) => ({ type: 'number', min: from, max: to, step: 1, required: true });
  const group = (field: EditField, control: ReactNode) => (
    <Form.Group controlId={`edit-${field}`}>
      <Form.Label>{EDIT_FIELDS[field]}</Form.Label>
      {control}
    </Form.Group>
  );
  return (
    <div className="edit-fields">
      {group('first', <Form.Control {...bind('first')} maxLength={30} required autoComplete="off" />)}
      {group('last', <Form.Control {...bind('last')} maxLength={30} required autoComplete="off" />)}
      {group('rating', <Form.Control {...bind('rating')} {...numbers(LOWEST_RATING, HIGHEST_RATING)} />)}
      {group('development', <Form.Control {...bind('development')} {...numbers(0, GROWTHS.length - 1)} />)}
      {group('home_state', <Form.Control {...bind('home_state')} maxLength={2} required autoComplete="off" />)}
      {group(
        'position',
        <Form.Select {...bind('position')} disabled={!inPreseason}>
          {POSITIONS.map((position) => (
            <option key={position} value={position}>
              {position.toUpperCase()}
            </option>
          ))}
        </Form.Select>,
      )}
    </div>
  );
}

/** Form with everything that can be changed about a player. */
function EditDialog({ page, onHide }: { page: PlayerPage; onHide: () => void }) {
  const before = valuesOf(page);
  const [values, setValues] = useState(before);
  const { decide, fault, busy } = useDecision('editPlayer');
  const inPreseason = page.info.stage === 'preseason';
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if ((await decide({ player: String(page.player.id), ...changed(before, values) })) !== null) onHide();
  };
  return (
    <Dialog onHide={onHide} centered aria-labelledby="edit-title">
      <Form onSubmit={(event) => void save(event)}>
        <Modal.Header closeButton>
          <Modal.Title as="h2" id="edit-title">
            Edit {page.player.first} {page.player.last}
          </Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Fields
            values={values}
            inPreseason={inPreseason}
            onChange={(field, value) => setValues({ ...values, [field]: value })}
          />
          <p className="muted small after-fields">
            His projected ceiling moves with his rating.
            {!inPreseason && ' Positions change in the preseason.'}
          </p>
          <Fault>{fault}</Fault>
        </Modal.Body>
        <Modal.Footer>
          <Button variant="quiet" onClick={onHide}>
            Cancel
          </Button>
          <Button type="submit" disabled={busy || Object.keys(changed(before, values)).length === 0}>
            Save
          </Button>
        </Modal.Footer>
      </Form>
    </Dialog>
  );
}

/** Button on a player's page, in a dynasty that allows edits. */
export default function EditPlayer({ page }: { page: PlayerPage }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn btn-quiet" onClick={() => setOpen(true)}>
        {EDIT_PLAYER}
      </button>
      {open && <EditDialog page={page} onHide={() => setOpen(false)} />}
    </>
  );
}
