import type { ReactNode } from 'react';
import { type Explained, openWhy } from '../../state/ui.ts';

/** A number that opens its parts. */
export function WhyButton({ of, children }: { of: Explained; children: ReactNode }) {
  return (
    <button type="button" className="link-button quiet-link" onClick={() => openWhy(of)}>
      {children}
    </button>
  );
}
