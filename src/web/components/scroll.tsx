import type { ReactNode } from 'react';

/** What scrolls and holds nothing that takes the focus must take it itself, so that the keyboard can scroll it. */
const BY_KEYBOARD = { tabIndex: 0, role: 'group' } as const;

interface Props {
  label: string;
  /** Shows the end first, as for a row of years. */
  fromEnd?: boolean;
  children: ReactNode;
}

/** A picture that keeps a readable size and scrolls sideways where the page is narrow. */
export function Scroll({ label, fromEnd = false, children }: Props) {
  return (
    <div className={`chart-scroll${fromEnd ? ' end' : ''}`} {...BY_KEYBOARD} {...{ 'aria-label': label }}>
      {children}
    </div>
  );
}
