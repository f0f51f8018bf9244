import type { PlayCall } from '../../model/plays/sideline.ts';
import { type Film, NO_FILM } from './film.ts';

/** Share of each call that the opponent goes by, 0 to 1: seen in this game, recent calls counting most, or on film before it. */
export class Tendencies {
  private readonly shares = new Map<PlayCall, number>();
  private readonly keeps: number;
  private film: Film;

  /** `keeps`: the share of what was seen that still counts a call later. */
  constructor(keeps: number, film: Film = NO_FILM) {
    this.keeps = keeps;
    this.film = film;
  }

  /** A down has been called; null: by the staff, whose calls give nothing away. */
  see(call: PlayCall | null): void {
    for (const [each, share] of this.shares) this.shares.set(each, share * this.keeps);
    if (call !== null) this.shares.set(call, this.inGame(call) + 1 - this.keeps);
  }

  /** Nothing of what was seen is good any more. */
  forget(): void {
    this.shares.clear();
    this.film = NO_FILM;
  }

  private inGame(call: PlayCall): number {
    return this.shares.get(call) ?? 0;
  }

  /** How much of what the other side goes by was this call, 0 to 1. */
  of(call: PlayCall): number {
    const seen = this.inGame(call);
    return seen + (1 - seen) * (this.film.get(call) ?? 0);
  }

  /** How much of it were these calls. */
  ofAll(calls: readonly PlayCall[]): number {
    return calls.reduce((sum, call) => sum + this.of(call), 0);
  }
}
