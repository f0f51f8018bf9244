import { Link } from 'react-router-dom';
import type { Game } from '../../core/app/views/index.ts';
import { isUpset, upsetBy } from '../../core/present/week-face.ts';
import { pages } from '../paths.ts';

/** A game's headline, marked where it was an upset. */
export function Story({ game, lead = false }: { game: Game; lead?: boolean }) {
  return (
    <li className={lead ? 'lead-story' : ''}>
      <Link to={pages.game(game.id)}>{game.headline}</Link>
      {isUpset(game) && (
        <span className="chip loss" title={`The winner was a ${upsetBy(game)}-point underdog`}>
          Upset
        </span>
      )}
    </li>
  );
}

/** What the player's game of a week changed. */
export function Changes({ changes }: { changes: readonly string[] }) {
  if (changes.length === 0) return null;
  return (
    <ul className="on-the-line">
      {changes.map((change) => (
        <li key={change}>{change}</li>
      ))}
    </ul>
  );
}
