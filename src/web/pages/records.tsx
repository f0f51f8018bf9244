import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import type { RecordHeld, RecordsPage } from '../../core/app/views/index.ts';
import { RECORD_SPANS, type RecordSpan } from '../../core/model/record-book.ts';
import { recordColumns } from '../../core/present/columns/record-book.ts';
import { HEADINGS } from '../../core/present/headings.ts';
import { noRecords, spanTitle, whenText } from '../../core/present/record-book.ts';
import { Logo } from '../components/logo.tsx';
import { Picker } from '../components/pickers.tsx';
import { PageHead } from '../components/section.tsx';
import { Segments } from '../components/segments.tsx';
import { Answer } from '../components/states.tsx';
import { TeamLink } from '../components/team-link.tsx';
import { TeamPages } from '../components/team-pages.tsx';
import { pages } from '../paths.ts';
import { useQuery } from '../state/query.ts';
import { useTitle } from '../state/title.ts';
import type { Column } from '../table/columns.ts';
import { shown } from '../table/columns.ts';
import { DataTable } from '../table/data-table.tsx';

function columnsFor(page: RecordsPage): Column<RecordHeld>[] {
  const withTeam = page.scope !== 'program';
  const of = recordColumns(withTeam);
  return [
    shown(of.record),
    shown(of.value, { phone: 'lead' }),
    shown(of.holder, {
      phone: 'second',
      cell: ({ player, team }) => (
        <span className="row-line wrap">
          {player && (
            <Link to={pages.player(player.id)}>
              {player.first} {player.last}
            </Link>
          )}
          {(withTeam || !player) && <TeamLink name={team} />}
        </span>
      ),
    }),
    shown(of.when, {
      phone: 'second',
      cell: (row) => (row.game ? <Link to={pages.game(row.game.id)}>{whenText(row)}</Link> : whenText(row)),
    }),
    shown(of.before, {
      phone: 'second',
      brief: (row) => (row.before ? `${of.before.short}: ${of.before.text(row)}` : null),
    }),
  ];
}

/** Whose records are shown; every choice is an address of its own. */
function WhosePicker({ page }: { page: RecordsPage }) {
  const navigate = useNavigate();
  const at =
    page.scope === 'nation'
      ? pages.records()
      : page.scope === 'program'
        ? pages.records(page.whose)
        : pages.conferenceRecords(page.whose ?? '');
  return (
    <Picker label="Records of" value={at} onChange={(to) => navigate(to)}>
      <option value={pages.records()}>{HEADINGS.nation}</option>
      <optgroup label="Conferences">
        {page.conferences.map(({ confName }) => (
          <option key={confName} value={pages.conferenceRecords(confName)}>
            {confName}
          </option>
        ))}
      </optgroup>
      <optgroup label="Teams">
        {page.teams.map(({ name }) => (
          <option key={name} value={pages.records(name)}>
            {name}
          </option>
        ))}
      </optgroup>
    </Picker>
  );
}

function RecordsView({ data }: { data: RecordsPage }) {
  const [span, setSpan] = useState<RecordSpan>('season');
  const own = data.info.team.name;
  const late = data.games_since !== null && data.games_since > data.info.startYear;
  return (
    <>
      <PageHead
        logo={data.scope === 'program' ? <Logo name={data.whose ?? ''} size={48} /> : undefined}
        title={data.whose === null ? HEADINGS.nationalRecords : HEADINGS.recordsOf(data.whose)}
        tools={<WhosePicker page={data} />}
      />
      {data.scope === 'program' && data.whose !== null && <TeamPages team={data.whose} />}
      <div className="row-line wrap page-tools">
        <Segments label="Records of a" options={RECORD_SPANS} value={span} onChange={setSpan} word={spanTitle} />
      </div>
      <DataTable
        id={`records-${span}`}
        title={spanTitle(span)}
        caption={`Records of ${data.whose ?? 'the nation'}: ${spanTitle(span)}`}
        columns={columnsFor(data)}
        rows={data.records.filter((each) => each.span === span)}
        rowKey={(row) => `${row.span} ${row.record}`}
        rowClass={(row) => (data.scope !== 'program' && row.team === own ? 'mine' : undefined)}
        empty={noRecords(span)}
      />
      {late && <p className="muted">Records of a game are known since {data.games_since}.</p>}
    </>
  );
}

export default function Records() {
  const { teamName, conference } = useParams();
  const answer = useQuery(
    'records',
    { span: null, team: teamName ?? null, conference: conference ?? null },
    { keep: true },
  );
  useTitle(answer.data?.whose ? HEADINGS.recordsOf(answer.data.whose) : 'Records');
  return (
    <Answer answer={answer} head="Records" failed="Failed to load the records">
      {(data) => <RecordsView data={data} />}
    </Answer>
  );
}
