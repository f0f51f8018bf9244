import { useId } from 'react';
import ProgressBar from 'react-bootstrap/ProgressBar';
import type { PageView } from '../../core/pages/parts/page.ts';

/** Progress of the answer a page waits for. */
export default function Waits({ share, said }: NonNullable<PageView['waits']>) {
  const id = useId();
  const percent = Math.floor(share * 100);
  return (
    <div className="page-waits">
      <span id={id} role="status">
        {said}
      </span>
      {/* As a child, the bar itself has the accessible name. */}
      <div className="progress">
        <ProgressBar isChild now={percent} label={`${percent}%`} aria-labelledby={id} />
      </div>
    </div>
  );
}
