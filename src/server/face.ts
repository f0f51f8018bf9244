import { faceToSvgString, generate } from 'facesjs';

/** Returns a repeatable stand-in for `Math.random` (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * Draws a player's portrait as SVG, always the same for the same player: the library uses `Math.random`, which is
 * temporarily replaced by a seeded one.
 * @param colors of his team, as `#rrggbb`
 */
export function drawFace(player: number, colors: readonly [string, string]): string {
  const random = Math.random;
  Math.random = seeded(Math.imul(player, 2654435761));
  try {
    return faceToSvgString(
      generate({ teamColors: [...colors, '#ffffff'], jersey: { id: 'football' }, accessories: { id: 'none' } }),
    );
  } finally {
    Math.random = random;
  }
}
