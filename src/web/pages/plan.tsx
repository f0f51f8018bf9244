import type { InputOf } from '../../core/contract/registry.ts';
import type { PlanPage } from '../../core/contract/views/index.ts';
import { zip } from '../../core/model/lists.ts';
import { COVERAGES, PLAN_MOST, STAFF_CHOOSES } from '../../core/model/program/game-plan.ts';
import { SCOUTING } from '../../core/present/columns/plan.ts';
import {
  aheadText,
  FOLLOW_STAFF,
  NOTHING_SCOUTED,
  PLAN_WORDS,
  type PlanRow,
  plannersText,
  planRows,
  planWinText,
  schemesAhead,
  settingEffect,
  settingText,
} from '../../core/present/decisions/plan.ts';
import { capitalized } from '../../core/words/numbers.ts';
import { COVERAGE_NAMES, type PLAN_STEPS, stepName } from '../../core/words/plan.ts';
import { Fault } from '../components/fault.tsx';
import { Receipts } from '../components/receipts.tsx';
import { PageHead, Section } from '../components/section.tsx';
import { Segments } from '../components/segments.tsx';
import { Answer } from '../components/states.tsx';
import { useDecision } from '../state/decision.ts';
import { useQuery } from '../state/query.ts';
import { useTitle } from '../state/title.ts';

const STEPS = Array.from({ length: 2 * PLAN_MOST + 1 }, (_, at) => at - PLAN_MOST);

type Change = (change: InputOf<'setPlan'>) => unknown;

/** Marks a choice as the user's, with a button to return it to the staff. */
function Yours({ row, change }: { row: PlanRow; change: Change }) {
  return (
    <>
      <span className="chip">yours</span>
      <button
        type="button"
        className="btn btn-sm btn-quiet"
        aria-label={`${row.name}: ${FOLLOW_STAFF.toLowerCase()}`}
        onClick={() => change({ [row.key]: STAFF_CHOOSES })}
      >
        {FOLLOW_STAFF}
      </button>
    </>
  );
}

interface DialProps {
  data: PlanPage;
  dial: keyof typeof PLAN_STEPS;
  label: string;
  value: number;
  onChange: (step: number) => void;
}

/** Least expected margin, in points, for a full-height tick. */
const LEAST_POINTS = 1;

/** A setting compared with the staff's plan: up is better. */
function Tick({ points, most }: { points: number; most: number }) {
  const height = `${Math.min(1, Math.abs(points) / most) * 50}%`;
  return (
    <span className="dial-tick" aria-hidden="true">
      <i className={points < 0 ? 'minus' : 'plus'} style={{ height }} />
    </span>
  );
}

/** A dial between two named ends, with a mark under the staff's setting. */
function Dial({ data, dial, label, value, onChange }: DialProps) {
  const { staff } = data;
  const effects = STEPS.map((step) => settingEffect(data, dial, step)?.points ?? 0);
  const most = Math.max(LEAST_POINTS, ...effects.map(Math.abs));
  return (
    <fieldset className="dial">
      <legend className="visually-hidden">{label}</legend>
      <span className="dial-end">{stepName(dial, -PLAN_MOST)}</span>
      <span className="dial-steps">
        {zip(STEPS, effects).map(([step, points]) => {
          const effect = settingText(data, dial, step);
          const name = stepName(dial, step);
          return (
            <button
              key={step}
              type="button"
              aria-label={name}
              aria-pressed={step === value}
              title={effect === '' ? name : `${name}: ${effect}`}
              className={step === staff[dial] ? 'staff' : ''}
              onClick={() => onChange(step)}
            >
              <Tick points={points} most={most} />
            </button>
          );
        })}
      </span>
      <span className="dial-end">{stepName(dial, PLAN_MOST)}</span>
    </fieldset>
  );
}

/** One choice of the plan with its buttons. */
function Choice({ row, data }: { row: PlanRow; data: PlanPage }) {
  const { plan } = data;
  const effect = settingText(data, row.key, plan[row.key]);
  const { decide: change, fault } = useDecision('setPlan');
  const words = PLAN_WORDS.find(({ key }) => key === row.key);
  return (
    <div className="plan-choice">
      <div className="row-line wrap-narrow">
        <h3>
          {row.name}: {row.plan}
        </h3>
        {row.chosen && <Yours row={row} change={change} />}
      </div>
      {words ? (
        <Dial
          data={data}
          dial={words.key}
          label={row.name}
          value={plan[words.key]}
          onChange={(step) => change({ [words.key]: step })}
        />
      ) : (
        <Segments
          label={row.name}
          options={COVERAGES}
          value={plan.coverage}
          onChange={(coverage) => change({ coverage })}
          word={(coverage) => COVERAGE_NAMES[coverage]}
        />
      )}
      {effect !== '' && <p aria-live="polite">{capitalized(effect)}.</p>}
      <p className="muted">
        Your staff recommends <strong>{row.staff.toLowerCase()}</strong>. {row.trade}
      </p>
      <Fault>{fault}</Fault>
    </div>
  );
}

const COLUMNS = Object.values(SCOUTING);

function Scouting({ data }: { data: PlanPage }) {
  if (data.scouting.length === 0) return <p className="muted">{NOTHING_SCOUTED}</p>;
  return (
    <table className="table table-sm">
      <thead>
        <tr>
          {COLUMNS.map(({ key, short }) => (
            <th key={key} scope="col">
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {data.scouting.map((row) => (
          <tr key={row.stat}>
            <th scope="row">{SCOUTING.stat.text(row)}</th>
            <td>{SCOUTING.does.text(row)}</td>
            <td>{SCOUTING.allows.text(row)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function PlanView({ data }: { data: PlanPage }) {
  const { decide, fault } = useDecision('setPlan');
  return (
    <>
      <PageHead title="Game Plan" sub={`${aheadText(data)} · ${plannersText(data)}`} />
      <Receipts about="plan" />
      <div className="columns two">
        <Section title="Plan">
          {planWinText(data) !== '' && <p className="plan-win">{planWinText(data)}</p>}
          {planRows(data).map((row) => (
            <Choice key={row.key} row={row} data={data} />
          ))}
          {data.own && (
            <button type="button" className="btn btn-quiet" onClick={() => decide({ staff: true })}>
              Let your staff plan
            </button>
          )}
          <Fault>{fault}</Fault>
        </Section>
        <Section title={data.opponent === null ? 'Scouting Report' : `Scouting Report: ${data.opponent.name}`}>
          {schemesAhead(data).map((line) => (
            <p key={line}>{line}</p>
          ))}
          <Scouting data={data} />
        </Section>
      </div>
    </>
  );
}

/** The plan for the next games, and the scouting report on the opponent. */
export default function Plan() {
  useTitle('Game Plan');
  const answer = useQuery('plan');
  return (
    <Answer answer={answer} head="Game Plan" failed="Failed to load the game plan">
      {(data) => <PlanView data={data} />}
    </Answer>
  );
}
