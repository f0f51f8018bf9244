import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Noncon } from '../../core/contract/views/index.ts';
import { keptDatesLines } from '../../core/present/decisions/noncon.ts';
import { labelText } from '../../core/present/games.ts';
import { HEADINGS } from '../../core/present/headings.ts';
import { COMMON } from '../../core/words/columns/common.ts';
import { FirstSteps } from '../components/first-steps.tsx';
import { Logo } from '../components/logo.tsx';
import { PageHead, Section } from '../components/section.tsx';
import { Loading } from '../components/states.tsx';
import { TeamLink } from '../components/team-link.tsx';
import { ToDecide } from '../components/to-decide.tsx';
import { refreshPages, useQuery } from '../state/query.ts';
import { useTitle } from '../state/title.ts';
import type { Column } from '../table/columns.ts';
import { DataTable } from '../table/data-table.tsx';
import { ScheduleDialog } from './noncon/schedule-dialog.tsx';
import '../components/cards/cards.css';

/** Delay of the forced refresh when the page is not entered from home, in milliseconds. */
const REFRESH_DELAY = 500;

type Week = Noncon['schedule'][number];

/**
 * Handles the ways this page is entered. A new game's page finds its data in the cache; the history entry is then
 * replaced, so that a reload shows the game instead of starting another. Entered any other way, the page reloads after
 * a moment.
 */
function useEntrance(): void {
  const { state } = useLocation();
  const navigate = useNavigate();
  const [fromHome] = useState(() => Boolean(state?.fromHome));
  useEffect(() => {
    if (fromHome) {
      navigate('/noncon', { replace: true, state: null });
      return;
    }
    const timer = window.setTimeout(refreshPages, REFRESH_DELAY);
    return () => window.clearTimeout(timer);
  }, [fromHome, navigate]);
}

/** The button to schedule a game in an empty week while possible, dimmed in weeks usually left to conference games. */
function EmptyWeek({ week, of, onPick }: { week: number; of: Noncon; onPick: (week: number) => void }) {
  const { team, weeks_to_schedule: free, conference_play_from: from } = of;
  if (team.nonConfGames >= team.nonConfLimit) return '';
  if (!free.includes(week)) return <span className="muted">Reserved for conference play</span>;
  return (
    <span className="row-line">
      <button
        type="button"
        className={week < from ? 'btn btn-sm btn-quiet' : 'link-button quiet-link'}
        onClick={() => onPick(week)}
      >
        Schedule Game
      </button>
      {week >= from && <span className="muted small wide-only">Usually a conference week</span>}
    </span>
  );
}

function columnsFor(noncon: Noncon, onPick: (week: number) => void): Column<Week>[] {
  return [
    { id: 'week', header: COMMON.week.short, value: (week) => week.weekPlayed },
    {
      id: 'opponent',
      header: COMMON.opponent.short,
      value: (week) => week.opponent?.name ?? null,
      cell: (week) =>
        week.opponent ? (
          <TeamLink name={week.opponent.name} rank={week.opponent.ranking} anyRank logo={24} strong />
        ) : (
          <span className="muted">Open</span>
        ),
    },
    {
      id: 'label',
      header: COMMON.label.short,
      value: (week) => (week.opponent ? week.label : ''),
      cell: (week) =>
        week.opponent ? (
          <span className="chip">{labelText(week.label)}</span>
        ) : (
          <EmptyWeek week={week.weekPlayed} of={noncon} onPick={onPick} />
        ),
    },
  ];
}

function NonconView({ noncon }: { noncon: Noncon }) {
  const [picking, setPicking] = useState<number | null>(null);
  const { team, schedule } = noncon;
  return (
    <>
      <PageHead
        logo={<Logo name={team.name} size={64} />}
        title={<TeamLink name={team.name} logo={0} />}
        sub={HEADINGS.nonConferenceGames(team.nonConfGames, team.nonConfLimit)}
      />
      <div className="columns main-side">
        <DataTable
          id="noncon"
          title="Schedule"
          caption="Non-conference schedule"
          columns={columnsFor(noncon, setPicking)}
          rows={schedule}
          rowKey={(week) => week.weekPlayed}
          rowClass={(week) => (week.opponent ? undefined : 'open-week')}
        />
        <div>
          <FirstSteps at="top" />
          <Section title="Before kickoff" className="lead-note">
            <p>
              Remaining games are auto-scheduled when the season starts. Rivalry games are fixed and happen every year.
            </p>
            {keptDatesLines(noncon).map((line) => (
              <p key={line}>{line}</p>
            ))}
            <p>Most conference games are played from week {noncon.conference_play_from} on.</p>
          </Section>
          <ToDecide />
          <FirstSteps at="end" />
        </div>
      </div>
      {picking !== null && <ScheduleDialog week={picking} onClose={() => setPicking(null)} />}
    </>
  );
}

export default function NonconPage() {
  useEntrance();
  const answer = useQuery('noncon');
  useTitle(answer.data ? `${answer.data.team.name} Non-Conference Schedule` : 'Non-Conference Schedule');
  if (answer.data) return <NonconView noncon={answer.data} />;
  if (answer.isPending) return <Loading />;
  // A failure here is only logged.
  return (
    <button type="button" className="btn btn-quiet" onClick={() => void answer.refetch()}>
      Try again
    </button>
  );
}
