import { useMemo } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import type { Roster, RosterPlayer, WalkOn } from '../../core/contract/views/index.ts';
import { CLASS_YEARS, positionNamed } from '../../core/model/positions.ts';
import { ROSTER, rosterSizeText, WALK_ONS } from '../../core/present/columns/people.ts';
import { seasonColumns } from '../../core/present/columns/stats.ts';
import { HEADINGS } from '../../core/present/headings.ts';
import { shownStats } from '../../core/words/columns/player-numbers.ts';
import { EMPTY } from '../../core/words/empty.ts';
import { CLASS_YEAR_WORDS, classShort, POSITION_WORDS } from '../../core/words/terms.ts';
import { PositionPicker, TeamPicker } from '../components/pickers.tsx';
import { Answer } from '../components/states.tsx';
import { LedByFacts, TeamHeader } from '../components/team-header.tsx';
import { TeamPages } from '../components/team-pages.tsx';
import { pages } from '../paths.ts';
import { useQuery } from '../state/query.ts';
import { useTitle } from '../state/title.ts';
import type { Column } from '../table/columns.ts';
import { columnFrom } from '../table/columns.ts';
import { starsColumn } from '../table/common.tsx';
import { DataTable } from '../table/data-table.tsx';
import { useRemembered } from '../table/memory.ts';

/** A class, with a mark for a redshirt. */
function ClassYear({ of: { year, redshirt } }: { of: Pick<RosterPlayer, 'year' | 'redshirt'> }) {
  return (
    <span className="row-line">
      {CLASS_YEAR_WORDS[year] ?? year}
      {redshirt && (
        <abbr className="chip" title="Redshirt">
          RS
        </abbr>
      )}
    </span>
  );
}

const PLAYER: Column<RosterPlayer>[] = [
  columnFrom(ROSTER.name, {
    cell: (player) => (
      <Link to={pages.player(player.id)} className={`player-link${player.starter ? ' starter' : ''}`}>
        {player.first} {player.last}
      </Link>
    ),
  }),
  columnFrom(ROSTER.number, { phone: 'out' }),
  columnFrom(ROSTER.position, { hidden: true }, 'long'),
  columnFrom(ROSTER.rating, { phone: 'lead' }, 'long'),
  columnFrom(ROSTER.year, {
    phone: 'second',
    brief: (player) => classShort(player),
    cell: (player) => <ClassYear of={player} />,
  }),
  columnFrom(ROSTER.starter, {
    phone: 'second',
    brief: (player) => (player.starter ? ROSTER.starter.text(player) : null),
    cell: (player) => <span className={player.starter ? 'chip team' : 'muted'}>{ROSTER.starter.text(player)}</span>,
  }),
  { ...starsColumn(ROSTER.stars), phone: 'second' },
  columnFrom(ROSTER.development, {
    align: 'left',
    phone: 'out',
    cell: (player) => ROSTER.development.text(player),
  }),
  columnFrom(ROSTER.size, { phone: 'out', align: 'left' }),
  columnFrom(ROSTER.home, { phone: 'out' }),
];

/** Walk-on columns: nothing is known of them but their identity. */
const WALK_ON: Column<WalkOn>[] = [
  columnFrom(WALK_ONS.number, { phone: 'lead' }),
  columnFrom(WALK_ONS.name),
  columnFrom(WALK_ONS.position, { phone: 'second' }, 'long'),
  columnFrom(WALK_ONS.year, {
    phone: 'second',
    brief: (player) => classShort(player),
    cell: (player) => <ClassYear of={player} />,
  }),
  columnFrom(WALK_ONS.home, { phone: 'second' }, 'long'),
];

