import {
  type Drift,
  type Drifted,
  type Fit,
  type FitKnob,
  type FitMetric,
  LEAST_DYNASTIES,
} from '../../core/batch/index.ts';
import { chanceText, intervalText, valueText } from '../../core/batch/report/words.ts';
import { plural } from '../../core/words/numbers.ts';
import { type Part, table, text } from './page.ts';

const number = (value: number): string => String(Number(value.toPrecision(5)));

function knobsTable(fit: Fit): Part {
  return table<FitKnob>({
    name: 'knobs',
    title: 'Tuning values',
    columns: [
      { key: 'name', title: 'Name', value: (range) => range.name },
      { key: 'before', title: 'Before', value: (range) => range.before, text: (range) => number(range.before) },
      { key: 'after', title: 'After', value: (range) => range.after, text: (range) => number(range.after) },
      { key: 'min', title: 'From', value: (range) => range.min, text: (range) => number(range.min), drop: 1 },
      { key: 'max', title: 'To', value: (range) => range.max, text: (range) => number(range.max), drop: 1 },
      {
        key: 'moves',
        title: 'Effect of a tenth of its range',
        value: (range) => range.moves.map(({ id, by }) => `${id} ${by > 0 ? '+' : ''}${by.toPrecision(3)}`).join(', '),
        least: 20,
        align: 'left',
      },
    ],
    rows: fit.knobs,
  });
}

function metricsTable(fit: Fit): Part {
  return table<FitMetric>({
    name: 'metrics',
    title: 'Target metrics',
    columns: [
      { key: 'id', title: 'Metric', value: (m) => m.id },
      { key: 'description', title: 'What', value: (m) => m.description, least: 16, drop: 2 },
      {
        key: 'before',
        title: 'Before',
        value: (m) => m.before,
        text: (m) => valueText(m.before, m.unit),
        align: 'right',
      },
      { key: 'after', title: 'After', value: (m) => m.after, text: (m) => valueText(m.after, m.unit), align: 'right' },
      {
        key: 'interval_low',
        title: '95%',
        value: (m) => m.interval?.[0] ?? null,
        text: (m) => intervalText(m.interval, m.unit),
        align: 'right',
      },
      { key: 'interval_high', title: '', value: (m) => m.interval?.[1] ?? null, csvOnly: true },
      {
        key: 'target',
        title: 'Target',
        value: (m) => m.target,
        text: (m) => valueText(m.target, m.unit),
        align: 'right',
      },
    ],
    rows: fit.metrics,
  });
}

function elsewhereTable(fit: Fit): Part {
  return table<Fit['elsewhere'][number]>({
    name: 'elsewhere',
    title: 'Other clear changes',
    columns: [
      { key: 'id', title: 'Metric', value: (m) => m.id },
      { key: 'description', title: 'What', value: (m) => m.description, least: 16, drop: 1 },
      { key: 'before', title: 'Before', value: (m) => m.before, text: (m) => number(m.before), align: 'right' },
      { key: 'after', title: 'After', value: (m) => m.after, text: (m) => number(m.after), align: 'right' },
      {
        key: 'interval_low',
        title: 'Change, 95%',
        value: (m) => m.interval[0],
        text: (m) => `${number(m.interval[0])} to ${number(m.interval[1])}`,
        align: 'right',
      },
      { key: 'interval_high', title: '', value: (m) => m.interval[1], csvOnly: true },
    ],
    rows: fit.elsewhere,
    empty: `Nothing clear; at least ${LEAST_DYNASTIES} dynasties are needed to tell.`,
  });
}

/** The knobs that moved, their effects, and other changes. */
export function fitParts(fit: Fit): Part[] {
  const { misfit, runs, ended } = fit;
  return [
    text(
      `Squared distance from the targets, in tolerances: ${number(misfit.before)} before, ${number(misfit.after)} after ${plural(runs, 'run')} (${ended}).`,
    ),
    knobsTable(fit),
    metricsTable(fit),
    elsewhereTable(fit),
  ];
}

/** Describes how a run differs from a baseline. */
export function driftParts(drift: Drift): Part[] {
  const what = `${plural(drift.metrics, 'metric')} in ${plural(drift.pairs, 'pair')} of dynasties`;
  if (drift.same) return [text(`The same as the baseline to the last digit: ${what}.`)];
  if (drift.drifted.length === 0) return [text(`No drift from the baseline beyond luck: ${what}.`)];
  return [
    table<Drifted>({
      name: 'drift',
      title: `Drifted from the baseline (${what}; corrected for multiple comparisons)`,
      columns: [
        { key: 'id', title: 'Metric', value: (d) => d.id },
        { key: 'description', title: 'What', value: (d) => d.description, least: 16, drop: 1 },
        {
          key: 'baseline',
          title: 'Baseline',
          value: (d) => d.baseline,
          text: (d) => valueText(d.baseline, d.unit),
          align: 'right',
        },
        { key: 'value', title: 'Now', value: (d) => d.value, text: (d) => valueText(d.value, d.unit), align: 'right' },
        {
          key: 'interval_low',
          title: 'Change, 95%',
          value: (d) => d.interval[0],
          text: (d) => intervalText(d.interval, d.unit),
          align: 'right',
        },
        { key: 'interval_high', title: '', value: (d) => d.interval[1], csvOnly: true },
        {
          key: 'chance',
          title: 'Chance',
          value: (d) => d.chance,
          text: (d) => chanceText(d.chance),
          align: 'right',
        },
      ],
      rows: drift.drifted,
      mark: () => 'loss',
    }),
  ];
}
