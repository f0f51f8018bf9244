import type { Drive, PlayedGame } from '../../../core/contract/views/index.ts';
import { plural } from '../../../core/words/numbers.ts';
import { quarterName } from '../../../core/words/terms.ts';
import { Section } from '../../components/section.tsx';
import { useNarrow } from '../../state/narrow.ts';
import { through } from '../../words.ts';

export const YARD = 8;
export const END_ZONE = 10 * YARD;
export const WIDTH = 120 * YARD;
const BOTTOM = 12;
/** Drives that a field has room for at least, so that the names in the end zones do. */
const LEAST_ROWS = 4;
/**
 * Sizes in eighths of a yard: the height of a drive, the margin above the field, the height of a bar, the gap between a
 * mark and its bar, and the room for the longest mark.
 */
const WIDE = { row: 17, top: 26, bar: 8, gap: 7, mark: 60 };
/** On a phone the field is drawn at a third of the size, so everything on it is larger. */
const NARROW = { row: 38, top: 44, bar: 17, gap: 12, mark: 110 };
type Measures = typeof WIDE;

const MARKS: Partial<Record<Drive['kind'], string>> = {
  touchdown: 'TD',
  field_goal: 'FG',
  missed_field_goal: 'Miss',
  interception: 'INT',
  fumble: 'Fum',
  downs: 'Downs',
  safety: 'Saf',
  punt: 'Punt',
  end_of_half: 'Half',
  end_of_game: 'End',
};

/**
 * Returns where a drive started and ended on the drawn field; team A goes right, team B left. A touchdown ends at the
 * goal line, even if part of the way was penalties.
 */
export function driveSpan(
  { kind, start_yard, yards }: Pick<Drive, 'kind' | 'start_yard' | 'yards'>,
  isA: boolean,
): { from: number; to: number } {
  const end = kind === 'touchdown' ? 100 : Math.min(100, Math.max(0, start_yard + yards));
  const place = (yard: number) => END_ZONE + (isA ? yard : 100 - yard) * YARD;
  return { from: place(start_yard), to: place(end) };
}

export function Field({ height, top: TOP, left, right }: { height: number; top: number; left: string; right: string }) {
  const middle = TOP + (height - TOP - BOTTOM) / 2;
  return (
    <>
      <rect className="turf" x="0" y={TOP} width={WIDTH} height={height - TOP - BOTTOM} />
      <rect className="zone a" x="0" y={TOP} width={END_ZONE} height={height - TOP - BOTTOM} />
      <rect className="zone b" x={WIDTH - END_ZONE} y={TOP} width={END_ZONE} height={height - TOP - BOTTOM} />
      {through(0, 20).map((line) => (
        <path
          key={line}
          className={line % 2 ? 'five' : 'ten'}
          d={`M${END_ZONE + line * 5 * YARD} ${TOP}V${height - BOTTOM}`}
        />
      ))}
      {through(1, 9).map((ten) => (
        <text key={ten} className="yard-number" x={END_ZONE + ten * 10 * YARD} y={TOP - 8} textAnchor="middle">
          {ten <= 5 ? ten * 10 : 100 - ten * 10}
        </text>
      ))}
      <text
        className="zone-word"
        transform={`translate(${END_ZONE / 2} ${middle}) rotate(-90)`}
        textAnchor="middle"
        dy="8"
      >
        {left}
      </text>
      <text
        className="zone-word"
        transform={`translate(${WIDTH - END_ZONE / 2} ${middle}) rotate(90)`}
        textAnchor="middle"
        dy="8"
      >
        {right}
      </text>
    </>
  );
}

function Bar({ drive, isA, y, measures }: { drive: Drive; isA: boolean; y: number; measures: Measures }) {
  const { row, bar, gap, mark } = measures;
  const { from, to } = driveSpan(drive, isA);
  const forward = isA ? 1 : -1;
  const points = drive.points > 0;
  const words = `${drive.offense}, ${quarterName(drive.quarter)} ${drive.clock}: ${plural(drive.play_count, 'play')}, ${plural(drive.yards, 'yard')}, ${drive.result}`;
  const tip = Math.abs(to - from) < 3 ? from + 3 * forward : to;
  // A drive that loses yards ends behind its start; its result is written clear of both.
  const edge = isA ? Math.max(from, tip) : Math.min(from, tip);
  const labelLeft = edge * forward > (isA ? WIDTH - mark : -mark);
  return (
    <g className={`drive-bar ${isA ? 'a' : 'b'}${points ? ' scored' : ''}`}>
      <title>{words}</title>
      <rect className="hit" x="0" y={y - row / 2} width={WIDTH} height={row} />
      <rect x={Math.min(from, tip)} y={y - bar / 2} width={Math.abs(tip - from)} height={bar} />
      <circle cx={from} cy={y} r={bar * 0.375} />
      <text
        className="drive-mark"
        x={edge + (labelLeft ? -forward : forward) * gap}
        y={y + bar / 2}
        textAnchor={(isA ? 1 : -1) * (labelLeft ? -1 : 1) > 0 ? 'start' : 'end'}
      >
        {MARKS[drive.kind] ?? ''}
      </text>
    </g>
  );
}

/** Every drive on a drawn field, in order from the top. */
export function DriveChart({ data }: { data: Pick<PlayedGame, 'drives' | 'game'> }) {
  const { drives, game } = data;
  const narrow = useNarrow();
  const measures = narrow ? NARROW : WIDE;
  if (drives.length === 0 || drives[0]?.start_yard === undefined) return null;
  const height = measures.top + BOTTOM + Math.max(drives.length, LEAST_ROWS) * measures.row + 6;
  return (
    <Section
      title="Drive chart"
      tools={
        <span className="legend">
          <span className="key a">{game.teamA.abbreviation} →</span>
          <span className="key b">← {game.teamB.abbreviation}</span>
        </span>
      }
    >
      <svg
        className={`chart field${narrow ? ' narrow' : ''}`}
        viewBox={`0 0 ${WIDTH} ${height}`}
        role="img"
        aria-label={`${plural(drives.length, 'drive')} on the field; the drive list has the same in words`}
      >
        <Field height={height} top={measures.top} left={game.teamA.abbreviation} right={game.teamB.abbreviation} />
        {drives.map((drive, index) => (
          <Bar
            key={drive.number}
            drive={drive}
            isA={drive.offense === game.teamA.name}
            y={measures.top + 3 + measures.row / 2 + index * measures.row}
            measures={measures}
          />
        ))}
      </svg>
    </Section>
  );
}
