import { Link } from 'react-router-dom';
import type { ScheduleGame } from '../../core/app/views/index.ts';
import { decimalIfNeeded } from '../../core/present/numbers.ts';
import { LastGame, lastGameText, NextGame, nextGameText } from '../components/games.tsx';
import { Stars } from '../components/marks.tsx';
import { pages } from '../paths.ts';
import { statLong, statShort } from '../words.ts';
import type { Column } from './columns.ts';
import { numberColumn } from './columns.ts';

/** Columns that several tables have. */

interface Person {
  id: number;
  first: string;
  last: string;
}

/** A player's name, which opens his page; in order of family names. */
export function nameColumn<T extends Person>(header = 'Name'): Column<T> {
  return {
    id: header.toLowerCase(),
    header,
    value: (player) => `${player.last}, ${player.first}`,
    cell: (player) => (
      <Link to={pages.player(player.id)}>
        {player.first} {player.last}
      </Link>
    ),
  };
}

export function positionColumn<T extends { pos: string }>(): Column<T> {
  return { id: 'pos', header: 'Pos', value: (player) => player.pos.toUpperCase() };
}

/** Nought to five stars of what a recruit was thought to be. */
export function starsColumn<T extends { stars: number }>(): Column<T> {
  return numberColumn<T>('stars', 'Stars', (player) => player.stars, {
    align: 'left',
    cell: (player) => <Stars value={player.stars} most={5} least={0} label="Stars" />,
  });
}

/** What a team did last and does next. */
export function weekColumns<
  T extends { last_game: ScheduleGame | null; next_game: ScheduleGame | null },
>(): Column<T>[] {
  return [
    {
      id: 'last',
      header: 'Last Week',
      value: (row) => lastGameText(row.last_game),
      cell: (row) => <LastGame game={row.last_game} />,
    },
    {
      id: 'next',
      header: 'This Week',
      value: (row) => nextGameText(row.next_game),
      cell: (row) => <NextGame game={row.next_game} />,
    },
  ];
}

/**
 * A statistic by its name: a decimal where there is one. A whole number among fractions keeps the decimal's room, so
 * that points stand under points.
 */
export function statColumn<T>(key: string, value: (row: T) => number | null, rows: readonly T[]): Column<T> {
  const fractions = rows.some((row) => !Number.isInteger(value(row) ?? 0));
  return numberColumn<T>(key, statShort(key), value, {
    title: statLong(key),
    cell: (row) => {
      const number = value(row);
      const text = decimalIfNeeded(number);
      return fractions && Number.isInteger(number) ? <span className="whole">{text}</span> : text;
    },
  });
}
