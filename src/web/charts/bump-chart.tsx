import { type CSSProperties, Fragment } from 'react';
import { HEADINGS } from '../../core/present/headings.ts';
import { teamVars } from '../color.ts';
import { TeamLink } from '../components/team-link.tsx';
import { useNarrow } from '../state/narrow.ts';
import { usePoint } from './point.ts';

interface BumpLine {
  name: string;
  label: string;
  /** The team's colors if the line is highlighted; the others are gray. */
  colors: readonly [primary: string, secondary: string] | null;
  /** A rank per week; null if unknown. */
  ranks: readonly (number | null)[];
}

const WIDE = 1000;
const NARROW = 356;
/** Least room for a week's number; with less, only every other one is shown. */
const TICK = 18;
const LEFT = 36;
const RIGHT = 64;
const TOP = 12;
const BOTTOM = 28;

/** Spreads the labels at the right edge so that none overlap. */
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

/** All ranks in a week, best first; a team's name opens its popup. */
function RanksIn({ lines, index }: { lines: readonly BumpLine[]; index: number }) {
  return lines
    .flatMap(({ name, label, ranks }) =>
      typeof ranks[index] === 'number' ? [{ name, label, rank: ranks[index] }] : [],
    )
    .sort((a, b) => a.rank - b.rank)
    .map(({ name, label, rank }, place) => (
      <Fragment key={name}>
        {place > 0 && ', '}
        <TeamLink name={name} label={label} logo={0} /> {rank}
      </Fragment>
    ));
}

function Line({
  line,
  weeks,
  x,
  y,
  end,
  labelY,
}: {
  line: BumpLine;
  weeks: readonly number[];
  x: (index: number) => number;
  y: (rank: number) => number;
  /** Left edge of the labels. */
  end: number;
  labelY: number;
}) {
  const style = line.colors ? (teamVars(...line.colors) as CSSProperties) : undefined;
  const known = line.ranks.some((rank) => rank !== null);
  return (
    <g className={`bump-line${line.colors ? ' strong' : ''}`} style={style}>
      <path d={pathOf(line.ranks, x, y)} />
      {line.ranks.map((rank, index) =>
        rank === null ? null : <circle key={weeks[index]} cx={x(index)} cy={y(rank)} r={line.colors ? 4.5 : 2.5} />,
      )}
      {known && (
        <text x={end + 10} y={labelY + 4}>
          {line.label}
        </text>
      )}
    </g>
  );
}

interface BumpChartProps {
  weeks: readonly number[];
  lines: readonly BumpLine[];
  depth: number;
  /** In pixels of the drawing. */
  height: number;
  /** Whether the last poll is the final one, with no week after it. */
  final?: boolean;
}

/** Grid lines with their ranks; `beyond`: also the edge along which lower ranks run. */
function Grid({ y, right, beyond }: { y: (rank: number) => number; right: number; beyond: number | null }) {
  return (
    <>
      {[1, 5, 10, 15, 20, 25].map((rank) => (
        <g key={rank} className="grid-line">
          <path d={`M${LEFT} ${y(rank)}H${right}`} />
          <text x={LEFT - 8} y={y(rank) + 4} textAnchor="end">
            {rank}
          </text>
        </g>
      ))}
      {beyond !== null && (
        <g className="grid-line">
          <path d={`M${LEFT} ${y(beyond)}H${right}`} strokeDasharray="3 3" />
          <text x={LEFT - 8} y={y(beyond) + 10} textAnchor="end">
            {beyond}+
          </text>
        </g>
      )}
    </>
  );
}

/**
 * Ranks over the weeks, best at the top; ranks below `depth` run along the labeled lower edge. The highlighted line has
 * its team's color, and the week under the pointer is described below.
 */
export function BumpChart({ weeks, lines, depth, height, final = false }: BumpChartProps) {
  const narrow = useNarrow();
  const width = narrow ? NARROW : WIDE;
  const x = (index: number) => LEFT + (index / Math.max(1, weeks.length - 1)) * (width - LEFT - RIGHT);
  const y = (rank: number) => TOP + ((Math.min(rank, depth + 1) - 1) / depth) * (height - TOP - BOTTOM);
  const ends = lines.map((line) => y(line.ranks.findLast((rank) => rank !== null) ?? depth + 1));
  const labels = spreadLabels(ends, 17);
  const span = width - LEFT - RIGHT;
  const isFinal = (index: number) => final && index === weeks.length - 1;
  const every = weeks.length * TICK > span ? 2 : 1;
  // Counted back from the last week, which is the one to be read.
  const isWritten = (index: number) => (weeks.length - 1 - index) % every === 0;
  const { shown, handlers } = usePoint(weeks.length, width, (at) =>
    Math.round(((at - LEFT) / span) * (weeks.length - 1)),
  );
  const beyond = lines.some(({ ranks }) => ranks.some((rank) => rank !== null && rank > depth));
  const read = shown ?? weeks.length - 1;
  const words = lines.map((line) => `${line.name} ${line.ranks.filter((rank) => rank !== null).join(', ')}`).join('; ');
  return (
    <figure className="bump-figure">
      <svg
        className="chart bump"
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`Ranks by week. ${words}`}
        {...handlers}
      >
        <Grid y={y} right={width - RIGHT} beyond={beyond ? depth + 1 : null} />
        {weeks.map((week, index) => (
          <text key={week} className="tick" x={x(index)} y={height - 6} textAnchor="middle">
            {isFinal(index) ? 'Final' : isWritten(index) ? week : ''}
          </text>
        ))}
        {lines
          .map((line, index) => (
            <Line
              key={line.name}
              line={line}
              weeks={weeks}
              x={x}
              y={y}
              end={width - RIGHT}
              labelY={labels[index] ?? TOP}
            />
          ))
          .sort((a, b) => Number(a.props.line.colors !== null) - Number(b.props.line.colors !== null))}
        {shown !== null && <path className="cross-line" d={`M${x(shown)} ${TOP}V${height - BOTTOM}`} />}
      </svg>
      <figcaption className="chart-words" aria-live="polite">
        <strong>{isFinal(read) ? HEADINGS.finalPoll : `Week ${weeks[read]}`}</strong>{' '}
        <RanksIn lines={lines} index={read} />
      </figcaption>
    </figure>
  );
}
