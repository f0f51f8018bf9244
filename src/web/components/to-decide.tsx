import { Link } from 'react-router-dom';
import type { OpenDecision } from '../../core/contract/views/index.ts';
import { HEADINGS } from '../../core/present/headings.ts';
import { pages } from '../paths.ts';
import { useQuery } from '../state/query.ts';
import { Section } from './section.tsx';

/** Where each is decided. */
const PAGES: Readonly<Record<OpenDecision['what'], string>> = {
  schedule: '/noncon',
  recruiting: pages.board(),
  portal: pages.portal(),
  budget: pages.budget(),
  boosters: pages.budget(),
  redshirts: pages.depth(),
  depth: pages.depth(),
  plan: pages.plan(),
};

/** The decisions of a status that have a page of ours; a server that is not ours may list none, or others. */
function withPage(open: unknown): OpenDecision[] {
  const list: OpenDecision[] = Array.isArray(open) ? open : [];
  return list.filter((decision) => Object.hasOwn(PAGES, decision?.what));
}

/** What the coach could decide now, a link each; nothing where nothing is open. */
export function ToDecide() {
  const { data } = useQuery('status');
  const open = withPage(data?.open);
  if (open.length === 0) return null;
  return (
    <Section title={HEADINGS.openDecisions}>
      <ul className="stories">
        {open.map(({ what, text }) => (
          <li key={what}>
            <Link to={PAGES[what]}>{text}</Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
