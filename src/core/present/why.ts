import type { Explained, WhyPart } from '../app/views/why.ts';
import { COMMON } from './columns/common.ts';
import { tableColumn as col } from './columns/descriptor.ts';

/** Numbers in parts that add up. All pure. */

/**
 * Values rounded to some decimals so that they add up exactly to their rounded sum: each is rounded down, and the steps
 * that are missing go to those that lost most (the largest remainder method).
 */
export function roundedParts(values: readonly number[], decimals: number): { parts: number[]; total: number } {
  const scale = 10 ** decimals;
  const steps = values.map((value) => value * scale);
  const total = Math.round(steps.reduce((sum, step) => sum + step, 0));
  const floors = steps.map(Math.floor);
  let missing = total - floors.reduce((sum, step) => sum + step, 0);
  const byLoss = steps.map((step, i) => ({ i, lost: step - floors[i]! })).sort((a, b) => b.lost - a.lost || a.i - b.i);
  for (const { i } of byLoss) {
    if (missing <= 0) break;
    floors[i]! += 1;
    missing--;
  }
  // Whole steps divided once give the nearest number that prints with these decimals.
  return { parts: floors.map((step) => step / scale + 0), total: total / scale + 0 };
}

/** `+1.2`, `-0.3`, `0.0`. */
function partText(value: number, decimals: number): string {
  return `${value > 0 ? '+' : ''}${value.toFixed(decimals)}`;
}

/** A part with the decimals of its sum; the last row is the sum itself. */
export interface WhyRow extends WhyPart {
  decimals: number;
  sum: boolean;
  /** What the others are added to or taken from. */
  start: boolean;
}

/** The parts and, last, what they add up to. */
export function whyRows({ what, parts, total, total_label, decimals }: Explained): WhyRow[] {
  return [
    ...parts.map((part, i) => ({ ...part, decimals, sum: false, start: i === 0 && what !== 'line' })),
    { label: total_label, value: total, note: '', decimals, sum: true, start: false },
  ];
}

export const WHY = {
  part: col<WhyRow>('part', COMMON.part, (row) => row.label),
  value: col<WhyRow>(
    'value',
    COMMON.part_value,
    (row) => row.value,
    (row) => (row.sum || row.start ? row.value.toFixed(row.decimals) : partText(row.value, row.decimals)),
  ),
  note: col<WhyRow>(
    'note',
    COMMON.part_note,
    (row) => row.note,
    (row) => row.note,
    // A remark has no order.
    () => null,
  ),
};
