import type { LogoTeam } from '../../contract/logo-facts.ts';
import { type Palette, paletteOf } from './color.ts';
import { initialsOf } from './initials.ts';
import { type Frame, letterPath } from './lettering.ts';
import { type Pattern, patternPath } from './patterns.ts';
import { SILHOUETTES, type SilhouetteName } from './silhouettes.ts';

/** Every choice that makes up a crest; drawing adds none. */
export interface Crest {
  id: string;
  name: string;
  silhouette: SilhouetteName;
  pattern: Pattern;
  /** Whether to draw a line inside the edge. */
  inline: boolean;
  letters: string;
  palette: Palette;
}

export function crestOf(team: LogoTeam, silhouette: SilhouetteName, pattern: Pattern, inline: boolean): Crest {
  const palette = paletteOf(team.colorPrimary, team.colorSecondary);
  return { id: team.id, name: team.name, silhouette, pattern, inline, letters: initialsOf(team.name), palette };
}

/** Widths of the edge's two lines around a crest, in units of a 200 square. */
const OUTER_LINE = 5;
const EDGE_LINE = 8;

/** Draws the crest as an SVG of 200 by 200. */
export function drawCrest(crest: Crest): string {
  const body = crest.silhouette === 'letters' ? bareLetters(crest) : crestOnField(crest);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" role="img" aria-label="${escapeXml(crest.name)}">${body}</svg>`;
}

/** The edge is in the ink with a line of the field around it: one of the two is visible on any page, light or dark. */
function crestOnField({ id, silhouette, pattern, inline, letters, palette }: Crest): string {
  const { path } = SILHOUETTES[silhouette];
  const { field, ink, accent } = palette;
  const clip = `clip-${id}`;
  const line = inline
    ? `<path d="${path}" transform="translate(100 100) scale(.9) translate(-100 -100)" fill="none" stroke="${accent === field ? ink : accent}" stroke-width="4"/>`
    : '';
  const ground = pattern === 'plain' ? '' : `<g clip-path="url(#${clip})">${patternPath(pattern, palette)}</g>`;
  const clipPath = ground === '' ? '' : `<clipPath id="${clip}"><path d="${path}"/></clipPath>`;
  return [
    clipPath,
    `<g transform="translate(100 100) scale(.91) translate(-100 -100)">`,
    `<path d="${path}" fill="${field}" stroke="${accent}" stroke-width="${2 * (OUTER_LINE + EDGE_LINE)}" stroke-linejoin="round"/>`,
    `<path d="${path}" fill="${field}" stroke="${ink}" stroke-width="${2 * EDGE_LINE}" stroke-linejoin="round"/>`,
    `<path d="${path}" fill="${field}"/>`,
    ground,
    line,
    `<path d="${lettersOf(letters, SILHOUETTES[silhouette])}" fill="${ink}"/>`,
    '</g>',
  ].join('');
}

function bareLetters({ letters, palette }: Crest): string {
  const path = lettersOf(letters, SILHOUETTES.letters, BARE_TRACKING);
  const { field, ink, accent } = palette;
  return [
    `<path d="${path}" fill="${accent}" stroke="${accent}" stroke-width="24"/>`,
    `<path d="${path}" fill="${ink}" stroke="${ink}" stroke-width="13"/>`,
    `<path d="${path}" fill="${field}"/>`,
  ].join('');
}

/** Letters without a field are set wider, to leave room for their edges. */
const BARE_TRACKING = 27;

function lettersOf(letters: string, frames: { square: Frame; pair: Frame; row: Frame }, tracking = 13): string {
  if (letters.length === 1) return letterPath(letters, frames.square, { slab: true, stretch: true });
  if (letters.length === 2) return letterPath(letters, frames.pair, { slab: false, stretch: true, tracking });
  if (letters.length === 3) return letterPath(letters, frames.row, { slab: false, stretch: true, tracking });
  const { x, y, width, height } = frames.square;
  const half = height / 2 - 4;
  const style = { slab: false, stretch: true, tracking };
  return (
    letterPath(letters.slice(0, 2), { x, y, width, height: half }, style) +
    letterPath(letters.slice(2), { x, y: y + half + 8, width, height: half }, style)
  );
}

export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
