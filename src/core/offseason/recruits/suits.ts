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

/** The numbers of a suit, in their order in the list. */
const NUMBERS = ['standing', 'home', 'fit', 'cares', 'pitch', 'worth'] as const;
const [STANDING, HOME, FIT, CARES, PITCH, WORTH] = NUMBERS.keys();
/** How many numbers a suit has. */
export const SUIT_NUMBERS = NUMBERS.length;

/**
 * A suit whose numbers lie in a list with those of the others. As fields, each would be an object of its own: a quarter of a
 * million a class, which garbage collection carries along for a season.
 */
class KeptSuit implements Suit {
  readonly team: number;
  readonly visited: boolean;
  private readonly numbers: Float64Array;
  private readonly from: number;

  constructor(team: number, visited: boolean, numbers: Float64Array, from: number) {
    this.team = team;
    this.visited = visited;
    this.numbers = numbers;
    this.from = from;
  }

  get standing(): number {
    return this.numbers[this.from + STANDING!]!;
  }

  get home(): number {
    return this.numbers[this.from + HOME!]!;
  }

  get fit(): number {
    return this.numbers[this.from + FIT!]!;
  }

  set fit(value: number) {
    this.numbers[this.from + FIT!] = value;
  }

  get cares(): number {
    return this.numbers[this.from + CARES!]!;
  }

  get pitch(): number {
    return this.numbers[this.from + PITCH!]!;
  }

  get worth(): number {
    return this.numbers[this.from + WORTH!]!;
  }
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

  /** The suit of a program whose staff is not after him, or not yet. */
  of(team: number, fit: number): Suit {
    return {
      team,
      standing: this.standing[team]!,
      home: this.home[team]!,
      fit,
      cares: this.offerings.valueTo(this.recruit, team),
      pitch: this.pitchOf(team),
      worth: 0,
      visited: false,
    };
  }

  /** The suit of one that is, its numbers kept in `numbers`, at `from`. */
  keep(
    { team, fit, worth, visited }: Pick<Suit, 'team' | 'fit' | 'worth' | 'visited'>,
    numbers: Float64Array,
    from: number,
  ): Suit {
    numbers[from + STANDING!] = this.standing[team]!;
    numbers[from + HOME!] = this.home[team]!;
    numbers[from + FIT!] = fit;
    numbers[from + CARES!] = this.offerings.valueTo(this.recruit, team);
    numbers[from + PITCH!] = this.pitchOf(team);
    numbers[from + WORTH!] = worth;
    return new KeptSuit(team, visited, numbers, from);
  }
}
