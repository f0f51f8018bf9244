import { Link } from 'react-router-dom';
import type { OpenDecision } from '../../core/app/views/index.ts';
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

/** What the coach could decide now, a link each; nothing where nothing is open. */
export function ToDecide() {
  const { data } = useQuery('status');
  if (!data || data.open.length === 0) return null;
  return (
    <Section title={HEADINGS.openDecisions}>
      <ul className="stories">
        {data.open.map(({ what, text }) => (
          <li key={what}>
            <Link to={PAGES[what]}>{text}</Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
