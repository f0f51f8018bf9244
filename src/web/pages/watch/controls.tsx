import { type ReactNode, useEffect } from 'react';
import { SPEEDS, type WatchMove, type WatchState } from '../../../core/present/sideline/watching.ts';
import { HANDOVER_NAMES } from '../../../core/words/sideline.ts';
import { Segments } from '../../components/segments.tsx';
import { through } from '../../words.ts';

/** Keys and their actions, the same as in the full-screen game. */
const KEYS: Readonly<Record<string, WatchMove>> = {
  ' ': { to: 'toggle' },
  ArrowRight: { to: 'next' },
  ArrowLeft: { to: 'back' },
  d: { to: 'drive' },
  n: { to: 'score' },
  e: { to: 'end' },
  b: { to: 'start' },
  '+': { to: 'faster' },
  '=': { to: 'faster' },
  '-': { to: 'slower' },
};

function isTaken({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  return (
    target.closest(key === ' ' ? 'input, select, textarea, dialog, button, a' : 'input, select, textarea, dialog') !==
    null
  );
}

/** Moves a watched game by key before the program-wide keys apply. */
export function useWatchKeys(move: (to: WatchMove) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const to = KEYS[event.key];
      if (to === undefined || isTaken(event) || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      move(to);
    };
    window.addEventListener('keydown', press, true);
    return () => window.removeEventListener('keydown', press, true);
  });
}

interface Props {
  watch: WatchState;
  /** Number of plays in the game. */
  count: number;
  move: (to: WatchMove) => void;
  children: ReactNode;
}

const BUTTONS: readonly { label: string; key: string; to: WatchMove }[] = [
  { label: 'Back', key: '←', to: { to: 'back' } },
  { label: 'Next play', key: '→', to: { to: 'next' } },
  { label: 'End of drive', key: 'd', to: { to: 'drive' } },
  { label: HANDOVER_NAMES.until_score, key: 'n', to: { to: 'score' } },
  { label: HANDOVER_NAMES.until_end, key: 'e', to: { to: 'end' } },
  { label: 'Restart', key: 'b', to: { to: 'start' } },
];

/** Play and pause, steps, speed, and a bar to jump to any play. */
export function Controls({ watch, count, move, children }: Props) {
  const { at, playing, speed } = watch;
  return (
    <div className="watch-controls">
      <button
        type="button"
        className="btn btn-primary btn-sm"
        disabled={at >= count}
        onClick={() => move({ to: 'toggle' })}
      >
        {playing ? 'Pause' : 'Play'}
      </button>
      {BUTTONS.map(({ label, key, to }) => (
        <button key={label} type="button" className="btn btn-quiet btn-sm" onClick={() => move(to)}>
          {label} <kbd>{key}</kbd>
        </button>
      ))}
      <span className="muted small">Speed</span>
      <Segments
        label="Speed"
        options={through(1, SPEEDS.length).map(String)}
        value={String(speed + 1)}
        onChange={(to) => move({ to: 'speed', speed: Number(to) - 1 })}
      />
      {children}
      <input
        type="range"
        className="watch-bar"
        aria-label="Plays shown"
        min={0}
        max={count}
        value={at}
        onChange={({ target }) => move({ to: 'play', at: Number(target.value) })}
      />
    </div>
  );
}
