import Spinner from 'react-bootstrap/Spinner';
import { useOverlay } from '../state/ui.ts';

/** Covers the page while the dynasty advances. */
export function Overlay() {
  const text = useOverlay();
  return (
    <div className={`overlay${text ? ' shown' : ''}`} role="status" aria-live="polite">
      {text && (
        <div className="overlay-box">
          <Spinner animation="border" aria-hidden="true" />
          <span className="display">{text}</span>
        </div>
      )}
    </div>
  );
}
