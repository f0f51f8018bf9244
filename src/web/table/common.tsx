import { Link } from 'react-router-dom';
import type { ScheduleGame } from '../../core/app/views/index.ts';
import type { TableColumn } from '../../core/present/columns/descriptor.ts';
import { LastGame, NextGame } from '../components/games.tsx';
import { Stars } from '../components/marks.tsx';
import { pages } from '../paths.ts';
import type { Column } from './columns.ts';
import { shown } from './columns.ts';

/** Columns that several tables have. */

interface Person {
  id: number;
  first: string;
  last: string;
}

/** A player's name, linking to his page; sorted by last name. */
export function nameColumn<T extends Person>(of: TableColumn<T>): Column<T> {
  return shown(of, {
    value: (player) => `${player.last}, ${player.first}`,
    cell: (player) => (
      <Link to={pages.player(player.id)}>
        {player.first} {player.last}
      </Link>
    ),
  });
}

/** A recruit's zero to five stars. */
export function starsColumn<T extends { stars: number }>(of: TableColumn<T>): Column<T> {
  return shown(of, {
    align: 'left',
    cell: (player) => <Stars value={player.stars} most={5} least={0} label={of.long} />,
  });
}

/** A team's last and next game. */
export function weekColumns<T extends { last_game: ScheduleGame | null; next_game: ScheduleGame | null }>(of: {
  last_week: TableColumn<T>;
  this_week: TableColumn<T>;
}): Column<T>[] {
  return [
    shown(of.last_week, { cell: (row) => <LastGame game={row.last_game} /> }),
    shown(of.this_week, { cell: (row) => <NextGame game={row.next_game} /> }),
  ];
}
