import { PLACE_OF } from '../../model/positions.ts';
import { appealTo, logsOf, type Market } from '../market.ts';
import type { OffseasonTuning } from '../types.ts';
import type { Recruit } from './draw.ts';
import type { Offerings } from './offerings.ts';

/** A program's pursuit of a recruit. */
export interface Pursuit {
  /** Index in `Book.teams`. */
  team: number;
  /** The parts of his opinion that never change, log weight. */
  standing: number;
  home: number;
  fit: number;
  cares: number;
  /** How well the staff's pitch works: 1 is average. */
  pitch: number;
  /** His value to the staff, which decides its hours on him. */
  worth: number;
  /** Whether he takes an official visit when the staff decides. */
  visited: boolean;
}

/** The lasting part of one recruit's opinion of any program. */
export class LastingOpinions {
  private readonly recruit: Recruit;
  private readonly offerings: Offerings;
  private readonly standing: Float64Array;
  private readonly home: Float64Array;
  /** Index in `CARES` of what each program's staff pitches. */
  private readonly pitchedCare: Uint8Array;
  private readonly pitch: number;

  constructor(
    { market, offerings, tuning }: { market: Market; offerings: Offerings; tuning: OffseasonTuning },
    recruit: Recruit,
  ) {
    this.recruit = recruit;
    this.offerings = offerings;
    this.standing = logsOf(market, appealTo(market, recruit, tuning));
    this.home = logsOf(market, market.nearness[recruit.home]!);
    this.pitchedCare = offerings.best[PLACE_OF[recruit.position]]!;
    this.pitch = tuning.recruits.work.pitch;
  }

  private pitchOf(team: number): number {
    return Math.max(0, 1 + this.pitch * this.recruit.cares[this.pitchedCare[team]!]!);
  }

  /** Returns a program's pursuit of him; without `worth`, its staff is not recruiting him yet. */
  pursuitBy(team: number, fit: number, { worth, visited }: Pick<Pursuit, 'worth' | 'visited'> = NOT_PURSUED): Pursuit {
    return {
      team,
      standing: this.standing[team]!,
      home: this.home[team]!,
      fit,
      cares: this.offerings.valueTo(this.recruit, team),
      pitch: this.pitchOf(team),
      worth,
      visited,
    };
  }
}

const NOT_PURSUED = { worth: 0, visited: false };
