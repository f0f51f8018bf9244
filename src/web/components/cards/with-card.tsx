import type { ReactNode } from 'react';
import { useNarrow } from '../../state/narrow.ts';
import { Dialog } from '../dialog.tsx';
import { Fault } from '../fault.tsx';

interface Props {
  /** The card of the selected row; null without one. */
  card: ReactNode;
  /** Whether a phone shows the card, over the list. */
  open: boolean;
  onClose: () => void;
  /** Title of the card, and of the button that closes it on a phone. */
  label: string;
  back: string;
  /** Why the last decision was refused. */
  fault: string;
  children: ReactNode;
}

/** A list with the card of its selected row: next to it, or over it on a phone. */
export function WithCard({ card, open, onClose, label, back, fault, children }: Props) {
  const narrow = useNarrow();
  return (
    <div className={`card-columns${card && !narrow ? ' with-card' : ''}`}>
      <div>{children}</div>
      {card && !narrow && <div className="side-card">{card}</div>}
      {card && narrow && open && (
        <Dialog onHide={onClose} fullscreen aria-label={label}>
          <div className="card-sheet">
            <button type="button" className="btn btn-quiet" onClick={onClose}>
              {back}
            </button>
            <Fault>{fault}</Fault>
            {card}
          </div>
        </Dialog>
      )}
    </div>
  );
}
