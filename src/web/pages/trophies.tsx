import { Link, useNavigate, useParams } from 'react-router-dom';
import type { BowlGame, ConferenceTitle, Title, Trophies } from '../../core/app/views/index.ts';
import { BOWLS, CONFERENCE_TITLES, TITLES } from '../../core/present/columns/remembered.ts';
import { EMPTY } from '../../core/present/empty.ts';
import { HEADINGS } from '../../core/present/headings.ts';
import { grouped, winLoss } from '../../core/present/numbers.ts';
import { Icon } from '../components/icon.tsx';
import { TeamPicker } from '../components/pickers.tsx';
import { PlayerLink } from '../components/player-link.tsx';
import { Section } from '../components/section.tsx';
import { Answer } from '../components/states.tsx';
import { TeamHeader } from '../components/team-header.tsx';
import { TeamLink } from '../components/team-link.tsx';
import { TeamPages } from '../components/team-pages.tsx';
import { pages } from '../paths.ts';
import { useQuery } from '../state/query.ts';
import { useTitle } from '../state/title.ts';
import type { Column } from '../table/columns.ts';
import { shown } from '../table/columns.ts';
import { DataTable } from '../table/data-table.tsx';
import { RivalryTable } from './rivalry/rivalry-table.tsx';

const TITLE: Column<Title>[] = [
  shown(TITLES.year, { align: 'left', cell: ({ year }) => <Link to={pages.season(year)}>{year}</Link> }),
  shown(TITLES.record),
  shown(TITLES.known, { header: 'Played' }),
];

const CONFERENCE: Column<ConferenceTitle>[] = [
  shown(CONFERENCE_TITLES.year, { align: 'left', cell: ({ year }) => <Link to={pages.season(year)}>{year}</Link> }),
  shown(CONFERENCE_TITLES.conference, {}, 'long'),
  shown(CONFERENCE_TITLES.record),
];

const BOWL: Column<BowlGame>[] = [
  shown(BOWLS.year, { align: 'left' }),
  shown(BOWLS.label, { cell: (row) => <Link to={pages.game(row.id)}>{row.label}</Link> }),
  shown(BOWLS.opponent, { phone: 'second', cell: (row) => <TeamLink name={row.opponent} /> }),
  shown(BOWLS.result, {
    phone: 'lead',
    cell: (row) => (
      <span className="row-line">
        <span className={`chip ${row.result === 'W' ? 'win' : 'loss'}`}>{row.result}</span> {row.score}
      </span>
    ),
  }),
];

function Heisman({ data }: { data: Trophies }) {
  if (data.heisman.length === 0) return null;
  return (
    <Section title="Heisman Winners">
      <ul className="plain-list">
        {data.heisman.map(({ year, id, first, last, points }) => (
          <li key={year}>
            <Link to={pages.awards(year)}>{year}</Link>{' '}
            <PlayerLink id={id}>
              {first} {last}
            </PlayerLink>{' '}
            <span className="muted">{grouped(points)} points</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Titles({ data }: { data: Trophies }) {
  const { name } = data.team;
  return (
    <>
      <DataTable
        id="titles"
        title="National Titles"
        caption={`${name} national titles`}
        columns={TITLE}
        rows={data.titles}
        rowKey={(row) => row.year}
        empty={EMPTY.titles}
      />
      <DataTable
        id="conference-titles"
        title="Conference Titles"
        caption={`${name} conference titles in this dynasty`}
        columns={CONFERENCE}
        rows={data.conference_titles}
        rowKey={(row) => row.year}
        empty={EMPTY.honorsInDynasty}
      />
    </>
  );
}

function TrophiesView({ data }: { data: Trophies }) {
  const navigate = useNavigate();
  const { team, titles, bowls, bowl_record } = data;
  return (
    <>
      <TeamHeader
        team={team}
        eyebrow={HEADINGS.trophyCaseOf(team.name)}
        facts={
          <>
            {titles.length > 0 && (
              <span className="row-line trophy">
                <Icon name="trophy" /> {titles.length}
              </span>
            )}
            <span>Bowls: {winLoss(bowl_record.wins, bowl_record.losses)}</span>
          </>
        }
      >
        <div className="pickers">
          <TeamPicker teams={data.teams} value={team.name} onChange={(name) => navigate(pages.trophies(name))} />
        </div>
        <TeamPages team={team.name} />
      </TeamHeader>
      <div className="columns main-side after-slab">
        <div>
          <DataTable
            id="bowls"
            title="Bowls and Playoff Games"
            caption={`${team.name} bowls and playoff games`}
            columns={BOWL}
            rows={bowls}
            pinned={2}
            rowKey={(row) => row.id}
            empty={EMPTY.honorsInDynasty}
          />
          <RivalryTable team={team.name} rivalries={data.rivalries} />
        </div>
        <div>
          <Titles data={data} />
          <Heisman data={data} />
        </div>
      </div>
    </>
  );
}

export default function TrophiesPage() {
  const { teamName } = useParams();
  const answer = useQuery('trophies', { team: teamName ?? null }, { keep: true });
  useTitle(answer.data ? HEADINGS.trophyCaseOf(answer.data.team.name) : 'Trophy Case');
  return (
    <Answer answer={answer} head="Trophy Case" failed="Failed to load the trophy case">
      {(data) => <TrophiesView data={data} />}
    </Answer>
  );
}
