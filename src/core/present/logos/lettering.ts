import { GLYPHS, type Glyph, type Polygon } from './glyphs.ts';

/** A rectangle that letters have to fit. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How far a slab serif extends beyond its stem, and its thickness, in glyph units. */
const SERIF_REACH = 8;
const SERIF_HEIGHT = 17;
/** Space between letters, in glyph units. */
const TRACKING = 13;
/** How much letters may be narrowed or widened to fill their frame. */
const NARROWEST = 0.7;
const WIDEST = 1.16;

interface LetterStyle {
  slab: boolean;
  /** Letters keep their own shape unless the frame is too narrow. */
  stretch: boolean;
  /** Space between letters in glyph units, if not the usual. */
  tracking?: number;
}

/** Returns the path of a row of letters, as large as fits the frame and centered in it. */
export function letterPath(text: string, frame: Frame, style: LetterStyle): string {
  const glyphs = [...text].map((letter) => GLYPHS[letter]).filter((glyph) => glyph !== undefined);
  const reach = style.slab ? SERIF_REACH : 0;
  const tracking = style.tracking ?? TRACKING;
  const width = glyphs.reduce((sum, glyph) => sum + glyph.width, 0) + tracking * (glyphs.length - 1) + 2 * reach;
  let scaleY = frame.height / 100;
  const scaleX = Math.min(frame.width / width, scaleY * (style.stretch ? WIDEST : 1));
  if (scaleX < scaleY * NARROWEST) scaleY = scaleX / NARROWEST;
  const left = frame.x + (frame.width - width * scaleX) / 2;
  const top = frame.y + (frame.height - 100 * scaleY) / 2;
  let x = reach;
  const parts: string[] = [];
  for (const glyph of glyphs) {
    for (const polygon of outline(glyph, style.slab)) {
      parts.push(polygonPath(polygon.map(([px, py]) => [left + (x + px) * scaleX, top + py * scaleY])));
    }
    x += glyph.width + tracking;
  }
  return parts.join('');
}

function outline(glyph: Glyph, slab: boolean): readonly Polygon[] {
  return slab ? [...glyph.polygons, ...glyph.stems.map(serif)] : glyph.polygons;
}

function serif({ x, width, end }: Glyph['stems'][number]): Polygon {
  const y = end === 'top' ? 0 : 100 - SERIF_HEIGHT;
  return [
    [x - SERIF_REACH, y],
    [x + width + SERIF_REACH, y],
    [x + width + SERIF_REACH, y + SERIF_HEIGHT],
    [x - SERIF_REACH, y + SERIF_HEIGHT],
  ];
}

/** `M1 2L3 4Z`, to a tenth of a unit. */
function polygonPath(polygon: Polygon): string {
  return `M${polygon.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
