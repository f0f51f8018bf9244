import { faceToSvgString, generate } from 'facesjs';
import { useMemo } from 'react';

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

/** The same face for the same player, always: the library draws from `Math.random`, which is lent a seed meanwhile. */
function faceOf(seed: number, colors: readonly [string, string]): string {
  const random = Math.random;
  Math.random = seeded(seed * 2654435761);
  try {
    const face = generate({
      teamColors: [colors[0], colors[1], '#ffffff'],
      jersey: { id: 'football' },
      accessories: { id: 'none' },
    });
    return faceToSvgString(face);
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
  const [primary, secondary] = colors;
  const source = useMemo(
    () => `data:image/svg+xml;utf8,${encodeURIComponent(faceOf(seed, [primary, secondary]))}`,
    [seed, primary, secondary],
  );
  return <img className="face" src={source} alt={`Portrait of ${name}`} width={96} height={144} />;
}
