import type { CSSProperties } from 'react';
import { lazy, Suspense, useMemo } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { PlayerGameLog, PlayerPage, PlayerYear } from '../../core/app/views/index.ts';
import { CLASS_YEAR_WORDS } from '../../core/present/words.ts';
import { teamVars } from '../color.ts';
import { Boundary } from '../components/boundary.tsx';
import { ResultChip, siteWord } from '../components/games.tsx';
import { useLater } from '../components/later.tsx';
import { Logo } from '../components/logo.tsx';
import { Stars } from '../components/marks.tsx';
import { Picker } from '../components/pickers.tsx';
import { Answer } from '../components/states.tsx';
import { TeamLink } from '../components/team-link.tsx';
import { pages } from '../paths.ts';
import { useTeamBook } from '../state/book.ts';
import { useQuery } from '../state/query.ts';
import { useTitle } from '../state/title.ts';
import type { Column } from '../table/columns.ts';
import { numberColumn } from '../table/columns.ts';
import { statColumn } from '../table/common.tsx';
import { DataTable } from '../table/data-table.tsx';
import { keysOf } from '../words.ts';
import { RatingSteps } from './player/rating-steps.tsx';

const Face = lazy(() => import('../components/face.tsx'));

type Season = PlayerYear & { year: string };
const SEASON_FIELDS = ['class', 'rating', 'games', 'year'];
const GAME_FIELDS = ['game'];

function numberOf(row: object, key: string): number | null {
  const value = (row as Record<string, unknown>)[key];
  return typeof value === 'number' ? value : null;
}

/** A column for each number that any of the lines has. */
function statColumns<T extends object>(lines: readonly T[], fixed: readonly string[]): Column<T>[] {
  return keysOf(lines)
    .filter((key) => !fixed.includes(key))
    .map((key) => statColumn<T>(key, (row) => numberOf(row, key), lines));
}

function Opponent({ game }: Pick<PlayerGameLog, 'game'>) {
  const { name, ranking, record } = game.opponent;
  const short = useTeamBook().get(name)?.abbreviation;
  return (
    <span className="row-line brief">
      <span className="muted">{siteWord(game)}</span>
      <TeamLink name={name} rank={ranking} short={short} />
      <span className="muted small">{record}</span>
    </span>
  );
}

const LOG_COLUMNS: Column<PlayerGameLog>[] = [
  { id: 'week', header: 'Week', value: (log) => log.game.weekPlayed },
  {
    id: 'opponent',
    header: 'Opponent',
    value: (log) => log.game.opponent.name,
    cell: (log) => <Opponent game={log.game} />,
  },
  {
    id: 'label',
    header: 'Label',
    value: (log) => log.game.label,
    cell: (log) => <span className="chip">{log.game.label}</span>,
  },
  {
    id: 'result',
    header: 'Result',
    value: (log) => (log.game.result ? `${log.game.result} ${log.game.score}` : null),
    cell: (log) => (log.game.result ? <ResultChip game={log.game} /> : ''),
  },
];

/** A line without a catch, a yard or a touchdown says nothing; a line that has other numbers does. */
export function isEmptyLog(log: PlayerGameLog): boolean {
  if (log.receiving_catches === undefined) return false;
  const { receiving_catches, receiving_yards = 0, receiving_touchdowns = 0, rush_attempts = 0, fumbles = 0 } = log;
  return [receiving_catches, receiving_yards, receiving_touchdowns, rush_attempts, fumbles].every(
    (value) => value === 0,
  );
}

