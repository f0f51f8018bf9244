import { Link } from 'react-router-dom';
import type { ScoreLine } from '../../../core/contract/views/index.ts';
import { linkOf } from '../../../core/pages/parts/page.ts';
import { HEADINGS } from '../../../core/present/headings.ts';
import { rootingText, standingText, tickerSides } from '../../../core/present/sideline/nation.ts';
import { hrefOf } from '../../described/address.ts';
import { useQuery } from '../../state/query.ts';

/** One game: both teams' points, its status, and whom to root for. */
function Score({ line, own }: { line: ScoreLine; own: number }) {
  const rooting = rootingText(line);
  return (
    <li className={`ticker-game ${line.state}${line.close ? ' close' : ''}`}>
      <span className="ticker-when">{standingText(line)}</span>
      {tickerSides(line).map(({ name, abbreviation, points }) => (
        <span key={name} className="ticker-side">
          <abbr title={name}>{abbreviation}</abbr>
          <span className="display">{points}</span>
        </span>
      ))}
      {rooting !== '' && <span className="ticker-why">{rooting}</span>}
      {line.watchable && line.state !== 'final' && (
        <Link className="ticker-why" to={hrefOf(linkOf('watch', { id: line.id, from: line.from, during: own }))}>
          {HEADINGS.watchEnd}
        </Link>
      )}
    </li>
  );
}

/** Scores around the nation during the user's own game, those that matter to his team first. */
export function Ticker({ id }: { id: number }) {
  const { data } = useQuery('nation', { id: String(id) }, { keep: true, stay: true });
  if (data === undefined || data.games.length === 0) return null;
  return (
    <section className="ticker" aria-label={HEADINGS.aroundNation}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls is reached by key */}
      <ol tabIndex={0}>
        {data.games.map((line) => (
          <Score key={line.id} line={line} own={id} />
        ))}
      </ol>
    </section>
  );
}
