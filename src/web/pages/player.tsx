import type { CSSProperties } from 'react';
import { lazy, Suspense, useMemo } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { PlayerGameLog, PlayerPage } from '../../core/contract/views/index.ts';
import type { Position } from '../../core/model/positions.ts';
import { healthLines } from '../../core/present/absences.ts';
import { CAREER, type CareerRow, careerRows, GAME_LOG } from '../../core/present/columns/people.ts';
import { isEmptyLog, logColumns, seasonColumns } from '../../core/present/columns/stats.ts';
import { canEdit } from '../../core/present/editing.ts';
import { cameFromLines, growthText, homeText } from '../../core/present/growth.ts';
import { HEADINGS } from '../../core/present/headings.ts';
import { playerRecordText } from '../../core/present/records/record-book.ts';
import type { TableColumn } from '../../core/words/columns/descriptor.ts';
import { shownStats } from '../../core/words/columns/player-numbers.ts';
import { plural } from '../../core/words/numbers.ts';
import { classWords, positionText, siteWord } from '../../core/words/terms.ts';
import { teamVars } from '../color.ts';
import { ResultChip } from '../components/games/games.tsx';
import { Logo } from '../components/logo.tsx';
import { Stars } from '../components/marks.tsx';
import { YearPicker } from '../components/pickers.tsx';
import { Section } from '../components/section.tsx';
import { Answer } from '../components/states.tsx';
import { TeamLink } from '../components/team-link.tsx';
import { WhyButton } from '../components/why/button.tsx';
import { twice } from '../load-part.ts';
import { logos, pages } from '../paths.ts';
import { useQuery } from '../state/query.ts';
import { useTeamDirectory } from '../state/team-directory.ts';
import { useTitle } from '../state/title.ts';
import type { Column } from '../table/columns.ts';
import { columnFrom } from '../table/columns.ts';
import { ownStatColumn } from '../table/common.tsx';
import { DataTable } from '../table/data-table.tsx';
import { RatingSteps } from './player/rating-steps.tsx';

// Few players have honors, and few dynasties allow edits.
const Honors = lazy(twice(() => import('./player/honors.tsx')));
const EditPlayer = lazy(twice(() => import('./player/edit-player.tsx')));

/** Returns the columns in which any line has a number. */
function filled<T>(columns: readonly TableColumn<T>[], lines: readonly T[], position: Position): Column<T>[] {
  return columns
    .filter(({ value }) => lines.some((line) => value(line) !== null))
    .map((column) => ownStatColumn(column, position));
}

function Opponent({ game }: Pick<PlayerGameLog, 'game'>) {
  const { name, ranking, record } = game.opponent;
  const short = useTeamDirectory().get(name)?.abbreviation;
  return (
    <span className="row-line brief">
      <span className="muted">{siteWord(game)}</span>
      <TeamLink name={name} rank={ranking} anyRank short={short} />
      <span className="muted small">{record}</span>
    </span>
  );
}

const LOG_COLUMNS: Column<PlayerGameLog>[] = [
  // The number of the week; postseason weeks have labels.
  columnFrom(GAME_LOG.week(0), { align: 'left', cell: ({ game }) => game.weekPlayed }),
  columnFrom(GAME_LOG.opponent, { cell: (log) => <Opponent game={log.game} /> }),
  columnFrom(GAME_LOG.label, { phone: 'out', cell: (log) => <span className="chip">{GAME_LOG.label.text(log)}</span> }),
  columnFrom(GAME_LOG.result, {
    phone: 'second',
    cell: (log) => (log.game.result ? <ResultChip game={log.game} /> : ''),
  }),
];

