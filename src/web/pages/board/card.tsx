import type { CSSProperties } from 'react';
import type { BoardPage, BoardRecruit, RecruitDetail } from '../../../core/contract/views/index.ts';
import {
  actionEffect,
  gapText,
  hometownText,
  lastWeekText,
  schoolsText,
  spotsLeft,
} from '../../../core/present/board/interest.ts';
import { pitchText } from '../../../core/present/board/recruit-lines.ts';
import { BOARD } from '../../../core/present/columns/recruiting.ts';
import { finalistLines } from '../../../core/present/finalists.ts';
import { estimateText, visitText, watchHours } from '../../../core/present/recruiting.ts';
import { plural } from '../../../core/words/numbers.ts';
import { CARE_WORDS } from '../../../core/words/recruiting.ts';
import { fullName } from '../../../core/words/terms.ts';
import { teamVars } from '../../color.ts';
import { ActionButton } from '../../components/cards/action-button.tsx';
import { Stars } from '../../components/marks.tsx';
import { TopFive } from './bars.tsx';
import type { Change, Decide } from './decide.ts';
import { Stepper } from './stepper.tsx';

interface Props {
  detail: RecruitDetail;
  data: BoardPage;
  decide: Decide;
}

const initials = ({ first, last }: BoardRecruit): string => `${first.charAt(0)}${last.charAt(0)}`;

function Who({ recruit, data }: { recruit: BoardRecruit; data: BoardPage }) {
  const { pos, stars, number, miles } = recruit;
  return (
    <header className="recruit-who">
      <span className="initials display" aria-hidden="true">
        {initials(recruit)}
      </span>
      <div>
        <h2>{fullName(recruit)}</h2>
        <p>
          <Stars value={stars} most={5} label="Stars" /> {pos.toUpperCase()}, No. {number} in the nation
        </p>
        <p className="muted">
          {hometownText(recruit)}, {plural(miles, 'mile')} away
        </p>
        <p className="muted">
          Projected <strong>{estimateText(recruit)}</strong> as a senior. {pos.toUpperCase()} spots left:{' '}
          {spotsLeft(data, pos)}
        </p>
      </div>
    </header>
  );
}

/** His priorities, strongest first; a question mark for those he has not revealed. */
function Cares({ cares, told_all, decides, status }: BoardRecruit) {
  return (
    <ul className="cares" aria-label="What he cares about">
      {cares.map((care) => (
        <li key={care} className="chip team">
          {CARE_WORDS[care]}
        </li>
      ))}
      {!told_all && (
        <li className="chip" title="Spend hours on him to find out more.">
          ?
        </li>
      )}
      {status === 'open' && <li className="chip gold">Decides: {decides ?? '?'}</li>}
    </ul>
  );
}

function Standing({ detail }: { detail: RecruitDetail }) {
  const { recruit, list, trend } = detail;
  const { place, suitors, lead, unsure, status, team } = recruit;
  if (status === 'ours' || status === 'elsewhere') return <p className="standing">Committed to {team}</p>;
  if (place === null) {
    return (
      <p className="standing">{recruit.offered ? 'No spot left for him' : `${plural(suitors, 'school')} on him`}</p>
    );
  }
  const points = [...trend.map(({ interest }) => interest), recruit.interest ?? 0];
  return (
    <>
      <p className="standing">
        <strong>{schoolsText(place, suitors)}</strong>
        {lead !== null && `, ${gapText(recruit)} (give or take ${unsure})`}
        {trend.length > 0 && (
          <>
            <Sparkline points={points} />
            <span className="muted">{lastWeekText(recruit)}</span>
          </>
        )}
      </p>
      <TopFive key={recruit.number} list={list} place={place} />
    </>
  );
}

/** Minimum height of a sparkline in points, so that a single point is no cliff. */
const LEAST_SPAN = 20;

/** His interest in us week by week. */
function Sparkline({ points }: { points: readonly number[] }) {
  const [width, height] = [72, 20];
  const least = Math.min(...points, Math.max(...points) - LEAST_SPAN);
  const span = Math.max(LEAST_SPAN, Math.max(...points) - least);
  const y = (value: number) => height - 2 - ((value - least) / span) * (height - 4);
  const x = (at: number) => (points.length === 1 ? width : (at / (points.length - 1)) * width);
  const path = points.map((value, index) => `${x(index).toFixed(1)},${y(value).toFixed(1)}`).join(' ');
  return (
    <svg
      className="spark"
      width={width}
      height={height}
      role="img"
      aria-label={`Interest by week: ${points.join(', ')}`}
    >
      <polyline points={path} fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}

function Actions({ detail: { recruit, actions }, data, decide }: Props) {
  const { number, offered, hours, scouting, visit } = recruit;
  const ask = (change: Change) => () => decide({ recruits: [number], ...change });
  const planned = visit !== null && visit > 0;
  return (
    <div className="actions">
      <div className="hours-line">
        <Stepper
          label={`${BOARD.hours.long} for ${fullName(recruit)}`}
          value={hours}
          most={data.hours.most}
          onChange={(value) => ask({ hours: value })()}
        />
        <span>
          hours a week <span className="muted">({recruit.spent.toFixed(0)} spent)</span>
        </span>
      </div>
      <p className="muted">{pitchText(recruit)}</p>
      {actions.map((action) => (
        <ActionButton
          key={action.action}
          words={action.action}
          effect={actionEffect(action)}
          onClick={ask(action.change)}
        />
      ))}
      {hours > 0 && (
        <ActionButton
          words={scouting > 0 ? 'Recruit, not scout' : 'Scout'}
          effect={
            scouting > 0 ? 'his hours go back to recruiting' : 'hours sharpen his projection but win no points with him'
          }
          onClick={ask({ scout: watchHours(recruit) })}
        />
      )}
      <div className="row-line wrap">
        {planned && (
          <button type="button" className="btn btn-quiet" onClick={ask({ visit: 0 })}>
            Cancel visit ({visitText(recruit)})
          </button>
        )}
        {offered && (
          <button type="button" className="btn btn-quiet" onClick={ask({ offer: false })}>
            Pull the offer
          </button>
        )}
        {(offered || hours > 0) && (
          <button type="button" className="btn btn-quiet" onClick={ask({ drop: true })}>
            Take him off the board
          </button>
        )}
      </div>
    </div>
  );
}

/** One recruit: his profile, the state of his race and why, and the available actions. */
export function RecruitCard({ detail, data, decide }: Props) {
  const { recruit, timeline, finalists } = detail;
  return (
    <article
      className="recruit-card"
      aria-label={fullName(recruit)}
      style={teamVars(data.team.colorPrimary, data.team.colorSecondary) as CSSProperties}
    >
      <Who recruit={recruit} data={data} />
      <Cares {...recruit} />
      <Standing detail={detail} />
      {timeline.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {finalistLines(finalists).map((line) => (
        <p className="muted" key={line}>
          {line}
        </p>
      ))}
      {recruit.status === 'open' && data.open && <Actions detail={detail} data={data} decide={decide} />}
      {recruit.status === 'elsewhere' && recruit.hours > 0 && (
        <button
          type="button"
          className="btn btn-quiet"
          onClick={() => decide({ recruits: [recruit.number], drop: true })}
        >
          Take him off the board
        </button>
      )}
    </article>
  );
}
