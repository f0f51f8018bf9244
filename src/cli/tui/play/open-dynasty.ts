import type { Dynasty } from '../../../core/app/saves/library.ts';

/** Shows the dynasty as another window or program has left it. */
type ShowChange = () => Promise<void>;

/** An open dynasty, which another window or program may change: each decision is made in the state that is shown. */
export class OpenDynasty {
  readonly dynasty: Dynasty;
  /** Names the state that is shown. */
  #state: string;
  /** Whether a decision is being carried out, which changes the state. */
  #deciding = false;
  #lastDecision: Promise<unknown> = Promise.resolve();
  /** The look for changes that is under way. */
  #looking: Promise<boolean> | null = null;

  private constructor(dynasty: Dynasty, state: string) {
    this.dynasty = dynasty;
    this.#state = state;
  }

  static async of(dynasty: Dynasty): Promise<OpenDynasty> {
    return new OpenDynasty(dynasty, await dynasty.state());
  }

  /** Looks whether the dynasty has been changed elsewhere since it was shown; if so, it is shown anew. */
  look(show: ShowChange): Promise<boolean> {
    // One look at a time, so that all who ask are told of a change.
    this.#looking ??= this.#lookOnce(show).finally(() => {
      this.#looking = null;
    });
    return this.#looking;
  }

  /**
   * The result of a decision made in the state that is shown. If the dynasty has been changed elsewhere, nothing is done,
   * it is shown anew, and this returns null.
   */
  decide<T>(show: ShowChange, work: (dynasty: Dynasty) => Promise<T>): Promise<{ value: T } | null> {
    // A decision waits for those before it: they change the state it is made in.
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
      // Whatever was refused may have been possible in the state that was shown.
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
