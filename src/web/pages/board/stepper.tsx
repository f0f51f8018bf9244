interface Props {
  /** Accessible name of the value: `Hours for Al Bo`. */
  label: string;
  value: number;
  most: number;
  onChange: (value: number) => void;
}

/** A small number with a button on each side. */
export function Stepper({ label, value, most, onChange }: Props) {
  const button = (sign: '−' | '+', to: number, does: string) => (
    <button
      type="button"
      aria-label={`${label}: ${does}`}
      disabled={to < 0 || to > most}
      onClick={() => onChange(to)}
      className="stepper-button"
    >
      {sign}
    </button>
  );
  return (
    <fieldset className="stepper">
      <legend className="visually-hidden">{label}</legend>
      {button('−', value - 1, 'one less')}
      <output>{value}</output>
      {button('+', value + 1, 'one more')}
    </fieldset>
  );
}