function Head({ data }: { data: PlayerPage }) {
  const { player, team } = data;
  return (
    <div className="slab player-header" style={teamVars(team.colorPrimary, team.colorSecondary) as CSSProperties}>
      <div className="face-frame">
        <img
          className="face"
          key={player.id}
          src={logos.face(player.id, [team.colorPrimary, team.colorSecondary])}
          alt={`Portrait of ${player.first} ${player.last}`}
          decoding="async"
        />
      </div>
      <div className="lower-third-name">
        <p className="eyebrow">
          {positionText(data)} · {player.year.toUpperCase()}
          {player.starter && <span className="chip on-slab">Starter</span>}
        </p>
        <h1>
          {player.first} {player.last}
        </h1>
        <p className="slab-facts">
          <TeamLink name={team.name} logo={24} strong />
          <span>{classWords(player)}</span>
          <span>{homeText(data)}</span>
        </p>
        <p className="slab-facts">{growthText(data)}</p>
        {cameFromLines(data).map((line) => (
          <p className="slab-facts" key={line}>
            {line}
          </p>
        ))}
      </div>
      <dl className="slab-numbers">
        <div>
          <dt>Overall</dt>
          <dd className="display">
            {data.winter ? (
              <WhyButton of={{ what: 'player', player: String(player.id) }}>{player.rating}</WhyButton>
            ) : (
              player.rating
            )}
          </dd>
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
  const seasons = useMemo(() => careerRows(data), [data]);
  const columns = useMemo<Column<CareerRow>[]>(
    () => [
      columnFrom(CAREER.year, { align: 'left' }),
      columnFrom(CAREER.class, { phone: 'second' }),
      columnFrom(CAREER.rating, { phone: 'second' }),
      columnFrom(CAREER.games, { phone: 'second' }),
      ...filled(seasonColumns<CareerRow>(shownStats(data.player.pos)), seasons, data.player.pos),
    ],
    [data.player.pos, seasons],
  );
  return (
    <DataTable
      id={`career-${data.player.pos}`}
      title={HEADINGS.careerStatistics}
      caption="Career statistics"
      columns={columns}
      rows={seasons}
      rowKey={(row) => row.season}
    />
  );
}

function GameLogs({ data, year }: { data: PlayerPage; year: string }) {
  const navigate = useNavigate();
  const rows = useMemo(() => data.game_logs.filter((log) => !isEmptyLog(log)), [data.game_logs]);
  const columns = useMemo(
    () => [...LOG_COLUMNS, ...filled(logColumns(shownStats(data.player.pos)), rows, data.player.pos)],
    [data.player.pos, rows],
  );
  const hidden = data.game_logs.length - rows.length;
  return (
    <>
      <DataTable
        id={`game-logs-${data.player.pos}`}
        title="Game Logs"
        caption="Game logs"
        columns={columns}
        rows={rows}
        rowKey={(log) => log.game.id}
        pinned={2}
        empty="No games this season"
        tools={
          <YearPicker
            label="Year"
            years={data.years}
            value={year}
            onChange={(next) => navigate(pages.player(data.player.id, next))}
          />
        }
      />
      {hidden > 0 && <p className="muted small">{plural(hidden, 'more game')} with no carries or catches.</p>}
      {healthLines(data).map((line) => (
        <p key={line} className="muted small">
          {line}.
        </p>
      ))}
    </>
  );
}

/** Returns the page title: his name, then the teams of the latest game shown. */
function titleOf(data: PlayerPage | undefined): string {
  if (!data) return 'Player';
  const latest = data.game_logs.at(-1)?.game;
  const name = `${data.player.first} ${data.player.last}`;
  return latest ? `${name} | ${data.team.name} vs ${latest.opponent.name}` : name;
}

/** Returns the season whose games show by default: the last one he was on a roster. */
function lastYear({ yearly_cumulative_stats: seasons, info }: PlayerPage): number {
  const years = Object.keys(seasons).map(Number);
  return years.length === 0 ? info.currentYear : Math.max(...years);
}

/** The records a player set, current ones first. */
function RecordsSet({ records }: Pick<PlayerPage, 'records'>) {
  if (records.length === 0) return null;
  const sorted = [...records].sort((a, b) => Number(a.broken !== null) - Number(b.broken !== null));
  return (
    <Section title="Records">
      <ul className="plain-list">
        {sorted.map((each) => (
          <li
            key={`${each.scope} ${each.whose} ${each.span} ${each.record}`}
            className={each.broken === null ? undefined : 'muted'}
          >
            {playerRecordText(each)}
          </li>
        ))}
      </ul>
    </Section>
  );
}

const hasHonors = ({ awards, halls, drafted }: PlayerPage): boolean =>
  awards.length > 0 || halls.length > 0 || drafted !== null;

function PlayerView({ data, year }: { data: PlayerPage; year: string | null }) {
  return (
    <>
      <Head data={data} />
      <div className="after-slab">
        <div className="player-years">
          <RatingSteps player={data.player} />
          {hasHonors(data) && (
            <Suspense>
              <Honors data={data} />
            </Suspense>
          )}
          <Career data={data} />
          <RecordsSet records={data.records} />
        </div>
        <GameLogs data={data} year={year ?? String(lastYear(data))} />
        {canEdit(data) && (
          <div className="after">
            <Suspense>
              <EditPlayer page={data} />
            </Suspense>
          </div>
        )}
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
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const year = search.get('year');
  const answer = useQuery('player', { id, year }, { keep: true });
  useTitle(titleOf(answer.data));
  return (
    <Answer answer={answer} head="Player" failed="Failed to load player data">
      {(data) => <PlayerView data={data} year={year} />}
    </Answer>
  );
}
