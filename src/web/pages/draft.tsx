import { useNavigate, useParams } from 'react-router-dom';
import type { DraftPage as Draft, DraftedFrom, DraftPick } from '../../core/app/views/draft.ts';
import { DRAFT_PICKS, DRAFT_PROGRAMS } from '../../core/present/columns/draft.ts';
import { draftLines, draftTitle } from '../../core/present/draft.ts';
import { Picker } from '../components/pickers.tsx';
import { PlayerName } from '../components/player-link.tsx';
import { PageHead } from '../components/section.tsx';
import { Answer } from '../components/states.tsx';
import { TeamLink } from '../components/team-link.tsx';
import { pages } from '../paths.ts';
import { useQuery } from '../state/query.ts';
import { useTitle } from '../state/title.ts';
import type { Column } from '../table/columns.ts';
import { shown } from '../table/columns.ts';
import { DataTable } from '../table/data-table.tsx';

const PICKS: Column<DraftPick>[] = [
  shown(DRAFT_PICKS.pick, { align: 'left' }),
  shown(DRAFT_PICKS.name, { cell: (row) => <PlayerName player={row} /> }),
  shown(DRAFT_PICKS.pos, { phone: 'second' }),
  shown(DRAFT_PICKS.team, { phone: 'second', cell: ({ team }) => <TeamLink name={team} /> }),
  shown(DRAFT_PICKS.round, { phone: 'second' }),
  shown(DRAFT_PICKS.class, { phone: 'out' }),
  shown(DRAFT_PICKS.rating, { phone: 'lead' }),
  shown(DRAFT_PICKS.stars, { phone: 'out' }),
];

const PROGRAMS: Column<DraftedFrom>[] = [
  shown(DRAFT_PROGRAMS.team, { cell: ({ team }) => <TeamLink name={team} /> }),
  shown(DRAFT_PROGRAMS.conference, { phone: 'second' }),
  shown(DRAFT_PROGRAMS.picks, { phone: 'lead' }),
  shown(DRAFT_PROGRAMS.first_round, { phone: 'out' }),
  shown(DRAFT_PROGRAMS.best, { phone: 'out' }),
];

function DraftView({ data }: { data: Draft }) {
  const navigate = useNavigate();
  const { year, years, picks, programs, info } = data;
  const title = year === null ? 'Draft' : draftTitle(year);
  const mark = ({ team }: { team: string }) => (team === info.team.name ? 'mine' : undefined);
  return (
    <>
      <PageHead
        title={title}
        tools={
          years.length > 1 && (
            <Picker label="Draft" value={String(year)} onChange={(chosen) => navigate(pages.draft(chosen))}>
              {years.map((each) => (
                <option key={each} value={each}>
                  {draftTitle(each)}
                </option>
              ))}
            </Picker>
          )
        }
      />
      {draftLines(data).map((told) => (
        <p key={told} className="muted">
          {told}
        </p>
      ))}
      {year !== null && (
        <>
          <DataTable
            id="draft-picks"
            title="Selections"
            caption={`${title}, selections`}
            columns={PICKS}
            pinned={2}
            rows={picks}
            rowKey={(row) => row.id}
            rowClass={mark}
          />
          <DataTable
            id="draft-programs"
            title="By Program"
            caption={`${title}, selections by program`}
            columns={PROGRAMS}
            rows={programs}
            rowKey={(row) => row.team}
            rowClass={mark}
          />
        </>
      )}
    </>
  );
}

/** The professional draft after a season: who was selected, and from where. */
export default function DraftPage() {
  const { year } = useParams();
  const answer = useQuery('draft', { year: year ?? null }, { keep: true });
  useTitle(answer.data?.year ? draftTitle(answer.data.year) : 'Draft');
  return (
    <Answer answer={answer} head="Draft" failed="Failed to load the draft">
      {(data) => <DraftView data={data} />}
    </Answer>
  );
}
