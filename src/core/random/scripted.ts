import { Stream } from './stream.ts';

/**
 * A stream whose rolls a test has scripted. Each roll is a number in [0, 1); drawing more than there are throws, and
 * `exhausted` tells whether all were used.
 */
export class ScriptedStream extends Stream {
  private readonly rolls: number[] = [];
  private used = 0;
  private ready = false;

  constructor(rolls: readonly number[]) {
    super(0, 0, 0);
    this.rolls.push(...rolls);
    this.ready = true;
  }

  override next(): number {
    if (!this.ready) return 0;
    const roll = this.rolls[this.used];
    if (roll === undefined) throw new Error(`the script has ${this.rolls.length} rolls and one more was asked for`);
    this.used += 1;
    return Math.floor(roll * 2 ** 32);
  }

  get exhausted(): boolean {
    return this.used === this.rolls.length;
  }
}
