import { knobInWords } from '../../core/batch/describe.ts';
import { type Comparison, LEAST_DYNASTIES, type SweepTable } from '../../core/batch/index.ts';
import { chanceText, changeRangeText, changeText, valueText } from '../../core/batch/report/words.ts';
import { plural } from '../../core/words/numbers.ts';
import { rangeText, signed } from './batch-tables.ts';
import { type Part, table, text } from './page.ts';
import type { Column } from './table.ts';

/** With fewer pairs of dynasties, a comparison comes with a warning. */
const FEW_PAIRS = 8;

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
