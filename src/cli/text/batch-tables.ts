import { knobInWords } from '../../core/batch/describe.ts';
import {
  type Comparison,
  LEAST_DYNASTIES,
  type LongRun,
  type MetricRow,
  type RateRow,
  type Report,
  type ShapeRow,
  type SweepTable,
} from '../../core/batch/index.ts';
import {
  chanceText,
  changeRangeText,
  changeText,
  coarser,
  gaugeOf,
  intervalText,
  sparkline,
  valueText,
} from '../../core/batch/report/words.ts';
import { capitalized, plural } from '../../core/words/numbers.ts';
import { type Part, table, text } from './page.ts';
import type { Column } from './table.ts';

const MARKS = { inside: 'ok', near: 'near', outside: 'OUT', far: 'FAR', none: '' } as const;
/** Bars in a distribution's chart. */
const BARS = 28;
/** With fewer pairs of dynasties, a comparison comes with a warning. */
const FEW_PAIRS = 8;

const signed = (value: number | null, digits = 1): string =>
  value === null ? '-' : `${value > 0 ? '+' : ''}${value.toFixed(digits)}`;

/** The range of real seasons; `-` if unknown. */
function rangeText({ low, high, unit }: Pick<MetricRow, 'low' | 'high' | 'unit'>): string {
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

type Difference = Comparison['differences'][number];

function differenceColumns(): Column<Difference>[] {
  return [
    { key: 'id', title: 'Metric', value: (d) => d.id },
    { key: 'description', title: 'What', value: (d) => d.description, drop: 1, least: 20 },
    { key: 'a', title: 'A', value: (d) => d.a, text: (d) => valueText(d.a, d.unit), align: 'right' },
    { key: 'b', title: 'B', value: (d) => d.b, text: (d) => valueText(d.b, d.unit), align: 'right' },
    {
      key: 'difference',
      title: 'Difference',
      value: (d) => d.difference,
      text: (d) => changeText(d.difference, d.unit),
      align: 'right',
    },
    {
      key: 'interval_low',
      title: '95%',
      value: (d) => d.interval?.[0] ?? null,
      text: (d) => (d.constant ? '-' : changeRangeText(d.interval, d.unit)),
      align: 'right',
    },
    { key: 'interval_high', title: '', value: (d) => d.interval?.[1] ?? null, csvOnly: true },
    {
      key: 'chance',
      title: 'Chance',
      value: (d) => d.chance,
      text: (d) => chanceText(d.chance),
      align: 'right',
      drop: 3,
    },
    { key: 'size', title: 'Size', value: (d) => d.size, text: (d) => signed(d.size, 2), align: 'right' },
    {
      key: 'spreads',
      title: 'Real SDs',
      value: (d) => d.spreads,
      text: (d) => signed(d.spreads, 2),
      align: 'right',
      drop: 2,
    },
  ];
}

/** Warns about too few pairs. */
function warning(pairs: number): string[] {
  if (pairs >= FEW_PAIRS) return [];
  const only = `Only ${plural(pairs, 'pair')}`;
  return pairs < LEAST_DYNASTIES
    ? [`${only}: an interval or a clear difference takes at least ${LEAST_DYNASTIES}.`]
    : [`${only}: with fewer than ${FEW_PAIRS} the intervals are rough.`];
}

/** Caveats before reading a comparison. */
function caveats({ pairs, differences }: Comparison, others: number): string[] {
  return [
    ...warning(pairs),
    ...(others > 0 ? [`${plural(others, 'more metric')} without a clear difference (--all shows them).`] : []),
    `Clear: luck alone would flag any of these ${plural(differences.length, 'metric')} in only one comparison of twenty (Holm).`,
    'Size: in standard deviations across a run’s dynasties. Real SDs: across real seasons. pts: percentage points.',
  ];
}

/** A comparison as a page; without `all`, only significant differences. */
export function compareParts(comparison: Comparison, all: boolean): Part[] {
  const varied = comparison.differences.filter(({ constant }) => !constant);
  const alike = comparison.differences.filter(({ constant, difference }) => constant && difference !== 0);
  const rows = varied.filter((d) => all || d.clear);
  const changed = comparison.tuning.map(
    ({ name, a, b }) => `  ${knobInWords(name)}: ${a ?? '-'} in A, ${b ?? '-'} in B`,
  );
  return [
    text(
      `A ${comparison.a}`,
      `B ${comparison.b}`,
      `${plural(comparison.pairs, 'pair')} of dynasties with the same seed.`,
      ...(changed.length > 0 ? ['Tuning values that differ:', ...changed] : []),
    ),
    table<Difference>({
      name: 'varying',
      family: 'differences',
      title: 'Differences (B minus A), largest first',
      columns: differenceColumns(),
      rows,
      empty:
        comparison.pairs < LEAST_DYNASTIES
          ? `At least ${LEAST_DYNASTIES} pairs are needed to tell a difference from luck (--all shows everything measured).`
          : 'No difference beyond luck.',
    }),
    ...(alike.length === 0
      ? []
      : [
          table<Difference>({
            name: 'constant',
            family: 'differences',
            title: 'The same difference in every pair, so there is no interval',
            columns: differenceColumns(),
            rows: alike,
          }),
        ]),
    text(...caveats(comparison, varied.length - rows.length)),
  ];
}

/** A sweep as a page, with numbers formatted as in the report. */
export function sweepParts(sweep: SweepTable): Part[] {
  type Row = SweepTable['metrics'][number];
  return [
    table<Row>({
      name: 'sweep',
      title: `Every metric as ${knobInWords(sweep.name)} changes`,
      columns: [
        { key: 'id', title: 'Metric', value: (m) => m.id },
        { key: 'description', title: 'What', value: (m) => m.description, drop: 2, least: 20 },
        ...sweep.values.map((value, i) => ({
          key: String(value),
          title: String(value),
          value: (m: Row) => m.values[i] ?? null,
          text: (m: Row) => valueText(m.values[i] ?? null, m.unit),
          align: 'right' as const,
        })),
        { key: 'moves', title: 'Moves (SEs)', value: (m) => m.moves, text: (m) => signed(m.moves), align: 'right' },
        {
          key: 'target',
          title: 'Real',
          value: (m) => m.target,
          text: (m) => valueText(m.target, m.unit),
          align: 'right',
        },
        {
          key: 'low',
          title: 'Range',
          value: (m) => m.low,
          text: (m) => rangeText(m),
          align: 'right',
          drop: 1,
        },
        { key: 'high', title: '', value: (m) => m.high, csvOnly: true },
      ],
      rows: sweep.metrics,
    }),
    ...(sweep.metrics.every(({ moves }) => moves === null)
      ? [text(`At least ${LEAST_DYNASTIES} dynasties per value are needed to tell.`)]
      : []),
  ];
}
