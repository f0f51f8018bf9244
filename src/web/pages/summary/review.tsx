import { lazy, Suspense, useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { LeavingPlayer, Review, ScheduleGame } from '../../../core/contract/views/index.ts';
import { SCHEDULE } from '../../../core/present/columns/pages.ts';
import { LEAVING } from '../../../core/present/columns/people.ts';
import { HEADINGS } from '../../../core/present/headings.ts';
import {
  coachLines,
  decidingGames,
  decidingText,
  honorText,
  leaderValue,
  leaderWord,
  leavingText,
  redshirtText,
  reviewTitle,
  titleLines,
} from '../../../core/present/review/review.ts';
import { EMPTY } from '../../../core/words/empty.ts';
import { Boundary } from '../../components/boundary.tsx';
import { Opponent, ResultChip } from '../../components/games/games.tsx';
import { PlayerName } from '../../components/player-link.tsx';
import { Section } from '../../components/section.tsx';
import { Parts } from '../../components/why.tsx';
import { pages } from '../../paths.ts';
import { useQuery } from '../../state/query.ts';
import { type Column, shown } from '../../table/columns.ts';
import { DataTable } from '../../table/data-table.tsx';

const RankTrail = lazy(() => import('../schedule/rank-trail.tsx'));

const roadFor = (playoffTeams: number): Column<ScheduleGame>[] => [
  shown(SCHEDULE.week(playoffTeams), { align: 'left' }),
  shown(SCHEDULE.opponent, { cell: (game) => <Opponent game={game} /> }),
  shown(SCHEDULE.result, { phone: 'lead', cell: (game) => <ResultChip game={game} /> }),
];

const GONE: Column<LeavingPlayer>[] = [
  shown(LEAVING.name, {
    cell: (row) => <PlayerName player={row} />,
  }),
  shown(LEAVING.position, { phone: 'second' }),
  shown(LEAVING.rating, { phone: 'lead' }),
  shown(LEAVING.reason, { phone: 'second' }),
];

function Told({ review }: { review: Review }) {
  return (
    <Section title={reviewTitle(review)}>
      {titleLines(review).map((line) => (
        <p key={line}>
          <strong>{line}</strong>
        </p>
      ))}
      {decidingGames(review).map(({ label, game }) => (
        <p key={label}>
          {label}: <Link to={pages.game(game.id)}>{decidingText(game)}</Link>
        </p>
      ))}
      {coachLines(review).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Section>
  );
}

function People({ review }: { review: Review }) {
  return (
    <>
      <Section title="Leaders">
        <dl className="card-facts">
          {review.leaders.map((leader) => (
            <div key={leader.stat}>
              <dt>{leaderWord(leader)}</dt>
              <dd>
                {leaderValue(leader)}{' '}
                <small>
                  <PlayerName player={leader} />
                </small>
              </dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title="Awards">
        {review.honors.length === 0 && <p className="muted">{EMPTY.honors}</p>}
        <ul className="plain-list">
          {review.honors.map((player) => (
            <li key={player.id}>
              <PlayerName player={player} />: {honorText(player)}
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

export function ReviewView({ review }: { review: Review }) {
  const road = useMemo(() => roadFor(review.info.playoff.teams), [review.info.playoff.teams]);
  return (
    <div className="after-slab">
      <Told review={review} />
      <div className="columns main-side">
        <div>
          <DataTable
            id="road"
            title={HEADINGS.roadTaken}
            caption="Games of the season"
            columns={road}
            rows={review.games}
            rowKey={(game) => game.id}
            rowClass={({ result }) => (result === 'W' ? 'win' : 'loss')}
            pinned={2}
          />
          <DataTable
            id="gone"
            title={HEADINGS.whoLeaves}
            caption="Players who leave"
            columns={GONE}
            rows={review.leaving}
            rowKey={(row) => row.id}
            pinned={1}
          />
          <p className="muted">{leavingText(review)}</p>
          <p className="muted">{redshirtText(review)}</p>
        </div>
        <div>
          <People review={review} />
          <Section title="Prestige">
            <Parts why={review.prestige} />
          </Section>
        </div>
      </div>
      <Boundary on="review poll" quiet>
        <Suspense fallback={null}>
          {review.poll.length > 1 && <RankTrail poll={review.poll} team={review.team} over />}
        </Suspense>
      </Boundary>
    </div>
  );
}

/** The last season of the player's team; nothing until it is there. */
export function SeasonReview() {
  const { data } = useQuery('review', { year: null });
  return data ? <ReviewView review={data} /> : null;
}
