interface Props<T extends string> {
  label: string;
  options: readonly T[];
  value: T;
  onChange: (value: T) => void;
  /** Returns an option's label, if it is not the option itself. */
  word?: (option: T) => string;
}

/** A few choices side by side, one of them pressed. */
export function Segments<T extends string>({ label, options, value, onChange, word }: Props<T>) {
  return (
    <fieldset className="segments">
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <button key={option} type="button" aria-pressed={option === value} onClick={() => onChange(option)}>
          {word ? word(option) : option}
        </button>
      ))}
    </fieldset>
  );
}
