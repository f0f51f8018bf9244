import { Link } from 'react-router-dom';
import type { Playoff } from '../../core/contract/views/index.ts';
import { byesOf } from '../../core/model/playoff.ts';
import { HEADINGS } from '../../core/present/headings.ts';
import { NEWS_OF_VOTE, nextPlayoffText } from '../../core/present/rounds.ts';
import { playoffTitle } from '../../core/words/terms.ts';
import { stageSaid } from '../answer.ts';
import { Deferred } from '../components/deferred.tsx';
import { PageHead } from '../components/section.tsx';
import { Answer } from '../components/states.tsx';
import { hrefOf } from '../described/address.ts';
import { useQuery } from '../state/query.ts';
import { useTitle } from '../state/title.ts';
import { Brackets } from './playoff/brackets.tsx';
import { Bubble, Champions, Field } from './playoff/lists.tsx';

const MOST_NEXT_BEST = 5;
const MOST_CHAMPIONS = 6;
/** Approximate height of the lists below the bracket, in pixels. */
const LISTS_HEIGHT = 500;

function Lists({ data, teams }: { data: Playoff; teams: number }) {
  const field = data.playoff_teams.slice(0, teams);
  const champion = data.bracket.championship.winner;
  if (teams === 2) {
    return (
      <div className="columns three even after-slab">
        <Field title="Championship Teams" teams={field} highlight={2} champion={champion} />
        <Bubble title={HEADINGS.nextBestTeams} teams={data.bubble_teams.slice(0, MOST_NEXT_BEST)} />
        <Champions teams={data.conference_champions.slice(0, MOST_CHAMPIONS)} />
      </div>
    );
  }
  return (
    <div className="columns three even after-slab">
      <Field title={HEADINGS.playoffTeams} teams={field} highlight={byesOf(teams)} champion={champion} />
      <Bubble title={HEADINGS.bubbleTeams} teams={data.bubble_teams} />
      <Champions teams={data.conference_champions} />
    </div>
  );
}

/** Whether the field is still a projection. */
export function isProjection(stage: string, data: Pick<Playoff, 'bracket'>): boolean {
  return stage !== 'playoff' && data.bracket.championship?.is_projection !== false;
}

function titleOf(data: Playoff): string {
  return playoffTitle(data.info.playoff.teams, isProjection(stageSaid(data.info), data));
}

/** A playoff of another size that has been announced, and the news of it. */
function NextPlayoff({ text, week }: { text: string; week: number | null }) {
  return (
    <>
      {text} {week !== null && <Link to={hrefOf({ name: 'news', week })}>{NEWS_OF_VOTE}</Link>}
    </>
  );
}

function PlayoffView({ data }: { data: Playoff }) {
  const { teams } = data.info.playoff;
  const title = titleOf(data);
  const next = nextPlayoffText(data);
  const week = data.next_playoff?.news_week ?? null;
  return (
    <>
      <PageHead title={title} sub={next !== null && <NextPlayoff text={next} week={week} />} />
      <Brackets data={data} />
      <Deferred height={LISTS_HEIGHT}>
        <Lists data={data} teams={teams} />
      </Deferred>
    </>
  );
}

export default function PlayoffPage() {
  const answer = useQuery('playoff');
  useTitle(answer.data?.bracket ? titleOf(answer.data) : 'Playoff');
  return (
    <Answer answer={answer} head="Playoff" failed="Failed to load playoff data" isEmpty={(data) => !data.bracket}>
      {(data) => <PlayoffView data={data} />}
    </Answer>
  );
}
