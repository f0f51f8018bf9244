import { useState } from 'react';
import type { InputOf } from '../../core/contract/registry.ts';
import type { Asking, BudgetPage, BudgetUseRow } from '../../core/contract/views/index.ts';
import { itemAt } from '../../core/model/lists.ts';
import { WHOLE_BUDGET } from '../../core/model/program/budget.ts';
import { ASKING } from '../../core/present/columns/budget.ts';
import {
  ASK_TRADE,
  ASK_WORDS,
  type AskRow,
  askingLines,
  askName,
  askRows,
} from '../../core/present/decisions/boosters.ts';
import { BUDGET_WORDS, budgetLines, effectOf, moreText, useName } from '../../core/present/decisions/budget.ts';
import { HEADINGS } from '../../core/present/headings.ts';
import { millionsText } from '../../core/words/boosters.ts';
import { ordinal } from '../../core/words/numbers.ts';
import { Fault } from '../components/fault.tsx';
import { Section } from '../components/section.tsx';
import { Answer } from '../components/states.tsx';
import { TeamHeader } from '../components/team-header.tsx';
import { useDecision } from '../state/decision.ts';
import { useQuery } from '../state/query.ts';
import { useTitle } from '../state/title.ts';
import './budget/budget.css';

type Decide = (change: InputOf<'setBudget'>) => void;

/** Percent between two positions of a slider. */
const STEP = 5;

/** Returns the effect of the share at the slider's position. */
function stepAt({ steps }: BudgetUseRow, share: number): BudgetUseRow['steps'][number] {
  return itemAt(steps, Math.round(share / STEP));
}

/** One use of the budget: a slider, the share's effect, and the staff's share. */
function Use({ row, data, decide }: { row: BudgetUseRow; data: BudgetPage; decide: Decide }) {
  const share = data.later?.[row.use] ?? row.share;
  const [moved, setMoved] = useState<number | null>(null);
  const at = stepAt(row, moved ?? share);
  const known = moved === null && share === row.share;
  const take = () => {
    if (moved !== null && moved !== share) decide({ [row.use]: moved });
    setMoved(null);
  };
  return (
    <div className="budget-use">
      <h3>{useName(row)}</h3>
      <p>
        <span className="display share">{moved ?? share}%</span>{' '}
        <span className="muted">
          {millionsText(known ? row.amount : at.amount)}, {ordinal(known ? row.rank : at.rank)} in the nation
        </span>
      </p>
      <input
        type="range"
        min={0}
        max={WHOLE_BUDGET}
        step={STEP}
        value={moved ?? share}
        aria-label={`${useName(row)}: share of the budget`}
        aria-valuetext={`${moved ?? share}%: ${effectOf({ use: row.use, ...at })}`}
        onChange={(event) => setMoved(Number(event.target.value))}
        onPointerUp={take}
        onKeyUp={take}
        onBlur={take}
      />
      <p aria-live="polite">
        <strong>{known ? effectOf(row) : effectOf({ use: row.use, ...at })}</strong>
      </p>
      <p className="muted small">
        Next 10%: {moreText(row)}. Your staff would spend {row.staff_share}%.
      </p>
      <p className="muted small">{BUDGET_WORDS[row.use].buys}</p>
    </div>
  );
}

/** A way to ask the boosters: its effect, and a button that chooses it until the season starts. */
function Way({ row, open, decide }: { row: AskRow; open: boolean; decide: Decide }) {
  const chosen = row.by !== null;
  return (
    <div className={`ask-card${chosen ? ' chosen' : ''}`}>
      <h3>{ASK_WORDS[row.ask]}</h3>
      <dl className="card-facts pairs">
        {WAY_FACTS.map((of) => (
          <div key={of.key}>
            <dt className="muted" title={of.meaning}>
              {of.short}
            </dt>
            <dd>{of.text(row)}</dd>
          </div>
        ))}
      </dl>
      {open && (
        <button
          type="button"
          className="btn btn-quiet"
          aria-pressed={chosen}
          disabled={row.by === 'coach'}
          onClick={() => decide({ ask: row.ask })}
        >
          {row.by === 'coach' ? 'Your choice' : row.by === 'staff' ? 'Your staff’s choice' : askName(row)}
        </button>
      )}
    </div>
  );
}

const WAY_FACTS = [ASKING.now, ASKING.later, ASKING.expected, ASKING.fired];

/** The current way of asking the boosters, and the effects of each. */
function Boosters({ data, asking, decide }: { data: BudgetPage; asking: Asking; decide: Decide }) {
  return (
    <Section title={HEADINGS.boosters}>
      {askingLines(data).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p className="muted small gap-below">{ASK_TRADE}</p>
      <div className="ask-cards">
        {askRows(asking).map((row) => (
          <Way key={row.ask} row={row} open={asking.open} decide={decide} />
        ))}
      </div>
    </Section>
  );
}

function BudgetView({ data }: { data: BudgetPage }) {
  const { decide, fault } = useDecision('setBudget');
  return (
    <>
      <TeamHeader team={data.team} eyebrow={HEADINGS.budgetOf(data.year)} />
      <div className="after-slab">
        {budgetLines(data).map((line) => (
          <p className="muted" key={line}>
            {line}
          </p>
        ))}
        <Fault>{fault}</Fault>
        {data.uses.length > 0 && (
          <Section title="Where it goes">
            <div className="budget-uses">
              {data.uses.map((row) => (
                <Use key={row.use} row={row} data={data} decide={decide} />
              ))}
            </div>
            {(data.own || data.later !== null) && (
              <button type="button" className="btn btn-quiet" onClick={() => decide({ staff: true })}>
                Let your staff set the split
              </button>
            )}
          </Section>
        )}
        {data.asking !== null && <Boosters data={data} asking={data.asking} decide={decide} />}
      </div>
    </>
  );
}

/** The program's NIL budget, its split, and the effects. */
export default function Budget() {
  const answer = useQuery('budget', {}, { keep: true });
  useTitle('Budget');
  return (
    <Answer answer={answer} head="Budget" failed="Failed to load the budget">
      {(data) => <BudgetView data={data} />}
    </Answer>
  );
}
