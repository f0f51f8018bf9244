import { escaped } from '../../present/html.ts';
import { capitalized } from '../../words/numbers.ts';
import { bullet, density, dumbbells } from './charts.ts';
import { STYLE } from './page-style.ts';
import type { MetricRow, Report } from './report.ts';
import { LEAST_DYNASTIES } from './student.ts';
import type { LongRun } from './trends.ts';
import { intervalText, valueText } from './words.ts';

const signed = (value: number | null, digits = 1): string =>
  value === null ? '' : `${value > 0 ? '+' : ''}${value.toFixed(digits)}`;

const MARK_WORDS: Readonly<Record<MetricRow['mark'], string>> = {
  inside: 'inside',
  near: 'near',
  outside: 'outside',
  far: 'far out',
  none: '',
};

function metricLine(m: MetricRow): string {
  return (
    `<tr class="${m.mark}"><th scope="row"><span>${escaped(m.description)}</span><code>${m.id}</code></th>` +
    `<td class="value">${valueText(m.value, m.unit)}<small>${m.interval ? intervalText(m.interval, m.unit) : ''}</small></td>` +
    `<td>${bullet(m)}</td><td class="value">${valueText(m.target, m.unit)}` +
    `<small>${m.low === null || m.high === null ? '' : intervalText([m.low, m.high], m.unit)}</small></td>` +
    `<td class="value">${signed(m.distance)}</td><td><span class="mark ${m.mark}">${MARK_WORDS[m.mark]}</span></td></tr>`
  );
}

function groups(report: Report): string {
  const names = [...new Set(report.metrics.map((m) => m.group))];
  return names
    .map((group) => {
      const rows = report.metrics.filter((m) => m.group === group);
      const judged = rows.filter((m) => m.mark !== 'none');
      const inside = judged.filter((m) => m.mark === 'inside').length;
      return (
        `<section id="${group}"><h2>${capitalized(group)} <small>${inside} of ${judged.length} inside</small></h2>` +
        '<div class="scroll"><table><thead><tr><th>Metric</th><th>Simulated</th><th>Against the range of real seasons</th>' +
        `<th>Real</th><th>SDs</th><th></th></tr></thead><tbody>${rows.map(metricLine).join('')}</tbody></table></div></section>`
      );
    })
    .join('');
}

function shapes({ shapes: list }: Report): string {
  const cards = list.map(
    (shape) =>
      `<figure>${density(shape)}<figcaption>${escaped(shape.title)}<small>distance ${shape.distance.toFixed(2)} ` +
      `${escaped(shape.unit)} (${shape.distanceInSpreads.toFixed(2)} SD)</small></figcaption></figure>`,
  );
  return (
    '<section id="distributions"><h2>Distributions <small><span class="key real"></span> real ' +
    `<span class="key simulated"></span> simulated</small></h2><div class="cards">${cards.join('')}</div></section>`
  );
}

function rates({ rates: list }: Report): string {
  const cards = list.map(
    (rate) =>
      `<figure>${dumbbells(rate)}<figcaption>${escaped(rate.title)}<small>mean difference ` +
      `${(100 * rate.difference).toFixed(1)} points</small></figcaption></figure>`,
  );
  return (
    '<section id="rates"><h2>Rates <small><span class="key ring"></span> real <span class="key dot"></span> simulated ' +
    `(simulated / real)</small></h2><div class="cards">${cards.join('')}</div></section>`
  );
}

