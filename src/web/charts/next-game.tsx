import { Link } from 'react-router-dom';
import type { Stakes } from '../../core/contract/views/index.ts';
import { stakesTable } from '../../core/pages/parts/stakes.ts';
import { opponentText } from '../../core/present/games.ts';
import { noStakesText } from '../../core/present/stakes.ts';
import { percent } from '../../core/words/numbers.ts';
import { weekName } from '../../core/words/terms.ts';
import { Section } from '../components/section.tsx';
import { PlainTable, Points } from '../described/plain-table.tsx';
import { pages } from '../paths.ts';

/** The next game of the user's team and its stakes. */
export function NextGame({ stakes }: { stakes: Stakes }) {
  const { game, info, team } = stakes;
  return (
    <Section title={game ? `${weekName(game.weekPlayed, info.playoff.teams)}: ${opponentText(game)}` : team.name}>
      <div className="columns two">
        <PlainTable section={stakesTable(stakes)} />
        <div>
          <Points points={stakes.on_the_line} />
          {game ? (
            <Link className="btn btn-sm btn-quiet" to={pages.game(game.id)}>
              Game Preview, chance to win {percent(game.win_probability)}
            </Link>
          ) : (
            <p className="muted">{noStakesText(stakes)}</p>
          )}
        </div>
      </div>
    </Section>
  );
}
