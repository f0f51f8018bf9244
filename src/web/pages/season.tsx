import type { CSSProperties } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import type { RankedTeam, ScheduleGame, Season, Upset } from '../../core/app/views/index.ts';
import { BEST } from '../../core/present/columns/awards.ts';
import { FINAL_POLL, UPSETS } from '../../core/present/columns/remembered.ts';
import { seasonLine } from '../../core/present/columns/stats.ts';
import { EMPTY } from '../../core/present/empty.ts';
import { labelText } from '../../core/present/games.ts';
import { HEADINGS, REAL_SEASON } from '../../core/present/headings.ts';
import { grouped, winLoss } from '../../core/present/numbers.ts';
import { siteWord } from '../../core/present/words.ts';
import { ResultChip } from '../components/games.tsx';
import { Icon } from '../components/icon.tsx';
import { Logo } from '../components/logo.tsx';
import { YearPicker } from '../components/pickers.tsx';
import { PlayerName } from '../components/player-link.tsx';
import { PageHead, Section } from '../components/section.tsx';
import { Answer } from '../components/states.tsx';
import { TeamLink } from '../components/team-link.tsx';
import { pages } from '../paths.ts';
import { useTeamStyle } from '../state/book.ts';
import { useQuery } from '../state/query.ts';
import { useTitle } from '../state/title.ts';
import type { Column } from '../table/columns.ts';
import { shown } from '../table/columns.ts';
import { DataTable } from '../table/data-table.tsx';
import { BEST_COLUMNS } from './awards/tables.tsx';
import { Brackets } from './playoff/brackets.tsx';

function Champion({ data, champion }: { data: Season; champion: RankedTeam }) {
  const style = useTeamStyle(champion.name);
  const { heisman } = data;
  return (
    <div className="slab champion" style={style as CSSProperties}>
      <Logo name={champion.name} size={96} />
      <div>
        <p className="eyebrow row-line">
          <Icon name="trophy" /> {data.year} National Champion
        </p>
        <h2>
          <Link to={pages.history(champion.name)}>{champion.name}</Link>
        </h2>
        <p className="slab-facts">
          <strong>{winLoss(champion.wins, champion.losses)}</strong>
          <span>{champion.conference}</span>
          {heisman && (
            <span>
              Heisman: <PlayerName player={heisman} />, <TeamLink name={heisman.team} logo={0} /> (
              {grouped(heisman.points)} points)
            </span>
          )}
        </p>
      </div>
    </div>
  );
}

const POLL: Column<RankedTeam>[] = [
  shown(FINAL_POLL.rank, { align: 'left' }),
  shown(FINAL_POLL.team, { cell: (row) => <TeamLink name={row.name} logo={24} strong /> }),
  shown(FINAL_POLL.record, { phone: 'lead' }),
  shown(FINAL_POLL.conference, { phone: 'second' }, 'long'),
];

const UPSET: Column<Upset>[] = [
  shown(UPSETS.week, { align: 'left' }),
  shown(UPSETS.winner, { cell: (row) => <TeamLink name={row.winner} rank={row.winner_ranking} strong /> }),
  shown(UPSETS.score, { phone: 'second', cell: (row) => <Link to={pages.game(row.id)}>{row.score}</Link> }),
  shown(UPSETS.loser, { phone: 'second', cell: (row) => <TeamLink name={row.loser} rank={row.loser_ranking} /> }),
  shown(UPSETS.chance, { phone: 'lead', align: 'right' }),
];

/** Class and finalists are on the awards page. */
const BEST_OF = BEST_COLUMNS.filter(({ id }) => id !== BEST.class.key && id !== BEST.finalists.key);

