/** Weights to draw by; all alike where tuning has taken every one of them away. */
export function orAlike(weights: Float64Array): Float64Array {
  return weights.some((weight) => weight > 0) ? weights : new Float64Array(weights.length).fill(1);
}
