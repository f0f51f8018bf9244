import { display, generate } from 'facesjs';
import { useEffect, useRef } from 'react';

/** A repeatable stand-in for `Math.random` (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

type Config = ReturnType<typeof generate>;

/** The same face for the same player, always: the library draws from `Math.random`, which is lent a seed meanwhile. */
function faceOf(seed: number, primary: string, secondary: string): Config {
  const random = Math.random;
  Math.random = seeded(Math.imul(seed, 2654435761));
  try {
    return generate({
      teamColors: [primary, secondary, '#ffffff'],
      jersey: { id: 'football' },
      accessories: { id: 'none' },
    });
  } finally {
    Math.random = random;
  }
}

/** A player's portrait. */
export default function Face({
  seed,
  colors,
  name,
}: {
  seed: number;
  colors: readonly [string, string];
  name: string;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const [primary, secondary] = colors;
  useEffect(() => {
    if (frame.current) display(frame.current, faceOf(seed, primary, secondary));
  }, [seed, primary, secondary]);
  return <div ref={frame} className="face" role="img" aria-label={`Portrait of ${name}`} />;
}
