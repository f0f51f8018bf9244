import type { Announcement, SigningDayPage } from '../../../core/contract/views/index.ts';
import {
  announcingText,
  dayTold,
  ranksMoved,
  type SigningScene,
  whoAnnounces,
} from '../../../core/present/board/signing-day.ts';
import { HEADINGS } from '../../../core/present/headings.ts';
import { EMPTY } from '../../../core/words/empty.ts';
import { ordinal } from '../../../core/words/numbers.ts';
import { fullName } from '../../../core/words/terms.ts';
import { Logo } from '../../components/logo.tsx';
import { Stars } from '../../components/marks.tsx';
import { Section } from '../../components/section.tsx';

/** A finalist's hat; once he has picked, his choice is lifted and the others fade. */
function Hat({ team, state }: { team: string; state: 'open' | 'picked' | 'left' }) {
  return (
    <li className={`hat ${state}`}>
      <Logo name={team} size={72} />
      <span>{team}</span>
      {state === 'picked' && <span className="visually-hidden">picked</span>}
    </li>
  );
}

function AtTable({ now, picked }: { now: Announcement; picked: boolean }) {
  const state = (team: string) => (!picked ? 'open' : team === now.chose ? 'picked' : 'left');
  return (
    <>
      <p className="muted">{whoAnnounces(now)}</p>
      <h3 className="display">
        {fullName(now)} <span className="muted">{now.pos.toUpperCase()}</span>{' '}
        <Stars value={now.stars} most={5} label="Stars" />
      </h3>
      <ul className="hats">
        {now.hats.map((team) => (
          <Hat key={team} team={team} state={state(team)} />
        ))}
      </ul>
      <p className={`verdict ${picked && now.ours ? 'won' : ''}`}>{picked ? now.text : 'Which hat does he pick?'}</p>
    </>
  );
}

interface TableProps {
  page: SigningDayPage;
  scene: SigningScene;
  step: number;
  last: number;
  go: (step: number) => void;
}

/** Label of the next click. */
function nextWords({ now, picked }: SigningScene): string {
  if (now === null) return 'First announcement';
  return picked ? 'Next recruit' : 'Show his pick';
}

/** The table with the hats, and the controls for stepping through the day. */
export function Table({ page, scene, step, last, go }: TableProps) {
  const { now, count, picked, over } = scene;
  const total = page.announcements.length;
  return (
    <Section
      title={HEADINGS.onTheTable}
      tools={total > 0 && <span className="muted num">{`${count} of ${total}`}</span>}
      className="signing-table"
    >
      <div aria-live="polite" className="at-table">
        {now === null ? <p className="verdict">{announcingText(page)}</p> : <AtTable now={now} picked={picked} />}
        {over && total > 0 && <p className="muted">{dayTold(page)}</p>}
      </div>
      <div className="row-line wrap">
        {step < last && (
          <button type="button" className="btn btn-primary" onClick={() => go(step + 1)}>
            {nextWords(scene)}
          </button>
        )}
        {step < last && (
          <button type="button" className="btn btn-quiet" onClick={() => go(last)}>
            Show the whole day
          </button>
        )}
        {step > 0 && (
          <button type="button" className="btn btn-quiet" onClick={() => go(0)}>
            From the beginning
          </button>
        )}
      </div>
    </Section>
  );
}

const arrow = (by: number): string => (by === 0 ? '' : by > 0 ? '▲ ' : '▼ ');

/** The class's current rank, and its change today. */
export function RankBoard({ page, scene }: { page: SigningDayPage; scene: SigningScene }) {
  const { rank, today } = scene;
  const look = today === 0 ? 'muted' : today > 0 ? 'won' : 'lost';
  return (
    <div className="rank-board">
      <span className="muted">Your class</span>
      <strong className="display num">{ordinal(rank)}</strong>
      <span className="muted">of {page.programs}</span>
      <span className={look}>
        {arrow(today)}
        {ranksMoved(today)} today
      </span>
    </div>
  );
}

/** Recruits who have announced, latest first. */
export function SoFar({ announced }: { announced: readonly Announcement[] }) {
  return (
    <Section title={HEADINGS.soFarToday} className="signing-so-far">
      {announced.length === 0 && <p className="muted">{EMPTY.announcements}</p>}
      <ol className="so-far" reversed>
        {announced.map(({ number, stars, pos, first, last, chose, ours, rank }) => (
          <li key={number} className={ours ? 'ours' : ''}>
            <Logo name={chose} size={28} />
            <span>
              <strong>{chose}</strong>{' '}
              <span className="muted">
                {stars}-star {pos.toUpperCase()} {first} {last}
              </span>
            </span>
            <span className="num muted" title="Your class rank after it">
              {ordinal(rank)}
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
