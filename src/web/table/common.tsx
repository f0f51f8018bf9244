import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { IndividualTable } from '../../core/contract/views/columns.ts';
import type { Ranking, ScheduleGame } from '../../core/contract/views/index.ts';
import type { Position } from '../../core/model/positions.ts';
import { mainStats } from '../../core/present/columns/stats.ts';
import { MAIN_NUMBERS } from '../../core/present/leaders.ts';
import type { TableColumn } from '../../core/words/columns/descriptor.ts';
import { LastGame, NextGame } from '../components/games/games.tsx';
import { Stars } from '../components/marks.tsx';
import { pages } from '../paths.ts';
import type { Column } from './columns.ts';
import { columnFrom } from './columns.ts';

/** Columns shared by several tables. */

/** Builds a number column of a player table, with its position on a phone. */
export function statColumn<T>(of: TableColumn<T>, table: IndividualTable, leads = of.leads): Column<T> {
  return columnFrom(of, { phone: leads ? 'lead' : MAIN_NUMBERS[table].includes(of.key) ? 'second' : 'out' });
}

/** Builds a number column of one player: on a phone his position's key number leads, the next ones go below. */
export function ownStatColumn<T>(of: TableColumn<T>, position: Position): Column<T> {
  const [lead, ...beside] = mainStats(position) as string[];
  return columnFrom(of, { phone: of.key === lead ? 'lead' : beside.includes(of.key) ? 'second' : 'out' });
}

interface Person {
  id: number;
  first: string;
  last: string;
}

/** Builds a column of players' names, linked to their pages. */
export function nameColumn<T extends Person>(of: TableColumn<T>): Column<T> {
  return columnFrom(of, {
    cell: (player) => (
      <Link to={pages.player(player.id)}>
        {player.first} {player.last}
      </Link>
    ),
  });
}

/** Builds a column of a recruit's zero to five stars. */
export function starsColumn<T extends { stars: number }>(of: TableColumn<T>): Column<T> {
  return columnFrom(of, {
    align: 'left',
    cell: (player) => <Stars value={player.stars} most={5} least={0} label={of.long} />,
  });
}

type Around = Pick<Ranking, 'last_game' | 'next_game' | 'latest_game' | 'upcoming_game'>;

/** Shown for a bye between two games, but not before a team's first game or after its last. */
const IDLE = 'Idle';
const isBetween = ({ latest_game, upcoming_game }: Around) => latest_game !== null && upcoming_game !== null;

/** Builds the columns of a team's last and next game. */
export function weekColumns<T extends Around>(of: {
  last_week: TableColumn<T>;
  this_week: TableColumn<T>;
}): [last: Column<T>, next: Column<T>] {
  const weekOf = (
    column: TableColumn<T>,
    game: (row: T) => ScheduleGame | null,
    show: (game: ScheduleGame) => ReactNode,
  ) => ({
    ...columnFrom(column, {
      cell: (row) => {
        const found = game(row);
        return found ? show(found) : <span className="muted">{isBetween(row) ? IDLE : '–'}</span>;
      },
    }),
    value: (row: T) => (game(row) ? column.text(row) : isBetween(row) ? IDLE : null),
  });
  return [
    weekOf(
      of.last_week,
      (row) => row.last_game,
      (game) => <LastGame game={game} />,
    ),
    weekOf(
      of.this_week,
      (row) => row.next_game,
      (game) => <NextGame game={game} />,
    ),
  ];
}
