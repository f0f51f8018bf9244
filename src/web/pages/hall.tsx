import { useNavigate, useParams } from 'react-router-dom';
import type { Hall, HallInductee, HallMember } from '../../core/app/views/index.ts';
import { HALL_CLASS, HALL_MEMBERS } from '../../core/present/columns/record-book.ts';
import { EMPTY } from '../../core/present/empty.ts';
import { HEADINGS } from '../../core/present/headings.ts';
import { plural } from '../../core/present/numbers.ts';
import { casePartText } from '../../core/present/record-book.ts';
import { TeamPicker, YearPicker } from '../components/pickers.tsx';
import { PlayerName } from '../components/player-link.tsx';
import { PageHead } from '../components/section.tsx';
import { Answer } from '../components/states.tsx';
import { TeamLink } from '../components/team-link.tsx';
import { TeamPages } from '../components/team-pages.tsx';
import { pages } from '../paths.ts';
import { useQuery } from '../state/query.ts';
import { useTitle } from '../state/title.ts';
import type { Column } from '../table/columns.ts';
import { shown } from '../table/columns.ts';
import { DataTable } from '../table/data-table.tsx';

const NATION = HEADINGS.nation;

function Case({ of }: { of: HallInductee }) {
  const parts = [...of.case].sort((a, b) => b.points - a.points);
  return (
    <ul className="plain-list">
      {parts.map((part) => (
        <li key={part.part}>
          {casePartText(part)} <span className="muted">{part.points}</span>
        </li>
      ))}
    </ul>
  );
}

const CLASS: Column<HallInductee>[] = [
  shown(HALL_CLASS.name, { cell: (row) => <PlayerName player={row} /> }),
  shown(HALL_CLASS.pos, { phone: 'second' }),
  shown(HALL_CLASS.team, { phone: 'second', cell: ({ team }) => <TeamLink name={team} /> }),
  shown(HALL_CLASS.years, { phone: 'second' }),
  shown(HALL_CLASS.points, { phone: 'lead' }),
  shown(HALL_CLASS.case, { phone: 'second', cell: (row) => <Case of={row} /> }),
];

const MEMBERS: Column<HallMember>[] = [
  shown(HALL_MEMBERS.inducted, { align: 'left' }),
  shown(HALL_MEMBERS.name, { cell: (row) => <PlayerName player={row} /> }),
  shown(HALL_MEMBERS.pos, { phone: 'second' }),
  shown(HALL_MEMBERS.team, { phone: 'second', cell: ({ team }) => <TeamLink name={team} /> }),
  shown(HALL_MEMBERS.years, { phone: 'second' }),
  shown(HALL_MEMBERS.points, { phone: 'lead' }),
];

/** Whose hall is shown, and which of its classes. */
function HallPickers({ data }: { data: Hall }) {
  const navigate = useNavigate();
  return (
    <div className="row-line wrap">
      <TeamPicker
        teams={[{ name: NATION }, ...data.teams]}
        value={data.whose ?? NATION}
        onChange={(name) => navigate(pages.hall(name === NATION ? null : name))}
      />
      {data.years.length > 1 && (
        <YearPicker
          label="Class"
          years={data.years}
          value={String(data.year)}
          onChange={(year) => navigate(pages.hall(data.whose, year))}
        />
      )}
    </div>
  );
}

function HallView({ data }: { data: Hall }) {
  const own = data.whose === null ? data.info.team.name : null;
  const title = data.whose === null ? HEADINGS.hallOfFame : HEADINGS.hallOfFameOf(data.whose);
  const mark = ({ team }: HallMember) => (team === own ? 'mine' : undefined);
  return (
    <>
      <PageHead title={title} tools={<HallPickers data={data} />} />
      {data.whose !== null && <TeamPages team={data.whose} />}
      <p className="muted">
        Open to players with a case of {plural(data.points_needed, 'point')}, {plural(data.seasons_waited, 'season')}{' '}
        after their last one.
      </p>
      <DataTable
        id="hall-class"
        title={data.year === null ? 'The First Class' : HEADINGS.classOf(data.year)}
        caption={`${title}, class of ${data.year ?? 'nobody yet'}`}
        columns={CLASS}
        rows={data.class}
        rowKey={(row) => row.id}
        rowClass={mark}
        empty={EMPTY.hall}
      />
      {data.years.length > 1 && (
        <DataTable
          id="hall-members"
          title="Members"
          caption={`${title}, all members`}
          columns={MEMBERS}
          rows={data.members}
          pinned={2}
          rowKey={(row) => row.id}
          rowClass={mark}
        />
      )}
    </>
  );
}

export default function HallPage() {
  const { teamName, year } = useParams();
  const nation = teamName === undefined || teamName === 'nation';
  const answer = useQuery('hall', { team: nation ? null : teamName, year: year ?? null }, { keep: true });
  useTitle(answer.data?.whose ? HEADINGS.hallOfFameOf(answer.data.whose) : HEADINGS.hallOfFame);
  return (
    <Answer answer={answer} head={HEADINGS.hallOfFame} failed="Failed to load the hall of fame">
      {(data) => <HallView data={data} />}
    </Answer>
  );
}
