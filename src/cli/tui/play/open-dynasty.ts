import type { Dynasty } from '../../../core/app/saves/library.ts';

/** Shows the dynasty as another window or program has left it. */
type ShowChange = () => Promise<void>;

/** An open dynasty that another window or program may change: each decision is only made in the state shown. */
export class OpenDynasty {
  readonly dynasty: Dynasty;
  /** Identifies the state shown. */
  #state: string;
  /** Whether a decision that changes the state is being carried out. */
  #deciding = false;
  #lastDecision: Promise<unknown> = Promise.resolve();
  /** The check for changes in progress. */
  #looking: Promise<boolean> | null = null;

  private constructor(dynasty: Dynasty, state: string) {
    this.dynasty = dynasty;
    this.#state = state;
  }

  static async of(dynasty: Dynasty): Promise<OpenDynasty> {
    return new OpenDynasty(dynasty, await dynasty.state());
  }

  /** Checks whether the dynasty has changed elsewhere since it was shown; if so, shows it anew. */
  look(show: ShowChange): Promise<boolean> {
    // One check at a time, so that every caller learns of a change.
    this.#looking ??= this.#lookOnce(show).finally(() => {
      this.#looking = null;
    });
    return this.#looking;
  }

  /**
   * Makes a decision in the state shown and returns its result. If the dynasty has changed elsewhere, nothing is done,
   * it is shown anew, and this returns null.
   */
  decide<T>(show: ShowChange, work: (dynasty: Dynasty) => Promise<T>): Promise<{ value: T } | null> {
    // A decision waits for earlier ones, which change the state it is made in.
    const mine = this.#lastDecision.then(() => this.#decideNow(show, work));
    this.#lastDecision = mine.catch(() => undefined);
    return mine;
  }

  async #lookOnce(show: ShowChange): Promise<boolean> {
    if (this.#deciding) return false;
    const state = await this.dynasty.state();
    if (state === this.#state || this.#deciding) return false;
    this.#state = state;
    await show();
    return true;
  }

  async #decideNow<T>(show: ShowChange, work: (dynasty: Dynasty) => Promise<T>): Promise<{ value: T } | null> {
    if (await this.look(show)) return null;
    try {
      return await this.#carryOut(work);
    } catch (error) {
      // A refused decision may have been possible in the state shown.
      if (await this.look(show)) return null;
      throw error;
    }
  }

  async #carryOut<T>(work: (dynasty: Dynasty) => Promise<T>): Promise<{ value: T }> {
    this.#deciding = true;
    try {
      const done = await this.dynasty.inState(this.#state, () => work(this.dynasty));
      this.#state = done.state;
      return done;
    } finally {
      this.#deciding = false;
    }
  }
}
