import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon } from '../components/icon.tsx';
import { clearNotice, useNotice } from '../state/notice.ts';

/** Why an action in the bars was refused, or its result: shown on the page it is about, until it is closed. */
export function NoticeLine() {
  const notice = useNotice();
  const { pathname } = useLocation();
  const there = notice?.at === pathname ? notice : null;
  // It disappears with the page it was about.
  useEffect(() => (there ? () => clearNotice(there) : undefined), [there]);
  if (there === null) return null;
  return (
    <div className="notice" role="alert">
      <p className="bar">
        <span>{there.text}</span>
        <button type="button" className="nav-item-button" aria-label="Close" onClick={() => clearNotice()}>
          <Icon name="close" />
        </button>
      </p>
    </div>
  );
}
