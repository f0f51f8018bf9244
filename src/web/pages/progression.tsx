import { useMemo } from 'react';
import type { LeavingPlayer, ProgressedPlayer, RosterProgression } from '../../core/app/views/index.ts';
import { POSITIONS } from '../../core/model/positions.ts';
import { signed } from '../../core/present/numbers.ts';
import { Logo } from '../components/logo.tsx';
import { PositionPicker } from '../components/pickers.tsx';
import { PageHead } from '../components/section.tsx';
import { Answer } from '../components/states.tsx';
import { TeamLink } from '../components/team-link.tsx';
import { Tiles } from '../components/tiles.tsx';
import { useQuery } from '../state/query.ts';
import { useTitle } from '../state/title.ts';
import type { Column } from '../table/columns.ts';
import { numberColumn } from '../table/columns.ts';
import { nameColumn, positionColumn, starsColumn } from '../table/common.tsx';
import { DataTable } from '../table/data-table.tsx';
import { useRemembered } from '../table/memory.ts';

type AnyPlayer = ProgressedPlayer | LeavingPlayer;

const PROGRESSED: Column<ProgressedPlayer>[] = [
  nameColumn(),
  positionColumn(),
  { id: 'year', header: 'Class', value: (player) => player.year.toUpperCase() },
  starsColumn(),
  numberColumn('rating', 'Rating', (player) => player.rating),
  numberColumn('change', 'Change', (player) => player.change, {
    cell: (player) => (
      <span className={player.change > 0 ? 'won' : player.change < 0 ? 'lost' : 'muted'}>{signed(player.change)}</span>
    ),
  }),
];

const LEAVING: Column<LeavingPlayer>[] = [
  nameColumn(),
  positionColumn(),
  { id: 'year', header: 'Class', value: (player) => player.year.toUpperCase() },
  numberColumn('rating', 'Rating', (player) => player.rating),
  {
    id: 'reason',
    header: 'Reason',
    value: (player) => (player.reason === 'declared' ? 'Declared' : 'Graduated'),
    cell: (player) => <span className="chip">{player.reason === 'declared' ? 'Declared' : 'Graduated'}</span>,
  },
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
  const { progressed, leaving, info } = data;
  const positions = POSITIONS.filter((pos) => [...progressed, ...leaving].some((player) => player.pos === pos));
  const kept = useMemo(() => only(progressed, position), [progressed, position]);
  const gone = useMemo(() => only(leaving, position), [leaving, position]);
  const best = Math.max(0, ...progressed.map((player) => player.change));
  return (
    <>
      <PageHead
        logo={<Logo name={data.team.name} size={56} />}
        title={`Roster Progression: ${info.currentYear} to ${info.currentYear + 1}`}
        sub={<TeamLink name={data.team.name} logo={0} />}
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
      <div className="columns two after">
        <DataTable
          id="progressed"
          title="Progressed Players"
          caption="Progressed players"
          columns={PROGRESSED}
          rows={kept}
          rowKey={(player) => player.id}
          initialSort={[{ id: 'change', desc: true }]}
        />
        <DataTable
          id="leaving"
          title="Leaving Players"
          caption="Leaving players"
          columns={LEAVING}
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
  useTitle('Roster Progression');
  const answer = useQuery('rosterProgression');
  return (
    <Answer answer={answer} head="Roster Progression" failed="Failed to load roster progression data">
      {(data) => <ProgressionView data={data} />}
    </Answer>
  );
}
