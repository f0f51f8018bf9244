import type { CSSProperties } from 'react';
import type { HistoryYear, Team } from '../../core/contract/views/index.ts';
import { teamVars } from '../color.ts';
import { Scroll } from '../components/scroll.tsx';
import { Section } from '../components/section.tsx';
import { clamp, through } from '../words.ts';

const HEIGHT = 200;
const FLOOR = 150;
const LEFT = 32;
const NARROWEST = 34;
const WIDTH = 1040;
const FEWEST = 16;
const LEAST_TOP = 12;
/** Wins between two grid lines. */
const STEP = 4;
/** Room above a bar for its number. */
const HEAD = 18;

interface BarProps {
  row: HistoryYear;
  x: number;
  width: number;
  /** Top edge of its wins. */
  top: number;
}

/** A year: its wins, its prestige tier and its name. */
function YearBar({ row, x, width, top }: BarProps) {
  const tier = clamp(row.prestige, 1, 7);
  const middle = x + width / 2;
  return (
    <g>
      <rect className={row.rank === 1 ? 'title-year' : 'wins'} x={x} width={width} y={top} height={FLOOR - top} />
      <text className="value" x={middle} y={top - 4} textAnchor="middle">
        {row.wins}
      </text>
      <rect x={x} width={width} y={FLOOR + 8} height={16} fill={`var(--tier-${tier})`} />
      <text className="tier" x={middle} y={FLOOR + 20} textAnchor="middle">
        {tier}
      </text>
      <text className="tick" x={middle} y={FLOOR + 42} textAnchor="middle">
        ’{String(row.year).slice(2)}
      </text>
    </g>
  );
}

/** Wins as bars (titles in gold), prestige as a row of tiers beneath them, earliest year first. */
export function HistoryChart({ years, team }: { years: readonly HistoryYear[]; team: Team }) {
  const rows = [...years].sort((a, b) => a.year - b.year);
  const width = Math.max(WIDTH, LEFT + rows.length * NARROWEST + 8);
  const most = Math.max(LEAST_TOP, Math.ceil(Math.max(0, ...rows.map((row) => row.wins)) / STEP) * STEP);
  const winsTop = (wins: number) => FLOOR - (wins / most) * (FLOOR - HEAD);
  const step = (width - LEFT - 8) / Math.max(FEWEST, rows.length);
  const bar = Math.min(step - 10, 34);
  const words = rows.map((row) => `${row.year}: ${row.wins} wins, prestige ${row.prestige}`).join('; ');
  return (
    <Section title="Wins and prestige">
      <Scroll label="Wins and prestige by year" fromEnd>
        <svg
          className="chart history-chart"
          style={
            {
              ...teamVars(team.colorPrimary, team.colorSecondary),
              minWidth: Math.min(width, LEFT + rows.length * NARROWEST + 8),
            } as CSSProperties
          }
          viewBox={`0 0 ${width} ${HEIGHT}`}
          role="img"
          aria-label={`Wins and prestige by year. ${words}`}
        >
          {through(0, most / STEP)
            .map((line) => line * STEP)
            .map((wins) => (
              <g key={wins} className="grid-line">
                <path d={`M${LEFT} ${winsTop(wins)}H${width}`} />
                <text x={LEFT - 8} y={winsTop(wins) + 4} textAnchor="end">
                  {wins}
                </text>
              </g>
            ))}
          {rows.map((row, index) => (
            <YearBar
              key={row.year}
              row={row}
              x={LEFT + index * step + (step - bar) / 2}
              width={bar}
              top={winsTop(row.wins)}
            />
          ))}
        </svg>
      </Scroll>
    </Section>
  );
}
