import { Link } from 'react-router-dom';
import type { Dashboard } from '../../../core/app/views/index.ts';
import { HEADINGS } from '../../../core/present/headings.ts';
import { Section } from '../../components/section.tsx';
import { pages } from '../../paths.ts';

const PAGES = { recruiting: pages.board(), portal: pages.portal(), budget: pages.budget() } as const;

/** What the coach could decide now, a link each; nothing where nothing is open. */
export function ToDecide({ dashboard: { open } }: { dashboard: Dashboard }) {
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
