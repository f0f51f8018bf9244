import { lazy, Suspense } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { ScheduleGame, TeamSchedule } from '../../core/contract/views/index.ts';
import { SCHEDULE } from '../../core/present/columns/pages.ts';
import { HEADINGS } from '../../core/present/headings.ts';
import { earlyLegend } from '../../core/present/lines.ts';
import { EMPTY } from '../../core/words/empty.ts';
import { Boundary } from '../components/boundary.tsx';
import { CalledOff } from '../components/games/called-off.tsx';
import { Opponent, ResultChip } from '../components/games/games.tsx';
import { Picker, TeamPicker } from '../components/pickers.tsx';
import { Answer } from '../components/states.tsx';
import { LedByFacts, TeamHeader } from '../components/team-header.tsx';
import { TeamPages } from '../components/team-pages.tsx';
import { hrefOf } from '../described/address.ts';
import { pages } from '../paths.ts';
import { useQuery } from '../state/query.ts';
import { useTitle } from '../state/title.ts';
import type { Column } from '../table/columns.ts';
import { columnFrom } from '../table/columns.ts';
import { DataTable } from '../table/data-table.tsx';

const RankTrail = lazy(() => import('../charts/rank-trail.tsx'));

/** Weeks are numbers here, linked to their own pages. */
const WEEK = SCHEDULE.week(0);

const COLUMNS: Column<ScheduleGame>[] = [
  columnFrom(WEEK, {
    align: 'left',
    cell: (game) => <Link to={pages.week(game.weekPlayed)}>{game.weekPlayed}</Link>,
  }),
  columnFrom(SCHEDULE.opponent, { cell: (game) => <Opponent game={game} /> }),
  columnFrom(SCHEDULE.rating, { phone: 'out' }),
  columnFrom(SCHEDULE.record, { phone: 'second' }),
  columnFrom(SCHEDULE.spread, {
    align: 'right',
    phone: 'second',
    brief: (game) => `${SCHEDULE.spread.text(game)} spread`,
  }),
  columnFrom(SCHEDULE.result, {
    phone: 'lead',
    cell: (game) =>
      game.result ? (
        <ResultChip game={game} />
      ) : (
        <Link className="btn btn-sm btn-quiet" to={pages.game(game.id)}>
          Preview
        </Link>
      ),
  }),
  columnFrom(SCHEDULE.notes, {
    phone: 'second',
    brief: SCHEDULE.notes.text,
    cell: (game) => <span className="chip">{SCHEDULE.notes.text(game)}</span>,
  }),
];

function tint(game: ScheduleGame): string | undefined {
  return game.result === 'W' ? 'win' : game.result === 'L' ? 'loss' : undefined;
}

function ScheduleView({ data, year }: { data: TeamSchedule; year: string | null }) {
  const navigate = useNavigate();
  const { team, games, years, teams, info } = data;
  const shown = year ?? String(info.currentYear);
  const over = Number(shown) < info.currentYear || info.currentWeek > info.lastWeek;
  return (
    <>
      <TeamHeader
        team={team}
        eyebrow={HEADINGS.teamSchedule(team.name)}
        season={Number(shown)}
        facts={<LedByFacts of={data} />}
      >
        <div className="pickers">
          <TeamPicker teams={teams} value={team.name} onChange={(name) => navigate(pages.schedule(name, year))} />
          <Picker label="Year" value={shown} onChange={(next) => navigate(pages.schedule(team.name, next))}>
            {years.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </Picker>
        </div>
        {team.name === info.team.name && (Number(shown) < info.currentYear || info.stage !== 'preseason') && (
          <Link to={hrefOf({ name: 'what-if-move', kind: 'opponent', year: Number(shown) })}>{HEADINGS.whatIf}</Link>
        )}
        <TeamPages team={team.name} />
      </TeamHeader>
      <DataTable
        id="team-schedule"
        title={`${shown} season`}
        caption={`${team.name} schedule ${shown}`}
        columns={COLUMNS}
        rows={games}
        rowKey={(game) => game.id}
        rowClass={tint}
        initialSort={[{ id: 'week', desc: false }]}
        pinned={2}
      />
      <CalledOff title={HEADINGS.calledOffGames} games={data.called_off} weeks />
      {earlyLegend(games).map((line) => (
        <p key={line} className="muted small">
          {line}
        </p>
      ))}
      <Boundary on={`${team.name} ${shown}`} quiet>
        <Suspense fallback={null}>
          {(data.poll ?? []).length > 1 && <RankTrail poll={data.poll} team={team} over={over} />}
        </Suspense>
      </Boundary>
    </>
  );
}

export default function SchedulePage() {
  const { team: teamName = '' } = useParams();
  const [search] = useSearchParams();
  const year = search.get('year');
  const answer = useQuery('teamSchedule', { team: teamName, year }, { keep: true });
  useTitle(HEADINGS.teamSchedule(teamName));
  return (
    <Answer
      answer={answer}
      head={HEADINGS.teamSchedule(teamName)}
      failed="Failed to load schedule"
      empty={EMPTY.schedule}
      isEmpty={(data) => !data.games || data.games.length === 0}
    >
      {(data) => <ScheduleView data={data} year={year} />}
    </Answer>
  );
}
