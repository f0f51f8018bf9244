import type { CSSProperties } from 'react';
import { clamp } from '../words.ts';

/** Stars out of `most`; out-of-range values are clamped to `least`..`most`. */
export function Stars({
  value,
  most,
  least = 1,
  label,
}: {
  value: number;
  most: number;
  least?: number;
  label: string;
}) {
  const count = clamp(Math.round(value), least, most);
  return (
    <span
      className="stars"
      role="img"
      aria-label={`${label}: ${count} of ${most}`}
      title={`${label}: ${count} of ${most}`}
    >
      {'★'.repeat(count)}
      <span className="off">{'★'.repeat(most - count)}</span>
    </span>
  );
}

/** A program's prestige as one to seven stars in its tier's color. */
export function PrestigeStars({ value }: { value: number }) {
  const tier = clamp(Math.round(value), 1, 7);
  return (
    <span style={{ '--star': `var(--tier-${tier})` } as CSSProperties}>
      <Stars value={tier} most={7} label="Prestige" />
    </span>
  );
}

/** A seven-dot gauge in its tier's color. */
export function Dots({ value, label }: { value: number; label: string }) {
  const tier = clamp(Math.round(value), 1, 7);
  return (
    <span
      className="dots"
      role="img"
      aria-label={`${label} ${value} of 7`}
      style={{ '--dot': `var(--tier-${tier})` } as CSSProperties}
    >
      {[1, 2, 3, 4, 5, 6, 7].map((dot) => (
        <i key={dot} className={dot <= value ? 'on' : ''} />
      ))}
    </span>
  );
}

/** A bar from `low` to `high`; its number is next to it, so it is decorative. */
export function Meter({ value, low = 0, high = 100 }: { value: number; low?: number; high?: number }) {
  const share = clamp((value - low) / (high - low), 0, 1);
  return (
    <span className="meter" aria-hidden="true">
      <span style={{ width: `${share * 100}%` }} />
    </span>
  );
}

/** A range of chances on a bar from 0 to 1, with the numbers next to it. Red from an even chance on. */
export function RangeBar({ range: [low, high] }: { range: readonly [number, number] }) {
  const style = { left: `${low * 100}%`, width: `${(high - low) * 100}%` };
  return (
    <span className={`range-bar${(low + high) / 2 >= 0.5 ? ' warn' : ''}`} aria-hidden="true">
      <i style={style} />
    </span>
  );
}

/** Spots gained or lost since the last poll; nothing without movement. */
export function Movement({ by }: { by: number }) {
  if (by === 0) return null;
  return <span className={`chip ${by > 0 ? 'win' : 'loss'}`}>{by > 0 ? `+${by}` : by}</span>;
}
