import { Link } from 'react-router-dom';
import type { Info, Recap } from '../../core/contract/views/index.ts';
import { CHAMPIONSHIP_WEEK } from '../../core/model/game.ts';
import { recapHeadline, recapHighlights } from '../../core/present/board/recap.ts';
import { HEADINGS } from '../../core/present/headings.ts';
import { RECAP_NAMES } from '../../core/words/recruiting.ts';
import { useQuery } from '../state/query.ts';
import { useLasting } from '../table/memory.ts';
import { Section } from './section.tsx';

/** Whether a long recruiting turn has just ended: summer before the first week, December after the championships. */
function justResolved({ stage, currentWeek }: Info): boolean {
  return stage === 'season' && (currentWeek === 1 || currentWeek === CHAMPIONSHIP_WEEK + 1);
}

function Card({ recap }: { recap: Recap }) {
  const { info, period, signing } = recap;
  const key = `${info.user_id} ${info.currentYear} ${period}`;
  const [read, setRead] = useLasting<string>('recap-read', '');
  if (read === key) return null;
  return (
    <Section
      title={HEADINGS.recap(RECAP_NAMES[period])}
      tools={
        <button type="button" className="btn btn-sm btn-quiet" onClick={() => setRead(key)}>
          Dismiss
        </button>
      }
    >
      <p>{recapHeadline(recap)}</p>
      <ul className="receipts">
        {recapHighlights(recap).map(({ tone, text }) => (
          <li key={text} className={`receipt ${tone}`}>
            {text}
          </li>
        ))}
      </ul>
      <p>
        {signing === null ? (
          <Link to="/recap">See every target who chose</Link>
        ) : (
          <Link to="/signing-day">See who picked you</Link>
        )}
      </p>
    </Section>
  );
}

/** The results of summer or December for your targets, on the dashboard the week after. */
export function RecapCard({ info }: { info: Info }) {
  const { data } = useQuery('recap', justResolved(info) ? {} : null);
  return data === undefined || data === null ? null : <Card recap={data} />;
}
