import { Link, useNavigate, useParams } from 'react-router-dom';
import type {
  Coordinator,
  HallMember,
  HeadCoach,
  Program,
  ProgramHonor,
  ProgramSeason,
  RecordHeld,
} from '../../core/app/views/index.ts';
import { coachYears, staffLines } from '../../core/present/coaches.ts';
import { COORDINATORS, HEAD_COACHES } from '../../core/present/columns/coaches.ts';
import {
  HALL_MEMBERS,
  PROGRAM_HONORS,
  PROGRAM_SEASONS,
  recordColumns,
} from '../../core/present/columns/record-book.ts';
import { EMPTY } from '../../core/present/empty.ts';
import { HEADINGS, sentenceCase } from '../../core/present/headings.ts';
import { winLoss } from '../../core/present/numbers.ts';
import { TeamPicker } from '../components/pickers.tsx';
import { PlayerName } from '../components/player-link.tsx';
import { Section } from '../components/section.tsx';
import { Answer } from '../components/states.tsx';
import { TeamHeader } from '../components/team-header.tsx';
import { TeamPages } from '../components/team-pages.tsx';
import { Tiles } from '../components/tiles.tsx';
import { pages } from '../paths.ts';
import { useQuery } from '../state/query.ts';
import { useTitle } from '../state/title.ts';
import type { Column } from '../table/columns.ts';
import { shown } from '../table/columns.ts';
import { DataTable } from '../table/data-table.tsx';
import { RivalryTable } from './rivalry/rivalry-table.tsx';

const SEASONS: Column<ProgramSeason>[] = [
  shown(PROGRAM_SEASONS.year, { align: 'left', cell: ({ year }) => <Link to={pages.season(year)}>{year}</Link> }),
  shown(PROGRAM_SEASONS.record, { phone: 'lead' }),
  shown(PROGRAM_SEASONS.rank, { phone: 'second' }),
  shown(PROGRAM_SEASONS.conference, { phone: 'second' }, 'long'),
];

const HONORS: Column<ProgramHonor>[] = [
  shown(PROGRAM_HONORS.year, { align: 'left' }),
  shown(PROGRAM_HONORS.name, { cell: (row) => <PlayerName player={row} /> }),
  shown(PROGRAM_HONORS.pos, { phone: 'second' }),
  shown(PROGRAM_HONORS.selection, { phone: 'second' }),
];

const MEMBERS: Column<HallMember>[] = [
  shown(HALL_MEMBERS.inducted, { align: 'left' }),
  shown(HALL_MEMBERS.name, { cell: (row) => <PlayerName player={row} /> }),
  shown(HALL_MEMBERS.pos, { phone: 'second' }),
  shown(HALL_MEMBERS.years, { phone: 'second' }),
  shown(HALL_MEMBERS.points, { phone: 'lead' }),
];

/** A player of the program, or its team. */
function Holder({ row: { player, team } }: { row: RecordHeld }) {
  return player ? <PlayerName player={player} /> : team;
}

const COACHES: Column<HeadCoach>[] = [
  shown(HEAD_COACHES.coach),
  shown(HEAD_COACHES.years, { phone: 'second', brief: coachYears }),
  shown(HEAD_COACHES.record, { phone: 'lead' }),
];

const COORDINATOR_COLUMNS: Column<Coordinator>[] = [
  shown(COORDINATORS.coach),
  shown(COORDINATORS.role, { phone: 'second' }),
  shown(COORDINATORS.years, { phone: 'second', brief: coachYears }),
  shown(COORDINATORS.end, { phone: 'lead' }),
];

const OF_RECORDS = recordColumns(true);
const RECORDS: Column<RecordHeld>[] = [
  shown(OF_RECORDS.span),
  shown(OF_RECORDS.record),
  shown(OF_RECORDS.value, { phone: 'lead' }),
  shown(OF_RECORDS.holder, { phone: 'second', cell: (row) => <Holder row={row} /> }),
  shown(OF_RECORDS.when, { phone: 'second' }),
];

