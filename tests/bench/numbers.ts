/** Statistics shared by all parts of the bench. */

/** Returns the value below which a share (0 to 1) of the values lie: the median for 0.5. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

export const round = (value: number, digits: number): number => Number(value.toFixed(digits));

export async function seconds(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}
