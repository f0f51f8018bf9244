import { type ReactNode, useEffect, useId, useRef } from 'react';
import Form from 'react-bootstrap/Form';
import { itemAt } from '../../../core/model/lists.ts';
import { CREST_SHAPES, type CrestShape } from '../../../core/model/team.ts';
import { capitalized } from '../../../core/words/numbers.ts';
import { Picker } from '../../components/pickers.tsx';
import { EditedLogo } from './crests.tsx';
import type { League, LeagueTeam } from './league.ts';

interface Props {
  league: League;
  place: number;
  onChange: (change: Partial<LeagueTeam>) => void;
  onMove: (conference: string | null) => void;
  /** Opens its roster. */
  roster: ReactNode;
  /** Undefined when the league has no team to spare. */
  onRemove: (() => void) | undefined;
}

function Field({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div>
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      {children(id)}
    </div>
  );
}

interface TextProps {
  label: string;
  value: string;
  most: number;
  onChange: (text: string) => void;
}

function TextField({ label, value, most, onChange }: TextProps) {
  return (
    <Field label={label}>
      {(id) => (
        <Form.Control
          id={id}
          value={value}
          maxLength={most}
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

function ColorField({ label, value, onChange }: Omit<TextProps, 'most'>) {
  return (
    <Field label={label}>
      {(id) => <Form.Control id={id} type="color" value={value} onChange={(event) => onChange(event.target.value)} />}
    </Field>
  );
}

/** Prestige tiers: programs move between floor and ceiling. */
const TIERS = [1, 2, 3, 4, 5, 6, 7];

function TierField({ label, value, onChange }: { label: string; value: number; onChange: (tier: number) => void }) {
  return (
    <Picker label={label} value={String(value)} onChange={(text) => onChange(Number(text))}>
      {TIERS.map((tier) => (
        <option key={tier} value={tier}>
          {tier}
        </option>
      ))}
    </Picker>
  );
}

/** Returns a prestige with the floor and ceiling it requires. */
function prestigeOf({ ceiling, floor }: LeagueTeam, prestige: number): Partial<LeagueTeam> {
  return {
    prestige,
    ...(ceiling !== undefined && ceiling < prestige && { ceiling: prestige }),
    ...(floor !== undefined && floor > prestige && { floor: prestige }),
  };
}

function Look({ team, onChange }: { team: LeagueTeam; onChange: Props['onChange'] }) {
  const [main, second] = team.colors;
  return (
    <div className="team-look">
      <EditedLogo team={team.name} size={96} />
      <div className="fields">
        <ColorField label="Main color" value={main} onChange={(color) => onChange({ colors: [color, second] })} />
        <ColorField label="Second color" value={second} onChange={(color) => onChange({ colors: [main, color] })} />
        <Picker
          label="Logo shape"
          value={team.logo ?? ''}
          onChange={(shape) => onChange({ logo: (shape || undefined) as CrestShape })}
        >
          <option value="">Automatic</option>
          {CREST_SHAPES.map((shape) => (
            <option key={shape} value={shape}>
              {capitalized(shape)}
            </option>
          ))}
        </Picker>
      </div>
    </div>
  );
}

/** Form for everything about a team that can be changed here. */
export function TeamForm({ league, place, onChange, onMove, roster, onRemove }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another team was chosen
  useEffect(() => heading.current?.focus(), [place]);
  const team = itemAt(league.teams, place);
  const text = (field: 'name' | 'nickname' | 'stadium' | 'town', label: string, most: number) => (
    <TextField label={label} value={team[field]} most={most} onChange={(value) => onChange({ [field]: value })} />
  );
  return (
    <section className="section team-form" aria-label={team.name}>
      <h2 ref={heading} tabIndex={-1}>
        {team.name}
      </h2>
      <Look team={team} onChange={onChange} />
      {text('name', 'School', 40)}
      {text('nickname', 'Nickname', 40)}
      <TextField
        label="Abbreviation"
        value={team.abbreviation}
        most={6}
        onChange={(value) => onChange({ abbreviation: value.toUpperCase() })}
      />
      {text('stadium', 'Stadium', 60)}
      <div className="fields">
        {text('town', 'Town', 40)}
        <TextField
          label="State"
          value={team.state}
          most={2}
          onChange={(value) => onChange({ state: value.toUpperCase() })}
        />
      </div>
      <Picker label="Conference" value={team.conference ?? ''} onChange={(name) => onMove(name || null)}>
        {league.conferences.map(({ name }) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
        <option value="">Independent</option>
      </Picker>
      <div className="fields">
        <TierField
          label="Prestige"
          value={Math.floor(team.prestige)}
          onChange={(tier) => onChange(prestigeOf(team, tier))}
        />
      </div>
      {roster}
      <button type="button" className="btn btn-quiet" disabled={onRemove === undefined} onClick={onRemove}>
        Remove {team.name}
      </button>
    </section>
  );
}
