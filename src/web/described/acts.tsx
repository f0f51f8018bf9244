import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import Modal from 'react-bootstrap/Modal';
import Spinner from 'react-bootstrap/Spinner';
import { useLocation } from 'react-router-dom';
import type { CommandName } from '../../core/contract/registry.ts';
import { firstOf } from '../../core/model/lists.ts';
import type { PageAct, RowAct } from '../../core/pages/parts/acts.ts';
import type { GivenTo } from '../client.ts';
import { Dialog } from '../components/dialog.tsx';
import { useDecision } from '../state/decision.ts';
import { say } from '../state/notice.ts';

/** The decisions on a described page. */

/** A decision of the page or of a row: only the page's can take long. */
type Offered = RowAct & Pick<PageAct, 'busy'>;
type ChoiceOf = RowAct['choices'][number];

function Choices({ act, onClose }: { act: Offered; onClose: () => void }) {
  const { pathname } = useLocation();
  const { decide, fault, busy, cancel } = useDecision<CommandName>(firstOf(act.choices).command);
  const isLong = busy && act.busy !== undefined;
  const take = async ({ input, said }: ChoiceOf) => {
    if ((await decide(input as GivenTo<CommandName>)) === null) return;
    say(said, pathname);
    onClose();
  };
  return (
    <>
      <Modal.Body>
        {act.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        {fault !== '' && <p role="alert">{fault}</p>}
        {isLong && (
          <p role="status" className="page-works">
            <Spinner animation="border" size="sm" aria-hidden="true" /> {act.busy}
          </p>
        )}
        <div className="fields">
          {act.choices.map((choice) => (
            <Button key={choice.label} disabled={busy} onClick={() => take(choice)}>
              {choice.label}
              {choice.hint !== undefined && <small className="d-block">{choice.hint}</small>}
            </Button>
          ))}
        </div>
      </Modal.Body>
      <Modal.Footer>
        <Button variant="quiet" onClick={isLong ? cancel : onClose}>
          Cancel
        </Button>
      </Modal.Footer>
    </>
  );
}

interface Props {
  acts: readonly Offered[];
  /** For a row: its subject, since its buttons say the same in every row. */
  of?: string;
}

/** A button for each decision, which opens a dialog. */
export default function Acts({ acts, of }: Props) {
  const [open, setOpen] = useState<Offered | null>(null);
  const look = of === undefined ? 'btn-primary' : 'btn-quiet';
  return (
    <>
      {acts.map((act) => (
        <button
          key={act.label}
          type="button"
          className={`btn btn-sm ${look}`}
          aria-label={of === undefined ? undefined : `${act.label} ${of}`}
          onClick={() => setOpen(act)}
        >
          {act.label}
        </button>
      ))}
      {open !== null && (
        <Dialog onHide={() => setOpen(null)} centered aria-label={open.label}>
          <Modal.Header closeButton>
            <Modal.Title as="h2">{open.label}</Modal.Title>
          </Modal.Header>
          <Choices act={open} onClose={() => setOpen(null)} />
        </Dialog>
      )}
    </>
  );
}
