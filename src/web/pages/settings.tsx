import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { HEADINGS } from '../../core/present/headings.ts';
import { exportSave } from '../client.ts';
import { Fault } from '../components/fault.tsx';
import { PageHead, Section } from '../components/section.tsx';
import { Segments } from '../components/segments.tsx';
import { saveFile } from '../download.ts';
import { pages } from '../paths.ts';
import { useDecision, whyNot } from '../state/decision.ts';
import { type ChoiceOf, PREFERENCES, type Preference, setPreference, usePreference } from '../state/preferences.ts';
import { fillFrame, useQuery } from '../state/query.ts';
import { useShared } from '../state/shared.ts';
import { AutopilotPositions } from './board/autopilot.tsx';
import './board/board.css';
import { setTheme, THEME_CHOICES, useThemeChoice } from '../state/theme.ts';
import { useTitle } from '../state/title.ts';

const THEME_WORDS = { light: 'Light', dark: 'Dark', system: 'System' } as const;

/** Preferences and their options as text. */
const WORDS: { readonly [Name in Preference]: { label: string; about: string; of: Record<ChoiceOf<Name>, string> } } = {
  density: {
    label: 'Tables',
    about: 'Compact fits more rows on the screen.',
    of: { comfortable: 'Comfortable', compact: 'Compact' },
  },
  motion: {
    label: 'Motion',
    about: 'Reduced turns animations off, whatever your system says.',
    of: { system: 'System', reduced: 'Reduced' },
  },
  score: {
    label: 'Your score',
    about: 'Covered hides your latest score on the dashboard until you click it.',
    of: { shown: 'Shown', covered: 'Covered' },
  },
};

interface SettingProps {
  label: string;
  about: string;
  children: ReactNode;
}

function Setting({ label, about, children }: SettingProps) {
  return (
    <div className="setting">
      <div>
        <h3>{label}</h3>
        <p className="muted">{about}</p>
      </div>
      <div className="row-line wrap">{children}</div>
    </div>
  );
}

function PreferenceRow<Name extends Preference>({ name }: { name: Name }) {
  const { label, about, of } = WORDS[name];
  const options: readonly ChoiceOf<Name>[] = PREFERENCES[name];
  return (
    <Setting label={label} about={about}>
      <Segments
        label={label}
        options={options}
        value={usePreference(name)}
        onChange={(choice) => setPreference(name, choice)}
        word={(choice) => of[choice]}
      />
    </Setting>
  );
}

function Display() {
  return (
    <Section title="Display">
      <Setting label="Theme" about="System follows your device.">
        <Segments
          label="Theme"
          options={THEME_CHOICES}
          value={useThemeChoice()}
          onChange={setTheme}
          word={(choice) => THEME_WORDS[choice]}
        />
      </Setting>
      <PreferenceRow name="density" />
      <PreferenceRow name="motion" />
      <PreferenceRow name="score" />
    </Section>
  );
}

interface AreaProps {
  label: string;
  /** The page for decisions in this area. */
  to: string;
  /** Whether the coach has taken over the area; undefined until known. */
  own: boolean | undefined;
  onStaff: () => void;
}

/** An area of the program: run by the staff, or by the coach, who can turn it over. */
function Area({ label, to, own, onStaff }: AreaProps) {
  const about = own === undefined ? '…' : own ? 'You decide.' : 'Your staff handles it.';
  return (
    <Setting label={label} about={about}>
      {own && (
        <button type="button" className="btn btn-sm btn-quiet" onClick={onStaff}>
          Turn {label.toLowerCase()} over to staff
        </button>
      )}
      <Link className="btn btn-sm btn-quiet" to={to}>
        {own ? 'Open' : 'Take over'}
        <span className="visually-hidden"> {label.toLowerCase()}</span>
      </Link>
    </Setting>
  );
}

/** A refusal, as between two seasons, is no reason to leave the page. */
const HERE = { stay: true } as const;

/** The areas that can be left to the staff, each with who runs it. */
function Staff() {
  const board = useDecision('setBoard');
  const budget = useDecision('setBudget');
  const depth = useDecision('setDepth');
  const plan = useDecision('setPlan');
  const page = useQuery('board', {}, HERE).data;
  return (
    <Section title="Autopilot">
      <Area
        label="Recruiting"
        to={pages.board()}
        own={page === null || page === undefined ? undefined : !page.staff}
        onStaff={() => void board.decide({ staff: true })}
      />
      {page?.open && <AutopilotPositions data={page} decide={(change) => void board.decide(change)} />}
      <Area
        label={HEADINGS.depthChart}
        to={pages.depth()}
        own={useQuery('depth', {}, HERE).data?.own}
        onStaff={() => void depth.decide({ staff: true })}
      />
      <Area
        label={HEADINGS.gamePlan}
        to={pages.plan()}
        own={useQuery('plan', {}, HERE).data?.own}
        onStaff={() => void plan.decide({ staff: true })}
      />
      <Area
        label="Budget"
        to={pages.budget()}
        own={useQuery('budget', {}, HERE).data?.own}
        onStaff={() => void budget.decide({ staff: true })}
      />
      <Fault>{board.fault || budget.fault || depth.fault || plan.fault}</Fault>
    </Section>
  );
}

/** Downloads a copy of the save. */
function Export() {
  const [fault, setFault] = useState('');
  const download = async () => {
    try {
      const { file, content } = await exportSave();
      saveFile(file, content);
      setFault('');
    } catch (error) {
      setFault(whyNot(error));
    }
  };
  return (
    <Setting
      label="Export"
      about="Download the dynasty as a file. Import it on the start page of any copy of the game."
    >
      <button type="button" className="btn btn-sm btn-quiet" onClick={() => void download()}>
        Download save
      </button>
      <Fault>{fault}</Fault>
    </Setting>
  );
}

function Rename({ userId }: { userId: string }) {
  const { decide, fault, busy } = useDecision('renameSave');
  const [name, setName] = useState('');
  const [done, setDone] = useState('');
  const rename = async (event: FormEvent) => {
    event.preventDefault();
    const renamed = await decide({ user_id: userId, name });
    setDone(renamed === null ? '' : `Renamed to ${renamed.file}.`);
    if (renamed !== null) setName('');
  };
  return (
    <Setting label="Rename" about="Give the file another name.">
      <form className="row-line" onSubmit={(event) => void rename(event)}>
        <input
          className="form-control form-control-sm"
          aria-label="New name"
          placeholder="go-blue"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <button type="submit" className="btn btn-sm btn-quiet" disabled={busy || name.trim() === ''}>
          Rename
        </button>
      </form>
      <span role="status">{done}</span>
      <Fault>{fault}</Fault>
    </Setting>
  );
}

/** The game's appearance, the areas your staff runs, and your save. */
export default function Settings() {
  useTitle(HEADINGS.settings);
  useEffect(fillFrame, []);
  const shared = useShared();
  return (
    <>
      <PageHead title={HEADINGS.settings} />
      <div className="columns two">
        <Display />
        <div>
          <Staff />
          {shared && (
            <Section title="Your save">
              <Export />
              <Rename userId={shared.info.user_id} />
            </Section>
          )}
        </div>
      </div>
    </>
  );
}
