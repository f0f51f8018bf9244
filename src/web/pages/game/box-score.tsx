import { useMemo } from 'react';
import type { GameLogKind, IndividualTable } from '../../../core/contract/views/columns.ts';
import type { GameLog, PlayedGame } from '../../../core/contract/views/index.ts';
import { boxColumns, isEmptyLine } from '../../../core/present/columns/stats.ts';
import { USUAL_SORT } from '../../../core/present/leaders.ts';
import { COMMON } from '../../../core/words/columns/common.ts';
import { tableColumn } from '../../../core/words/columns/descriptor.ts';
import { LOG_TABLES } from '../../../core/words/columns/player-numbers.ts';
import { gameLogNumbers } from '../../../core/words/game-log-strings.ts';
import { PlayerLink } from '../../components/player-link.tsx';
import { Section } from '../../components/section.tsx';
import { Segments } from '../../components/segments.tsx';
import { TeamLink } from '../../components/team-link.tsx';
import type { Column } from '../../table/columns.ts';
import { columnFrom } from '../../table/columns.ts';
import { statColumn } from '../../table/common.tsx';
import { DataTable } from '../../table/data-table.tsx';
import { useRemembered } from '../../table/memory.ts';
import { orderOf } from './sides.ts';

const GROUPS: Record<string, readonly GameLogKind[]> = {
  Offense: ['Passing', 'Rushing', 'Receiving'],
  Defense: ['Defense'],
  'Special teams': ['Kicking', 'Punting', 'Returns'],
};

/** The leading number of a line on a phone. */
const LEADS: Readonly<Record<IndividualTable, string>> = {
  ...USUAL_SORT,
  passing: 'yards',
  rushing: 'yards',
  receiving: 'yards',
};

const PLAYER = tableColumn<GameLog>('player', COMMON.player, (log) => `${log.last}, ${log.first}`);

function columnsOf(kind: GameLogKind, year: number): Column<GameLog>[] {
  const player = columnFrom(PLAYER, {
    cell: (log) => (
      <PlayerLink id={log.player_id} year={year} title={gameLogNumbers(log)}>
        {log.first.charAt(0)}. {log.last} <span className="muted small">{log.pos.toUpperCase()}</span>
      </PlayerLink>
    ),
  });
  const table = LOG_TABLES[kind];
  return [
    player,
    ...boxColumns<GameLog>(table).map((column) => statColumn(column, table, column.key === LEADS[table])),
  ];
}

interface LinesProps {
  kind: GameLogKind;
  team: string;
  logs: readonly GameLog[];
  year: number;
}

function Lines({ kind, team, logs, year }: LinesProps) {
  const rows = useMemo(() => logs.filter((log) => log.team_name === team && !isEmptyLine(log)), [logs, team]);
  const columns = useMemo(() => columnsOf(kind, year), [kind, year]);
  if (rows.length === 0) return null;
  return (
    <DataTable
      id={`box-${kind}`}
      title={kind}
      level={4}
      caption={`${team} ${kind.toLowerCase()}`}
      columns={columns}
      rows={rows}
      rowKey={(log) => log.player_id}
    />
  );
}

/** Player Performance: every line of the box score, one column per team. */
export function BoxScore({ data }: { data: PlayedGame }) {
  const { game, game_logs } = data;
  const [group, setGroup] = useRemembered('box-group', 'Offense');
  const kinds = GROUPS[group] ?? GROUPS.Offense ?? [];
  return (
    <Section
      title="Player Performance"
      className="box-score after"
      tools={<Segments label="Stat category" options={Object.keys(GROUPS)} value={group} onChange={setGroup} />}
    >
      <div className="columns two">
        {orderOf(game).map((side) => (
          <div key={side} className={`box-side side-${side}`}>
            <h3>
              <TeamLink name={game[`team${side}`].name} logo={28} />
            </h3>
            {kinds.map((kind) => (
              <Lines
                key={kind}
                kind={kind}
                team={game[`team${side}`].name}
                logs={game_logs[kind] ?? []}
                year={game.year}
              />
            ))}
          </div>
        ))}
      </div>
    </Section>
  );
}
