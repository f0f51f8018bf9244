import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import Modal from 'react-bootstrap/Modal';
import type { CommandName } from '../../core/contract/registry.ts';
import type { PageAct } from '../../core/pages/parts/page.ts';
import type { GivenTo } from '../client.ts';
import { Dialog } from '../components/dialog.tsx';
import { useDecision } from '../state/decision.ts';

/** The decisions that a described page offers. */

type ChoiceOf = PageAct['choices'][number];

function Choices({ act, onClose }: { act: PageAct; onClose: () => void }) {
  const [first] = act.choices;
  const { decide, fault, busy } = useDecision<CommandName>(first!.command);
  const take = async ({ input }: ChoiceOf) => {
    if ((await decide(input as GivenTo<CommandName>)) !== null) onClose();
  };
  return (
    <>
      <Modal.Body>
        {act.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        {fault !== '' && <p role="alert">{fault}</p>}
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
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </Modal.Footer>
    </>
  );
}

/** A button for each decision, which asks in a dialog. */
export default function Acts({ acts }: { acts: readonly PageAct[] }) {
  const [open, setOpen] = useState<PageAct | null>(null);
  return (
    <>
      {acts.map((act) => (
        <button key={act.label} type="button" className="btn btn-sm btn-primary" onClick={() => setOpen(act)}>
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
