import type { Explained, WhyPart } from '../contract/views/why.ts';
import { COMMON } from '../words/columns/common.ts';
import { tableColumn as col } from '../words/columns/descriptor.ts';

/** Numbers broken into parts that add up. All pure. */

/** `+1.2`, `-0.3`, `0.0`. */
function partText(value: number, decimals: number): string {
  return `${value > 0 ? '+' : ''}${value.toFixed(decimals)}`;
}

/** A part with its sum's decimals; the last row is the sum itself. */
export interface WhyRow extends WhyPart {
  decimals: number;
  sum: boolean;
  /** Whether it is the base the others are added to. */
  start: boolean;
}

/** Returns the parts and, last, their sum. */
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
    // Notes are not sortable.
    () => null,
  ),
};
