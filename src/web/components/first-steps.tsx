import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type FirstStep, firstSteps } from '../../core/present/decisions/first-steps.ts';
import { HEADINGS } from '../../core/present/headings.ts';
import { pages } from '../paths.ts';
import { useQuery } from '../state/query.ts';
import { useLasting } from '../table/memory.ts';
import { Icon } from './icon.tsx';
import { Section } from './section.tsx';
import { withPage } from './to-decide.tsx';

/** The page for each step. */
const PAGES: Readonly<Record<FirstStep['page'], string>> = {
  noncon: '/noncon',
  board: pages.board(),
  plan: pages.plan(),
  dashboard: '/dashboard',
};

interface Props {
  /** At the top of a page only if its content is known at once; else at the end, so that nothing moves. */
  at: 'top' | 'end';
}

/** A new user's first steps: each is checked once it is done, and can be dismissed. */
export function FirstSteps({ at }: Props) {
  const { data } = useQuery('status');
  const [known] = useState(data !== undefined);
  if (data === undefined || known !== (at === 'top')) return null;
  return <Steps key={data.info.user_id} status={data} />;
}

function Steps({ status }: { status: Parameters<typeof firstSteps>[0] }) {
  const { user_id: save, stage } = status.info;
  const [aside, setAside] = useLasting<readonly string[]>(`first-steps:${save}`, []);
  const steps = firstSteps({ ...status, open: withPage(status.open) }).filter(({ key }) => !aside.includes(key));
  if (steps.every(({ done }) => done)) return null;
  return (
    <Section title={HEADINGS.firstSeason} className="lead-note">
      <ol className="to-do first-steps">
        {steps.map(({ key, title, text, page, done }) => (
          <li key={key} className={done ? 'done' : ''}>
            {/* The coming season's dashboard does not exist in preseason: a link to it would start the season. */}
            {page === 'dashboard' && stage === 'preseason' ? (
              <div>
                <strong>{title}</strong>
                <span className="muted">{text}</span>
              </div>
            ) : (
              <Link to={PAGES[page]}>
                <strong>{title}</strong>
                {done && <span className="chip win">Done</span>}
                <span className="muted">{text}</span>
              </Link>
            )}
            <button
              type="button"
              className="icon-button"
              aria-label={`Dismiss: ${title}`}
              title="Dismiss"
              onClick={() => setAside([...aside, key])}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ol>
    </Section>
  );
}
