import { firstOf, itemAt } from '../../model/lists.ts';
import { escapeXml } from './crest.ts';
import { letterPath } from './lettering.ts';

/** Each conference's field and stripe colors (our own); others get a pair chosen by name. */
const COLORS: Readonly<Record<string, readonly [ground: string, stripe: string]>> = {
  ACC: ['#12386b', '#7fb2e5'],
  American: ['#8c1531', '#4fa3c7'],
  'Big 12': ['#1d2124', '#e0393e'],
  'Big East': ['#1f2f5c', '#e2574c'],
  'Big Ten': ['#0f4c81', '#f2b632'],
  'Big West': ['#0e5a66', '#f0a33c'],
  CUSA: ['#5d1f2e', '#d9b65c'],
  MAC: ['#0f5b3c', '#c8d6a5'],
  MWC: ['#3b2a6b', '#a9a3d9'],
  'Pac-10': ['#234a2f', '#e3c04a'],
  'Pac-12': ['#123f5c', '#7cc6c1'],
  SEC: ['#2a2f7a', '#f4c430'],
  'Sun Belt': ['#9c3d0c', '#ffd166'],
  WAC: ['#4a2166', '#e38b2c'],
};
const OTHERS = Object.values(COLORS);

function colorsOf(name: string): readonly [string, string] {
  const sum = [...name].reduce((total, sign) => total + sign.charCodeAt(0), 0);
  return COLORS[name] ?? itemAt(OTHERS, sum % OTHERS.length);
}

/**
 * Draws a conference's wordmark in the crests' lettering: its name on a plaque with cut corners between two stripes,
 * two words one above the other.
 */
export function conferenceLogo(name: string): string {
  const words = name.toUpperCase().split(' ');
  const [ground, stripe] = colorsOf(name);
  const rows = words.length === 1 ? [firstOf(words)] : [firstOf(words), words.slice(1).join('')];
  const height = rows.length === 1 ? 78 : 58;
  const gap = 9;
  const top = 100 - (rows.length * height + (rows.length - 1) * gap) / 2;
  const style = { slab: false, stretch: true };
  const letters = rows
    .map((row, index) => letterPath(row, { x: 17, y: top + index * (height + gap), width: 166, height }, style))
    .join('');
  const plaque = 'M28 16H172L190 34V166L172 184H28L10 166V34Z';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" role="img" aria-label="${escapeXml(name)}">`,
    `<path d="${plaque}" fill="${ground}" stroke="${ground}" stroke-width="16" stroke-linejoin="round"/>`,
    `<path d="${plaque}" fill="${ground}" stroke="#fff" stroke-width="7" stroke-linejoin="round"/>`,
    `<path d="${plaque}" fill="${ground}"/>`,
    `<path d="M26 21H174L182 29H18ZM18 171H182L174 179H26Z" fill="${stripe}"/>`,
    `<path d="${letters}" fill="#fff"/>`,
    '</svg>',
  ].join('');
}
