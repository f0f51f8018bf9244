import { Link } from 'react-router-dom';
import type { OpenDecision } from '../../core/contract/views/index.ts';
import { HEADINGS } from '../../core/present/headings.ts';
import { openHeading } from '../../core/words/open.ts';
import { pages } from '../paths.ts';
import { useQuery } from '../state/query.ts';
import { useLasting } from '../table/memory.ts';
import { Icon } from './icon.tsx';
import { Section } from './section.tsx';

/** The page for each open decision. */
const PAGES: Readonly<Record<OpenDecision['what'], string>> = {
  job: '/jobs',
  contract: '/career',
  staff: '/staff',
  schedule: '/noncon',
  recruiting: pages.board(),
  portal: pages.portal(),
  budget: pages.budget(),
  boosters: pages.budget(),
  redshirts: pages.depth(),
  depth: pages.depth(),
  plan: pages.plan(),
};

/** Returns the decisions of a status that have a page of ours; a foreign server may list none, or others. */
export function withPage(open: unknown): OpenDecision[] {
  const list: OpenDecision[] = Array.isArray(open) ? open : [];
  return list.filter((decision) => Object.hasOwn(PAGES, decision?.what));
}

/** Decisions that cannot wait: the season starts without them, or does not close. */
const URGENT: ReadonlySet<OpenDecision['what']> = new Set(['schedule', 'job']);

/** Identifies a decision by what is open, so that a dismissed one comes back when that changes. */
const keyOf = ({ what, short }: OpenDecision): string => `${what}: ${short}`;

/** The coach's open decisions: a title, the effect, and a way to dismiss it; nothing if none is open. */
export function ToDecide() {
  const { data } = useQuery('status');
  const [aside, setAside] = useLasting<readonly string[]>('to-do-aside', []);
  const open = withPage(data?.open).filter((decision) => !aside.includes(keyOf(decision)));
  if (open.length === 0) return null;
  return (
    <Section title={HEADINGS.openDecisions}>
      <ul className="to-do">
        {open.map((decision) => (
          <li key={decision.what}>
            <Link to={PAGES[decision.what]}>
              <strong>{openHeading(decision)}</strong>
              {URGENT.has(decision.what) && <span className="chip loss">Urgent</span>}
              <span className="muted">{decision.text}</span>
            </Link>
            <button
              type="button"
              className="icon-button"
              aria-label={`Dismiss: ${decision.short}`}
              title="Dismiss"
              onClick={() => setAside([...aside, keyOf(decision)])}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
