import { Link } from 'react-router-dom';
import type { Arc, Game } from '../../core/app/views/index.ts';
import { underdogText } from '../../core/present/numbers.ts';
import { isUpset, upsetBy } from '../../core/present/week-face.ts';
import { pages } from '../paths.ts';

/** A game's headline, marked where it was an upset. */
export function Story({ game, lead = false }: { game: Game; lead?: boolean }) {
  return (
    <li className={lead ? 'lead-story' : ''}>
      <Link to={pages.game(game.id)}>{game.headline}</Link>
      {isUpset(game) && (
        <span className="chip loss" title={`The winner was ${underdogText(upsetBy(game))}`}>
          Upset
        </span>
      )}
    </li>
  );
}

function arcPage({ player, game, team }: Arc): string {
  if (player !== null) return pages.player(player);
  return game === null ? pages.schedule(team) : pages.game(game);
}

/** What goes on for longer than a week; the own team's stand out. */
export function ArcList({ arcs, own }: { arcs: readonly Arc[]; own: string }) {
  return (
    <ul className="stories">
      {arcs.map((arc) => (
        <li key={arc.text} className={arc.team === own ? 'mine' : undefined}>
          <Link to={arcPage(arc)}>{arc.text}</Link>
        </li>
      ))}
    </ul>
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
