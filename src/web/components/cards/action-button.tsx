import type { ReactNode } from 'react';

interface Props {
  words: ReactNode;
  /** Its cost and effect. */
  effect: string;
  onClick: () => void;
  disabled?: boolean;
}

/** A decision as a button that states its effect. */
export function ActionButton({ words, effect, onClick, disabled = false }: Props) {
  return (
    <button type="button" className="action" onClick={onClick} disabled={disabled}>
      <strong>{words}</strong>
      <span className="muted">{effect}</span>
    </button>
  );
}
