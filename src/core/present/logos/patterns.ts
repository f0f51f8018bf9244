import type { Palette } from './color.ts';

/** The pattern on a crest's field behind its letters, in a shade of the field so letters stay clear. */
export const PATTERNS = ['plain', 'split', 'sash', 'pinstripes', 'hoops', 'chevron', 'rays', 'quarters'] as const;
export type Pattern = (typeof PATTERNS)[number];

function bar(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}Z`;
}

function every(from: number, to: number, step: number, draw: (at: number) => string): string {
  let path = '';
  for (let at = from; at <= to; at += step) path += draw(at);
  return path;
}

const PATHS: Readonly<Record<Pattern, string>> = {
  plain: '',
  split: bar(100, 0, 100, 200),
  sash: 'M-10 150L150 -10H214L-10 214Z',
  pinstripes: every(4, 200, 28, (x) => bar(x, 0, 12, 200)),
  hoops: every(8, 200, 42, (y) => bar(0, y, 200, 20)),
  chevron: 'M0 140L100 60L200 140V196L100 116L0 196Z',
  rays: every(0, 330, 30, ray),
  quarters: `${bar(0, 0, 100, 100)}${bar(100, 100, 100, 100)}`,
};

/** A wedge of 15 degrees from the middle outwards. */
function ray(degrees: number): string {
  const corner = (angle: number) => {
    const radians = (angle * Math.PI) / 180;
    return `${(100 + 160 * Math.cos(radians)).toFixed(1)} ${(100 + 160 * Math.sin(radians)).toFixed(1)}`;
  };
  return `M100 100L${corner(degrees - 7.5)}L${corner(degrees + 7.5)}Z`;
}

export function patternPath(pattern: Pattern, palette: Palette): string {
  const path = PATHS[pattern];
  return path === '' ? '' : `<path d="${path}" fill="${palette.shade}"/>`;
}