function Head({ data }: { data: PlayerPage }) {
  const { player, team } = data;
  const later = useLater();
  return (
    <div className="slab player-header" style={teamVars(team.colorPrimary, team.colorSecondary) as CSSProperties}>
      <div className="face-frame">
        <Boundary on={String(player.id)} quiet>
          <Suspense fallback={null}>
            {later && (
              <Face
                seed={player.id}
                colors={[team.colorPrimary, team.colorSecondary]}
                name={`${player.first} ${player.last}`}
              />
            )}
          </Suspense>
        </Boundary>
      </div>
      <div className="lower-third-name">
        <p className="eyebrow">
          {player.pos.toUpperCase()} · {player.year.toUpperCase()}
          {player.starter && <span className="chip on-slab">Starter</span>}
        </p>
        <h1>
          {player.first} {player.last}
        </h1>
        <p className="slab-facts">
          <TeamLink name={team.name} logo={24} strong />
          <span>{CLASS_YEAR_WORDS[player.year] ?? player.year.toUpperCase()}</span>
        </p>
      </div>
      <dl className="slab-numbers">
        <div>
          <dt>Overall</dt>
          <dd className="display">{player.rating}</dd>
        </div>
        <div>
          <dt>Stars</dt>
          <dd>
            <Stars value={player.stars} most={5} least={0} label="Stars" />
          </dd>
        </div>
        <div>
          <dt>Development</dt>
          <dd>
            <Stars value={player.development_trait} most={5} least={0} label="Development trait" />
          </dd>
        </div>
      </dl>
    </div>
  );
}

function Career({ data }: { data: PlayerPage }) {
  const seasons = useMemo<Season[]>(
    () =>
      Object.entries(data.yearly_cumulative_stats)
        .map(([year, season]) => ({ ...season, year }))
        .sort((a, b) => Number(b.year) - Number(a.year)),
    [data.yearly_cumulative_stats],
  );
  const columns = useMemo<Column<Season>[]>(
    () => [
      { id: 'year', header: 'Year', value: (season) => Number(season.year), first: 'desc' },
      { id: 'class', header: 'Class', value: (season) => season.class.toUpperCase() },
      numberColumn('rating', 'Ovr', (season) => season.rating, { title: 'Overall rating' }),
      numberColumn('games', 'G', (season) => season.games, { title: 'Games' }),
      ...statColumns(seasons, SEASON_FIELDS),
    ],
    [seasons],
  );
  return (
    <DataTable
      id={`career-${data.player.pos}`}
      title="Career Statistics"
      caption="Career statistics"
      columns={columns}
      rows={seasons}
      rowKey={(season) => season.year}
    />
  );
}

function GameLogs({ data, year }: { data: PlayerPage; year: string }) {
  const navigate = useNavigate();
  const rows = useMemo(() => data.game_logs.filter((log) => !isEmptyLog(log)), [data.game_logs]);
  const columns = useMemo(() => [...LOG_COLUMNS, ...statColumns(rows, GAME_FIELDS)], [rows]);
  return (
    <DataTable
      id={`game-logs-${data.player.pos}`}
      title="Game Logs"
      caption="Game logs"
      columns={columns}
      rows={rows}
      rowKey={(log) => log.game.id}
      empty="No games this season"
      tools={
        <Picker label="Year" value={year} onChange={(next) => navigate(pages.player(data.player.id, next))}>
          {data.years.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </Picker>
      }
    />
  );
}

/** The teams of the latest game on show, after the player's name. */
function titleOf(data: PlayerPage | undefined): string | null {
  if (!data) return null;
  const latest = data.game_logs.at(-1)?.game;
  const name = `${data.player.first} ${data.player.last}`;
  return latest ? `${name} | ${data.team.name} vs ${latest.opponent.name}` : name;
}

function PlayerView({ data, year }: { data: PlayerPage; year: string | null }) {
  return (
    <>
      <Head data={data} />
      <div className="after-slab">
        <div className="player-years">
          <RatingSteps player={data.player} />
          <Career data={data} />
        </div>
        <GameLogs data={data} year={year ?? String(data.years[0] ?? data.info.currentYear)} />
        <p className="after">
          <Link to={pages.roster(data.team.name)} className="row-line">
            <Logo name={data.team.name} size={20} /> {data.team.name} roster
          </Link>
        </p>
      </div>
    </>
  );
}

export default function PlayerRoute() {
  const { playerId = '' } = useParams();
  const [search] = useSearchParams();
  const year = search.get('year');
  const answer = useQuery('player', { id: playerId, year }, { keep: true });
  useTitle(titleOf(answer.data));
  return (
    <Answer answer={answer} head="Player" failed="Failed to load player data">
      {(data) => <PlayerView data={data} year={year} />}
    </Answer>
  );
}
