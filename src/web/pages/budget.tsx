import type { InputOf } from '../../core/contract/registry.ts';
import type { Asking, BudgetPage, BudgetUseRow } from '../../core/contract/views/index.ts';
import { WHOLE_BUDGET } from '../../core/model/budget.ts';
import { ASKING } from '../../core/present/columns/budget.ts';
import {
  ASK_TRADE,
  ASK_WORDS,
  type AskRow,
  askingLines,
  askName,
  askRows,
} from '../../core/present/decisions/boosters.ts';
import {
  BUDGET_WORDS,
  budgetLines,
  buysText,
  moreText,
  placeText,
  shareText,
  useName,
} from '../../core/present/decisions/budget.ts';
import { HEADINGS } from '../../core/present/headings.ts';
import { Fault } from '../components/fault.tsx';
import { Meter } from '../components/marks.tsx';
import { Section } from '../components/section.tsx';
import { Answer } from '../components/states.tsx';
import { TeamHeader } from '../components/team-header.tsx';
import { useDecision } from '../state/decision.ts';
import { useQuery } from '../state/query.ts';
import { useTitle } from '../state/title.ts';

type Decide = (change: InputOf<'setBudget'>) => void;

/** Percent that a button moves. */
const STEP = 5;

interface StepProps {
  row: BudgetUseRow;
  /** The share in force for whatever is decided now. */
  share: number;
  by: number;
  decide: Decide;
}

function Step({ row, share, by, decide }: StepProps) {
  const next = Math.max(0, Math.min(WHOLE_BUDGET, share + by));
  const words = by < 0 ? `${STEP}% less` : `${STEP}% more`;
  return (
    <button
      type="button"
      className="btn btn-sm btn-quiet"
      aria-label={`${useName(row)}: ${words}`}
      disabled={next === share}
      onClick={() => decide({ [row.use]: next })}
    >
      {words}
    </button>
  );
}

/** One use of the budget: its share, what it buys, and buttons that change it. */
function Use({ row, data, decide }: { row: BudgetUseRow; data: BudgetPage; decide: Decide }) {
  const share = data.later?.[row.use] ?? row.share;
  return (
    <div className="stack">
      <h3>
        {useName(row)}: {shareText(row)}
      </h3>
      <Meter value={share} high={WHOLE_BUDGET} />
      <p className="small">
        {buysText(row)} · {placeText(row)} in the nation · another tenth: {moreText(row)}
      </p>
      <p className="muted small">
        {BUDGET_WORDS[row.use].buys} The staff would spend {row.staff_share}%.
      </p>
      <div className="row-line wrap">
        <Step row={row} share={share} by={-STEP} decide={decide} />
        <Step row={row} share={share} by={STEP} decide={decide} />
      </div>
    </div>
  );
}

/** A way to ask the boosters: what it does, and a button that chooses it until the season begins. */
function Way({ row, open, decide }: { row: AskRow; open: boolean; decide: Decide }) {
  return (
    <div className="stack">
      <h3>{askName(row)}</h3>
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
        <div className="row-line">
          <button
            type="button"
            className="btn btn-sm btn-quiet"
            aria-pressed={row.by === 'coach'}
            disabled={row.by === 'coach'}
            onClick={() => decide({ ask: row.ask })}
          >
            {ASK_WORDS[row.ask]}
          </button>
        </div>
      )}
    </div>
  );
}

const WAY_FACTS = [ASKING.now, ASKING.later, ASKING.expected, ASKING.fired];

/** How the boosters are asked, and what each way to ask them does. */
function Boosters({ data, asking, decide }: { data: BudgetPage; asking: Asking; decide: Decide }) {
  return (
    <Section title={HEADINGS.boosters}>
      {askingLines(data).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p className="muted small gap-below">{ASK_TRADE}</p>
      <div className="columns three even">
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
          <Section title="What it is spent on">
            <div className="columns three even">
              {data.uses.map((row) => (
                <Use key={row.use} row={row} data={data} decide={decide} />
              ))}
            </div>
            {(data.own || data.later !== null) && (
              <button type="button" className="btn btn-sm btn-quiet" onClick={() => decide({ staff: true })}>
                Let the staff split it
              </button>
            )}
          </Section>
        )}
        {data.asking !== null && <Boosters data={data} asking={data.asking} decide={decide} />}
      </div>
    </>
  );
}

/** What the program has for players, what it is spent on, and what that buys. */
export default function Budget() {
  const answer = useQuery('budget', {}, { keep: true });
  useTitle('Budget');
  return (
    <Answer answer={answer} head="Budget" failed="Failed to load the budget">
      {(data) => <BudgetView data={data} />}
    </Answer>
  );
}
