import type { PlayCall } from '../../model/plays/sideline.ts';

/** Share of each call that the opponent has seen in this game, 0 to 1, recent calls counting most. */
export class Tendencies {
  private readonly shares = new Map<PlayCall, number>();
  private readonly keeps: number;

  /** `keeps`: the share of what was seen that still counts a call later. */
  constructor(keeps: number) {
    this.keeps = keeps;
  }

  /** A down has been called; null: by the staff, whose calls give nothing away. */
  see(call: PlayCall | null): void {
    for (const [each, share] of this.shares) this.shares.set(each, share * this.keeps);
    if (call !== null) this.shares.set(call, this.of(call) + 1 - this.keeps);
  }

  /** Nothing of what was seen is good any more. */
  forget(): void {
    this.shares.clear();
  }

  /** How much of what the other side goes by was this call, 0 to 1. */
  of(call: PlayCall): number {
    return this.shares.get(call) ?? 0;
  }

  /** How much of it were these calls. */
  ofAll(calls: readonly PlayCall[]): number {
    return calls.reduce((sum, call) => sum + this.of(call), 0);
  }
}
