import { PLACE_OF } from '../../model/positions.ts';
import { appealTo, logsOf, type Market } from '../market.ts';
import type { OffseasonTuning } from '../types.ts';
import type { Recruit } from './draw.ts';
import type { Offerings } from './offerings.ts';

/** One program's place among those that are after a recruit. */
export interface Suit {
  /** Place in `Book.teams`. */
  team: number;
  /** Parts of his opinion that do not change: `standing`, `home`, `fit`, `cares`. */
  standing: number;
  home: number;
  fit: number;
  cares: number;
  /** What the staff's talk makes of an hour. */
  pitch: number;
  /** What he is worth to the staff: how it shares out its hours. */
  worth: number;
  /** Whether he visits, if the staff decides. */
  visited: boolean;
}

/** What one recruit thinks of programs for good: what all of it follows from is looked up once, since he has a dozen suits. */
export class Thoughts {
  private readonly recruit: Recruit;
  private readonly offerings: Offerings;
  private readonly standing: Float64Array;
  private readonly home: Float64Array;
  /** What each program's staff talks about, and what that makes of an hour. */
  private readonly talk: Uint8Array;
  private readonly pitch: number;

  constructor(
    { market, offerings, tuning }: { market: Market; offerings: Offerings; tuning: OffseasonTuning },
    recruit: Recruit,
  ) {
    this.recruit = recruit;
    this.offerings = offerings;
    this.standing = logsOf(market, appealTo(market, recruit, tuning));
    this.home = logsOf(market, market.nearness[recruit.home]!);
    this.talk = offerings.best[PLACE_OF[recruit.position]]!;
    this.pitch = tuning.recruits.work.pitch;
  }

  private pitchOf(team: number): number {
    return Math.max(0, 1 + this.pitch * this.recruit.cares[this.talk[team]!]!);
  }

  /** The suit of a program: one whose staff is after him, by what he is `worth` to it, or one whose staff is not yet. */
  of(team: number, fit: number, { worth, visited }: Pick<Suit, 'worth' | 'visited'> = NOT_PURSUED): Suit {
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
