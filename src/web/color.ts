import { mapEach } from '../core/model/lists.ts';
/** Makes team colors readable: WCAG 2 contrast, and the nearest shade that passes. */

export type Rgb = readonly [number, number, number];

/** Surfaces that team colors appear on, as in `theme/tokens.css`. */
export const LIGHT_SURFACE = '#f7f6f3';
export const DARK_SURFACE = '#1b1f26';

const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];
const NEUTRAL: Rgb = [110, 118, 130];
/** Color of a team whose own colors are too close to its opponent's. */
const GRAY = '#7a8594';

/**
 * Parses `#rgb` or `#rrggbb` to channels; anything else is a neutral gray, since a missing color must not break a page.
 */
function parseHex(hex: string): Rgb {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(hex);
  const long = short ? null : /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  const parts = short ? short.slice(1).map((digit) => digit + digit) : long?.slice(1);
  const [red, green, blue] = (parts ?? []).map((part) => Number.parseInt(part, 16));
  return red === undefined || green === undefined || blue === undefined ? NEUTRAL : [red, green, blue];
}

function toHex(rgb: Rgb): string {
  return `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** Returns the relative luminance, 0 to 1 (WCAG 2). */
export function luminance(rgb: Rgb): number {
  const [red, green, blue] = mapEach(rgb, (channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast ratio of two colors, 1 to 21 (WCAG 2). */
export function contrast(first: string, second: string): number {
  const both = [luminance(parseHex(first)), luminance(parseHex(second))];
  return (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05);
}

/** Returns hue in degrees, saturation and lightness from 0 to 1. */
function toHsl(rgb: Rgb): readonly [hue: number, saturation: number, lightness: number] {
  const [red, green, blue] = mapEach(rgb, (channel) => channel / 255);
  const high = Math.max(red, green, blue);
  const spread = high - Math.min(red, green, blue);
  const lightness = high - spread / 2;
  if (spread === 0) return [0, 0, lightness];
  const sixth =
    high === red
      ? ((green - blue) / spread + 6) % 6
      : high === green
        ? (blue - red) / spread + 2
        : (red - green) / spread + 4;
  return [sixth * 60, spread / (1 - Math.abs(2 * lightness - 1)), lightness];
}

function fromHsl(hue: number, saturation: number, lightness: number): Rgb {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const place = (offset + hue / 30) % 12;
    return 255 * (lightness - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1)));
  };
  return [channel(0), channel(8), channel(4)];
}

/** Returns the shade of `hex` nearest to it, lighter or darker, whose contrast on `surface` is at least `ratio`. */
export function readableOn(hex: string, surface: string, ratio: number): string {
  const goal = luminance(parseHex(surface)) > 0.4 ? 0 : 1;
  const [hue, saturation, lightness] = toHsl(parseHex(hex));
  for (let step = 0; step < 50; step++) {
    // A pure dark red would glare when lightened; a little gray keeps it muted.
    const dyed = step === 0 ? saturation : Math.min(saturation, 0.75);
    const candidate = toHex(fromHsl(hue, dyed, lightness + ((goal - lightness) * step) / 50));
    if (contrast(candidate, surface) >= ratio) return candidate;
  }
  return toHex(goal === 1 ? WHITE : BLACK);
}

/** Whether a color is almost black, white or gray, so that it does not identify a team. */
function isColorless(hex: string): boolean {
  const rgb = parseHex(hex);
  return Math.max(...rgb) - Math.min(...rgb) < 40;
}

/** Returns white or black, whichever has more contrast on `hex`; one of them always reaches 4.5. */
export function textOn(hex: string): string {
  return contrast(hex, '#ffffff') >= contrast(hex, '#000000') ? '#ffffff' : '#000000';
}

/** Returns a team's colors as custom properties: the color, its text color, and accents for both themes. */
export function teamVars(primary: string, secondary = primary): Record<`--${string}`, string> {
  const plain = toHex(parseHex(primary));
  // Black, white or gray is a weak accent; if the second color is a real color, it is used.
  const lead = isColorless(plain) && !isColorless(secondary) ? secondary : plain;
  return {
    '--team': plain,
    '--team-on': textOn(plain),
    '--team-on-light': readableOn(lead, LIGHT_SURFACE, 3),
    '--team-on-dark': readableOn(lead, DARK_SURFACE, 3),
  };
}

/** Returns the approximate perceived distance of two colors: 0 for the same, 765 for black and white. */
function distance(first: string, second: string): number {
  const [a, b] = [parseHex(first), parseHex(second)];
  const mean = (a[0] + b[0]) / 2;
  const [red, green, blue] = [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
  return Math.sqrt((2 + mean / 256) * red ** 2 + 4 * green ** 2 + (2 + (255 - mean) / 256) * blue ** 2);
}

interface TeamColors {
  colorPrimary: string;
  colorSecondary: string;
}

/**
 * Returns two opponents' colors, distinguishable on `surface`: the second team falls back to its other color, or to
 * gray.
 */
export function opposingColors(first: TeamColors, second: TeamColors, surface: string): [string, string] {
  const own = readableOn(first.colorPrimary, surface, 3);
  const choices = [second.colorPrimary, second.colorSecondary, GRAY].map((each) => readableOn(each, surface, 3));
  return [own, choices.find((each) => distance(each, own) > 110) ?? readableOn(GRAY, surface, 3)];
}
