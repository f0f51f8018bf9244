import { Link } from 'react-router-dom';
import { weekInSentence } from '../../../core/words/terms.ts';
import { ArcList, Changes, HeadlineLink, Story } from '../../components/games/stories.tsx';
import { Section } from '../../components/section.tsx';
import { useQuery } from '../../state/query.ts';

/** Stories the dashboard has room for, including the lead. */
const SHOWN = 5;
/** Storylines among those. */
const ARCS = 3;

/** Last week's news: the headline and changes of the user's game, and the biggest stories. */
export default function WeekNews() {
  const news = useQuery('news').data;
  if (!news || news.week === null) return null;
  const { own_game, changes, stories, arcs, info, week } = news;
  return (
    <Section title={`News of ${weekInSentence(week, info.playoff.teams)}`} tools={<Link to="/news">All news</Link>}>
      {own_game && (
        <>
          <p className="own-story">
            <HeadlineLink game={own_game} />
          </p>
          <Changes changes={changes} />
        </>
      )}
      <ul className="stories">
        {stories
          .filter(({ id }) => id !== own_game?.id)
          .slice(0, SHOWN)
          .map((game) => (
            <Story key={game.id} game={game} />
          ))}
      </ul>
      {arcs.length > 0 && <ArcList arcs={arcs.slice(0, ARCS)} own={info.team.name} />}
    </Section>
  );
}
