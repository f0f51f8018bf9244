import { useEffect, useRef, useState } from 'react';
import type { SidelinePage } from '../../../core/contract/views/index.ts';
import { itemAt } from '../../../core/model/lists.ts';
import { STAFF_CALL } from '../../../core/model/plays/sideline.ts';
import { HEADINGS } from '../../../core/present/headings.ts';
import { handoverKey, handoversNow } from '../../../core/present/sideline/sideline.ts';
import {
  freshStaffWatch,
  moveStaffWatch,
  STAFF_SPEEDS,
  STAFF_WATCH,
  STAFF_WATCH_KEY,
  staffCallsIn,
} from '../../../core/present/sideline/staff-watch.ts';
import type { WatchMove, WatchState } from '../../../core/present/sideline/watching.ts';
import { HANDOVER_NAMES } from '../../../core/words/sideline.ts';
import { Segments } from '../../components/segments.tsx';
import type { Call } from './calls.tsx';

const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Has the staff call play after play while the coach watches; a refused call stops it. */
export function useStaffWatch(data: SidelinePage, call: Call, fault: string): [WatchState, (move: WatchMove) => void] {
  const [watch, setWatch] = useState(() => freshStaffWatch(isStill()));
  const latest = useRef(call);
  latest.current = call;
  const wait = fault === '' ? staffCallsIn(data, watch) : null;
  const { at } = data;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next play is called once for each that is over
  useEffect(() => {
    if (wait === null) return;
    const timer = setTimeout(() => latest.current(STAFF_CALL), wait);
    return () => clearTimeout(timer);
  }, [wait, at]);
  useEffect(() => {
    if (fault !== '') setWatch((before) => moveStaffWatch(before, { to: 'pause' }));
  }, [fault]);
  return [watch, (move) => setWatch((before) => moveStaffWatch(before, move))];
}

interface Props {
  data: SidelinePage;
  watch: WatchState;
  move: (move: WatchMove) => void;
  call: Call;
}

/** Hands plays to the staff: one after the other while the coach watches, or all at once until something happens. */
export function StaffBar({ data, watch, move, call }: Props) {
  return (
    <section className="staff-bar" aria-label={HEADINGS.yourStaff}>
      <div className="staff-watch">
        <button
          type="button"
          className={`btn btn-sm ${watch.playing ? 'btn-primary' : 'btn-quiet'}`}
          title={STAFF_WATCH.about}
          onClick={() => move({ to: 'toggle' })}
        >
          {watch.playing ? STAFF_WATCH.takeOver : STAFF_WATCH.watch} <kbd>{STAFF_WATCH_KEY}</kbd>
        </button>
        <Segments
          label="Speed"
          options={STAFF_SPEEDS}
          value={itemAt(STAFF_SPEEDS, watch.speed)}
          onChange={(speed) => move({ to: 'speed', speed: STAFF_SPEEDS.indexOf(speed) })}
        />
      </div>
      <div className="staff-until">
        <span className="muted small">{HEADINGS.handOver}</span>
        {handoversNow(data).map((until) => (
          <button key={until} type="button" className="btn btn-sm btn-quiet" onClick={() => call(until)}>
            {HANDOVER_NAMES[until]} <kbd>{handoverKey(until)}</kbd>
          </button>
        ))}
      </div>
    </section>
  );
}
