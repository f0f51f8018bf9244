import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { Awards, BestOfPlace, GameHonor, Honored, VotedCoach, WeekHonors } from '../../../core/app/views/index.ts';
import {
  awardTitle,
  type SelectionRow,
  selectionRows,
  type WeeklyRow,
  weeklyRows,
} from '../../../core/present/awards.ts';
import { BEST, HONORED, MOST_VALUABLE, SELECTIONS, WEEKLY } from '../../../core/present/columns/awards.ts';
import { COACH_VOTE } from '../../../core/present/columns/coaches.ts';
import { EMPTY } from '../../../core/present/empty.ts';
import { HEADINGS } from '../../../core/present/headings.ts';
import { PlayerName } from '../../components/player-link.tsx';
import { TeamLink } from '../../components/team-link.tsx';
import { pages } from '../../paths.ts';
import type { Column } from '../../table/columns.ts';
import { shown } from '../../table/columns.ts';
import { nameColumn } from '../../table/common.tsx';
import { DataTable } from '../../table/data-table.tsx';

interface Props {
  data: Awards;
}

const mine = (data: Awards) => (row: { team: string }) => (row.team === data.info.team.name ? 'mine' : undefined);

/** A player and his team in one cell. */
function Who({ player }: { player: Honored | null }) {
  if (player === null) return null;
  return (
    <span className="row-line wrap">
      <PlayerName player={player} />
      <TeamLink name={player.team} />
    </span>
  );
}

export const BEST_COLUMNS: Column<BestOfPlace>[] = [
  shown(BEST.award),
  shown(BEST.winner, {
    phone: 'second',
    cell: ({ winner }) => <PlayerName player={winner} />,
  }),
  shown(BEST.team, { phone: 'second', cell: ({ winner }) => <TeamLink name={winner.team} /> }),
  shown(BEST.class, { phone: 'out' }),
  shown(BEST.season, { phone: 'out' }, 'long'),
  shown(BEST.finalists, { phone: 'out' }),
];

export function BestTable({ data }: Props) {
  return (
    <DataTable
      id="best-of-places"
      caption="Players of the year"
      columns={BEST_COLUMNS}
      rows={data.best}
      rowKey={(row) => row.award}
      rowClass={({ winner }) => mine(data)(winner)}
    />
  );
}

const COACHES: Column<VotedCoach>[] = [
  shown(COACH_VOTE.place, { align: 'left' }),
  shown(COACH_VOTE.coach),
  shown(COACH_VOTE.team, { phone: 'second', cell: (row) => <TeamLink name={row.team} /> }),
  shown(COACH_VOTE.record, { phone: 'second' }),
  shown(COACH_VOTE.expected, { phone: 'out' }),
  shown(COACH_VOTE.share, { phone: 'lead' }),
];

export function CoachTable({ data }: Props) {
  return (
    <DataTable
      id="coach-of-the-year"
      title={HEADINGS.coachOfTheYear}
      caption="Vote for the coach of the year"
      columns={COACHES}
      rows={data.coach_of_the_year}
      pinned={2}
      rowKey={(row) => row.place}
      rowClass={mine(data)}
    />
  );
}

const SELECTED: Column<SelectionRow>[] = [
  shown(SELECTIONS.role),
  shown(SELECTIONS.first, { cell: ({ first }) => <Who player={first} /> }),
  shown(SELECTIONS.second, { phone: 'second', cell: ({ second }) => <Who player={second} /> }),
];

export function SelectionTable({ data, name, teams }: Props & { name: string; teams: Awards['all_america'] }) {
  const rows = useMemo(() => selectionRows(teams), [teams]);
  const own = data.info.team.name;
  return (
    <DataTable
      id="team-of-the-season"
      title={`${name} Teams`}
      caption={`${name} first and second teams`}
      columns={SELECTED}
      rows={rows}
      pinned={2}
      rowKey={(row) => row.key}
      rowClass={({ first, second }) => (first?.team === own || second?.team === own ? 'mine' : undefined)}
    />
  );
}

const FRESHMEN: Column<Honored>[] = [
  shown(HONORED.role),
  nameColumn(HONORED.name),
  shown(HONORED.team, { phone: 'second', cell: (row) => <TeamLink name={row.team} /> }),
];

export function FreshmenTable({ data }: Props) {
  return (
    <DataTable
      id="freshmen"
      title={awardTitle('freshman_all_america')}
      caption={`${awardTitle('freshman_all_america')} team`}
      columns={FRESHMEN}
      rows={data.freshmen}
      pinned={2}
      rowKey={(row) => row.id}
      rowClass={mine(data)}
    />
  );
}

const WEEKS: Column<WeeklyRow>[] = [
  shown(WEEKLY.week, {
    align: 'left',
    cell: (row) => <Link to={pages.week(row.week)}>{row.week}</Link>,
  }),
  nameColumn(WEEKLY.name),
  shown(WEEKLY.role, { phone: 'second' }),
  shown(WEEKLY.pos, { phone: 'out' }),
  shown(WEEKLY.team, { phone: 'second', cell: (row) => <TeamLink name={row.team} /> }),
];

/** Weeks of a past season have no page of their own. */
const PAST_WEEKS: Column<WeeklyRow>[] = WEEKS.map((column) =>
  column.id === WEEKLY.week.key ? { ...column, cell: (row: WeeklyRow) => row.week } : column,
);

export function WeekTable({ data, title, weeks }: Props & { title: string; weeks: readonly WeekHonors[] }) {
  const rows = useMemo(() => weeklyRows(weeks), [weeks]);
  return (
    <DataTable
      id="weeks"
      title={title}
      caption={title}
      columns={data.year === data.info.currentYear ? WEEKS : PAST_WEEKS}
      rows={rows}
      pinned={2}
      rowKey={(row) => `${row.week} ${row.role}`}
      rowClass={mine(data)}
      empty={EMPTY.weeklyAwards}
    />
  );
}

const VALUABLE: Column<GameHonor>[] = [
  shown(MOST_VALUABLE.game, { cell: ({ game }) => <Link to={pages.game(game.id)}>{game.label}</Link> }),
  shown(MOST_VALUABLE.name, {
    phone: 'second',
    cell: ({ player }) => <PlayerName player={player} />,
  }),
  shown(MOST_VALUABLE.pos, { phone: 'out' }),
  shown(MOST_VALUABLE.team, { phone: 'second', cell: ({ player }) => <TeamLink name={player.team} /> }),
];

export function MostValuableTable({ data }: Props) {
  return (
    <DataTable
      id="most-valuable"
      title={HEADINGS.mostValuablePlayers}
      caption="Most valuable players of title games and bowls"
      columns={VALUABLE}
      rows={data.most_valuable}
      rowKey={({ game }) => game.id}
      rowClass={({ player }) => mine(data)(player)}
    />
  );
}
