import type { TeamId } from '../../model/ids.ts';
import { lastOf, mustGet } from '../../model/lists.ts';

/** A result as ratings see it. */
export interface Margin {
  home: TeamId;
  away: TeamId;
  /** Home points minus away points. */
  margin: number;
  neutral: boolean;
}

const MOST_STEPS = 500;
const CLOSE_ENOUGH = 1e-9;

/**
 * The least-squares problem: for each game the home rating minus the away rating, plus the home edge if it is not at a
 * neutral site, should equal the margin. The last unknown is the edge.
 */
class Problem {
  readonly teams: TeamId[];
  private readonly home: Int32Array;
  private readonly away: Int32Array;
  private readonly site: Float64Array;
  private readonly margin: Float64Array;

  constructor(games: readonly Margin[], withEdge: boolean) {
    this.teams = [...new Set(games.flatMap((game) => [game.home, game.away]))].sort();
    const index = new Map(this.teams.map((team, i) => [team, i]));
    this.home = Int32Array.from(games, (game) => mustGet(index, game.home));
    this.away = Int32Array.from(games, (game) => mustGet(index, game.away));
    this.site = Float64Array.from(games, (game) => (withEdge && !game.neutral ? 1 : 0));
    this.margin = Float64Array.from(games, (game) => game.margin);
  }

  /** Sums the games' residuals for each unknown. */
  private gather(residual: (game: number) => number): Float64Array {
    const edge = this.teams.length;
    const out = new Float64Array(edge + 1);
    for (let g = 0; g < this.margin.length; g++) {
      const value = residual(g);
      out[this.home[g]!]! += value;
      out[this.away[g]!]! -= value;
      out[edge]! += this.site[g]! * value;
    }
    return out;
  }

  private normal(x: Float64Array): Float64Array {
    const edge = x[this.teams.length]!;
    return this.gather((g) => x[this.home[g]!]! - x[this.away[g]!]! + this.site[g]! * edge);
  }

  /**
   * Solves the normal equations by conjugate gradients (Hestenes and Stiefel), starting at 0 so that the ratings' mean
   * is 0.
   */
  solve(): Float64Array {
    const x = new Float64Array(this.teams.length + 1);
    const r = this.gather((g) => this.margin[g]!);
    const p = r.slice();
    let size = dot(r, r);
    const enough = size * CLOSE_ENOUGH ** 2;
    for (let step = 0; step < MOST_STEPS && size > enough; step++) {
      const ap = this.normal(p);
      const alpha = size / dot(p, ap);
      for (let i = 0; i < x.length; i++) {
        x[i]! += alpha * p[i]!;
        r[i]! -= alpha * ap[i]!;
      }
      const next = dot(r, r);
      for (let i = 0; i < p.length; i++) p[i] = r[i]! + (next / size) * p[i]!;
      size = next;
    }
    return x;
  }
}

function dot(a: Float64Array, b: Float64Array): number {
  let total = 0;
  for (let i = 0; i < a.length; i++) total += a[i]! * b[i]!;
  return total;
}

/**
 * Returns simple ratings: points with mean 0 whose differences best fit the season's margins (least squares), ignoring
 * the site.
 */
export function simpleRatings(games: readonly Margin[]): Map<TeamId, number> {
  const problem = new Problem(games, false);
  const x = problem.solve();
  return new Map(problem.teams.map((team, i) => [team, x[i]!]));
}

/**
 * Returns the home team's points that ratings do not explain: ratings and home edge fitted together by least squares.
 */
export function homeEdge(games: readonly Margin[]): number {
  return lastOf(new Problem(games, true).solve());
}
