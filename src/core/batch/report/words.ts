/** Formats a metric's value: shares as percentages, others with as many decimals as matter. */
export function valueText(value: number | null, unit: string): string {
  if (value === null || !Number.isFinite(value)) return '-';
  if (unit.startsWith('share')) {
    const percent = Math.abs(100 * value);
    return `${(100 * value).toFixed(percent < 1 ? 2 : 1)}%`;
  }
  const size = Math.abs(value);
  return value.toFixed(size >= 1000 ? 0 : size >= 100 ? 1 : size >= 1 ? 2 : 3);
}

/** Formats a difference of two values with its sign: shares in percentage points, `+1.3 pts`. */
export function changeText(value: number | null, unit: string): string {
  if (value === null || !Number.isFinite(value)) return '-';
  const text = valueText(value, unit).replace(/%$/, ' pts');
  return value > 0 ? `+${text}` : text;
}

/** Formats a range of differences, or a dash. */
export function changeRangeText(range: readonly [number, number] | null, unit: string): string {
  if (range === null) return '-';
  return `${changeText(range[0], unit).replace(/ pts$/, '')} to ${changeText(range[1], unit)}`;
}

/** Formats a probability by chance alone: `0.3%`. */
export function chanceText(chance: number | null): string {
  if (chance === null) return '-';
  return chance < 0.001 ? '<0.1%' : `${(100 * chance).toFixed(chance < 0.1 ? 1 : 0)}%`;
}

/** Formats a range, or a dash. */
export function intervalText(range: readonly [number, number] | null, unit: string): string {
  return range === null ? '-' : `${valueText(range[0], unit)} to ${valueText(range[1], unit)}`;
}

const BLOCKS = '▁▂▃▄▅▆▇█';
const ASCII_BLOCKS = ' .:-=+*#';

/** Merges neighboring bins until there are at most `most`. */
export function coarser(shares: readonly number[], most: number): number[] {
  const together = Math.ceil(shares.length / most);
  return Array.from({ length: Math.ceil(shares.length / together) }, (_, i) =>
    shares.slice(i * together, (i + 1) * together).reduce((a, b) => a + b, 0),
  );
}

/** Draws a one-line bar chart; `top` is the value of a full bar. */
export function sparkline(values: readonly number[], top: number, ascii = false): string {
  const signs = ascii ? ASCII_BLOCKS : BLOCKS;
  return values
    .map((value) => (value <= 0 ? ' ' : signs[Math.min(7, Math.floor((8 * value) / (top * 1.0001)))]))
    .join('');
}

/** Cells of a gauge: the real range in the middle, and its width again on either side. */
const GAUGE = 15;

/** Draws a value against its range: `[` and `]` are the lowest and highest season. */
export function gaugeOf(value: number, low: number | null, high: number | null, ascii = false): string {
  if (low === null || high === null) return '';
  const width = high - low || 1;
  const cell = (index: number): number => Math.round(((index - (low - width)) / (3 * width)) * (GAUGE - 1));
  const cells: string[] = Array.from({ length: GAUGE }, (_, i) =>
    i >= cell(low) && i <= cell(high) ? (ascii ? '=' : '─') : ' ',
  );
  cells[cell(low)] = '[';
  cells[cell(high)] = ']';
  const index = cell(value);
  cells[Math.max(0, Math.min(GAUGE - 1, index))] = index < 0 ? '<' : index >= GAUGE ? '>' : ascii ? 'o' : '●';
  return cells.join('');
}
