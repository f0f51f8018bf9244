import type { ReactNode } from 'react';
import { useState } from 'react';

interface Props {
  className: string;
  summary: ReactNode;
  /** Rendered when first opened: a page has hundreds of folds, and few are opened. */
  children: () => ReactNode;
}

/** A line that expands to its details. */
export function Fold({ className, summary, children }: Props) {
  const [opened, setOpened] = useState(false);
  return (
    <details className={className} onToggle={(event) => event.currentTarget.open && setOpened(true)}>
      <summary>{summary}</summary>
      {opened && children()}
    </details>
  );
}