function Heisman({ winners }: { winners: Program['heisman'] }) {
  if (winners.length === 0) return null;
  return (
    <Section title="Heisman Winners">
      <ul className="plain-list">
        {winners.map(({ year, id, first, last }) => (
          <li key={year}>
            <Link to={pages.awards(year)}>{year}</Link>{' '}
            <Link to={pages.player(id)}>
              {first} {last}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The tables of the wide column: seasons, rivals, staffs, records. */
function ProgramTables({ data }: { data: Program }) {
  const { name } = data.team;
  return (
    <div>
      <DataTable
        id="program-seasons"
        title="Best Seasons"
        caption={`The best seasons of ${name}`}
        columns={SEASONS}
        rows={data.best_seasons}
        rowKey={(row) => row.year}
        rowClass={(row) => (row.champion ? 'gold' : undefined)}
      />
      <RivalryTable team={name} rivalries={data.rivalries} />
      {data.former_coaches.length > 0 && (
        <DataTable
          id="program-coaches"
          title="Former Head Coaches"
          caption={`Former head coaches of ${name}`}
          columns={COACHES}
          rows={data.former_coaches}
          rowKey={(row) => row.since}
        />
      )}
      {data.former_coordinators.length > 0 && (
        <DataTable
          id="program-coordinators"
          title="Former Coordinators"
          caption={`Former coordinators of ${name}`}
          columns={COORDINATOR_COLUMNS}
          rows={data.former_coordinators}
          rowKey={(row) => `${row.side} ${row.since}`}
        />
      )}
      {data.national_records.length > 0 && (
        <DataTable
          id="program-records"
          title={HEADINGS.nationalRecords}
          caption={`National records held by ${name}`}
          columns={RECORDS}
          rows={data.national_records}
          rowKey={(row) => `${row.span} ${row.record}`}
        />
      )}
    </div>
  );
}

function ProgramView({ data }: { data: Program }) {
  const navigate = useNavigate();
  const { team, all_time, titles, conference_titles, bowl_record, top_ten, hall, info } = data;
  const { name } = team;
  return (
    <>
      <TeamHeader team={team} eyebrow={HEADINGS.program(name)}>
        <TeamPicker teams={data.teams} value={name} onChange={(other) => navigate(pages.program(other))} />
        <TeamPages team={name} />
        <div className="staff-lines">
          {staffLines(data).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </TeamHeader>
      <div className="after-slab">
        <Tiles
          tiles={[
            [`Since ${data.since}`, winLoss(all_time.wins, all_time.losses)],
            ['National titles', titles.length],
            [`Conference titles since ${info.startYear}`, conference_titles.length],
            [`Bowls and playoff since ${info.startYear}`, winLoss(bowl_record.wins, bowl_record.losses)],
            ['Top 10 finishes', top_ten],
            [sentenceCase(HEADINGS.hallOfFame), hall.length],
          ]}
        />
      </div>
      <div className="columns main-side">
        <ProgramTables data={data} />
        <div>
          <Heisman winners={data.heisman} />
          <DataTable
            id="program-hall"
            title={HEADINGS.hallOfFame}
            caption={`Hall of fame of ${name}`}
            pinned={2}
            columns={MEMBERS}
            rows={hall}
            rowKey={(row) => row.id}
            empty={EMPTY.hall}
          />
          <DataTable
            id="program-honors"
            title="All-America Teams"
            caption={`All-America players of ${name}`}
            columns={HONORS}
            rows={data.all_america}
            rowKey={(row) => `${row.year} ${row.id} ${row.selection}`}
            pinned={2}
            empty={EMPTY.honorsInDynasty}
          />
        </div>
      </div>
    </>
  );
}

export default function ProgramPage() {
  const { teamName } = useParams();
  const answer = useQuery('program', { team: teamName ?? null }, { keep: true });
  useTitle(answer.data ? HEADINGS.program(answer.data.team.name) : 'Program');
  return (
    <Answer answer={answer} head="Program" failed="Failed to load the program">
      {(data) => <ProgramView data={data} />}
    </Answer>
  );
}
