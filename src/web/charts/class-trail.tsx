import type { CSSProperties } from 'react';
import { firstOf, lastOf } from '../../core/model/lists.ts';
import type { Charts } from '../../core/pages/parts/charts.ts';
import { HEADINGS } from '../../core/present/headings.ts';
import { ordinal } from '../../core/words/numbers.ts';
import { teamVars } from '../color.ts';
import { Section } from '../components/section.tsx';

const WIDTH = 640;
const HEIGHT = 120;
const EDGE = 44;
const TOP = 14;
/** Minimum height of the line in ranks, so that a single rank is no cliff. */
const LEAST_SPAN = 20;

/** The class's rank week by week, best on top; the table next to it has the numbers. */
export default function ClassTrail({ trend, team }: Charts['classTrail']) {
  const ranks = trend.map(({ rank }) => rank);
  const best = Math.min(...ranks);
  const span = Math.max(LEAST_SPAN, Math.max(...ranks) - best);
  const x = (at: number) => EDGE + (at / Math.max(1, trend.length - 1)) * (WIDTH - 2 * EDGE);
  const y = (rank: number) => TOP + ((rank - best) / span) * (HEIGHT - 2 * TOP);
  const last = ranks.length - 1;
  const [firstRank, lastRank] = [firstOf(ranks), lastOf(ranks)];
  return (
    <Section title={HEADINGS.classByWeek}>
      <svg
        className="chart class-trail"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        style={teamVars(team.colorPrimary, team.colorSecondary) as CSSProperties}
        role="img"
        aria-label={`${HEADINGS.classByWeek}: ${trend.map(({ when, rank }) => `${when} ${ordinal(rank)}`).join(', ')}`}
      >
        <g className="bump-line strong">
          <path d={`M${ranks.map((rank, index) => `${x(index).toFixed(1)} ${y(rank).toFixed(1)}`).join('L')}`} />
          {trend.map(({ when, rank }, index) => (
            <circle key={when} cx={x(index)} cy={y(rank)} r={index === last ? 5 : 3} />
          ))}
          <text x={x(0) - 8} y={y(firstRank) + 4} textAnchor="end">
            {ordinal(firstRank)}
          </text>
          <text x={x(last) + 10} y={y(lastRank) + 4}>
            {ordinal(lastRank)}
          </text>
        </g>
      </svg>
    </Section>
  );
}
