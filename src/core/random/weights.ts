/** Returns the weights to draw by; all equal if tuning has set every one to zero. */
export function orAlike(weights: Float64Array): Float64Array {
  return weights.some((weight) => weight > 0) ? weights : new Float64Array(weights.length).fill(1);
}