/** Returns the columns for a position, as on a player's own page; without one, each player's key numbers. */
function columnsFor(position: string, teamGames: number, injured: boolean): Column<RosterPlayer>[] {
  const played =
    teamGames === 0
      ? []
      : [columnFrom(ROSTER.games(teamGames), { phone: 'out' }), columnFrom(ROSTER.missed, { phone: 'out' })];
  const always = injured ? [...PLAYER, columnFrom(ROSTER.injury, { phone: 'second' })] : PLAYER;
  const known = positionNamed(position);
  const stats = known ? shownStats(known) : [];
  if (stats.length === 0) return [...always, ...played, columnFrom(ROSTER.season, { phone: 'second' })];
  const numbers = seasonColumns<RosterPlayer['stats']>(stats);
  return [
    ...always,
    ...played,
    ...numbers.map(({ beside: _, ...of }) =>
      columnFrom<RosterPlayer>({
        ...of,
        value: ({ stats: line }) => of.value(line),
        text: ({ stats: line }) => of.text(line),
        sort: ({ stats: line }) => of.sort(line),
      }),
    ),
  ];
}

function positionName(player: RosterPlayer): string {
  return POSITION_WORDS[player.pos] ?? player.pos.toUpperCase();
}

/** The number of players in each class, as one bar. */
function ClassBar({ roster }: { roster: readonly RosterPlayer[] }) {
  return (
    <dl className="class-bar">
      {CLASS_YEARS.map((year) => {
        const members = roster.filter((player) => player.year === year);
        const mean = members.reduce((sum, player) => sum + player.rating, 0) / Math.max(1, members.length);
        return (
          <div key={year} style={{ flexGrow: Math.max(1, members.length) }}>
            <dt>{year.toUpperCase()}</dt>
            <dd>
              {members.length} <span className="muted">avg {mean.toFixed(0)}</span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function RosterView({ data }: { data: Roster }) {
  const navigate = useNavigate();
  const [position, setPosition] = useRemembered('roster-position', '');
  const rows = useMemo(
    () => (position ? data.roster.filter((player) => player.pos === position) : data.roster),
    [data.roster, position],
  );
  const injured = rows.some(({ injury }) => injury !== null);
  const columns = useMemo(() => columnsFor(position, data.team_games, injured), [position, data.team_games, injured]);
  return (
    <>
      <TeamHeader
        team={data.team}
        eyebrow={`${data.team.name} Roster · ${rosterSizeText(data)}`}
        facts={<LedByFacts of={data} />}
      >
        <div className="pickers">
          <TeamPicker
            teams={data.teams ?? []}
            value={data.team.name}
            onChange={(name) => navigate(pages.roster(name))}
          />
        </div>
        <TeamPages team={data.team.name} />
      </TeamHeader>
      <ClassBar roster={data.roster} />
      <DataTable
        id="roster"
        title="Roster"
        caption={`${data.team.name} roster`}
        columns={columns}
        rows={rows}
        rowKey={(player) => player.id}
        group={positionName}
        tools={
          <>
            <PositionPicker positions={data.positions} value={position} onChange={setPosition} />
            <Link className="btn btn-sm btn-quiet" to={pages.depth(data.team.name)}>
              {HEADINGS.depthChart}
            </Link>
          </>
        }
      />
      <DataTable
        id="walk-ons"
        title="Walk-ons"
        caption={`Walk-ons of ${data.team.name}`}
        columns={WALK_ON}
        rows={data.walk_ons.filter((player) => !position || player.pos === position)}
        rowKey={(player) => `${player.pos} ${player.number} ${player.last}`}
      />
    </>
  );
}

export default function RosterPage() {
  const { team: teamName = '' } = useParams();
  const answer = useQuery('roster', { team: teamName }, { keep: true });
  useTitle(`${teamName} Roster`);
  return (
    <Answer
      answer={answer}
      head={`${teamName} Roster`}
      failed="Failed to load roster"
      empty={EMPTY.roster}
      isEmpty={(data) => !data.roster || data.roster.length === 0}
    >
      {(data) => <RosterView data={data} />}
    </Answer>
  );
}
