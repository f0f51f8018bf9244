/** Team colours made readable: contrast as WCAG 2 defines it, and the nearest shade that passes. */

export type Rgb = readonly [number, number, number];

/** Surfaces a team's colour meets, as in `theme/tokens.css`. */
export const LIGHT_SURFACE = '#f7f6f3';
export const DARK_SURFACE = '#1b1f26';

const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];
const NEUTRAL: Rgb = [110, 118, 130];

/** `#rgb` or `#rrggbb` to channels; anything else is a neutral grey, since a missing colour must not break a page. */
export function parseHex(hex: string): Rgb {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(hex);
  const long = short ? null : /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  const parts = short ? short.slice(1).map((digit) => digit + digit) : long?.slice(1);
  if (!parts) return NEUTRAL;
  return parts.map((part) => Number.parseInt(part, 16)) as unknown as Rgb;
}

export function toHex(rgb: Rgb): string {
  return `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** Relative luminance, 0 to 1 (WCAG 2). */
export function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours, 1 to 21 (WCAG 2). */
export function contrast(first: string, second: string): number {
  const [light, dark] = [luminance(parseHex(first)), luminance(parseHex(second))].sort((a, b) => b - a) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

function mix(from: Rgb, to: Rgb, share: number): Rgb {
  return from.map((channel, index) => channel + (to[index]! - channel) * share) as unknown as Rgb;
}

/** The colour nearest to `hex`, towards white or black, whose contrast on `surface` is at least `ratio`. */
export function readableOn(hex: string, surface: string, ratio: number): string {
  const goal = luminance(parseHex(surface)) > 0.4 ? BLACK : WHITE;
  const start = parseHex(hex);
  for (let step = 0; step < 50; step++) {
    const candidate = toHex(mix(start, goal, step / 50));
    if (contrast(candidate, surface) >= ratio) return candidate;
  }
  return toHex(goal);
}

/** White or near-black, whichever reads better on `hex`. */
export function textOn(hex: string): string {
  return contrast(hex, '#ffffff') >= contrast(hex, '#12151a') ? '#ffffff' : '#12151a';
}

/** A team's colours as custom properties: the plain colour, the text it carries, and accents for both themes. */
export function teamVars(primary: string, secondary = primary): Record<`--${string}`, string> {
  const plain = toHex(parseHex(primary));
  // A near-black or near-white first colour says little as an edge on a surface of its own kind; the second then leads.
  const onDark = contrast(plain, DARK_SURFACE) >= 1.9 ? plain : secondary;
  const onLight = contrast(plain, LIGHT_SURFACE) >= 1.6 ? plain : secondary;
  return {
    '--team': plain,
    '--team-on': textOn(plain),
    '--team-on-light': readableOn(onLight, LIGHT_SURFACE, 3),
    '--team-on-dark': readableOn(onDark, DARK_SURFACE, 3),
  };
}

/** How far two colours lie apart to the eye, roughly: 0 for the same, 765 for black and white. */
function distance(first: string, second: string): number {
  const [a, b] = [parseHex(first), parseHex(second)];
  const mean = (a[0] + b[0]) / 2;
  const [red, green, blue] = [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
  return Math.sqrt((2 + mean / 256) * red ** 2 + 4 * green ** 2 + (2 + (255 - mean) / 256) * blue ** 2);
}

export interface TeamColors {
  colorPrimary: string;
  colorSecondary: string;
}

/** Two opponents' colours, told apart on `surface`: the second side steps back to its other colour, or to grey. */
export function opposingColors(first: TeamColors, second: TeamColors, surface: string): [string, string] {
  const own = readableOn(first.colorPrimary, surface, 3);
  const choices = [second.colorPrimary, second.colorSecondary, '#7a8594'].map((each) => readableOn(each, surface, 3));
  return [own, choices.find((each) => distance(each, own) > 150) ?? choices[2]!];
}
