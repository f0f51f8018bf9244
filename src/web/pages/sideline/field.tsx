import type { SidelinePage } from '../../../core/contract/views/index.ts';
import { downLine, driveUnderway } from '../../../core/present/sideline/sideline.ts';
import { END_ZONE, Field, WIDTH, YARD } from '../game/drive-chart.tsx';

const TOP = 26;
const BOTTOM = 12;
/** A field is 53 yards wide; a strip of it is drawn. */
const HEIGHT = TOP + BOTTOM + 12 * YARD;
const MIDDLE = TOP + (HEIGHT - TOP - BOTTOM) / 2;
const BALL = 9;

interface Props {
  game: SidelinePage['game'];
  /** Where the next play begins. */
  at: Pick<NonNullable<SidelinePage['situation']>, 'offense' | 'down' | 'distance' | 'yard_line'>;
  /** Where the drive began; null: between drives. */
  start: number | null;
  /** The down in words. */
  label: string;
}

/** Where the ball is, the line to gain, and how far the drive has come, to scale; team A goes to the right. */
export function FieldAt({ game: { teamA, teamB }, at, start, label }: Props) {
  const isA = at.offense === teamA.name;
  const place = (yard: number) => END_ZONE + (isA ? yard : 100 - yard) * YARD;
  const gain = at.down === null || at.distance === null ? null : Math.min(100, at.yard_line + at.distance);
  const ball = place(at.yard_line);
  return (
    <svg
      className="chart field live-field"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`The ball on the field: ${label}`}
    >
      <Field height={HEIGHT} top={TOP} left={teamA.abbreviation} right={teamB.abbreviation} />
      {start !== null && (
        <rect
          className="so-far"
          x={Math.min(place(start), ball)}
          y={MIDDLE - 4}
          width={Math.abs(ball - place(start))}
          height={8}
        />
      )}
      <path className="scrimmage" d={`M${ball} ${TOP}V${HEIGHT - BOTTOM}`} />
      {gain !== null && gain < 100 && <path className="to-gain" d={`M${place(gain)} ${TOP}V${HEIGHT - BOTTOM}`} />}
      <ellipse className={`ball side-${isA ? 'a' : 'b'}`} cx={ball} cy={MIDDLE} rx={BALL * 1.5} ry={BALL} />
      <text className="way" x={ball + (isA ? 26 : -26)} y={MIDDLE + 8} textAnchor={isA ? 'start' : 'end'}>
        {isA ? '▶' : '◀'}
      </text>
    </svg>
  );
}

/** The field of a game that is coached. */
export function LiveField({ data }: { data: SidelinePage }) {
  const { situation } = data;
  if (situation === null) return null;
  const start = driveUnderway(data)?.start_yard ?? null;
  return <FieldAt game={data.game} at={situation} start={start} label={downLine(data, situation)} />;
}
