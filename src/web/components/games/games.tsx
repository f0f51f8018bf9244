import { Link } from 'react-router-dom';
import type { ScheduleGame } from '../../../core/contract/views/index.ts';
import { earlyWord } from '../../../core/present/lines.ts';
import { siteWord } from '../../../core/words/terms.ts';
import { pages } from '../../paths.ts';
import { TeamLink } from '../team-link.tsx';

/** `W: 31-20` in the color of the result, linking to the game. */
export function ResultChip({ game }: { game: Pick<ScheduleGame, 'id' | 'result' | 'score'> }) {
  return (
    <Link className={`chip ${game.result === 'W' ? 'win' : 'loss'}`} to={pages.game(game.id)}>
      {game.result}: {game.score}
    </Link>
  );
}

/** The opponent in a schedule's game, after the site. */
export function Opponent({ game }: { game: Pick<ScheduleGame, 'home' | 'opponent'> }) {
  return (
    <span className="row-line">
      <span className="muted site">{siteWord(game)}</span>
      <TeamLink name={game.opponent.name} rank={game.opponent.ranking} logo={24} strong />
    </span>
  );
}

/** Last week in a table: the result, its score as a link, and the opponent. */
export function LastGame({ game }: { game: ScheduleGame }) {
  return (
    <span className="row-line">
      <span className={game.result === 'W' ? 'won' : 'lost'}>{game.result}</span>
      <Link to={pages.game(game.id)}>{game.score}</Link>
      <span className="muted">{siteWord(game)}</span>
      <TeamLink name={game.opponent.name} rank={game.opponent.ranking} anyRank logo={16} />
    </span>
  );
}

/** The mark after a line made before the week of the game. */
export function EarlyLine({ game }: { game: { early_line?: boolean | undefined } }) {
  const word = earlyWord(game);
  return word === '' ? null : <span className="muted small"> {word}</span>;
}

/** This week in a table: the opponent, and the spread as a link to the preview. */
export function NextGame({ game }: { game: ScheduleGame }) {
  return (
    <span className="row-line">
      <span className="muted">{siteWord(game)}</span>
      <TeamLink name={game.opponent.name} rank={game.opponent.ranking} logo={16} />
      <Link to={pages.game(game.id)} className="small">
        {game.spread}
        <EarlyLine game={game} />
      </Link>
    </span>
  );
}
