import { zip } from '../../core/model/lists.ts';
import type { StarRow } from '../../core/present/columns/ratings.ts';
import { Section } from '../components/section.tsx';
import { useNarrow } from '../state/narrow.ts';
import { spreadLabels } from './bump-chart.tsx';

const LOW = 40;

/** Average rating from freshman to senior, one line per star level. */
export function ClassLines({ rows }: { rows: readonly StarRow[] }) {
  const values = rows.flatMap((row) => [row.fr, row.so, row.jr, row.sr]).filter((value) => value > 0);
  const low = Math.floor(Math.min(LOW + 40, ...values) / 5) * 5;
  const high = Math.ceil(Math.max(low + 5, ...values) / 5) * 5;
  const narrow = useNarrow();
  const width = narrow ? 350 : 600;
  const right = width - 40;
  const x = (index: number) => 44 + (index * (right - 48)) / 3;
  const y = (value: number) => 12 + (1 - (value - low) / (high - low)) * 176;
  const ends = spreadLabels(
    rows.map((row) => y(row.sr)),
    14,
  );
  const marks = Array.from({ length: (high - low) / 10 + 1 }, (_, index) => low + index * 10).filter(
    (mark) => mark <= high,
  );
  return (
    <Section title="Rating by class">
      <svg
        className="chart class-lines"
        viewBox={`0 0 ${width} 220`}
        role="img"
        aria-label="Average rating by class for each star rating; the table has the numbers"
      >
        {marks.map((mark) => (
          <g key={mark} className="grid-line">
            <path d={`M36 ${y(mark)}H${right}`} />
            <text x="30" y={y(mark) + 4} textAnchor="end">
              {mark}
            </text>
          </g>
        ))}
        {['FR', 'SO', 'JR', 'SR'].map((label, index) => (
          <text key={label} className="tick" x={x(index)} y="212" textAnchor="middle">
            {label}
          </text>
        ))}
        {zip(rows, ends).map(([row, end]) => {
          const points = [row.fr, row.so, row.jr, row.sr]
            .map((value, index) => ({ value, index }))
            .filter(({ value }) => value > 0);
          return (
            <g key={row.star} className={`class-line s${row.star}`}>
              <path
                className="class-path"
                d={points.map(({ value, index }, at) => `${at ? 'L' : 'M'}${x(index)} ${y(value)}`).join('')}
              />
              {points.map(({ value, index }) => (
                <circle key={index} cx={x(index)} cy={y(value)} r="4" />
              ))}
              {points.length > 0 && (
                <text x={x(3) + 12} y={end + 4}>
                  {row.star}★
                </text>
              )}
            </g>
          );
        })}
      </svg>
    </Section>
  );
}
