import type { ReactNode } from 'react';
import { useId } from 'react';
import Button from 'react-bootstrap/Button';
import Modal from 'react-bootstrap/Modal';
import { Dialog } from './dialog.tsx';

interface Props {
  title: string;
  /** The consequences, in a sentence or two. */
  children: ReactNode;
  /** The label of the confirm button. */
  yes: string;
  /** Whether it cannot be undone. */
  danger?: boolean;
  busy?: boolean;
  onYes: () => void;
  onClose: () => void;
}

/** Asks for confirmation. */
export default function Confirm({ title, children, yes, danger = false, busy = false, onYes, onClose }: Props) {
  const id = useId();
  return (
    <Dialog onHide={onClose} centered aria-labelledby={id}>
      <Modal.Header closeButton>
        <Modal.Title as="h2" id={id}>
          {title}
        </Modal.Title>
      </Modal.Header>
      <Modal.Body>{children}</Modal.Body>
      <Modal.Footer>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button variant={danger ? 'danger' : 'primary'} disabled={busy} onClick={onYes} autoFocus={!danger}>
          {yes}
        </Button>
      </Modal.Footer>
    </Dialog>
  );
}
