import { useNavigate, useParams } from 'react-router-dom';
import type { ClassPage, ClassRank, Commitment } from '../../core/app/views/index.ts';
import { CLASS_RANKS, COMMITMENTS } from '../../core/present/columns/recruiting.ts';
import { EMPTY } from '../../core/present/empty.ts';
import { HEADINGS } from '../../core/present/headings.ts';
import { classLine, classTitle } from '../../core/present/recruiting.ts';
import { TeamPicker } from '../components/pickers.tsx';
import { Answer } from '../components/states.tsx';
import { TeamHeader } from '../components/team-header.tsx';
import { TeamLink } from '../components/team-link.tsx';
import { TeamPages } from '../components/team-pages.tsx';
import { pages } from '../paths.ts';
import { useQuery } from '../state/query.ts';
import { useTitle } from '../state/title.ts';
import type { Column } from '../table/columns.ts';
import { shown } from '../table/columns.ts';
import { starsColumn } from '../table/common.tsx';
import { DataTable } from '../table/data-table.tsx';

const COMMITS: Column<Commitment>[] = [
  shown(COMMITMENTS.number, { align: 'left', phone: 'second' }),
  shown(COMMITMENTS.name),
  shown(COMMITMENTS.pos, { phone: 'second' }),
  starsColumn(COMMITMENTS.stars),
  shown(COMMITMENTS.rating, { phone: 'lead' }),
  shown(COMMITMENTS.home, { phone: 'second' }),
  shown(COMMITMENTS.month, { phone: 'second' }),
  shown(COMMITMENTS.signed, { phone: 'out' }),
];

const RANKING: Column<ClassRank>[] = [
  shown(CLASS_RANKS.rank, { align: 'left', phone: 'second' }),
  shown(CLASS_RANKS.team, { cell: ({ team }) => <TeamLink name={team} /> }),
  shown(CLASS_RANKS.points, { phone: 'lead' }),
  shown(CLASS_RANKS.commits, { phone: 'second' }),
  shown(CLASS_RANKS.chips, { phone: 'second' }),
];

function ClassView({ data }: { data: ClassPage }) {
  const navigate = useNavigate();
  const { team, commits, classes } = data;
  return (
    <>
      <TeamHeader team={team} eyebrow={classTitle(data)}>
        <div className="pickers">
          <TeamPicker teams={data.teams} value={team.name} onChange={(name) => navigate(pages.class(name))} />
        </div>
        <TeamPages team={team.name} />
      </TeamHeader>
      <div className="after-slab">
        <p className="muted">{classLine(data)}</p>
        {data.open && (
          <div className="columns main-side after">
            <DataTable
              id="commits"
              title={HEADINGS.recruitingClass}
              caption={`Commitments, ${classTitle(data)}`}
              columns={COMMITS}
              pinned={2}
              rows={commits}
              rowKey={(row) => row.number}
              empty={EMPTY.commits}
            />
            <DataTable
              id="class-ranking"
              title={HEADINGS.classRanking}
              caption={`Classes of ${data.class_of} by their points`}
              columns={RANKING}
              pinned={2}
              rows={classes}
              rowKey={(row) => row.team}
              rowClass={(row) => (row.team === team.name ? 'mine' : undefined)}
            />
          </div>
        )}
      </div>
    </>
  );
}

/** A program's recruiting class so far. */
export default function ClassOfProgramPage() {
  const { teamName } = useParams();
  const answer = useQuery('recruitingClass', { team: teamName ?? null }, { keep: true });
  useTitle(answer.data ? classTitle(answer.data) : HEADINGS.recruitingClass);
  return (
    <Answer answer={answer} head={HEADINGS.recruitingClass} failed="Failed to load the recruiting class">
      {(data) => <ClassView data={data} />}
    </Answer>
  );
}
