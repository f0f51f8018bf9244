/**
 * A block alphabet of the kind sewn on letter sweaters, drawn as polygons, so that logos look the same on every machine.
 * Glyphs are 100 high; y grows downwards. Polygons of a glyph may overlap; those wound the other way are counters.
 */
export type Polygon = readonly (readonly [x: number, y: number])[];

export interface Glyph {
  width: number;
  polygons: readonly Polygon[];
  /** Where slab serifs go: left edge and width of a stem, and which end. */
  stems: readonly { x: number; width: number; end: 'top' | 'bottom' }[];
}

/** Thickness of vertical strokes, of horizontal ones, and of cut corners outside and inside. */
const S = 25;
const T = 21;
const C = 17;
const I = 6;

function box(x: number, y: number, width: number, height: number): Polygon {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

/** An octagon; `cut` is how much of each corner is removed. */
function octagon(x0: number, y0: number, x1: number, y1: number, cut: number): Polygon {
  return [
    [x0 + cut, y0],
    [x1 - cut, y0],
    [x1, y0 + cut],
    [x1, y1 - cut],
    [x1 - cut, y1],
    [x0 + cut, y1],
    [x0, y1 - cut],
    [x0, y0 + cut],
  ];
}

function counter(polygon: Polygon): Polygon {
  return [...polygon].reverse();
}

function mirrored(polygon: Polygon, width: number): Polygon {
  return polygon.map(([x, y]) => [width - x, y] as const).reverse();
}

/** Flips a polygon upside down. */
function flipped(polygon: Polygon): Polygon {
  return polygon.map(([x, y]) => [x, 100 - y] as const).reverse();
}

function foot(x: number, width = S) {
  return { x, width, end: 'bottom' as const };
}
function head(x: number, width = S) {
  return { x, width, end: 'top' as const };
}
function glyph(width: number, polygons: readonly Polygon[], stems: Glyph['stems'] = []): Glyph {
  return { width, polygons, stems };
}

const STEM = box(0, 0, S, 100);

/** An open ring, with the right side missing between two heights. */
function openRing(w: number, from: number, to: number): Polygon {
  return [
    [C, 0],
    [w - C, 0],
    [w, C],
    [w, from],
    [w - S, from],
    [w - S, T + I],
    [w - S - I, T],
    [S + I, T],
    [S, T + I],
    [S, 100 - T - I],
    [S + I, 100 - T],
    [w - S - I, 100 - T],
    [w - S, 100 - T - I],
    [w - S, to],
    [w, to],
    [w, 100 - C],
    [w - C, 100],
    [C, 100],
    [0, 100 - C],
    [0, C],
  ];
}

/** The lower half of a U, with its left arm up to `left` and its right arm to the top. */
function hook(w: number, left: number): Polygon {
  return [
    [w - S, 0],
    [w, 0],
    [w, 100 - C],
    [w - C, 100],
    [C, 100],
    [0, 100 - C],
    [0, left],
    [S, left],
    [S, 100 - T - I],
    [S + I, 100 - T],
    [w - S - I, 100 - T],
    [w - S, 100 - T - I],
  ];
}

/** A stem's bowl to the right, between two heights. */
function bowl(w: number, y0: number, y1: number): Polygon[] {
  const cut = Math.min(C, (y1 - y0) / 3);
  const outer: Polygon = [
    [0, y0],
    [w - cut, y0],
    [w, y0 + cut],
    [w, y1 - cut],
    [w - cut, y1],
    [0, y1],
  ];
  const inner: Polygon = [
    [S, y0 + T],
    [w - S - I, y0 + T],
    [w - S, y0 + T + I],
    [w - S, y1 - T - I],
    [w - S - I, y1 - T],
    [S, y1 - T],
  ];
  return [outer, counter(inner)];
}

function ring(w: number): Polygon[] {
  return [octagon(0, 0, w, 100, C), counter(octagon(S, T, w - S, 100 - T, I))];
}

/** The letter S, or a 5 with its upper left corner square. */
function snake(w: number, squareTop: boolean): Polygon {
  const top: Polygon = squareTop
    ? [
        [0, 0],
        [w - 2, 0],
        [w - 2, T],
        [S, T],
      ]
    : [
        [C, 0],
        [w - C, 0],
        [w, C],
        [w, 33],
        [w - S, 33],
        [w - S, T + I],
        [w - S - I, T],
        [S + I, T],
        [S, T + I],
      ];
  return [
    ...top,
    [S, 40 - I],
    [S + I, 40],
    [w - C, 40],
    [w, 40 + C],
    [w, 100 - C],
    [w - C, 100],
    [C, 100],
    [0, 100 - C],
    [0, 67],
    [S, 67],
    [S, 100 - T - I],
    [S + I, 100 - T],
    [w - S - I, 100 - T],
    [w - S, 100 - T - I],
    [w - S, 61 + I],
    [w - S - I, 61],
    [C, 61],
    [0, 61 - C],
    ...(squareTop ? [] : ([[0, C]] as const)),
  ];
}

const W = 74;
const V: Polygon = [
  [0, 0],
  [27, 0],
  [43, 64],
  [59, 0],
  [86, 0],
  [57, 100],
  [29, 100],
];
const BACKSLASH: Polygon = [
  [0, 0],
  [31, 0],
  [84, 100],
  [53, 100],
];
const M_ARM: Polygon = [
  [0, 0],
  [29, 0],
  [49, 40],
  [49, 82],
  [S, 36],
  [0, 36],
];
const SIX: Polygon[] = [
  openRing(W, 32, 60),
  ...[octagon(0, 40, W, 100, C), counter(octagon(S, 40 + T - 2, W - S, 100 - T, I))],
];

export const GLYPHS: Readonly<Record<string, Glyph>> = {
  A: glyph(
    90,
    [
      flipped([
        [0, 0],
        [26, 0],
        [45, 68],
        [64, 0],
        [90, 0],
        [60, 100],
        [30, 100],
      ]),
      box(20, 62, 50, 18),
    ],
    [foot(1, 24), foot(65, 24)],
  ),
  B: glyph(W, [...bowl(W, 0, 58), ...bowl(W, 42, 100)], [head(0), foot(0)]),
  C: glyph(W, [openRing(W, 36, 64)]),
  D: glyph(W, bowl(W, 0, 100), [head(0), foot(0)]),
  E: glyph(68, [STEM, box(0, 0, 68, T), box(0, 40, 56, T - 1), box(0, 100 - T, 68, T)], [head(0), foot(0)]),
  F: glyph(66, [STEM, box(0, 0, 66, T), box(0, 42, 55, T - 1)], [head(0), foot(0)]),
  G: glyph(W, [openRing(W, 34, 52), box(W - S, 48, S, 20), box(42, 48, W - 42, 19)]),
  H: glyph(78, [STEM, box(78 - S, 0, S, 100), box(0, 40, 78, T)], [head(0), foot(0), head(78 - S), foot(78 - S)]),
  I: glyph(S + 2, [box(0, 0, S + 2, 100)], [head(0, S + 2), foot(0, S + 2)]),
  J: glyph(68, [hook(68, 62)], [head(68 - S)]),
  K: glyph(
    80,
    [
      STEM,
      [
        [48, 0],
        [79, 0],
        [S - 1, 72],
        [S - 1, 34],
      ],
      [
        [35, 52],
        [54, 34],
        [82, 100],
        [52, 100],
      ],
    ],
    [head(0), foot(0), head(51, 24), foot(54, 26)],
  ),
  L: glyph(64, [STEM, box(0, 100 - T, 64, T)], [head(0), foot(0)]),
  M: glyph(
    98,
    [STEM, box(98 - S, 0, S, 100), M_ARM, mirrored(M_ARM, 98)],
    [head(0), foot(0), head(98 - S), foot(98 - S)],
  ),
  N: glyph(
    80,
    [
      STEM,
      box(80 - S, 0, S, 100),
      [
        [0, 0],
        [29, 0],
        [80, 100],
        [51, 100],
      ],
    ],
    [head(0), foot(0), head(80 - S)],
  ),
  O: glyph(W, ring(W)),
  P: glyph(W, [...bowl(W, 0, 64), box(0, 60, S, 40)], [head(0), foot(0)]),
  Q: glyph(W, [
    ...ring(W),
    [
      [36, 66],
      [56, 60],
      [82, 104],
      [58, 108],
    ],
  ]),
  R: glyph(
    78,
    [
      ...bowl(W, 0, 62),
      box(0, 58, S, 42),
      [
        [28, 56],
        [56, 56],
        [79, 100],
        [51, 100],
      ],
    ],
    [head(0), foot(0), foot(54, 24)],
  ),
  S: glyph(W, [snake(W, false)]),
  T: glyph(72, [box(0, 0, 72, T), box(36 - S / 2, 0, S, 100)], [foot(36 - S / 2)]),
  U: glyph(76, [hook(76, 0)], [head(0), head(76 - S)]),
  V: glyph(86, [V], [head(2, 24), head(60, 24)]),
  W: glyph(
    118,
    [
      [
        [0, 0],
        [26, 0],
        [38, 58],
        [49, 8],
        [69, 8],
        [80, 58],
        [92, 0],
        [118, 0],
        [96, 100],
        [69, 100],
        [59, 54],
        [49, 100],
        [22, 100],
      ],
    ],
    [head(2, 23), head(93, 23)],
  ),
  X: glyph(84, [BACKSLASH, mirrored(BACKSLASH, 84)], [head(3, 25), head(56, 25), foot(3, 25), foot(56, 25)]),
  Y: glyph(
    84,
    [
      [
        [0, 0],
        [28, 0],
        [42, 34],
        [56, 0],
        [84, 0],
        [54.5, 62],
        [54.5, 100],
        [29.5, 100],
        [29.5, 62],
      ],
    ],
    [head(3, 23), head(58, 23), foot(29.5)],
  ),
  Z: glyph(70, [
    [
      [0, 0],
      [70, 0],
      [70, 22],
      [31, 79],
      [70, 79],
      [70, 100],
      [0, 100],
      [0, 78],
      [39, 21],
      [0, 21],
    ],
  ]),
  '&': glyph(88, [
    octagon(10, 0, 62, 50, 12),
    counter(octagon(30, 16, 44, 33, 4)),
    octagon(0, 42, 64, 100, 14),
    counter(octagon(22, 61, 44, 81, 5)),
    [
      [14, 32],
      [40, 32],
      [88, 100],
      [57, 100],
    ],
    [
      [62, 54],
      [85, 54],
      [85, 66],
      [68, 90],
      [56, 78],
    ],
  ]),
  '-': glyph(44, [box(2, 42, 40, 19)]),
  '0': glyph(W, ring(W)),
  '1': glyph(
    44,
    [
      box(19, 0, S, 100),
      [
        [19, 0],
        [22, 0],
        [22, 34],
        [0, 34],
        [0, 18],
      ],
    ],
    [foot(19)],
  ),
  '2': glyph(W, [
    [
      [C, 0],
      [W - C, 0],
      [W, C],
      [W, 46],
      [36, 79],
      [W, 79],
      [W, 100],
      [0, 100],
      [0, 76],
      [W - S, 37],
      [W - S, T + I],
      [W - S - I, T],
      [S + I, T],
      [S, T + I],
      [S, 34],
      [0, 34],
      [0, C],
    ],
  ]),
  '3': glyph(W, [mirrored(openRing(W, 32, 68), W), box(24, 40, 40, T - 1)]),
  '4': glyph(78, [
    box(40, 0, S, 100),
    [
      [34, 0],
      [58, 0],
      [26, 58],
      [0, 58],
    ],
    box(0, 56, 78, T),
  ]),
  '5': glyph(W, [snake(W, true)]),
  '6': glyph(W, SIX),
  '7': glyph(70, [
    [
      [0, 0],
      [70, 0],
      [70, 24],
      [44, 100],
      [16, 100],
      [43, T],
      [0, T],
    ],
  ]),
  '8': glyph(W, [
    octagon(0, 0, W, 58, C),
    counter(octagon(S, T - 2, W - S, 58 - T + 1, I)),
    octagon(0, 42, W, 100, C),
    counter(octagon(S, 42 + T - 1, W - S, 102 - T, I)),
  ]),
  '9': glyph(
    W,
    SIX.map((polygon) => mirrored(flipped(polygon), W)).map((polygon) => [...polygon]),
  ),
};
