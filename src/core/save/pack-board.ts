/** What becomes of a log on the board. */
const FREE = 0;
const TAKEN = 1;
const DONE = 2;

/** Room for a packed log. Few take more than half of it; one that does not fit is packed again by who needs it. */
const ROOM = 4096;

/** The parts of a board: what became of each log, the lengths of those that are done, and their bytes. */
const words = (logs: number): number => 2 * logs;

/** Memory for a board of so many logs. */
export function boardMemory(logs: number): SharedArrayBuffer {
  return new SharedArrayBuffer(words(logs) * 4 + logs * ROOM);
}

/**
 * Where two threads share the work of packing a week's logs: whoever takes a log packs it, and both take until none is
 * left. Nobody waits for the other: a log that one has taken and not put down yet is packed by both.
 */
export class PackBoard {
  private readonly logs: number;
  private readonly state: Int32Array;
  private readonly bytes: Uint8Array;

  constructor(memory: SharedArrayBuffer, logs: number) {
    this.logs = logs;
    this.state = new Int32Array(memory, 0, words(logs));
    this.bytes = new Uint8Array(memory, words(logs) * 4);
  }

  /** Takes a log for oneself; false when the other one has it. */
  take(log: number): boolean {
    return Atomics.compareExchange(this.state, log, FREE, TAKEN) === FREE;
  }

  /** Puts down what a taken log was packed into, for the other one to find. */
  put(log: number, bits: Uint8Array): void {
    const fits = bits.length <= ROOM;
    if (fits) this.bytes.set(bits, log * ROOM);
    this.state[this.logs + log] = fits ? bits.length : 0;
    Atomics.store(this.state, log, DONE);
  }

  /** What a log was packed into; null when it has not been put down, or did not fit. */
  find(log: number): Uint8Array | null {
    if (Atomics.load(this.state, log) !== DONE) return null;
    const length = this.state[this.logs + log]!;
    return length === 0 ? null : this.bytes.slice(log * ROOM, log * ROOM + length);
  }
}
