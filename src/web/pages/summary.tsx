import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import type { Summary } from '../../core/contract/views/index.ts';
import { stageFacts } from '../../core/model/stages.ts';
import { HEADINGS, sentenceCase } from '../../core/present/headings.ts';
import { EMPTY } from '../../core/words/empty.ts';
import { renamedConference } from '../../core/words/terms.ts';
import { teamVars } from '../color.ts';
import { Conference } from '../components/conference.tsx';
import { Icon } from '../components/icon.tsx';
import { Logo } from '../components/logo.tsx';
import { PrestigeStars } from '../components/marks.tsx';
import { Section } from '../components/section.tsx';
import { Answer } from '../components/states.tsx';
import { TeamLink } from '../components/team-link.tsx';
import { ToDecide } from '../components/to-decide.tsx';
import { pages } from '../paths.ts';
import { useQuery } from '../state/query.ts';
import { useTitle } from '../state/title.ts';
import { openTeam } from '../state/ui.ts';
import { DataTable } from '../table/data-table.tsx';
import { SeasonReview } from './summary/review.tsx';

interface Move {
  team: string;
  old: string;
  new: string;
}

function Banner({ data }: { data: Summary }) {
  const { champion, info } = data;
  return (
    <div className="slab champion" style={teamVars(champion.colorPrimary, champion.colorSecondary) as CSSProperties}>
      <Logo name={champion.name} size={120} />
      <div>
        <p className="eyebrow row-line">
          <Icon name="trophy" /> {info.currentYear} National Champion
        </p>
        <h1>
          <button type="button" className="link-button" onClick={() => openTeam(champion.name)}>
            {champion.name}
          </button>
        </h1>
        <p className="slab-facts">
          <span>{champion.mascot}</span>
          <strong>{champion.record}</strong>
          <span>{champion.conference}</span>
        </p>
      </div>
    </div>
  );
}

function Renamed({ renamed }: { renamed: Summary['renamed'] }) {
  return Object.entries(renamed).map(([old, now]) => <p key={old}>{renamedConference(old, now)}.</p>);
}

function Realignment({ moves, renamed }: { moves: readonly Move[]; renamed: Summary['renamed'] }) {
  return (
    <>
      <DataTable
        id="realignment"
        title={HEADINGS.realignment}
        caption={sentenceCase(HEADINGS.realignment)}
        rows={moves}
        rowKey={(move) => move.team}
        columns={[
          {
            id: 'team',
            header: 'Team',
            value: (move) => move.team,
            cell: (move) => <TeamLink name={move.team} logo={24} strong />,
          },
          { id: 'old', header: 'Old', value: (move) => move.old, cell: (move) => <Conference name={move.old} /> },
          { id: 'new', header: 'New', value: (move) => move.new, cell: (move) => <Conference name={move.new} /> },
        ]}
      />
      <Renamed renamed={renamed} />
    </>
  );
}

function YourSeason({ data: { team, info } }: { data: Summary }) {
  return (
    <Section title="Your Season">
      <dl className="card-facts">
        <div>
          <dt>
            <TeamLink name={team.name} logo={0} />
          </dt>
          <dd>
            <Link to={pages.schedule(team.name, info.currentYear)}>{team.record}</Link>
          </dd>
        </div>
        <div>
          <dt>{HEADINGS.finalRank}</dt>
          <dd>#{team.ranking}</dd>
        </div>
        <div>
          <dt>Prestige</dt>
          <dd>
            <PrestigeStars value={team.prestige} />
          </dd>
        </div>
      </dl>
    </Section>
  );
}

function Next({ data, changes }: { data: Summary; changes: boolean }) {
  const { currentYear } = data.info;
  return (
    <Section title="What’s Next">
      <p>
        The {currentYear} season is over. Progress to the next year: first your roster’s progression, then the new
        freshman class, then the {currentYear + 1} preseason.
      </p>
      {!changes && (
        <>
          <Renamed renamed={data.renamed} />
          <p className="muted">{EMPTY.conferenceChanges}</p>
        </>
      )}
    </Section>
  );
}

function SummaryView({ data }: { data: Summary }) {
  const moves = Object.entries(data.realignment).map(([team, change]) => ({ team, ...change }));
  const changes = moves.length > 0;
  const own = (
    <>
      <YourSeason data={data} />
      <Next data={data} changes={changes} />
      <ToDecide />
    </>
  );
  return (
    <>
      <Banner data={data} />
      <div className={`columns after-slab ${changes ? 'main-side' : 'two'}`}>
        {changes && <Realignment moves={moves} renamed={data.renamed} />}
        {changes ? <div>{own}</div> : own}
      </div>
      <SeasonReview />
    </>
  );
}

export default function SummaryPage() {
  const answer = useQuery('summary');
  useTitle(answer.data ? HEADINGS.seasonSummary(answer.data.info.currentYear) : 'Season Summary');
  return (
    <Answer answer={answer} head={stageFacts('summary').label} failed="Failed to load season summary">
      {(data) => <SummaryView data={data} />}
    </Answer>
  );
}
