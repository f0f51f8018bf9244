import { Link } from 'react-router-dom';
import type { Arc, Game } from '../../core/app/views/index.ts';
import { underdogText } from '../../core/present/numbers.ts';
import { isUpset, upsetBy } from '../../core/present/week-face.ts';
import { pages } from '../paths.ts';
import { TeamLink } from './team-link.tsx';

/** A score of a headline, or a record in it. */
const SCORE = /(\d+-\d+)/;

/** A sentence in which scores stay on one line. */
function Sentence({ text }: { text: string }) {
  return text.split(SCORE).map((part) =>
    SCORE.test(part) ? (
      <span key={part} className="text-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/** A game's headline as the way to its page. */
export function HeadlineLink({ game: { id, headline } }: { game: Pick<Game, 'id' | 'headline'> }) {
  return (
    <Link to={pages.game(id)}>
      <Sentence text={headline ?? ''} />
    </Link>
  );
}

interface StoryProps {
  game: Game;
  lead?: boolean;
  /** Whether the two teams stand under the headline. */
  teams?: boolean;
}

/** A game's headline, marked where it was an upset. */
export function Story({ game, lead = false, teams = false }: StoryProps) {
  return (
    <li className={lead ? 'lead-story' : ''}>
      <HeadlineLink game={game} />{' '}
      {isUpset(game) && (
        <span className="chip loss" title={`The winner was ${underdogText(upsetBy(game))}`}>
          Upset
        </span>
      )}
      {teams && (
        <span className="story-teams">
          <TeamLink name={game.teamA.name} rank={game.rankATOG} logo={16} />
          <TeamLink name={game.teamB.name} rank={game.rankBTOG} logo={16} />
        </span>
      )}
    </li>
  );
}

function arcPage({ player, game, team }: Arc): string {
  if (player !== null) return pages.player(player);
  return game === null ? pages.schedule(team) : pages.game(game);
}

/** What goes on for longer than a week; those of the player's team stand out. */
export function ArcList({ arcs, own }: { arcs: readonly Arc[]; own: string }) {
  return (
    <ul className="stories">
      {arcs.map((arc) => (
        <li key={arc.text} className={arc.team === own ? 'mine' : undefined}>
          <Link to={arcPage(arc)}>
            <Sentence text={arc.text} />
          </Link>
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
