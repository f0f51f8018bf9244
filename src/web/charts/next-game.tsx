import { Link } from 'react-router-dom';
import type { Stakes } from '../../core/contract/views/index.ts';
import { opponentText } from '../../core/present/games.ts';
import { noStakesText } from '../../core/present/stakes.ts';
import { percent } from '../../core/words/numbers.ts';
import { weekName } from '../../core/words/terms.ts';
import { OnTheLine, StakesTable } from '../components/games/stakes-table.tsx';
import { Section } from '../components/section.tsx';
import { pages } from '../paths.ts';

/** The next game of the player's team and what it would change. */
export function NextGame({ stakes }: { stakes: Stakes }) {
  const { game, info, team } = stakes;
  return (
    <Section title={game ? `${weekName(game.weekPlayed, info.playoff.teams)}: ${opponentText(game)}` : team.name}>
      <div className="columns two">
        <StakesTable stakes={stakes} />
        <div>
          <OnTheLine stakes={stakes} />
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