function MyGames({ games }: { games: readonly ScheduleGame[] }) {
  return (
    <ul className="plain-list season-games">
      {games.map((game) => (
        <li key={game.id} className="row-line wrap">
          <span className="muted small">{siteWord(game)}</span>
          <TeamLink name={game.opponent.name} rank={game.opponent.ranking} />
          <Link to={pages.game(game.id)} aria-label={`Game against ${game.opponent.name}, ${labelText(game.label)}`}>
            {game.result === null ? 'preview' : <ResultChip game={game} />}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Mine({ data }: { data: Season }) {
  const { mine, my_games } = data;
  if (mine === null) return null;
  return (
    <Section title="Your Season">
      <p>
        <TeamLink name={mine.name} strong /> <strong>{winLoss(mine.wins, mine.losses)}</strong>
        {mine.ranking > 0 && <span className="muted"> #{mine.ranking}</span>}
      </p>
      <MyGames games={my_games} />
      {data.played && data.year < data.info.currentYear && (
        <p>
          <Link to={pages.review(data.year)}>The season in review</Link>
        </p>
      )}
    </Section>
  );
}

function Upsets({ data }: { data: Season }) {
  const own = data.info.team.name;
  if (data.upsets.length === 0) return null;
  return (
    <DataTable
      id="upsets"
      title="Upsets"
      caption={`Upsets of ${data.year}`}
      columns={UPSET}
      rows={data.upsets}
      pinned={2}
      rowKey={(row) => row.id}
      rowClass={({ winner, loser }) => (winner === own || loser === own ? 'mine' : undefined)}
    />
  );
}

function BestPlayers({ data }: { data: Season }) {
  if (data.best.length === 0) return null;
  return (
    <DataTable
      id="season-best"
      title={HEADINGS.playersOfTheYear}
      caption={`Players of the year ${data.year}`}
      columns={BEST_OF}
      rows={data.best}
      rowKey={(row) => row.award}
      rowClass={({ winner }) => (winner.team === data.info.team.name ? 'mine' : undefined)}
      tools={<Link to={pages.awards(data.year)}>All awards</Link>}
    />
  );
}

function FinalPoll({ data }: { data: Season }) {
  const decided = data.champion !== null;
  return (
    <DataTable
      id="final-poll"
      title={decided ? HEADINGS.finalTop25 : 'Top 25'}
      caption={`${decided ? HEADINGS.finalPoll : 'Poll'} of ${data.year}`}
      columns={POLL}
      rows={data.final_poll}
      pinned={2}
      rowKey={(row) => row.name}
      rowClass={({ name }) => (name === data.info.team.name ? 'mine' : undefined)}
      empty={EMPTY.finalPoll}
    />
  );
}

function SeasonView({ data }: { data: Season }) {
  const navigate = useNavigate();
  const { champion, bracket, heisman } = data;
  return (
    <>
      <PageHead
        title={HEADINGS.season(data.year)}
        sub={data.played ? undefined : REAL_SEASON}
        tools={
          <YearPicker
            label="Season"
            years={data.years}
            value={String(data.year)}
            onChange={(year) => navigate(pages.season(year))}
          />
        }
      />
      {champion && <Champion data={data} champion={champion} />}
      {!champion && heisman && (
        <p>
          Heisman Trophy: <PlayerName player={heisman} />, <TeamLink name={heisman.team} logo={0} />,{' '}
          {seasonLine(heisman.pos, heisman.stats)}
        </p>
      )}
      {bracket && (
        <div className={champion ? 'after-slab' : undefined}>
          <Brackets data={{ bracket }} />
        </div>
      )}
      <div className={`columns ${data.played ? 'main-side' : 'side-main'} after-slab`}>
        <div>
          <Upsets data={data} />
          <BestPlayers data={data} />
          <Mine data={data} />
        </div>
        <FinalPoll data={data} />
      </div>
    </>
  );
}

export default function SeasonPage() {
  const { year } = useParams();
  const answer = useQuery('season', { year: year ?? null }, { keep: true });
  useTitle(answer.data ? HEADINGS.season(answer.data.year) : 'Season');
  return (
    <Answer answer={answer} head="Season" failed="Failed to load the season">
      {(data) => <SeasonView data={data} />}
    </Answer>
  );
}
