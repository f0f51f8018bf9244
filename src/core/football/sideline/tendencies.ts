import { isTrick, type PlayCall, type Trick } from '../../model/plays/sideline.ts';
import { type Film, NO_FILM, watchedFor } from './film.ts';
import type { Knobs } from './shapes.ts';

/**
 * How far the opponent expects each call, 0 to 1: seen in this game, with recent calls counting most, or on film before
 * it.
 */
export class Tendencies {
  private readonly shares = new Map<PlayCall, number>();
  private readonly tricks = new Map<Trick, number>();
  private readonly knobs: Pick<Knobs, 'remembers' | 'trickSeen'>;
  private film: Film;

  constructor(knobs: Pick<Knobs, 'remembers' | 'trickSeen'>, film: Film = NO_FILM) {
    this.knobs = knobs;
    this.film = film;
  }

  /** Records a call; null for the staff's, which reveals nothing. */
  see(call: PlayCall | null): void {
    const { remembers } = this.knobs;
    for (const [each, share] of this.shares) this.shares.set(each, share * remembers);
    if (call === null) return;
    if (isTrick(call)) this.show(call);
    else this.shares.set(call, this.inGame(call) + 1 - remembers);
  }

  /** Records a trick. */
  show(trick: Trick): void {
    this.tricks.set(trick, (this.tricks.get(trick) ?? 0) + 1);
  }

  /** Forgets all tendencies. A trick shown today stays known. */
  forget(): void {
    this.shares.clear();
    this.film = NO_FILM;
  }

  private inGame(call: PlayCall): number {
    return isTrick(call) ? watchedFor(this.tricks.get(call) ?? 0, this.knobs.trickSeen) : (this.shares.get(call) ?? 0);
  }

  /** Returns how much the opponent expects this call, 0 to 1; for a trick, how closely it is watched for. */
  of(call: PlayCall): number {
    const seen = this.inGame(call);
    return seen + (1 - seen) * (this.film.get(call) ?? 0);
  }

  /** Returns how much the opponent expects these calls together. */
  ofAll(calls: readonly PlayCall[]): number {
    return calls.reduce((sum, call) => sum + this.of(call), 0);
  }
}
