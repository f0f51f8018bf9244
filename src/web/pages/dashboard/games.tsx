import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import type { Dashboard, ScheduleGame } from '../../../core/contract/views/index.ts';
import { linkOf } from '../../../core/pages/parts/page.ts';
import { labelText, opponentRecord } from '../../../core/present/games.ts';
import { HEADINGS } from '../../../core/present/headings.ts';
import { noGameText } from '../../../core/present/rounds.ts';
import { EMPTY } from '../../../core/words/empty.ts';
import { percent } from '../../../core/words/numbers.ts';
import { siteWord } from '../../../core/words/terms.ts';
import { EarlyLine } from '../../components/games/games.tsx';
import { Logo } from '../../components/logo.tsx';
import { Section } from '../../components/section.tsx';
import { TeamLink } from '../../components/team-link.tsx';
import { hrefOf } from '../../described/address.ts';
import { pages } from '../../paths.ts';
import { usePreference } from '../../state/preferences.ts';
import { useQuery } from '../../state/query.ts';
import { useRemembered } from '../../table/memory.ts';
import { sideVars } from '../game/sides.ts';

/** The last game before its score is revealed. */
function Covered({ game, onOpen }: { game: ScheduleGame; onOpen: () => void }) {
  return (
    <article className="game-card" aria-label="Previous game">
      <p className="eyebrow">
        Week {game.weekPlayed} · {labelText(game.label)}
      </p>
      <div className="game-card-line">
        <button type="button" className="btn btn-sm btn-primary" onClick={onOpen}>
          Show the score
        </button>
        <span className="row-line">
          <span className="muted">{siteWord(game)}</span>
          <TeamLink name={game.opponent.name} rank={game.opponent.ranking} anyRank logo={28} strong />
        </span>
      </div>
    </article>
  );
}

function Previous({ game }: { game: ScheduleGame }) {
  const covered = usePreference('score') === 'covered';
  const [opened, setOpened] = useRemembered<number | null>('score-opened', null);
  if (covered && opened !== game.id) return <Covered game={game} onOpen={() => setOpened(game.id)} />;
  return <Played game={game} />;
}

function Played({ game }: { game: ScheduleGame }) {
  const won = game.result === 'W';
  return (
    <article className={`game-card ${won ? 'win' : 'loss'}`} aria-label="Previous game">
      <p className="eyebrow">
        Week {game.weekPlayed} · {labelText(game.label)}
      </p>
      <div className="game-card-line">
        <span className="result-chip display">{won ? 'W' : 'L'}</span>
        <span className="card-score display">{game.score}</span>
        <span className="row-line">
          <span className="muted">{siteWord(game)}</span>
          <TeamLink name={game.opponent.name} rank={game.opponent.ranking} anyRank logo={28} strong />
        </span>
      </div>
      <Link className="btn btn-sm btn-quiet" to={pages.game(game.id)}>
        {HEADINGS.gameSummary}
      </Link>
    </article>
  );
}

/** The opponent's last five results, newest last. */
function Form({ opponent, week }: { opponent: string; week: number }) {
  const games = useQuery('teamSchedule', { team: opponent }).data?.games ?? [];
  const played = games.filter((game) => game.result !== null && game.weekPlayed < week).slice(-5);
  if (played.length === 0) return <span className="muted">No games yet</span>;
  return (
    <span className="form-strip">
      {played.map((game) => (
        <Link
          key={game.id}
          to={pages.game(game.id)}
          className={game.result === 'W' ? 'won' : 'lost'}
          title={`${game.result} ${game.score} ${siteWord(game)} ${game.opponent.name}`}
          aria-label={`${game.result} ${game.score} ${siteWord(game)} ${game.opponent.name}`}
        >
          {game.result}
        </Link>
      ))}
    </span>
  );
}

/** The win probability, as a bar between the two teams' colors. */
function Chance({ game, team }: { game: ScheduleGame; team: string }) {
  const preview = useQuery('game', { id: game.id }).data?.game;
  const isA = preview?.teamA.name === team;
  const chance = preview ? (isA ? preview.winProbA : preview.winProbB) : null;
  return (
    <div className="chance">
      <div className="chance-words">
        <span>
          Win probability <strong>{chance === null ? '–' : percent(chance)}</strong>
        </span>
      </div>
      <div
        className={`chance-bar ${isA ? 'own-a' : 'own-b'}`}
        style={(preview ? sideVars(preview, isA ? 'A' : 'B') : {}) as CSSProperties}
        aria-hidden="true"
      >
        <span style={{ width: `${(chance ?? 0.5) * 100}%` }} />
      </div>
    </div>
  );
}

interface CurrentProps {
  game: ScheduleGame;
  team: string;
  /** Whether it is played this week, so that it can be coached. */
  now: boolean;
}

function Current({ game, team, now }: CurrentProps) {
  return (
    <article className="game-card next" aria-label="Current game">
      <p className="eyebrow">
        Week {game.weekPlayed} · {labelText(game.label)}
      </p>
      <div className="game-card-line">
        <Logo name={game.opponent.name} size={48} />
        <div>
          <span className="row-line">
            <span className="muted">{siteWord(game)}</span>
            <span className="display card-opponent">
              <TeamLink name={game.opponent.name} rank={game.opponent.ranking} anyRank logo={0} />
            </span>
          </span>
          <span className="muted small">{opponentRecord(game.opponent)}</span>
        </div>
      </div>
      <dl className="card-facts">
        <div>
          <dt>Spread</dt>
          <dd>
            {game.spread}
            <EarlyLine game={game} />
          </dd>
        </div>
        <div>
          <dt>Moneyline</dt>
          <dd>{game.moneyline}</dd>
        </div>
        <div>
          <dt>Their last five</dt>
          <dd>
            <Form opponent={game.opponent.name} week={game.weekPlayed} />
          </dd>
        </div>
      </dl>
      <Chance game={game} team={team} />
      <div className="row-line">
        <Link className="btn btn-sm btn-primary" to={pages.game(game.id)}>
          {HEADINGS.gamePreview}
        </Link>
        {now && (
          <Link className="btn btn-sm btn-quiet" to={hrefOf(linkOf('sideline', { id: game.id }))}>
            {HEADINGS.coachGame}
          </Link>
        )}
      </div>
    </article>
  );
}

/** Explains why there is no next game. */
function Waiting({ dashboard: { info, team } }: { dashboard: Dashboard }) {
  const playoff = useQuery('playoff').data;
  const text = playoff && noGameText(info, playoff, team.name);
  return text ? (
    <p className="open-note">
      <Link to="/playoff">{text}</Link>.
    </p>
  ) : null;
}

/** The last game, and the next. */
export function Games({ dashboard }: { dashboard: Dashboard }) {
  const { latest_game, upcoming_game, prev_game, curr_game, team, info } = dashboard;
  return (
    <Section title="Games">
      {!prev_game && !curr_game && <p className="muted">{EMPTY.games}</p>}
      {latest_game && <Previous game={latest_game} />}
      {upcoming_game && !curr_game && <p className="open-note muted">Week {info.currentWeek} is an open week.</p>}
      {upcoming_game && <Current game={upcoming_game} team={team.name} now={curr_game !== null} />}
      {latest_game && !upcoming_game && <Waiting dashboard={dashboard} />}
    </Section>
  );
}
