import type { LogoFacts } from '../../contract/logo-facts.ts';
import type { AnswerOf, InputOf, OperationName } from '../../contract/registry.ts';
import type { Failure, Result } from '../../contract/result.ts';
import type { Stage } from '../../model/stages.ts';

type Awaitable<T> = T | Promise<T>;

/** Progress and cancellation of something slow. */
export interface Waiting {
  /** Ends the work at the next point where everything is consistent. */
  signal?: AbortSignal;
  /** Called with a function that returns the progress, from 0 to 1. */
  onStart?: (share: () => number) => void;
}

/** An imported save. */
export interface TakenIn {
  user_id: string;
  info: AnswerOf<'status'>['info'];
}

/** How an operation is run. */
export interface Running {
  /** Ends a simulation after the week being played; weeks already played stay. */
  signal?: AbortSignal | undefined;
  /** The state that a decision is made in: in any other it is refused. Null: any. */
  state?: string | null;
}

/** An answer, and the name of the state that the dynasty was in when it was made; after a command, the new one. */
export type Told<T> = { ok: true; value: T; state: string } | { ok: false; error: Failure };

/** A saved dynasty that the server has open. */
export interface HostedDynasty {
  readonly userId: string;
  /** The stage on disk at this moment; another process may have moved it since the last call. */
  stage(): Awaitable<Result<Stage>>;
  /** Answers a query or carries out a command; `input` has been parsed by the operation's schema. */
  run<Name extends OperationName>(name: Name, input: InputOf<Name>, running?: Running): Awaitable<Told<AnswerOf<Name>>>;
  /** Where it lies on this machine. */
  readonly path?: string;
  /** The save file as it is, for a download. */
  exportSave(): Awaitable<Result<{ file: string; bytes: Uint8Array }>>;
}

/** All saves of one folder, as the server sees them. */
export interface AppHost {
  /** Compares the id with those inside the saves; null: no save has it. Refused when its save cannot be read. */
  find(userId: string): Awaitable<Result<HostedDynasty | null>>;
  /** The save that the server was started with, even if it was renamed; null: none, or it is gone. */
  active(): Awaitable<Result<HostedDynasty | null>>;
  /** The home page for the player of `dynasty`, or of none yet. It works without any readable save. */
  home(session: HostedDynasty | null, input: InputOf<'home'>): Awaitable<Result<AnswerOf<'home'>>>;
  /** A universe's content, or a season as one: of the real world, or of the asker's dynasty. */
  universe(session: HostedDynasty | null, input: InputOf<'universe'>): Awaitable<Result<AnswerOf<'universe'>>>;
  /** The universes that a new game can be played in. */
  universes(): Awaitable<Result<AnswerOf<'universes'>>>;
  /** Checks a universe, and keeps it beside the saves where it is given a name. */
  saveUniverse(input: InputOf<'saveUniverse'>): Awaitable<Result<AnswerOf<'saveUniverse'>>>;
  /** Starts a new game in a new file. */
  create(input: InputOf<'newGame'>): Awaitable<Result<AnswerOf<'newGame'>>>;
  /** Removes a save and its revisions; refused as `not_found` when no save has the id. */
  renameSave(input: InputOf<'renameSave'>): Awaitable<Result<AnswerOf<'renameSave'>>>;
  deleteSave(input: InputOf<'deleteSave'>): Awaitable<Result<AnswerOf<'deleteSave'>>>;
  /** Whether a save that is to be taken in can be called so; refused as `malformed`, with the reason, when it cannot. */
  canBeCalled(name: string): Awaitable<Result<null>>;
  /**
   * Takes in a save file, whose bytes are not to be used any more; refused as `malformed` when it is not one, or cannot
   * have the name. Null: it gets one of its own.
   */
  importSave(bytes: Uint8Array, name: string | null, waiting?: Waiting): Awaitable<Result<TakenIn>>;
  /** Names and colors of all teams and conferences, from which logos are drawn. */
  logoFacts(): LogoFacts;
  /**
   * The same of the universes that open dynasties are played in, and of those that new games have shown; `of`: of one
   * alone, by the user id of its dynasty or its own id.
   */
  universeLogos?(of?: string): readonly LogoFacts[];
  /** Prepares the active save's first pages while the server is idle. Never throws. */
  warmUp?(): Promise<void>;
  /** Waits for running work and closes everything; called once when the server stops. */
  close?(): Awaitable<void>;
}
