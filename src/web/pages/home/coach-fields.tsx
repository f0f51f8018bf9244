import { useId } from 'react';
import Form from 'react-bootstrap/Form';
import { COACH_ORIGINS, COACH_ROLES, COACH_SKILLS, STAFF_SIDES } from '../../../core/model/coaches.ts';
import { CAREER_MODES, OWN_COACH_AGE } from '../../../core/model/own-coach.ts';
import {
  FIRST_JOB,
  FIRST_JOBS,
  MODE_WORDS,
  STRENGTH_COST,
  STRENGTHS,
  YOUR_NAME,
} from '../../../core/words/coaching/own-coach.ts';
import { capitalized } from '../../../core/words/numbers.ts';
import { Picker } from '../../components/pickers.tsx';
import { through } from '../../words.ts';

/** The user's coach in the form; without a name there is none. */
export interface CoachChoice {
  name: string;
  role: string;
  mode: string;
  strength: string;
  second: string;
  side: string;
  background: string;
  age: string;
}

export const NO_COACH: CoachChoice = {
  name: '',
  role: 'head',
  mode: 'coach',
  strength: 'recruiting',
  second: '',
  side: 'offense',
  background: COACH_ORIGINS[0],
  age: String(OWN_COACH_AGE.usual),
};

/** Returns the coach's part of a new game's input. */
export function coachInput({ name, role, mode, strength, second, side, background, age }: CoachChoice) {
  if (name.trim() === '') return {};
  const strengths = second === '' ? strength : `${strength},${second}`;
  return {
    coach: name,
    mode,
    coach_strengths: strengths,
    ...(role === 'head' ? { coach_side: side } : { coach_role: role }),
    coach_background: background,
    coach_age: age,
  };
}

/** The coach's name and, once he has one, his strengths and background. */
export function CoachFields({ coach, onChange }: { coach: CoachChoice; onChange: (next: CoachChoice) => void }) {
  const id = useId();
  const set = (part: Partial<CoachChoice>) => onChange({ ...coach, ...part });
  return (
    <div className="fields">
      <Form.Group controlId={`${id}-name`}>
        <Form.Label>{YOUR_NAME}</Form.Label>
        <Form.Control
          value={coach.name}
          maxLength={60}
          htmlSize={30}
          placeholder="Leave blank to play as the owner"
          autoComplete="off"
          onChange={(event) => set({ name: event.target.value })}
        />
      </Form.Group>
      {coach.name.trim() !== '' && <More coach={coach} set={set} />}
    </div>
  );
}

function More({ coach, set }: { coach: CoachChoice; set: (part: Partial<CoachChoice>) => void }) {
  const skills = COACH_SKILLS.map((skill) => (
    <option key={skill} value={skill}>
      {STRENGTHS[skill]}
    </option>
  ));
  const words = (list: readonly string[]) =>
    list.map((word) => (
      <option key={word} value={word}>
        {capitalized(word)}
      </option>
    ));
  const strength = (next: string) => set({ strength: next, second: next === coach.second ? '' : coach.second });
  return (
    <>
      <Picker label={FIRST_JOB} value={coach.role} onChange={(role) => set({ role })}>
        {COACH_ROLES.map((role) => (
          <option key={role} value={role}>
            {FIRST_JOBS[role]}
          </option>
        ))}
      </Picker>
      <Picker label="Career" value={coach.mode} onChange={(mode) => set({ mode })}>
        {CAREER_MODES.map((mode) => (
          <option key={mode} value={mode}>
            {MODE_WORDS[mode]}
          </option>
        ))}
      </Picker>
      <Picker label="Strength" value={coach.strength} onChange={strength}>
        {skills}
      </Picker>
      <Picker label="Second strength" value={coach.second} onChange={(second) => set({ second })}>
        <option value="">None</option>
        {skills.filter(({ key }) => key !== coach.strength)}
      </Picker>
      {coach.role === 'head' && (
        <Picker label="Came up on" value={coach.side} onChange={(side) => set({ side })}>
          {words(STAFF_SIDES)}
        </Picker>
      )}
      <Picker label="Background" value={coach.background} onChange={(background) => set({ background })}>
        {words(COACH_ORIGINS)}
      </Picker>
      <Picker label="Age" value={coach.age} onChange={(age) => set({ age })}>
        {words(through(OWN_COACH_AGE.least, OWN_COACH_AGE.most).map(String))}
      </Picker>
      <p className="muted">{STRENGTH_COST}</p>
    </>
  );
}
