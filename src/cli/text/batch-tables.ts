import {
  LEAST_DYNASTIES,
  type LongRun,
  type MetricRow,
  type RateRow,
  type Report,
  type ShapeRow,
} from '../../core/batch/index.ts';
import { coarser, gaugeOf, intervalText, sparkline, valueText } from '../../core/batch/report/words.ts';
import { capitalized, plural } from '../../core/words/numbers.ts';
import { type Part, table, text } from './page.ts';
import type { Column } from './table.ts';

const MARKS = { inside: 'ok', near: 'near', outside: 'OUT', far: 'FAR', none: '' } as const;
/** Bars in a distribution's chart. */
const BARS = 28;

/** A number with its sign; `-` for null. */
export const signed = (value: number | null, digits = 1): string =>
  value === null ? '-' : `${value > 0 ? '+' : ''}${value.toFixed(digits)}`;

/** The range of real seasons; `-` if unknown. */
export function rangeText({ low, high, unit }: Pick<MetricRow, 'low' | 'high' | 'unit'>): string {
  return low === null || high === null ? '-' : intervalText([low, high], unit);
}

function metricColumns(ascii: boolean): Column<MetricRow>[] {
  return [
    { key: 'id', title: 'Metric', value: (m) => m.id },
    { key: 'description', title: 'What', value: (m) => m.description, least: 20, drop: 2 },
    {
      key: 'value',
      title: 'Simulated',
      value: (m) => m.value,
      text: (m) => valueText(m.value, m.unit),
      align: 'right',
    },
    {
      key: 'interval_low',
      title: '95%',
      value: (m) => m.interval?.[0] ?? null,
      text: (m) => intervalText(m.interval, m.unit),
      align: 'right',
      drop: 1,
    },
    { key: 'interval_high', title: '', value: (m) => m.interval?.[1] ?? null, csvOnly: true },
    { key: 'target', title: 'Real', value: (m) => m.target, text: (m) => valueText(m.target, m.unit), align: 'right' },
    {
      key: 'low',
      title: 'Range',
      value: (m) => m.low,
      text: (m) => rangeText(m),
      align: 'right',
    },
    { key: 'high', title: '', value: (m) => m.high, csvOnly: true },
    {
      key: 'distance',
      title: 'SDs',
      value: (m) => m.distance,
      text: (m) => signed(m.distance),
      align: 'right',
    },
    {
      key: 'gauge',
      title: '',
      value: (m) => m.beyond,
      text: (m) => gaugeOf(m.value, m.low, m.high, ascii),
      align: 'left',
    },
    { key: 'mark', title: '', value: (m) => m.mark, text: (m) => MARKS[m.mark] },
  ];
}

function groupTables(metrics: readonly MetricRow[], ascii: boolean): Part[] {
  const groups = [...new Set(metrics.map((m) => m.group))];
  return groups.map((group) =>
    table<MetricRow>({
      name: group,
      family: 'metrics',
      title: capitalized(group),
      columns: metricColumns(ascii),
      rows: metrics.filter((m) => m.group === group),
      mark: (m) => (m.mark === 'far' || m.mark === 'outside' ? 'loss' : m.mark === 'near' ? 'strong' : null),
    }),
  );
}

function shapeTable(shapes: readonly ShapeRow[], ascii: boolean): Part {
  const pictures = (shape: ShapeRow): [string, string] => {
    const real = coarser(shape.real, BARS);
    const simulated = coarser(shape.simulated, BARS);
    const top = Math.max(...real, ...simulated);
    return [sparkline(real, top, ascii), sparkline(simulated, top, ascii)];
  };
  return table<ShapeRow>({
    name: 'distributions',
    title: 'Distributions (average distance from the real ones, in units and in real SDs)',
    columns: [
      { key: 'id', title: 'Distribution', value: (s) => s.id },
      { key: 'title', title: 'What', value: (s) => s.title, drop: 1, least: 20 },
      { key: 'distance', title: 'Distance', value: (s) => s.distance, text: (s) => s.distance.toFixed(2) },
      { key: 'spreads', title: 'SDs', value: (s) => s.distanceInSpreads, text: (s) => s.distanceInSpreads.toFixed(3) },
      { key: 'real', title: 'Real', value: () => null, text: (s) => pictures(s)[0], align: 'left', drop: 2 },
      { key: 'simulated', title: 'Simulated', value: () => null, text: (s) => pictures(s)[1], align: 'left', drop: 2 },
    ],
    rows: shapes,
  });
}

function rateTables(rates: readonly RateRow[]): Part[] {
  return rates.map((rate) =>
    table<RateRow['rows'][number]>({
      name: rate.id,
      family: 'rates',
      title: `${rate.title} (mean difference ${(100 * rate.difference).toFixed(1)} points)`,
      columns: [
        { key: 'label', title: '', value: (r) => r.label, align: 'left' },
        { key: 'real', title: 'Real', value: (r) => r.real, text: (r) => valueText(r.real, 'share') },
        {
          key: 'simulated',
          title: 'Simulated',
          value: (r) => r.simulated,
          text: (r) => valueText(r.simulated, 'share'),
        },
        {
          key: 'difference',
          title: 'Points',
          value: (r) => r.simulated - r.real,
          text: (r) => signed(100 * (r.simulated - r.real)),
        },
      ],
      rows: rate.rows,
    }),
  );
}

/** Whether a level drifts over the decades; `-` for too few dynasties to tell. */
function trendWord({ interval, trend }: LongRun['levels'][number]): string {
  if (interval === null) return '-';
  return trend ? 'TREND' : 'steady';
}

