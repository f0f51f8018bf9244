import { mustFind, zip } from '../../model/lists.ts';
import { escaped } from '../../present/html.ts';
import type { Difference } from '../comparing/compare.ts';
import type { MetricRow } from './report.ts';
import type { RateRow, ShapeRow } from './shapes.ts';
import { valueText } from './words.ts';

/** Charts for the report's page, as SVG. Colors are the page's own variables. */

const round = (value: number): number => Math.round(value * 10) / 10;

const BULLET = { width: 260, height: 22, pad: 8 } as const;

/** Returns the scale of a bullet chart: the range's width on both sides, or further if the value lies there. */
function scaleOf(m: MetricRow, low: number, high: number): (index: number) => number {
  const width = high - low || 1;
  const from = Math.min(low - width, m.value - width / 4);
  const to = Math.max(high + width, m.value + width / 4);
  return (index) => round(BULLET.pad + ((index - from) / (to - from)) * (BULLET.width - 2 * BULLET.pad));
}

/** Draws the real range as a bar, the real mean as a tick, and the simulated value with its interval as a dot. */
export function bullet(m: MetricRow): string {
  if (m.low === null || m.high === null) return '';
  const x = scaleOf(m, m.low, m.high);
  const middle = BULLET.height / 2;
  const inside = (index: number) => Math.max(1, Math.min(BULLET.width - 1, index));
  const whisker = m.interval
    ? `<line class="whisker" x1="${inside(x(m.interval[0]))}" x2="${inside(x(m.interval[1]))}" y1="${middle}" y2="${middle}"/>`
    : '';
  const label = `${m.description}: ${valueText(m.value, m.unit)}, real ${valueText(m.low, m.unit)} to ${valueText(m.high, m.unit)}`;
  return (
    `<svg class="bullet" viewBox="0 0 ${BULLET.width} ${BULLET.height}" role="img" aria-label="${escaped(label)}">` +
    `<line class="axis" x1="0" x2="${BULLET.width}" y1="${middle}" y2="${middle}"/>` +
    `<rect class="range" x="${x(m.low)}" y="5" width="${Math.max(2, round(x(m.high) - x(m.low)))}" height="12" rx="3"/>` +
    `<line class="target" x1="${x(m.target)}" x2="${x(m.target)}" y1="3" y2="19"/>${whisker}` +
    `<circle class="dot ${m.mark}" cx="${x(m.value)}" cy="${middle}" r="4.5"/></svg>`
  );
}

/** Draws a difference with its 95% interval as a dot with whiskers, next to a line at zero. */
export function differenceBar({ difference, interval, clear }: Difference, label: string): string {
  if (interval === null) return '';
  const most = Math.max(Math.abs(interval[0]), Math.abs(interval[1])) || 1;
  const x = (index: number) => round(BULLET.width / 2 + (index / most) * (BULLET.width / 2 - BULLET.pad));
  const middle = BULLET.height / 2;
  return (
    `<svg class="bullet" viewBox="0 0 ${BULLET.width} ${BULLET.height}" role="img" aria-label="${escaped(label)}">` +
    `<line class="axis" x1="0" x2="${BULLET.width}" y1="${middle}" y2="${middle}"/>` +
    `<line class="target" x1="${x(0)}" x2="${x(0)}" y1="3" y2="19"/>` +
    `<line class="whisker" x1="${x(interval[0])}" x2="${x(interval[1])}" y1="${middle}" y2="${middle}"/>` +
    `<circle class="dot ${clear ? 'outside' : 'near'}" cx="${x(difference)}" cy="${middle}" r="4.5"/></svg>`
  );
}

const PLOT = { width: 420, height: 170, left: 8, bottom: 22, top: 8 } as const;

function stepPath(values: readonly number[], x: (i: number) => number, y: (v: number) => number): string {
  const steps = values.map((value, i) => `${i === 0 ? 'M' : 'L'}${x(i)},${y(value)}H${x(i + 1)}`);
  return steps.join('');
}

/** Returns axis labels: about six round numbers. */
function ticks(from: number, to: number): number[] {
  const rough = (to - from) / 6;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = mustFind(
    [1, 2, 5, 10].map((n) => n * power),
    (n) => n >= rough,
  );
  const first = Math.ceil(from / step) * step;
  return Array.from({ length: Math.floor((to - first) / step) + 1 }, (_, i) => first + i * step);
}

/** Returns the bins that hold nearly everything, so that long tails do not squeeze the plot. */
function seen(shape: ShapeRow): [number, number] {
  const big = zip(shape.real, shape.simulated).map(([real, simulated]) => Math.max(real, simulated) > 0.0008);
  return [Math.max(0, big.indexOf(true)), big.lastIndexOf(true) + 1];
}

/** Draws two distributions over each other: the real one filled, the simulated one as a line. */
export function density(shape: ShapeRow): string {
  const [first, end] = seen(shape);
  const real = shape.real.slice(first, end);
  const simulated = shape.simulated.slice(first, end);
  const top = Math.max(...real, ...simulated, 1e-9);
  const base = PLOT.height - PLOT.bottom;
  const x = (i: number) => round(PLOT.left + (i / real.length) * (PLOT.width - 2 * PLOT.left));
  const y = (v: number) => round(base - (v / top) * (base - PLOT.top));
  const start = shape.from + first * shape.width;
  const labels = ticks(start, start + real.length * shape.width).map((tick) => {
    const index = x((tick - start) / shape.width);
    return `<text x="${index}" y="${PLOT.height - 6}" text-anchor="middle">${round(tick)}</text>`;
  });
  return (
    `<svg class="plot" viewBox="0 0 ${PLOT.width} ${PLOT.height}" role="img" aria-label="${escaped(shape.title)}">` +
    `<path class="real" d="${stepPath(real, x, y)}V${base}H${x(0)}Z"/>` +
    `<path class="simulated" d="${stepPath(simulated, x, y)}"/>` +
    `<line class="axis" x1="${PLOT.left}" x2="${PLOT.width - PLOT.left}" y1="${base}" y2="${base}"/>${labels.join('')}</svg>`
  );
}

const ROW = { height: 24, label: 128, width: 420, right: 92 } as const;

/** Draws shares by group: the real one as a ring, the simulated one as a dot, on one line each. */
export function dumbbells(rate: RateRow): string {
  const top = Math.max(...rate.rows.map((row) => Math.max(row.real, row.simulated)), 1e-9);
  const x = (share: number) => round(ROW.label + (share / top) * (ROW.width - ROW.label - ROW.right));
  const rows = rate.rows.map(({ label, real, simulated }, i) => {
    const y = i * ROW.height + ROW.height / 2 + 2;
    return (
      `<text x="${ROW.label - 10}" y="${y + 4}" text-anchor="end">${escaped(label)}</text>` +
      `<line class="grid" x1="${ROW.label}" x2="${ROW.width - ROW.right}" y1="${y}" y2="${y}"/>` +
      `<line class="between" x1="${x(real)}" x2="${x(simulated)}" y1="${y}" y2="${y}"/>` +
      `<circle class="ring" cx="${x(real)}" cy="${y}" r="4.5"/><circle class="dot inside" cx="${x(simulated)}" cy="${y}" r="4"/>` +
      `<text class="number" x="${ROW.width}" y="${y + 4}" text-anchor="end">${valueText(simulated, 'share')} / ${valueText(real, 'share')}</text>`
    );
  });
  const height = rate.rows.length * ROW.height + 4;
  return `<svg class="rates" viewBox="0 0 ${ROW.width} ${height}" role="img" aria-label="${escaped(rate.title)}">${rows.join('')}</svg>`;
}
