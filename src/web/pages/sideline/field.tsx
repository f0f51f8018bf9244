import type { SidelinePage } from '../../../core/contract/views/index.ts';
import { downLine, driveUnderway } from '../../../core/present/sideline/sideline.ts';
import { useNarrow } from '../../state/narrow.ts';
import { END_ZONE, Field, WIDTH, YARD } from '../game/drive-chart.tsx';

const BOTTOM = 12;
/**
 * Sizes in eighths of a yard: the margin above the field, the visible strip of it (a field is 53 yards wide), the ball
 * and its drive.
 */
const WIDE = { top: 26, strip: 9 * YARD, ball: 9, drive: 8 };
/** On a phone the field is drawn at a third of the size, so everything on it is larger. */
const NARROW = { top: 44, strip: 18 * YARD, ball: 20, drive: 18 };

interface Props {
  game: SidelinePage['game'];
  /** Where the next play starts. */
  at: Pick<NonNullable<SidelinePage['situation']>, 'offense' | 'down' | 'distance' | 'yard_line'>;
  /** Where the drive started; null: between drives. */
  start: number | null;
  /** The down as text. */
  label: string;
}

/** The ball, the line to gain, and the drive so far, to scale; team A goes right. */
export function FieldAt({ game: { teamA, teamB }, at, start, label }: Props) {
  const narrow = useNarrow();
  const size = narrow ? NARROW : WIDE;
  const height = size.top + size.strip + BOTTOM;
  const middle = size.top + size.strip / 2;
  const isA = at.offense === teamA.name;
  const place = (yard: number) => END_ZONE + (isA ? yard : 100 - yard) * YARD;
  const gain = at.down === null || at.distance === null ? null : Math.min(100, at.yard_line + at.distance);
  const ball = place(at.yard_line);
  return (
    <svg
      className={`chart field live-field${narrow ? ' narrow' : ''}`}
      viewBox={`0 0 ${WIDTH} ${height}`}
      role="img"
      aria-label={`The ball on the field: ${label}`}
    >
      <Field height={height} top={size.top} left={teamA.abbreviation} right={teamB.abbreviation} />
      {start !== null && (
        <rect
          className="so-far"
          x={Math.min(place(start), ball)}
          y={middle - size.drive / 2}
          width={Math.abs(ball - place(start))}
          height={size.drive}
        />
      )}
      <path className="scrimmage" d={`M${ball} ${size.top}V${height - BOTTOM}`} />
      {gain !== null && gain < 100 && <path className="to-gain" d={`M${place(gain)} ${size.top}V${height - BOTTOM}`} />}
      <ellipse className={`ball side-${isA ? 'a' : 'b'}`} cx={ball} cy={middle} rx={size.ball * 1.5} ry={size.ball} />
      <text
        className="way"
        x={ball + (isA ? 1 : -1) * (size.ball * 1.5 + 13)}
        y={middle + 8}
        textAnchor={isA ? 'start' : 'end'}
      >
        {isA ? '▶' : '◀'}
      </text>
    </svg>
  );
}

/** The field of a game being coached. */
export function LiveField({ data }: { data: SidelinePage }) {
  const { situation } = data;
  if (situation === null) return null;
  const start = driveUnderway(data)?.start_yard ?? null;
  return <FieldAt game={data.game} at={situation} start={start} label={downLine(data, situation)} />;
}
