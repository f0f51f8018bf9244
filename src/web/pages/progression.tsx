import { useMemo } from 'react';
import type { LeavingPlayer, ProgressedPlayer, RosterProgression } from '../../core/app/views/index.ts';
import { POSITIONS } from '../../core/model/positions.ts';
import { stageFacts } from '../../core/model/stages.ts';
import { LEAVING, PROGRESSED } from '../../core/present/columns/people.ts';
import { signed } from '../../core/present/numbers.ts';
import { returningPlayers } from '../../core/present/progression.ts';
import { seasonRecord } from '../../core/present/season-record.ts';
import { Logo } from '../components/logo.tsx';
import { PositionPicker } from '../components/pickers.tsx';
import { PageHead } from '../components/section.tsx';
import { Answer } from '../components/states.tsx';
import { TeamLink } from '../components/team-link.tsx';
import { Tiles } from '../components/tiles.tsx';
import { ToDecide } from '../components/to-decide.tsx';
import { useQuery } from '../state/query.ts';
import { useTitle } from '../state/title.ts';
import type { Column } from '../table/columns.ts';
import { shown } from '../table/columns.ts';
import { nameColumn, starsColumn } from '../table/common.tsx';
import { DataTable } from '../table/data-table.tsx';
import { useRemembered } from '../table/memory.ts';

const STAGE = stageFacts('progression');

type AnyPlayer = ProgressedPlayer | LeavingPlayer;

const STAY: Column<ProgressedPlayer>[] = [
  nameColumn(PROGRESSED.name),
  shown(PROGRESSED.position, { phone: 'second' }),
  shown(PROGRESSED.year, { phone: 'second' }),
  { ...starsColumn(PROGRESSED.stars), phone: 'out' },
  shown(PROGRESSED.rating, { phone: 'second' }, 'long'),
  shown(
    PROGRESSED.change,
    {
      phone: 'lead',
      cell: (player) => (
        <span className={player.change > 0 ? 'won' : player.change < 0 ? 'lost' : 'muted'}>
          {PROGRESSED.change.text(player)}
        </span>
      ),
    },
    'long',
  ),
];

const LEAVE: Column<LeavingPlayer>[] = [
  nameColumn(LEAVING.name),
  shown(LEAVING.position),
  shown(LEAVING.year),
  shown(LEAVING.rating, {}, 'long'),
  shown(LEAVING.reason, { cell: (player) => <span className="chip">{LEAVING.reason.text(player)}</span> }, 'long'),
];

function only<T extends AnyPlayer>(players: readonly T[], position: string): readonly T[] {
  return position ? players.filter((player) => player.pos === position) : players;
}

function mean(values: readonly number[]): string {
  if (values.length === 0) return '–';
  return signed(values.reduce((sum, value) => sum + value, 0) / values.length);
}

function ProgressionView({ data }: { data: RosterProgression }) {
  const [position, setPosition] = useRemembered('progression-position', '');
  const { leaving, info } = data;
  const progressed = useMemo(() => returningPlayers(data), [data]);
  const positions = POSITIONS.filter((pos) => [...progressed, ...leaving].some((player) => player.pos === pos));
  const kept = useMemo(() => only(progressed, position), [progressed, position]);
  const gone = useMemo(() => only(leaving, position), [leaving, position]);
  const best = Math.max(0, ...progressed.map((player) => player.change));
  return (
    <>
      <PageHead
        logo={<Logo name={data.team.name} size={56} />}
        title={`${STAGE.label}: ${info.currentYear} to ${info.currentYear + 1}`}
        sub={
          <>
            <TeamLink name={data.team.name} logo={0} /> · {seasonRecord(data.team.record, info)} · {data.roster_year}{' '}
            roster
          </>
        }
        tools={<PositionPicker positions={positions} value={position} onChange={setPosition} />}
      />
      <Tiles
        tiles={[
          ['Returning', progressed.length],
          ['Leaving', leaving.length],
          ['Average change', mean(progressed.map((player) => player.change))],
          ['Best gain', signed(best)],
        ]}
      />
      <div className="after">
        <ToDecide />
      </div>
      <div className="columns two after">
        <DataTable
          id="progressed"
          title="Progressed Players"
          caption="Progressed players"
          columns={STAY}
          rows={kept}
          rowKey={(player) => player.id}
          initialSort={[{ id: 'change', desc: true }]}
        />
        <DataTable
          id="leaving"
          title="Leaving Players"
          caption="Leaving players"
          columns={LEAVE}
          rows={gone}
          rowKey={(player) => player.id}
          initialSort={[{ id: 'rating', desc: true }]}
          empty="Nobody leaves"
        />
      </div>
    </>
  );
}

export default function ProgressionPage() {
  useTitle(STAGE.label);
  const answer = useQuery('rosterProgression');
  return (
    <Answer answer={answer} head={STAGE.label} failed="Failed to load roster progression data">
      {(data) => <ProgressionView data={data} />}
    </Answer>
  );
}
