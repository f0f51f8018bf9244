import type { LogoFacts } from '../../contract/logo-facts.ts';
import type { AnswerOf, InputOf, OperationName } from '../../contract/registry.ts';
import type { Failure, Result } from '../../contract/result.ts';
import type { Stage } from '../../model/stages.ts';

type Awaitable<T> = T | Promise<T>;

/** Progress and cancellation of slow work. */
export interface Waiting {
  /** Ends the work at the next consistent point. */
  signal?: AbortSignal;
  /** Called with a function that returns the progress, from 0 to 1. */
  onStart?: (share: () => number) => void;
}

/** An imported save. */
export interface TakenIn {
  user_id: string;
  info: AnswerOf<'status'>['info'];
}

/** Options for running an operation. */
export interface Running {
  /** Ends a simulation after the current week; weeks already played stay. */
  signal?: AbortSignal | undefined;
  /** The state the decision was made in; it is refused in any other. Null for any state. */
  state?: string | null;
}

/** A response with the name of the dynasty's state at that point; after a command, the new state. */
export type HostedAnswer<T> = { ok: true; value: T; state: string } | { ok: false; error: Failure };

/** A saved dynasty open on the server. */
export interface HostedDynasty {
  readonly userId: string;
  /** The stage on disk right now; another process may have changed it since the last call. */
  stage(): Awaitable<Result<Stage>>;
  /** Answers a query or carries out a command; `input` has been parsed by the operation's schema. */
  run<Name extends OperationName>(
    name: Name,
    input: InputOf<Name>,
    running?: Running,
  ): Awaitable<HostedAnswer<AnswerOf<Name>>>;
  /** Its path on this machine. */
  readonly path?: string;
  /** The save file unchanged, for a download. */
  exportSave(): Awaitable<Result<{ file: string; bytes: Uint8Array }>>;
}

/** All saves of one folder, from the server's point of view. */
export interface AppHost {
  /** Finds a save by the id stored inside it; null if none has it. Refused if the save cannot be read. */
  find(userId: string): Awaitable<Result<HostedDynasty | null>>;
  /** The save the server was started with, even if renamed; null if none, or if it is gone. */
  active(): Awaitable<Result<HostedDynasty | null>>;
  /** The home page for the player of `dynasty`, or of none yet. It works even without a readable save. */
  home(session: HostedDynasty | null, input: InputOf<'home'>): Awaitable<Result<AnswerOf<'home'>>>;
  /** A universe's content, or a season as one: real, or from the client's dynasty. */
  universe(session: HostedDynasty | null, input: InputOf<'universe'>): Awaitable<Result<AnswerOf<'universe'>>>;
  /** Universes available for a new game. */
  universes(): Awaitable<Result<AnswerOf<'universes'>>>;
  /** Checks a universe, and writes it next to the saves if it has a file name. */
  saveUniverse(input: InputOf<'saveUniverse'>): Awaitable<Result<AnswerOf<'saveUniverse'>>>;
  /** Starts a new game in a new file. */
  create(input: InputOf<'newGame'>): Awaitable<Result<AnswerOf<'newGame'>>>;
  /** Renames a save; refused as `not_found` if no save has the id. */
  renameSave(input: InputOf<'renameSave'>): Awaitable<Result<AnswerOf<'renameSave'>>>;
  deleteSave(input: InputOf<'deleteSave'>): Awaitable<Result<AnswerOf<'deleteSave'>>>;
  /** Checks a name for a save about to be imported; refused as `malformed` with the reason. */
  canBeCalled(name: string): Awaitable<Result<null>>;
  /**
   * Imports a save file, whose bytes must not be used afterward; refused as `malformed` if it is not a save, or cannot
   * have the name. A null name picks one.
   */
  importSave(bytes: Uint8Array, name: string | null, waiting?: Waiting): Awaitable<Result<TakenIn>>;
  /** Names and colors of all teams and conferences, for drawing logos. */
  logoFacts(): LogoFacts;
  /**
   * Logo facts of the universes of open dynasties, and of those new games have shown. `of` limits them to one, by its
   * dynasty's user id or its own id.
   */
  universeLogos?(of?: string): readonly LogoFacts[];
  /** Prepares the active save's first pages while the server is idle. Never throws. */
  warmUp?(): Promise<void>;
  /** Waits for running work and closes everything; called once when the server stops. */
  close?(): Awaitable<void>;
}
