import { escaped } from '../../present/html.ts';
import type { Comparison, Difference } from '../comparing/compare.ts';
import { differenceBar } from './charts.ts';
import { figuresOf } from './html.ts';
import { STYLE } from './page-style.ts';
import { LEAST_DYNASTIES } from './student.ts';
import { chanceText, changeRangeText, changeText, valueText } from './words.ts';

function line(d: Difference): string {
  const range = d.constant ? '' : changeRangeText(d.interval, d.unit);
  const label = `${d.description || d.id}: ${changeText(d.difference, d.unit)}, 95% ${range}`;
  const bar = d.constant ? '' : differenceBar(d, label);
  return (
    `<tr class="${d.clear ? 'outside' : 'inside'}"><th scope="row"><span>${escaped(d.description)}</span><code>${escaped(d.id)}</code></th>` +
    `<td class="value">${valueText(d.a, d.unit)}</td><td class="value">${valueText(d.b, d.unit)}</td>` +
    `<td class="value">${changeText(d.difference, d.unit)}<small>${range}</small></td><td>${bar}</td>` +
    `<td class="value">${d.size === null ? '' : d.size.toFixed(2)}</td><td class="value">${escaped(chanceText(d.chance))}</td>` +
    `<td>${d.clear ? '<span class="mark outside">clear</span>' : ''}</td></tr>`
  );
}

function head({ a, b, pairs, differences, tuning }: Comparison): string {
  const clear = differences.filter((d) => d.clear).length;
  const certain = pairs < LEAST_DYNASTIES ? `; significance needs at least ${LEAST_DYNASTIES} pairs` : '';
  const figures = figuresOf([
    [String(clear), `of ${differences.length} metrics clearly differ${certain}`],
    [String(pairs), 'pairs of same-seed dynasties'],
    [String(tuning.length), 'tuning values differ'],
  ]);
  const changed = tuning.map((each) => `\n${each.name}: ${each.a ?? '-'} in A, ${each.b ?? '-'} in B`).join('');
  return `<header><p class="kicker">B against A</p><h1>What did it change?</h1>${figures}<pre>${escaped(`A  ${a}\nB  ${b}${changed}`)}</pre></header>`;
}

function legend(): string {
  return (
    '<aside class="legend" aria-label="Legend"><ul><li><span class="key tick"></span> no difference ' +
    '<span class="key dot"></span> B minus A, with its 95% interval</li>' +
    '<li>Size: in standard deviations across a run’s dynasties</li>' +
    '<li>Chance: how likely luck alone would produce this, across all metrics (Holm). Below 5% counts as clear</li></ul>' +
    '<label><input type="checkbox" id="outside-only" checked> Clear differences only</label></aside>'
  );
}

/** Renders a comparison as one self-contained page, largest difference first, light and dark. */
export function comparePage(comparison: Comparison): string {
  const rows = comparison.differences.map(line).join('');
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, ' +
    `initial-scale=1"><title>What did it change?</title><style>${STYLE}</style></head><body><main>${head(comparison)}${legend()}` +
    '<section id="differences"><h2>Differences</h2><div class="scroll"><table><thead><tr><th>Metric</th><th>A</th><th>B</th>' +
    `<th>B minus A</th><th></th><th>Size</th><th>Chance</th><th></th></tr></thead><tbody>${rows}</tbody></table></div></section>` +
    '</main></body></html>\n'
  );
}
