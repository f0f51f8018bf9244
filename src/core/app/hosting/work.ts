import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { AnswerOf, DynastyCommand, InputOf } from '../../contract/registry.ts';
import { done, type Result } from '../../contract/result.ts';
import type { HostedAnswer, Running, TakenIn, Waiting } from './app-host.ts';
import { Signals } from './signals.ts';
import { threadFile } from './thread-file.ts';
import type * as thread from './work-thread.ts';
import type { Creating, Deciding, KeepingUniverse, TakingIn } from './work-thread.ts';

/**
 * Slow work runs in threads so that the server stays responsive: decisions (a season takes seconds, and so does writing
 * a long save), new games, and the check of an imported save. All servers of the process share the threads; idle ones
 * do not keep it alive.
 */

type Thread = typeof thread;

/** Heap for short-lived objects: a week's play logs live until they are written, as in batch runs. */
const YOUNG_MEGABYTES = 96;
const IDLE_MS = 60_000;

function threads(minThreads: number, maxThreads: number): () => Piscina {
  let pool: Piscina | null = null;
  return () => {
    pool ??= new Piscina({
      ...threadFile(import.meta.url, 'work-thread'),
      // A thread looks up this function as soon as it starts.
      name: 'warmUp' satisfies keyof Thread,
      minThreads,
      maxThreads,
      idleTimeout: IDLE_MS,
      // With atomics, a waiting thread could not close the files of its previous task.
      atomics: 'disabled',
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
    });
    return pool;
  };
}

/** Runs a function of a thread's module on a task. */
type RunInThread = (name: keyof Thread, task: object, transfer?: ArrayBuffer[]) => Promise<unknown>;

function runIn(pool: () => Piscina): RunInThread {
  return (name, task, transferList) => pool().run(task, { name, ...(transferList && { transferList }) });
}

/** One thread always stays, because it holds the dynasty its last decision left. */
const deciding = runIn(threads(1, Math.max(2, availableParallelism() - 1)));
/** A separate thread, so that decisions never wait for the check of an imported save, which takes longest. */
const checking = runIn(threads(0, 1));

/** Runs work that a signal can end. */
async function endedBy<T>(signal: AbortSignal | undefined, work: (signals: Signals) => Promise<T>): Promise<T> {
  const signals = new Signals();
  const stop = () => signals.stop();
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop, { once: true });
  try {
    return await work(signals);
  } finally {
    signal?.removeEventListener('abort', stop);
  }
}

/** Returns bytes with a buffer of their own, which can be transferred without a copy. */
function whole(bytes: Uint8Array): Uint8Array {
  return bytes.byteLength === bytes.buffer.byteLength ? bytes : Uint8Array.from(bytes);
}

/** All work of one server. */
export class Work {
  /** The last decision of each save, by path, because decisions on one save run one after another. */
  private readonly turns = new Map<string, Promise<unknown>>();
  private readonly running = new Set<Promise<unknown>>();
  /** Decisions whose client has disconnected, by path, until they end. */
  private readonly stopping = new Map<string, Promise<unknown>>();
  private readonly version: string;
  private readonly run: RunInThread;

  /**
   * @param version of the program, recorded with decisions
   * @param run runs decisions; a test passes its own
   */
  constructor(version: string, run: RunInThread = deciding) {
    this.version = version;
    this.run = run;
  }

  /** Carries out a command on a save after those before it are done. */
  decide<Name extends DynastyCommand>(
    { path, userId }: { path: string; userId: string },
    name: Name,
    input: InputOf<Name>,
    { signal, state = null }: Running,
  ): Promise<HostedAnswer<AnswerOf<Name>>> {
    const work = this.inTurn(path, () => {
      return endedBy(signal, ({ memory }) => {
        const task: Deciding = { path, version: this.version, userId, name, input, state, memory };
        return this.run('decide', task) as Promise<HostedAnswer<AnswerOf<Name>>>;
      });
    });
    signal?.addEventListener('abort', () => this.stop(path, work), { once: true });
    return work;
  }

  /** Waits for a decision whose client has disconnected to end; returns immediately if there is none. */
  async stopped(path: string): Promise<void> {
    await this.stopping.get(path);
  }

  /** Starts a game in a new file. */
  create(task: Creating): Promise<Result<AnswerOf<'newGame'>>> {
    return this.kept(this.run('create', task) as Promise<Result<AnswerOf<'newGame'>>>);
  }

  /** Checks a universe, which includes building its schedules, and writes it next to the saves. */
  keepUniverse(task: KeepingUniverse): Promise<Result<AnswerOf<'saveUniverse'>>> {
    return this.kept(this.run('keepUniverse', task) as Promise<Result<AnswerOf<'saveUniverse'>>>);
  }

  /** Prepares a thread for the first decision in a save. */
  warmUp(path: string): Promise<unknown> {
    const task = { path, version: this.version };
    return this.inTurn(path, () => this.run('warmUp', task));
  }

  /** Imports a save file; its bytes are transferred to the thread. */
  takeIn(given: Omit<TakingIn, 'memory'>, { signal, onStart }: Waiting): Promise<Result<TakenIn>> {
    const bytes = whole(given.bytes);
    const work = endedBy(signal, (signals) => {
      onStart?.(() => signals.share);
      const task: TakingIn = { ...given, bytes, memory: signals.memory };
      return checking('takeIn', task, [bytes.buffer as ArrayBuffer]) as Promise<Result<TakenIn>>;
    });
    return this.kept(work);
  }

  /** Returns the file of a save, checked to open. */
  async takeOut(path: string): Promise<Result<Uint8Array>> {
    const answer = await this.kept(this.run('takeOut', { path }) as ReturnType<Thread['takeOut']>);
    return answer instanceof Uint8Array ? done(answer) : answer;
  }

  /** Waits for running work. */
  async close(): Promise<void> {
    await Promise.allSettled(this.running);
  }

  private stop(path: string, work: Promise<unknown>): void {
    const over = () => void (this.stopping.get(path) === ending && this.stopping.delete(path));
    const ending: Promise<void> = work.then(over, over);
    this.stopping.set(path, ending);
  }

  private kept<T>(work: Promise<T>): Promise<T> {
    this.running.add(work);
    const over = () => void this.running.delete(work);
    work.then(over, over);
    return work;
  }

  private inTurn<T>(path: string, work: () => Promise<T>): Promise<T> {
    const before = this.turns.get(path) ?? Promise.resolve();
    const mine = this.kept(before.then(work, work));
    this.turns.set(path, mine);
    const over = () => {
      if (this.turns.get(path) === mine) this.turns.delete(path);
    };
    mine.then(over, over);
    return mine;
  }
}
