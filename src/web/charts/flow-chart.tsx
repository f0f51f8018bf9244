import { percent } from '../../core/words/numbers.ts';
import { TeamLink } from '../components/team-link.tsx';
import { useNarrow } from '../state/narrow.ts';
import { usePoint } from './point.ts';

export interface FlowPoint {
  /** Seconds since kickoff. */
  at: number;
  /** The upper team's win probability, 0 to 1. */
  chance: number;
  /** The upper team's lead. */
  margin: number;
  text: string;
  when: string;
  /** In the order of the scoreboard: `TAMU 7, LSU 24`. */
  score: string;
  scoring: boolean;
}

const WIDE = 800;
const NARROW = 420;
const HEIGHT = 280;
const LEFT = 48;
const RIGHT = 8;
const TOP = 26;
const BOTTOM = 26;
const QUARTER = 900;
const TOUCHDOWN = 7;

interface Props {
  points: readonly FlowPoint[];
  view: 'chance' | 'margin';
  above: Side;
  below: Side;
}

interface Side {
  name: string;
  abbreviation: string;
}

/** Returns half the axis of the lead: a multiple of a touchdown and its kick per grid line. */
export function leadScale(points: readonly Pick<FlowPoint, 'margin'>[]): number {
  const largest = Math.max(0, ...points.map((point) => Math.abs(point.margin)));
  return 2 * TOUCHDOWN * Math.max(1, Math.ceil(largest / (2 * TOUCHDOWN)));
}

function scales(points: readonly FlowPoint[], view: Props['view'], width: number) {
  const end = Math.max(4 * QUARTER, points.at(-1)?.at ?? 0);
  const most = leadScale(points);
  const share = (point: FlowPoint) => (view === 'chance' ? point.chance : 0.5 + point.margin / (2 * most));
  return {
    width,
    end,
    most,
    x: (at: number) => LEFT + (at / end) * (width - LEFT - RIGHT),
    y: (value: number) => TOP + (1 - value) * (HEIGHT - TOP - BOTTOM),
    share,
  };
}

/** Draws a stepped line: each play's value holds until the next one. */
function linePath(points: readonly FlowPoint[], { x, y, share }: ReturnType<typeof scales>, stepped: boolean): string {
  return points
    .map((point, index) => {
      const place = `${x(point.at).toFixed(1)} ${y(share(point)).toFixed(1)}`;
      if (index === 0) return `M${place}`;
      return stepped ? `H${x(point.at).toFixed(1)}V${y(share(point)).toFixed(1)}` : `L${place}`;
    })
    .join('');
}

function nearest(points: readonly FlowPoint[], at: number): number {
  const away = points.map((point) => Math.abs(point.at - at));
  return Math.max(0, away.indexOf(Math.min(...away)));
}

function Ticks({
  view,
  scale,
  above,
  below,
}: {
  view: Props['view'];
  scale: ReturnType<typeof scales>;
  above: Side;
  below: Side;
}) {
  const rows = [1, 0.75, 0.5, 0.25, 0];
  const word = (share: number) =>
    view === 'chance'
      ? `${Math.round(Math.max(share, 1 - share) * 100)}%`
      : share === 0.5
        ? 'Tied'
        : `+${Math.abs(share - 0.5) * 2 * scale.most}`;
  return (
    <>
      {rows.map((share) => (
        <g key={share} className={`grid-line${share === 0.5 ? ' middle' : ''}`}>
          <path d={`M${LEFT} ${scale.y(share)}H${scale.width - RIGHT}`} />
          <text x={LEFT - 8} y={scale.y(share) + 4} textAnchor="end">
            {word(share)}
          </text>
        </g>
      ))}
      {[0, 1, 2, 3, 4].map((quarter) => (
        <g key={quarter} className="grid-line">
          <path d={`M${scale.x(quarter * QUARTER)} ${TOP}V${HEIGHT - BOTTOM}`} />
          {(quarter < 4 || scale.end > 4 * QUARTER) && (
            <text x={scale.x(quarter * QUARTER) + 6} y={HEIGHT - 8}>
              {quarter < 4 ? `Q${quarter + 1}` : 'OT'}
            </text>
          )}
        </g>
      ))}
      <text className="side-word above" x={LEFT} y={TOP - 8}>
        ▲ {above.abbreviation}
      </text>
      <text className="side-word below" x={scale.width - RIGHT} y={HEIGHT - 7} textAnchor="end">
        ▼ {below.abbreviation}
      </text>
    </>
  );
}

/** Details of the selected moment, below the drawing; a team's name opens its popup. */
function Words({ point, above, below }: { point: FlowPoint | null; above: Side; below: Side }) {
  return (
    <figcaption className="flow-words" aria-live="polite">
      {point && (
        <>
          <strong>{point.when}</strong>
          <span>{point.score}</span>
          <span>
            <TeamLink name={above.name} label={above.abbreviation} logo={0} /> {percent(point.chance)}{' '}
            <TeamLink name={below.name} label={below.abbreviation} logo={0} /> {percent(1 - point.chance)}
          </span>
          <span className="muted ellipsis">{point.text}</span>
        </>
      )}
    </figcaption>
  );
}

/** A game's flow between two teams, one above the middle line and the other below it. */
export function FlowChart({ points, view, above, below }: Props) {
  const narrow = useNarrow();
  const width = narrow ? NARROW : WIDE;
  const scale = scales(points, view, width);
  const line = linePath(points, scale, view === 'margin');
  const middle = scale.y(0.5);
  const area = `${line}V${middle}H${LEFT}Z`;
  const last = points.at(-1);
  const { shown: at, handlers } = usePoint(points.length, width, (inside) =>
    nearest(points, ((inside - LEFT) / (width - LEFT - RIGHT)) * scale.end),
  );
  const shown = at === null ? null : (points[at] ?? null);
  return (
    <figure className={`flow${narrow ? ' narrow' : ''}`}>
      <svg
        className="chart"
        viewBox={`0 0 ${width} ${HEIGHT}`}
        role="img"
        aria-label={`${view === 'chance' ? 'Win probability' : 'Lead'} of ${above.abbreviation} against ${below.abbreviation} over the game; at the end ${last?.score ?? ''}`}
        {...handlers}
      >
        <clipPath id="flow-above">
          <rect x="0" y="0" width={width} height={middle} />
        </clipPath>
        <clipPath id="flow-below">
          <rect x="0" y={middle} width={width} height={HEIGHT - middle} />
        </clipPath>
        <path d={area} className="area above" clipPath="url(#flow-above)" />
        <path d={area} className="area below" clipPath="url(#flow-below)" />
        <Ticks view={view} scale={scale} above={above} below={below} />
        <path d={line} className="flow-line" />
        {points
          .filter((point) => point.scoring)
          .map((point) => (
            <circle
              key={`${point.at} ${point.score}`}
              className="score-dot"
              cx={scale.x(point.at)}
              cy={scale.y(scale.share(point))}
              r="3.5"
            />
          ))}
        {shown && (
          <g>
            <path className="cross-line" d={`M${scale.x(shown.at)} ${TOP}V${HEIGHT - BOTTOM}`} />
            <circle className="cross-dot" cx={scale.x(shown.at)} cy={scale.y(scale.share(shown))} r="5" />
          </g>
        )}
      </svg>
      <Words point={shown ?? last ?? null} above={above} below={below} />
    </figure>
  );
}
