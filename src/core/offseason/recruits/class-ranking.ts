import { classPoints, compositeOf } from '../../model/class-points.ts';
import type { ClassState } from '../../model/class-state.ts';
import type { RecruitingCycle } from './cycle.ts';

/** Ranks every program's commits by their composites, as the services do: walk-ons do not count. */
export class ClassRanking {
  private readonly ratings: number[][];
  private readonly points: Float64Array;
  private readonly cycle: RecruitingCycle;

  constructor(cycle: RecruitingCycle, state: Pick<ClassState, 'commitmentOf'>) {
    this.cycle = cycle;
    this.ratings = cycle.teams.map(() => []);
    for (const { number } of cycle.recruits) this.put(number, state.commitmentOf(number));
    this.points = Float64Array.from(this.ratings, classPoints);
  }

  private put(number: number, program: number | null): boolean {
    const recruit = this.cycle.recruits[number - 1]!;
    if (program === null || recruit.stars === 1) return false;
    this.ratings[program]!.push(compositeOf(recruit));
    return true;
  }

  /** Moves a recruit from one class to another; null stands for none. */
  move(number: number, from: number | null, to: number | null): void {
    const recruit = this.cycle.recruits[number - 1]!;
    if (from !== null && recruit.stars > 1) {
      const ratings = this.ratings[from]!;
      ratings.splice(ratings.indexOf(compositeOf(recruit)), 1);
      this.points[from] = classPoints(ratings);
    }
    if (this.put(number, to)) this.points[to!] = classPoints(this.ratings[to!]!);
  }

  /** Returns the points of a program's class. */
  pointsOf(program: number): number {
    return this.points[program]!;
  }

  /** Returns the rank of a program's class, 1 for the best; ties go to the program listed first. */
  rankOf(program: number): number {
    const own = this.points[program]!;
    let better = 0;
    this.points.forEach((points, other) => {
      if (points > own || (points === own && other < program)) better += 1;
    });
    return better + 1;
  }

  /** Returns the ranks of all classes, by program. */
  ranks(): Uint8Array {
    return Uint8Array.from(this.points, (_, program) => this.rankOf(program));
  }
}
