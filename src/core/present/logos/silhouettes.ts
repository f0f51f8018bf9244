import type { CrestShape } from '../../model/team.ts';
import type { Frame } from './lettering.ts';

/** Outer shapes of crests in a square of 200, each with the frame that its letters fill. */
interface Silhouette {
  path: string;
  /** For one letter or a square group of four. */
  square: Frame;
  /** For two letters next to each other. */
  pair: Frame;
  /** For three letters in a row. */
  row: Frame;
}

function frame(x: number, y: number, width: number, height: number): Frame {
  return { x, y, width, height };
}

/** A regular star or, with many points and a shallow valley, a seal; the first point is up. */
function starPath(points: number, outer: number, inner: number, cx: number, cy: number): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const radius = index % 2 === 0 ? outer : inner;
    const angle = (Math.PI * index) / points - Math.PI / 2;
    return `${(cx + radius * Math.cos(angle)).toFixed(1)} ${(cy + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}

export const SILHOUETTES = {
  shield: {
    path: 'M22 18H178V98C178 142 146 170 100 188C54 170 22 142 22 98Z',
    square: frame(50, 36, 100, 108),
    pair: frame(38, 42, 124, 88),
    row: frame(36, 48, 128, 70),
  },
  roundel: {
    path: 'M100 12A88 88 0 1 1 99.9 12Z',
    square: frame(51, 48, 98, 104),
    pair: frame(38, 56, 124, 88),
    row: frame(32, 64, 136, 72),
  },
  hexagon: {
    path: 'M100 10L182 56V144L100 190L18 144V56Z',
    square: frame(48, 48, 104, 104),
    pair: frame(34, 54, 132, 92),
    row: frame(30, 63, 140, 74),
  },
  crest: {
    path: 'M100 14C122 28 150 30 178 24C172 48 182 70 182 96C182 140 142 166 100 190C58 166 18 140 18 96C18 70 28 48 22 24C50 30 78 28 100 14Z',
    square: frame(50, 42, 100, 106),
    pair: frame(37, 48, 126, 86),
    row: frame(34, 55, 132, 70),
  },
  diamond: {
    path: 'M100 6L194 100L100 194L6 100Z',
    square: frame(56, 54, 88, 92),
    pair: frame(42, 62, 116, 76),
    row: frame(34, 70, 132, 60),
  },
  banner: {
    path: 'M26 14H174V188L100 152L26 188Z',
    square: frame(48, 30, 104, 108),
    pair: frame(38, 36, 124, 92),
    row: frame(37, 44, 126, 74),
  },
  plate: {
    path: 'M24 24H176V120L100 186L24 120Z',
    square: frame(52, 38, 96, 98),
    pair: frame(38, 40, 124, 80),
    row: frame(36, 46, 128, 66),
  },
  arrow: {
    path: 'M100 8L178 74V186L100 146L22 186V74Z',
    square: frame(54, 52, 92, 92),
    pair: frame(37, 66, 126, 76),
    row: frame(35, 74, 130, 64),
  },
  octagon: {
    path: 'M64 14H136L186 64V136L136 186H64L14 136V64Z',
    square: frame(46, 42, 108, 116),
    pair: frame(34, 52, 132, 96),
    row: frame(30, 62, 140, 76),
  },
  star: {
    path: starPath(5, 106, 58, 100, 108),
    square: frame(61, 64, 78, 84),
    pair: frame(54, 76, 92, 62),
    row: frame(48, 78, 104, 52),
  },
  pennant: {
    path: 'M14 22L192 84C196 92 196 108 192 116L14 178Z',
    square: frame(26, 54, 84, 92),
    pair: frame(24, 62, 112, 76),
    row: frame(24, 68, 126, 64),
  },
  football: {
    path: 'M100 30C150 30 184 62 196 100C184 138 150 170 100 170C50 170 16 138 4 100C16 62 50 30 100 30Z',
    square: frame(60, 52, 80, 96),
    pair: frame(44, 60, 112, 80),
    row: frame(34, 66, 132, 68),
  },
  seal: {
    path: starPath(16, 96, 84, 100, 100),
    square: frame(53, 50, 94, 100),
    pair: frame(40, 58, 120, 84),
    row: frame(34, 66, 132, 68),
  },
  pillar: {
    path: 'M40 10H160L188 38V162L160 190H40L12 162V38Z',
    square: frame(42, 36, 116, 128),
    pair: frame(30, 46, 140, 108),
    row: frame(27, 60, 146, 80),
  },
  /** No field at all: the letters themselves, edged. */
  letters: {
    path: '',
    square: frame(22, 20, 156, 160),
    pair: frame(16, 38, 168, 124),
    row: frame(14, 54, 172, 92),
  },
} as const satisfies Record<CrestShape, Silhouette>;
/** Similar outlines, which are harder to tell apart. */
export const FAMILIES: readonly (readonly SilhouetteName[])[] = [
  ['shield', 'crest', 'plate'],
  ['roundel', 'seal', 'octagon', 'hexagon', 'pillar'],
  ['banner', 'arrow'],
];
export type SilhouetteName = keyof typeof SILHOUETTES;
export const SILHOUETTE_NAMES = Object.keys(SILHOUETTES) as SilhouetteName[];
