import type { ClassState } from '../../model/class-state.ts';
import { PLACE_OF, POSITIONS } from '../../model/positions.ts';
import { CARES, OPINION_PARTS, type OpinionPart, type Target } from '../../model/recruiting.ts';
import { type Opinion, opinionOf } from '../opinions.ts';
import type { Book } from './book.ts';
import type { Recruit } from './draw.ts';
import { type Suit, Thoughts } from './suits.ts';
import { NO_TARGET } from './target.ts';

/** How the season goes for everybody who recruits. */
export interface SeasonSoFar {
  /** Wins a game more than expected, by place in `Book.teams`. */
  surprise: Float64Array;
  /** Place in `Book.teams` of the player's program. */
  own: number;
  /** What each program's money for recruits is worth, by place in `Book.teams`; null where nobody has any. */
  money: Float64Array | null;
  /** What recruits make of each program's head coach, by place in `Book.teams`. */
  coach: Float64Array;
  /** 1 where who led the program when the class was opened has left since, by place in `Book.teams`. */
  left: Uint8Array;
  /** Whether the player's program won the game of a turn's week: 1, -1 if it lost, 0 without a game. */
  result(turn: number): number;
}

const WINNING = CARES.indexOf('winning');
const NIL = CARES.indexOf('nil');
const LED = CARES.indexOf('coach');

/** A class being recruited, with what every opinion of its recruits is made of. */
export class Opinions {
  readonly book: Book;
  readonly state: ClassState;
  readonly season: SeasonSoFar;

  constructor(book: Book, state: ClassState, season: SeasonSoFar) {
    this.book = book;
    this.state = state;
    this.season = season;
  }

  /** What the player does about a recruit himself; null for programs that their staffs recruit for. */
  target(recruit: Recruit, team: number): Target | null {
    if (team !== this.season.own || this.state.board === null) return null;
    return this.state.board.targets.get(recruit.number) ?? NO_TARGET;
  }

  /** Hours of a staff so far on somebody of its list. */
  staffHours(recruit: Recruit, suit: Suit): number {
    return suit.worth * this.state.hoursPerWorth[suit.team * POSITIONS.length + PLACE_OF[recruit.position]]!;
  }

  /** What hours are worth, which grows ever more slowly: the first ones say that we want him at all. */
  private worthOf(hours: number): number {
    const { pull, scale, silence, contact } = this.book.tuning.recruits.work;
    return pull * Math.log1p(hours / scale) - silence * Math.exp(0 - hours / contact);
  }

  /** What the usual staff that is after a recruit has done. */
  usual(recruit: Recruit, suits: readonly Suit[] = this.book.suits[recruit.number - 1]!): number {
    let sum = 0;
    for (const suit of suits) sum += this.worthOf(this.staffHours(recruit, suit) * suit.pitch);
    return suits.length === 0 ? 0 : sum / suits.length;
  }

  /** Programs that he can choose: whose staffs are after him, the player's by his own decision. */
  suitors(recruit: Recruit, suits: readonly Suit[] = this.book.suits[recruit.number - 1]!): readonly Suit[] {
    const { own } = this.season;
    if (this.state.board === null) return suits;
    const others = suits.filter((suit) => suit.team !== own);
    if (!this.target(recruit, own)!.offered) return others;
    return [...others, suits.find((suit) => suit.team === own) ?? new Thoughts(this.book, recruit).of(own, 0)];
  }

  private visit({ team, visited }: Suit, target: Target | null): number {
    const { visit, visitResult } = this.book.tuning.recruits.work;
    if (target === null) return visited ? visit : 0;
    if (target.visit === null || target.visit > this.state.turn) return 0;
    return visit + visitResult * (team === this.season.own ? this.season.result(target.visit) : 0);
  }

  /** The work of a staff beside that of the usual one, log weight. */
  work(recruit: Recruit, suit: Suit, usual: number): number {
    const target = this.target(recruit, suit.team);
    const pitch =
      target?.pitch == null
        ? suit.pitch
        : 1 + this.book.tuning.recruits.work.pitch * recruit.cares[CARES.indexOf(target.pitch)]!;
    const hours = target === null ? this.staffHours(recruit, suit) : target.spent;
    return this.worthOf(hours * Math.max(0, pitch)) - usual + this.visit(suit, target);
  }

  /** What a program's money is worth to a recruit. */
  private paid(recruit: Recruit, worth: number): number {
    const { recruits, cares } = this.book.tuning.money.pull;
    return recruits * Math.max(0, 1 + cares * recruit.cares[NIL]!) * worth;
  }

  /** What a coach is worth to a recruit who asks about him. */
  private led(recruit: Recruit, regard: number): number {
    return this.book.tuning.recruits.cares.coach * Math.max(0, recruit.cares[LED]!) * regard;
  }

  /** How likely it is that a recruit looks around again in a turn after giving a program his word. */
  restless(recruit: Recruit, team: number): number {
    const { flips, coach } = this.book.tuning.recruits;
    const left = this.season.left[team] === 1;
    return left ? flips.chance + coach.leaves * Math.max(0, recruit.cares[LED]!) : flips.chance;
  }

  /** How highly a recruit thinks of a program with so many places for him. */
  of(recruit: Recruit, suit: Suit, places: number, usual: number, mood: number): Opinion<OpinionPart> {
    const { season } = this;
    const { season: pull, winningCares } = this.book.tuning.recruits;
    return opinionOf(OPINION_PARTS, {
      places: Math.log(places),
      standing: suit.standing,
      home: suit.home,
      fit: suit.fit,
      cares: suit.cares,
      work: this.work(recruit, suit, usual),
      season: pull * (1 + winningCares * recruit.cares[WINNING]!) * season.surprise[suit.team]!,
      mood,
      money: season.money === null ? 0 : this.paid(recruit, season.money[suit.team]!),
      coach: this.led(recruit, season.coach[suit.team]!),
    });
  }
}
