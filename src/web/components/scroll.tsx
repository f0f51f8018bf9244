import type { ReactNode } from 'react';

/** A scrolling area without focusable content must be focusable itself, so that the keyboard can scroll it. */
const BY_KEYBOARD = { tabIndex: 0, role: 'group' } as const;

interface Props {
  label: string;
  /** Starts at the end, as for a row of years. */
  fromEnd?: boolean;
  children: ReactNode;
}

/** A drawing that keeps a readable size and scrolls sideways on a narrow page. */
export function Scroll({ label, fromEnd = false, children }: Props) {
  return (
    <div className={`chart-scroll${fromEnd ? ' end' : ''}`} {...BY_KEYBOARD} {...{ 'aria-label': label }}>
      {children}
    </div>
  );
}