function longRunParts(longRun: LongRun): Part[] {
  const decades = longRun.levels[0]?.decades ?? [];
  const { different, most, longestRun } = longRun.champions;
  return [
    table<LongRun['levels'][number]>({
      name: 'long-run',
      title: `The long run: means by decade, and the change per ten seasons (${longRun.seasons} seasons)`,
      columns: [
        { key: 'id', title: 'Level', value: (l) => l.id },
        { key: 'description', title: 'What', value: (l) => l.description, drop: 1, least: 16 },
        ...decades.map((_, i) => ({
          key: `decade_${i + 1}`,
          title: `${i * 10 + 1}-${i * 10 + 10}`,
          value: (l: LongRun['levels'][number]) => l.decades[i] ?? null,
          text: (l: LongRun['levels'][number]) => valueText(l.decades[i] ?? null, ''),
          align: 'right' as const,
        })),
        { key: 'slope', title: 'Per decade', value: (l) => l.slope, text: (l) => signed(l.slope, 3) },
        {
          key: 'slope_low',
          title: '95%',
          value: (l) => l.interval?.[0] ?? null,
          text: (l) => (l.interval ? `${signed(l.interval[0], 3)} to ${signed(l.interval[1], 3)}` : '-'),
          align: 'right',
        },
        { key: 'slope_high', title: '', value: (l) => l.interval?.[1] ?? null, csvOnly: true },
        { key: 'trend', title: '', value: (l) => l.trend, text: trendWord },
      ],
      rows: longRun.levels,
      mark: (l) => (l.trend ? 'loss' : null),
    }),
    text(
      `Correlation of prestige with earlier prestige: ${longRun.prestige.map((p) => `${plural(p.seasons, 'season')} r ${p.correlation.toFixed(2)}`).join(', ')}.`,
      `Champions: ${different.toFixed(1)} programs, up to ${most.toFixed(1)} titles for one, up to ${longestRun.toFixed(1)} in a row.`,
    ),
  ];
}

const outsideOf = ({ metrics }: Report): MetricRow[] =>
  metrics.filter(({ mark }) => mark !== 'inside' && mark !== 'none').sort((a, b) => (b.beyond ?? 0) - (a.beyond ?? 0));

/** Metrics outside the range of real seasons, furthest first. */
function outsideTable(report: Report): Part {
  return table<MetricRow>({
    name: 'outside',
    title: 'Outside the range of real seasons, farthest first',
    columns: [
      { key: 'id', title: 'Metric', value: (m) => m.id },
      { key: 'description', title: 'What', value: (m) => m.description, least: 20, drop: 1 },
      {
        key: 'value',
        title: 'Simulated',
        value: (m) => m.value,
        text: (m) => valueText(m.value, m.unit),
        align: 'right',
      },
      { key: 'low', title: 'Range', value: (m) => m.low, text: (m) => rangeText(m), align: 'right' },
      { key: 'high', title: '', value: (m) => m.high, csvOnly: true },
      { key: 'beyond', title: 'Ranges beyond', value: (m) => m.beyond, text: (m) => m.beyond?.toFixed(1) ?? '-' },
      { key: 'mark', title: '', value: (m) => m.mark, text: (m) => MARKS[m.mark] },
    ],
    rows: outsideOf(report),
    mark: (m) => (m.mark === 'near' ? 'strong' : 'loss'),
    empty: 'None.',
  });
}

const verdict = ({ check }: Report): string =>
  `${check.inside} of ${check.judged} metrics (${(100 * check.share).toFixed(0)}%) are within the range of real seasons; ` +
  `${plural(check.far.length, 'metric')} outside by more than three range widths.`;

/** Explains why a run has no intervals. */
function tooFew(dynasties: number): string[] {
  if (dynasties >= LEAST_DYNASTIES) return [];
  return [`No 95% intervals: they need at least ${LEAST_DYNASTIES} dynasties, and this run has ${dynasties}.`];
}

/** The report as a page. `all` includes metrics without a real value. */
export function reportParts(report: Report, ascii: boolean, all: boolean): Part[] {
  const missing = report.missing.map((m) => `${m.id}: ${m.reason}`);
  return [
    text(
      `${plural(report.dynasties, 'dynasty', 'dynasties')} of ${plural(report.seasons, 'season')}, ${report.games} games.`,
      report.command,
      ...tooFew(report.dynasties),
    ),
    ...groupTables(report.metrics, ascii),
    shapeTable(report.shapes, ascii),
    ...rateTables(report.rates),
    ...(report.longRun ? longRunParts(report.longRun) : []),
    ...(all ? [othersTable(report)] : []),
    ...(missing.length > 0 ? [text('Not measured:', ...missing.map((line) => `  ${line}`))] : []),
    outsideTable(report),
    text(verdict(report)),
  ];
}

function othersTable({ others }: Report): Part {
  return table<Report['others'][number]>({
    name: 'others',
    title: 'Also measured',
    columns: [
      { key: 'id', title: 'Metric', value: (m) => m.id },
      { key: 'value', title: 'Simulated', value: (m) => m.value, text: (m) => valueText(m.value, '') },
      {
        key: 'interval_low',
        title: '95%',
        value: (m) => m.interval?.[0] ?? null,
        text: (m) => intervalText(m.interval, ''),
      },
      { key: 'interval_high', title: '', value: (m) => m.interval?.[1] ?? null, csvOnly: true },
    ],
    rows: others,
  });
}
