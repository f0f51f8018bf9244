import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { ScheduleGame } from '../../../core/contract/views/index.ts';
import { earlyText } from '../../../core/present/lines.ts';
import { isRanked } from '../../../core/words/numbers.ts';
import { siteWord } from '../../../core/words/terms.ts';
import { Logo } from '../../components/logo.tsx';
import { pages } from '../../paths.ts';
import { useQuery } from '../../state/query.ts';

function describe(game: ScheduleGame): string {
  const rank = isRanked(game.opponent.ranking) ? `#${game.opponent.ranking} ` : '';
  const outcome = game.result ? `${game.result} ${game.score}` : `${game.spread}${earlyText(game)}`;
  return `Week ${game.weekPlayed}: ${siteWord(game)} ${rank}${game.opponent.name}, ${outcome}`;
}

/** The whole season in one line, one cell per week. */
export function SeasonStrip({ team, week }: { team: string; week: number }) {
  const games = useQuery('teamSchedule', { team }).data?.games ?? [];
  const strip = useRef<HTMLOListElement>(null);
  const loaded = games.length > 0;
  useEffect(() => {
    // If the strip scrolls, it starts with the week before the current one.
    const now = loaded ? strip.current?.children[Math.max(0, week - 2)] : null;
    if (now instanceof HTMLElement && strip.current)
      strip.current.scrollLeft = now.offsetLeft - strip.current.offsetLeft;
  }, [loaded, week]);
  const last = Math.max(14, ...games.map((game) => game.weekPlayed));
  return (
    <ol ref={strip} className="season-strip" aria-label="Season at a glance">
      {Array.from({ length: last }, (_, index) => {
        const number = index + 1;
        const game = games.find((each) => each.weekPlayed === number);
        const now = number === week ? ' now' : '';
        if (!game) {
          return (
            <li key={number} className={`open${now}`}>
              <span className="strip-week">{number}</span>
            </li>
          );
        }
        const tone = game.result === 'W' ? 'won' : game.result === 'L' ? 'lost' : 'ahead';
        return (
          <li key={number} className={`${tone}${now}`}>
            <Link to={pages.game(game.id)} title={describe(game)} aria-label={describe(game)}>
              <span className="strip-week">{number}</span>
              <Logo name={game.opponent.name} size={22} />
              <span className="strip-result">{game.result ?? (game.home === false ? '@' : '')}</span>
            </Link>
          </li>
        );
      })}
    </ol>
  );
}
