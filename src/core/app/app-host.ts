import type { Stage } from '../model/stages.ts';
import type { LogoFacts } from '../present/logos/facts.ts';
import type { AnswerOf, InputOf, OperationName } from './registry.ts';
import type { Result } from './result.ts';

type Awaitable<T> = T | Promise<T>;

/** Whoever waits for something that takes long. */
export interface Waiting {
  /** Ends the work at the next moment at which everything is whole. */
  signal?: AbortSignal;
  /** Is given what tells, whenever it is asked, how much of the work is done: from 0 to 1. */
  onStart?: (share: () => number) => void;
}

/** A save that was taken in. */
export interface TakenIn {
  user_id: string;
  info: AnswerOf<'status'>['info'];
}

/** One saved dynasty that somebody is playing. */
export interface HostedDynasty {
  readonly userId: string;
  /** The stage on disk at this moment; another process may have moved it since the last call. */
  stage(): Awaitable<Result<Stage>>;
  /**
   * Answers a query or carries out a command; `input` has been read by the operation's schema. The signal ends a
   * simulation after the week that is being played; what was played until then stays.
   */
  run<Name extends OperationName>(
    name: Name,
    input: InputOf<Name>,
    signal?: AbortSignal,
  ): Awaitable<Result<AnswerOf<Name>>>;
  /** The save file as it is, for a download. */
  exportSave(): Awaitable<Result<{ file: string; bytes: Uint8Array }>>;
}

/** All saves of one folder, as the server sees them. */
export interface AppHost {
  /** Compares the id with those inside the saves; null: no save has it. Refused when its save cannot be read. */
  find(userId: string): Awaitable<Result<HostedDynasty | null>>;
  /** The save that the server was started with, wherever it lies now; null: none, or it is not there any more. */
  active(): Awaitable<Result<HostedDynasty | null>>;
  /** The home page for somebody who plays `session`, or nothing yet. It needs no save to be readable. */
  home(session: HostedDynasty | null, input: InputOf<'home'>): Awaitable<Result<AnswerOf<'home'>>>;
  /** Starts a new game in a new file. */
  create(input: InputOf<'newGame'>): Awaitable<Result<AnswerOf<'newGame'>>>;
  /** Removes a save and what is kept of it; refused as `not_found` when no save has the id. */
  deleteSave(input: InputOf<'deleteSave'>): Awaitable<Result<AnswerOf<'deleteSave'>>>;
  /** Whether a save that is to be taken in can be called so; refused as `malformed`, with the reason, when it cannot. */
  canBeCalled(name: string): Awaitable<Result<null>>;
  /**
   * Takes in a save file, whose bytes are not to be used any more; refused as `malformed` when it is not one, or cannot
   * have the name. Null: it gets one of its own.
   */
  importSave(bytes: Uint8Array, name: string | null, waiting?: Waiting): Awaitable<Result<TakenIn>>;
  /** Names and colours of all teams and conferences, from which logos are drawn. */
  logoFacts(): LogoFacts;
  /** Gets ready for what the player of the active save asks first, while nobody asks. Never throws. */
  warmUp?(): Promise<void>;
  /** Waits for what is under way and lets go of everything; called once when the server stops. */
  close?(): Awaitable<void>;
}
