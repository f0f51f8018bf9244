import { readableOn } from '../color.ts';
import { Scroll } from '../components/scroll.tsx';
import { useNarrow } from '../state/narrow.ts';
import { useShownTheme } from '../state/theme.ts';

export interface BumpLine {
  name: string;
  label: string;
  color: string;
  strong: boolean;
  /** A rank for each week; null where it is not known. */
  ranks: readonly (number | null)[];
}

const WIDE = 1000;
const NARROW = 356;
/** A week's least width in pixels; a longer season scrolls. */
const WEEK = 25;
const LEFT = 36;
const RIGHT = 64;
const TOP = 12;
const BOTTOM = 28;

/** Labels at the right edge, pushed apart so that none covers another. */
export function spreadLabels(wanted: readonly number[], gap: number): number[] {
  const order = wanted.map((y, index) => ({ y, index })).sort((a, b) => a.y - b.y);
  const placed = new Array<number>(wanted.length).fill(0);
  let floor = Number.NEGATIVE_INFINITY;
  for (const { y, index } of order) {
    floor = Math.max(y, floor + gap);
    placed[index] = floor;
  }
  return placed;
}

function pathOf(ranks: readonly (number | null)[], x: (index: number) => number, y: (rank: number) => number): string {
  let pen = 'M';
  return ranks
    .map((rank, index) => {
      if (rank === null) {
        pen = 'M';
        return '';
      }
      const part = `${pen}${x(index).toFixed(1)} ${y(rank).toFixed(1)}`;
      pen = 'L';
      return part;
    })
    .join('');
}

/** Ranks over the weeks, best at the top; deeper ranks than `depth` run along the lower edge. */
export function BumpChart({
  weeks,
  lines,
  depth,
  height,
}: {
  weeks: readonly number[];
  lines: readonly BumpLine[];
  depth: number;
  /** In pixels of the drawing. */
  height: number;
}) {
  const narrow = useNarrow();
  const width = narrow ? Math.max(NARROW, LEFT + RIGHT + weeks.length * WEEK) : WIDE;
  const surface = useShownTheme() === 'dark' ? '#101318' : '#f7f6f3';
  const x = (index: number) => LEFT + (index / Math.max(1, weeks.length - 1)) * (width - LEFT - RIGHT);
  const y = (rank: number) => TOP + ((Math.min(rank, depth + 1) - 1) / depth) * (height - TOP - BOTTOM);
  const ends = lines.map((line) => y(line.ranks.findLast((rank) => rank !== null) ?? depth + 1));
  const labels = spreadLabels(ends, 17);
  const words = lines.map((line) => `${line.name} ${line.ranks.filter((rank) => rank !== null).join(', ')}`).join('; ');
  return (
    <Scroll label="Ranks by week" fromEnd>
      <svg
        className="chart bump"
        style={narrow ? { width, height } : undefined}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`Ranks by week. ${words}`}
      >
        {[1, 5, 10, 15, 20, 25].map((rank) => (
          <g key={rank} className="grid-line">
            <path d={`M${LEFT} ${y(rank)}H${width - RIGHT}`} />
            <text x={LEFT - 8} y={y(rank) + 4} textAnchor="end">
              {rank}
            </text>
          </g>
        ))}
        {weeks.map((week, index) => (
          <text key={week} className="tick" x={x(index)} y={height - 6} textAnchor="middle">
            {week}
          </text>
        ))}
        {[...lines]
          .sort((a, b) => Number(a.strong) - Number(b.strong))
          .map((line) => {
            const color = readableOn(line.color, surface, 3);
            const at = lines.indexOf(line);
            const last = line.ranks.findLastIndex((rank) => rank !== null);
            return (
              <g key={line.name} className={`bump-line${line.strong ? ' strong' : ''}`} style={{ stroke: color }}>
                <path d={pathOf(line.ranks, x, y)} />
                {line.ranks.map((rank, index) =>
                  rank === null ? null : (
                    <circle key={weeks[index]} cx={x(index)} cy={y(rank)} r={line.strong ? 4.5 : 3} fill={color} />
                  ),
                )}
                {last >= 0 && (
                  <text x={width - RIGHT + 10} y={labels[at]! + 4}>
                    {line.label}
                  </text>
                )}
              </g>
            );
          })}
      </svg>
    </Scroll>
  );
}
