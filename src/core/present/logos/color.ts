import { mapEach, zip } from '../../model/lists.ts';

/** Color rules: letters on a field are always readable. */

export type Rgb = readonly [number, number, number];

const WHITE = '#ffffff';
const BLACK = '#101214';
/** Minimum contrast of letters with their field; WCAG requires 3 for large text. */
const LETTER_CONTRAST = 3.8;
/** Minimum for white letters, which are clear at WCAG's 3 when large and heavy, so bright fields may stay bright. */
const WHITE_CONTRAST = 3;
/** The contrast a nearly black second color needs; otherwise letters are white and it becomes the edge. */
const BLACK_CONTRAST = 6;
/** Background of crests in the dark theme (`--surface` of the browser game). */
export const DARK_PAGE = '#1b1f26';
/**
 * Contrast that the field or the letters need with that background: a dark field vanishes there, and its edge is a thin
 * line.
 */
const PAGE_CONTRAST = 4.5;
/** How much the field may be darkened to make white letters readable. */
const DARKEST_FIELD = 0.2;
/** How much grays and tans may be lightened. */
const LIGHTEST_INK = 0.4;

function rgb(color: string): Rgb {
  const value = Number.parseInt(color.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Relative luminance, WCAG 2. */
export function luminance(color: string): number {
  const [r, g, b] = mapEach(rgb(color), (channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio of two colors, 1 to 21. */
export function contrast(a: string, b: string): number {
  const both = [luminance(a), luminance(b)];
  return (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05);
}

/** Mixes two colors, `part` of the way from one to the other. */
export function mix(from: string, to: string, part: number): string {
  const mixed = zip(rgb(from), rgb(to)).map(([a, b]) => Math.round(a + (b - a) * part));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** How different two colors look, about 0 to 100 (distance in CIELAB). */
export function colorDistance(a: string, b: string): number {
  return labDistance(lab(a), lab(b));
}

export function labDistance([l1, a1, b1]: Rgb, [l2, a2, b2]: Rgb): number {
  return Math.hypot(l1 - l2, a1 - a2, b1 - b2);
}

/** Lightness 0 to 100, green to red, blue to yellow. */
export function lab(color: string): Rgb {
  const [r, g, b] = mapEach(rgb(color), (channel) => (channel / 255) ** 2.2);
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

export interface Palette {
  /** The crest's field: the first team color. */
  field: string;
  /** Letters and edge: the second color if readable on the first and on a dark page, else white or a very dark shade of the field. */
  ink: string;
  /** For the outermost line and small ornaments: the second color if the letters could not use it, else the field. */
  accent: string;
  /** The field a little darker (lighter, if it is nearly black), for patterns behind letters. */
  shade: string;
}

/** Derives a crest's colors from a team's two. */
export function paletteOf(primary: string, secondary: string): Palette {
  const second = secondary.toLowerCase();
  const { field, ink } = readable(primary.toLowerCase(), second);
  const spare = ink === WHITE && contrast(second, field) > 1.2 && luminance(second) < 0.8;
  const shade = luminance(field) < 0.035 ? mix(field, WHITE, 0.13) : mix(field, '#000000', 0.18);
  return { field, ink, accent: spare ? second : field, shade };
}

/** Returns field and ink with enough contrast, as close as possible to the two colors. */
function readable(field: string, second: string): { field: string; ink: string } {
  const needed = luminance(second) < 0.02 ? BLACK_CONTRAST : LETTER_CONTRAST;
  if (contrast(field, second) >= needed && showsOnDark(field, second)) return { field, ink: second };
  const lighter = luminance(second) > luminance(field);
  if (lighter && luminance(second) <= 0.7 && saturation(second) < 0.4) {
    const light = nearest(LIGHTEST_INK, LETTER_CONTRAST, (part) => mix(second, WHITE, part), field);
    if (light !== null) return { field, ink: light };
  }
  const white = luminance(second) > 0.7 ? second : WHITE;
  const darker = nearest(DARKEST_FIELD, WHITE_CONTRAST, (part) => mix(field, '#000000', part), white);
  return darker === null ? { field, ink: mix(field, BLACK, 0.86) } : { field: darker, ink: white };
}

/** Whether a crest of these two colors is visible on a dark page. */
function showsOnDark(field: string, ink: string): boolean {
  return Math.max(contrast(field, DARK_PAGE), contrast(ink, DARK_PAGE)) >= PAGE_CONTRAST;
}

/** Returns the first mixed color with enough contrast to `other`, in steps of 1/50; null if none up to `limit`. */
function nearest(limit: number, needed: number, mixed: (part: number) => string, other: string): string | null {
  for (let part = 0; part <= limit; part += 0.02) {
    const color = mixed(part);
    if (contrast(color, other) >= needed) return color;
  }
  return null;
}

/** Saturation: 0 for grays, 1 for pure colors. */
function saturation(color: string): number {
  const channels = rgb(color);
  const high = Math.max(...channels);
  return high === 0 ? 0 : (high - Math.min(...channels)) / high;
}
