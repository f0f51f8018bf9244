import type { ReactNode } from 'react';
import { useId } from 'react';
import Form from 'react-bootstrap/Form';
import { HEADINGS } from '../../core/present/headings.ts';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
  disabled?: boolean;
}

/** A labeled drop-down list. */
export function Picker({ label, value, onChange, children, disabled = false }: Props) {
  const id = useId();
  return (
    <div className="field-inline">
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      <Form.Select id={id} value={value} disabled={disabled} onChange={(event) => onChange(event.target.value)}>
        {children}
      </Form.Select>
    </div>
  );
}

interface YearProps {
  label: string;
  years: readonly (string | number)[];
  value: string;
  onChange: (year: string) => void;
}

export function YearPicker({ label, years, value, onChange }: YearProps) {
  return (
    <Picker label={label} value={value} onChange={onChange}>
      {years.map((year) => (
        <option key={year} value={year}>
          {year}
        </option>
      ))}
    </Picker>
  );
}

/** Conferences as options of a `Picker`. */
export function ConferenceOptions({ conferences }: { conferences: readonly { confName: string }[] }) {
  return conferences.map(({ confName }) => (
    <option key={confName} value={confName}>
      {confName}
    </option>
  ));
}

export function TeamPicker({
  teams,
  value,
  onChange,
}: {
  teams: readonly { name: string }[];
  value: string;
  onChange: (name: string) => void;
}) {
  return (
    <Picker label="Team" value={value} onChange={onChange}>
      {teams.some((team) => team.name === value) ? null : <option value={value}>{value}</option>}
      {teams.map((team) => (
        <option key={team.name} value={team.name}>
          {team.name}
        </option>
      ))}
    </Picker>
  );
}

export function PositionPicker({
  positions,
  value,
  onChange,
}: {
  positions: readonly string[];
  value: string;
  onChange: (position: string) => void;
}) {
  return (
    <Picker label={HEADINGS.positionFilter} value={value} onChange={onChange}>
      <option value="">{HEADINGS.allPositions}</option>
      {positions.map((position) => (
        <option key={position} value={position}>
          {position.toUpperCase()}
        </option>
      ))}
    </Picker>
  );
}
