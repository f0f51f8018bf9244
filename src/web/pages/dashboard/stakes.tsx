import { Link } from 'react-router-dom';
import type { Dashboard } from '../../../core/contract/views/index.ts';
import { stakesTable } from '../../../core/pages/parts/stakes.ts';
import { HEADINGS, sentenceCase } from '../../../core/present/headings.ts';
import { conferenceStake, isOpen, playoffStake, pollStake } from '../../../core/present/stakes.ts';
import { Section } from '../../components/section.tsx';
import { PlainTable, Points } from '../../described/plain-table.tsx';
import { conferencePage } from '../../paths.ts';
import { useQuery } from '../../state/query.ts';

/** The stakes: the team's chances, the conference and the playoff. */
export default function Stakes({ dashboard }: { dashboard: Dashboard }) {
  const playoff = useQuery('playoff').data;
  const chances = useQuery('stakes').data;
  const { team, info } = dashboard;
  const over = info.currentWeek > info.lastWeek;
  const conference = conferenceStake(dashboard, playoff?.conference_champions);
  return (
    <Section
      title={over ? 'How it ended' : sentenceCase(HEADINGS.atStake)}
      tools={!over && <Link to="/stakes">All odds</Link>}
    >
      {chances?.game && isOpen(chances) && (
        <>
          <PlainTable section={stakesTable(chances)} />
          <Points points={chances.on_the_line} />
        </>
      )}
      <ul className="stakes">
        {conference && (
          <li>
            <span className="eyebrow">Conference</span>
            <Link to={conferencePage(team.conference)}>{conference}</Link>
          </li>
        )}
        <li>
          <span className="eyebrow">Playoff</span>
          {playoff ? <Link to="/playoff">{playoffStake(playoff, team.name)}</Link> : <span className="muted">–</span>}
        </li>
        <li>
          <span className="eyebrow">Poll</span>
          <Link to="/rankings">{pollStake(team.ranking)}</Link>
        </li>
      </ul>
    </Section>
  );
}
