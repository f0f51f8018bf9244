import { Matrix, solve } from 'ml-matrix';
import { itemAt } from '../../model/lists.ts';

/**
 * Least squares by Gauss-Newton steps within a trust region, for expensive, noisy functions (Nocedal and Wright,
 * Numerical Optimization, 2nd edition, chapter 10; the rank-one update of the slopes is Broyden's).
 */

/** A point: 0 to 1 in each direction. */
export type Place = readonly number[];

/** A measured point: how far each quantity is from its target, in tolerances. */
export interface Measured {
  residuals: readonly number[];
}

interface FitOptions {
  /** Size of the first steps, 0 to 1. */
  radius: number;
  /** Step size for measuring slopes. */
  probe: number;
  /** Most points to measure. */
  most: number;
  /** Stops once the sum of squares falls below this. */
  enough: number;
  /** Stops once steps would be smaller. */
  narrowest: number;
}

interface FitResult<T extends Measured> {
  place: Place;
  measured: T;
  /** Slopes of the residuals at the last point, by quantity and direction. */
  slopes: number[][];
  /** Points measured. */
  runs: number;
  ended: 'close enough' | 'steps too narrow' | 'no runs left';
}

const clamped = (x: number): number => Math.min(1, Math.max(0, x));
const cost = (residuals: readonly number[]): number => residuals.reduce((sum, r) => sum + r * r, 0);

/**
 * Returns a point next to another in one direction, away from the nearer bound so that it stays inside, and its
 * distance.
 */
export function probed(place: Place, direction: number, width: number): { place: Place; by: number } {
  const by = itemAt(place, direction) > 0.5 ? -width : width;
  return { place: place.map((x, i) => (i === direction ? x + by : x)), by };
}

/** Keeps the damped system solvable if a direction changes nothing. */
const LEAST_CURVATURE = 1e-6;
/** A step is accepted if the gain is at least this share of the expected one. */
const WORTH_IT = 0.1;
const GOOD = 0.75;

/** Returns the step to the smallest sum of squares if the slopes held everywhere, no longer than `radius`. */
function gaussNewtonStep(slopes: Matrix, residuals: readonly number[], place: Place, radius: number): number[] {
  const turned = slopes.transpose();
  const curvature = turned.mmul(slopes);
  const downhill = turned.mmul(Matrix.columnVector([...residuals])).mul(-1);
  for (let damping = LEAST_CURVATURE; ; damping *= 4) {
    const damped = curvature.clone();
    for (let i = 0; i < place.length; i++) damped.set(i, i, curvature.get(i, i) * (1 + damping) + damping);
    const step = solve(damped, downhill).to1DArray();
    const inside = step.map((d, i) => clamped(itemAt(place, i) + d) - itemAt(place, i));
    if (Math.hypot(...inside) <= radius || damping > 1e12) return inside;
  }
}

/** Measures the slope of each residual in each direction, next to a point. */
async function slopesAt<T extends Measured>(
  place: Place,
  here: T,
  measure: (place: Place) => Promise<T>,
  probe: number,
): Promise<Matrix> {
  const columns: number[][] = [];
  for (let i = 0; i < place.length; i++) {
    const { place: beside, by } = probed(place, i, probe);
    const there = await measure(beside);
    columns.push(there.residuals.map((r, j) => (r - itemAt(here.residuals, j)) / by));
  }
  return new Matrix(columns).transpose();
}

/**
 * Searches for the point with the smallest residuals. `measure` gets one point at a time; it should use the same seeds
 * everywhere, so that differences between points do not come from the dice.
 */
export async function fitPlace<T extends Measured>(
  start: Place,
  measure: (place: Place) => Promise<T>,
  options: FitOptions,
): Promise<FitResult<T>> {
  let runs = 0;
  const measureAt = async (place: Place): Promise<T> => {
    runs += 1;
    return measure(place);
  };

  let place = [...start];
  let measured = await measureAt(place);
  let slopes = await slopesAt(place, measured, measureAt, options.probe);
  let fresh = true;
  let { radius } = options;
  let ended: FitResult<T>['ended'] = 'no runs left';
  while (runs < options.most) {
    if (cost(measured.residuals) <= options.enough) {
      ended = 'close enough';
      break;
    }
    const step = gaussNewtonStep(slopes, measured.residuals, place, radius);
    if (Math.hypot(...step) < options.narrowest) {
      ended = 'steps too narrow';
      if (fresh || runs + place.length >= options.most) break;
      // The slopes were only updated so far; measure them here before giving up.
      slopes = await slopesAt(place, measured, measureAt, options.probe);
      fresh = true;
      radius = options.radius / 2;
      ended = 'no runs left';
      continue;
    }
    const next = place.map((x, i) => clamped(x + itemAt(step, i)));
    const there = await measureAt(next);
    const expected = slopes.mmul(Matrix.columnVector(step)).to1DArray();
    const foreseen = cost(measured.residuals) - cost(measured.residuals.map((r, i) => r + itemAt(expected, i)));
    const gained = cost(measured.residuals) - cost(there.residuals);
    slopes = broyden(
      slopes,
      step,
      there.residuals.map((r, i) => r - itemAt(measured.residuals, i) - itemAt(expected, i)),
    );
    fresh = false;
    const share = foreseen > 0 ? gained / foreseen : 0;
    if (share > WORTH_IT) {
      place = next;
      measured = there;
    }
    radius = share < WORTH_IT ? Math.hypot(...step) / 3 : share > GOOD ? Math.min(1, 2 * radius) : radius;
  }
  return { place, measured, slopes: slopes.to2DArray(), runs, ended };
}

/** Updates the slopes to match the actual effect of a step (Broyden 1965). */
function broyden(slopes: Matrix, step: readonly number[], surprise: readonly number[]): Matrix {
  const length = step.reduce((sum, d) => sum + d * d, 0);
  const update = Matrix.columnVector([...surprise]).mmul(Matrix.rowVector([...step]));
  return Matrix.add(slopes, update.div(length));
}