function longRun(run: LongRun | null): string {
  if (!run) return '';
  const decades = run.levels[0]?.decades ?? [];
  const heads = decades.map((_, i) => `<th>${i * 10 + 1}-${i * 10 + 10}</th>`).join('');
  const rows = run.levels.map(
    (level) =>
      `<tr class="${level.trend ? 'outside' : 'inside'}"><th scope="row"><span>${escaped(level.description)}</span></th>` +
      `${level.decades.map((value) => `<td class="value">${valueText(value, '')}</td>`).join('')}` +
      `<td class="value">${signed(level.slope, 3)}<small>${level.interval ? intervalText(level.interval, '') : ''}</small></td>` +
      `<td><span class="mark ${level.trend ? 'outside' : 'inside'}">${level.interval === null ? '' : level.trend ? 'trend' : 'steady'}</span></td></tr>`,
  );
  const memory = run.prestige.map((p) => `${p.seasons}: ${p.correlation.toFixed(2)}`).join(', ');
  return (
    `<section id="long-run"><h2>The long run <small>${run.seasons} seasons</small></h2><div class="scroll"><table><thead><tr>` +
    `<th>Mean by decade</th>${heads}<th>Per decade</th><th></th></tr></thead><tbody>${rows.join('')}</tbody></table></div>` +
    `<p>Correlation of prestige with earlier prestige, by seasons apart: ${memory}. Champions per dynasty: ` +
    `${run.champions.different.toFixed(1)} programs, up to ${run.champions.most.toFixed(1)} titles for one, up to ` +
    `${run.champions.longestRun.toFixed(1)} in a row.</p></section>`
  );
}

function missing({ missing: list }: Report): string {
  if (list.length === 0) return '';
  const items = list.map((m) => `<li><code>${m.id}</code> ${escaped(m.description)}: ${escaped(m.reason)}.</li>`);
  return `<section id="missing"><h2>Not measured</h2><ul>${items.join('')}</ul></section>`;
}

/** Renders figures with their captions. */
export function figuresOf(figures: readonly (readonly [figure: string, what: string])[]): string {
  const all = figures.map(([n, what]) => `<div><strong>${n}</strong><span>${what}</span></div>`);
  return `<div class="figures">${all.join('')}</div>`;
}

function tooFew({ dynasties }: Report): string {
  if (dynasties >= LEAST_DYNASTIES) return '';
  return `<p>No 95% intervals: they need at least ${LEAST_DYNASTIES} dynasties.</p>`;
}

function head(report: Report): string {
  const { check } = report;
  const figures = figuresOf([
    [`${(100 * check.share).toFixed(0)}%`, `of ${check.judged} metrics within the range of real seasons`],
    [String(check.far.length), 'outside by more than three times the range'],
    [report.games.toLocaleString('en-US'), 'games'],
    [`${report.dynasties} × ${report.seasons}`, 'dynasties and seasons'],
  ]);
  return (
    `<header><p class="kicker">Dynasty ${escaped(report.version)} against public records</p>` +
    `<h1>How real is it?</h1>${figures}<pre>${escaped(report.command)}</pre>${tooFew(report)}</header>`
  );
}

/** Renders the legend of marks and charts, and the switch that shows only metrics outside their range. */
function legend(): string {
  const marks = [
    ['inside', 'within the range of real seasons'],
    ['near', 'outside by less than the width of the range'],
    ['outside', 'outside by more than that'],
    ['far', 'outside by more than three widths'],
  ] as const;
  const items = marks.map(([mark, means]) => `<li><span class="mark ${mark}">${MARK_WORDS[mark]}</span> ${means}</li>`);
  return (
    `<aside class="legend" aria-label="Legend"><ul>${items.join('')}` +
    '<li><span class="key range"></span> range of real seasons <span class="key tick"></span> their mean ' +
    '<span class="key dot"></span> simulated, with its 95% interval</li>' +
    '<li>SDs: gap between the simulated and real values, in standard deviations across real seasons</li></ul>' +
    '<label><input type="checkbox" id="outside-only"> Outside only</label></aside>'
  );
}

function contents(report: Report): string {
  const names = [...new Set(report.metrics.map((m) => m.group))];
  const links = [...names, 'distributions', 'rates', ...(report.longRun ? ['long-run'] : [])];
  return `<nav>${links.map((name) => `<a href="#${name}">${capitalized(name).replace('-', ' ')}</a>`).join('')}</nav>`;
}

/** Renders the report as one self-contained page: numbers, charts, light and dark. */
export function reportPage(report: Report): string {
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, ' +
    `initial-scale=1"><title>How real is it? Dynasty ${escaped(report.version)}</title><style>${STYLE}</style></head><body>` +
    `<main>${head(report)}${legend()}${contents(report)}${groups(report)}${shapes(report)}${rates(report)}${longRun(report.longRun)}` +
    `${missing(report)}</main></body></html>\n`
  );
}
