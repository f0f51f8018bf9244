import { Link } from 'react-router-dom';
import type { Arc, Game } from '../../../core/contract/views/index.ts';
import { arcLink } from '../../../core/pages/parts/stories.ts';
import { underdogText } from '../../../core/words/numbers.ts';
import { isUpset, upsetBy } from '../../../core/words/week-news.ts';
import { hrefOf } from '../../described/address.ts';
import { pages } from '../../paths.ts';
import { Headline } from './headline.tsx';

/** A game's headline, linked to its page. */
export function HeadlineLink({ game: { id, headline } }: { game: Pick<Game, 'id' | 'headline'> }) {
  return (
    <Link to={pages.game(id)}>
      <Headline text={headline ?? ''} />
    </Link>
  );
}

/** A game's headline, marked if it was an upset. */
export function Story({ game }: { game: Game }) {
  return (
    <li>
      <HeadlineLink game={game} />{' '}
      {isUpset(game) && (
        <span className="chip loss" title={`The winner was ${underdogText(upsetBy(game))}`}>
          Upset
        </span>
      )}
    </li>
  );
}

/** Storylines that run longer than a week; those of the user's team stand out. */
export function ArcList({ arcs, own }: { arcs: readonly Arc[]; own: string }) {
  return (
    <ul className="stories">
      {arcs.map((arc) => (
        <li key={arc.text} className={arc.team === own ? 'mine' : undefined}>
          <Link to={hrefOf(arcLink(arc))}>
            <Headline text={arc.text} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** What the user's game of a week changed. */
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
