const STOP = 0;
const SHARE = 1;
/** Scale of the progress, which is stored as a whole number. */
const WHOLE = 1_000_000;

/** Memory shared by a worker thread and its caller: progress one way, the stop signal the other way. */
export class Signals {
  readonly memory: SharedArrayBuffer;
  private readonly words: Int32Array;

  /** The other side is built on the same memory. */
  constructor(memory = new SharedArrayBuffer(8)) {
    this.memory = memory;
    this.words = new Int32Array(memory);
  }

  /** Asks the thread to stop as soon as it can. */
  stop(): void {
    Atomics.store(this.words, STOP, 1);
  }

  get stopped(): boolean {
    return Atomics.load(this.words, STOP) === 1;
  }

  /** Progress of the work, from 0 to 1. */
  get share(): number {
    return Atomics.load(this.words, SHARE) / WHOLE;
  }

  set share(done: number) {
    Atomics.store(this.words, SHARE, Math.round(done * WHOLE));
  }
}
