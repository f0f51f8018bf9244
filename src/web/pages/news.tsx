import { Link, useSearchParams } from 'react-router-dom';
import type { News } from '../../core/app/views/index.ts';
import { EMPTY } from '../../core/present/empty.ts';
import { HEADINGS } from '../../core/present/headings.ts';
import { idleText } from '../../core/present/week-face.ts';
import { weekName } from '../../core/present/words.ts';
import { PageHead, Section } from '../components/section.tsx';
import { Answer } from '../components/states.tsx';
import { ArcList, Changes, HeadlineLink, Story } from '../components/stories.tsx';
import { pages } from '../paths.ts';
import { useQuery } from '../state/query.ts';
import { useTitle } from '../state/title.ts';

function Own({ news }: { news: News }) {
  const { own_game, changes, team } = news;
  return (
    <Section title={team.name}>
      {own_game ? (
        <>
          <p className="own-story">
            <HeadlineLink game={own_game} />
          </p>
          <Changes changes={changes} />
        </>
      ) : (
        <p className="muted">{idleText(team.name, news.week ?? 0)}</p>
      )}
    </Section>
  );
}

/** What goes on for longer than the week. */
function Arcs({ news }: { news: News }) {
  return (
    <Section title="Storylines">
      {news.arcs.length === 0 ? (
        <p className="muted">{EMPTY.storiesThatGoOn}</p>
      ) : (
        <ArcList arcs={news.arcs} own={news.info.team.name} />
      )}
    </Section>
  );
}

/** Links to the news of the week before and after. */
function OtherWeeks({ week, latest }: { week: number; latest: number }) {
  return (
    <>
      {week > 1 && (
        <Link className="btn btn-sm btn-quiet" to={`/news?week=${week - 1}`}>
          Week {week - 1}
        </Link>
      )}
      {week < latest && (
        <Link className="btn btn-sm btn-quiet" to={`/news?week=${week + 1}`}>
          Week {week + 1}
        </Link>
      )}
    </>
  );
}

function NewsView({ news }: { news: News }) {
  const { week, latest, stories, info } = news;
  if (week === null || latest === null) {
    return (
      <>
        <PageHead title="News" />
        <p className="muted">{EMPTY.news}</p>
      </>
    );
  }
  return (
    <>
      <PageHead
        title="News"
        sub={`${weekName(week, info.playoff.teams)}, ${info.currentYear}`}
        tools={<OtherWeeks week={week} latest={latest} />}
      />
      <div className="columns main-side">
        <Section title={HEADINGS.aroundTheNation} tools={<Link to={pages.week(week)}>All scores</Link>}>
          <ul className="stories">
            {stories.map((game, i) => (
              <Story key={game.id} game={game} lead={i === 0} teams />
            ))}
          </ul>
        </Section>
        <div>
          <Own news={news} />
          <Arcs news={news} />
        </div>
      </div>
    </>
  );
}

/** The news of a week: what the player's game changed, the lead story and ten more. */
export default function NewsPage() {
  useTitle('News');
  const [search] = useSearchParams();
  const answer = useQuery('news', { week: search.get('week') });
  return (
    <Answer answer={answer} head="News" failed="Failed to load the news">
      {(news) => <NewsView news={news} />}
    </Answer>
  );
}
