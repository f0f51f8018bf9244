import { useEffect } from 'react';
import type { SidelineChoice, SidelinePage } from '../../../core/contract/views/index.ts';
import { type SidelineCall, STAFF_CALL, TEMPOS } from '../../../core/model/plays/sideline.ts';
import {
  ASK_TITLES,
  CALL_KEYS,
  choiceNotes,
  coordinatorLine,
  handoverKey,
  handoversNow,
  isCallKey,
  type LivePage,
  setsTempo,
} from '../../../core/present/sideline/sideline.ts';
import { STAFF_WATCH_KEY, staffCallsIn } from '../../../core/present/sideline/staff-watch.ts';
import type { WatchMove, WatchState } from '../../../core/present/sideline/watching.ts';
import { CALL_NAMES, CALL_TRADES, TEMPO_NAMES } from '../../../core/words/sideline.ts';
import { Section } from '../../components/section.tsx';
import { Segments } from '../../components/segments.tsx';

export type Call = (call: SidelineCall) => void;

interface Props {
  data: LivePage;
  call: Call;
}

interface Keys extends Props {
  watch: WatchState;
  move: (move: WatchMove) => void;
}

/** Keys for watching the staff. */
const WATCH_KEYS: Readonly<Record<string, WatchMove>> = {
  [STAFF_WATCH_KEY]: { to: 'toggle' },
  '+': { to: 'faster' },
  '=': { to: 'faster' },
  '-': { to: 'slower' },
};

/** Returns a key's effect on watching; while the staff calls, a key for its next call stops it. */
function moveOf({ data, watch }: Pick<Keys, 'data' | 'watch'>, key: string): WatchMove | null {
  const stops = (key === ' ' || key === 'Enter') && staffCallsIn(data, watch) !== null;
  return stops ? { to: 'pause' } : (WATCH_KEYS[key] ?? null);
}

/** Returns the call a key makes; null: none. */
function callOf(data: SidelinePage, key: string): SidelineCall | null {
  if (key === ' ' || key === 'Enter') return STAFF_CALL;
  const until = handoversNow(data).find((each) => handoverKey(each) === key);
  return data.choices.find(({ call }) => CALL_KEYS[call] === key)?.call ?? until ?? null;
}

/** Whether the focused element handles a key itself: a field all of them, a button those that press it. */
function isTaken({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  const fields = 'input, select, textarea, dialog';
  const presses = key === ' ' || key === 'Enter';
  return target.closest(presses ? `${fields}, button, a` : fields) !== null;
}

/** Makes calls by key before the program-wide keys apply; the focused element keeps its own. */
export function useCallKeys({ data, call, watch, move }: Keys): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (document.querySelector('[role="dialog"]') !== null) return;
      if (isTaken(event) || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      const moved = moveOf({ data, watch }, event.key);
      const called = callOf(data, event.key);
      // A letter typed a snap too late must not act as a program-wide key, one of which plays the week.
      if (moved === null && called === null && !isCallKey(event.key)) return;
      event.preventDefault();
      if (moved !== null) move(moved);
      else if (called !== null) call(called);
    };
    window.addEventListener('keydown', press, true);
    return () => window.removeEventListener('keydown', press, true);
  });
}

/** `explained`: shows its trade-off, for decisions made once a game such as at halftime. */
function CallButton({ choice, call, explained }: { choice: SidelineChoice; call: Call; explained: boolean }) {
  const notes = choiceNotes(choice);
  return (
    <button
      type="button"
      className={`call${choice.staff ? ' staff' : ''}`}
      title={CALL_TRADES[choice.call]}
      onClick={() => call(choice.call)}
    >
      <span className="call-name">{CALL_NAMES[choice.call]}</span>
      <kbd>{CALL_KEYS[choice.call]}</kbd>
      <span className="call-notes">{notes.join(' · ')}</span>
      {explained && <span className="call-notes">{CALL_TRADES[choice.call]}</span>}
    </button>
  );
}

/** The available calls, with the staff's marked. */
export function Calls({ data, call }: Props) {
  const mine = coordinatorLine(data);
  return (
    <Section title={ASK_TITLES[data.ask]}>
      <div className="calls">
        {data.choices.map((choice) => (
          <CallButton key={choice.call} choice={choice} call={call} explained={data.ask === 'halftime'} />
        ))}
      </div>
      {mine !== null && <p className="muted small">{mine}</p>}
      {setsTempo(data) && (
        <Segments
          label="Tempo"
          options={TEMPOS}
          value={data.tempo}
          onChange={call}
          word={(tempo) => TEMPO_NAMES[tempo]}
        />
      )}
    </Section>
  );
}
