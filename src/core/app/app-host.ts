import type { Stage } from '../model/stages.ts';
import type { LogoFacts } from '../present/logos/facts.ts';
import type { AnswerOf, InputOf, OperationName } from './registry.ts';
import type { Result } from './result.ts';

type Awaitable<T> = T | Promise<T>;

/** One saved dynasty that somebody is playing. */
export interface Session {
  readonly userId: string;
  /** The stage on disk at this moment; another process may have moved it since the last call. */
  stage(): Awaitable<Result<Stage>>;
  /** Answers a query or carries out a command; `input` has been read by the operation's schema. */
  run<Name extends OperationName>(name: Name, input: InputOf<Name>): Awaitable<Result<AnswerOf<Name>>>;
  /** The save file as it is, for a download. */
  exportSave(): Awaitable<Result<{ file: string; bytes: Uint8Array }>>;
}

/** All saves of one folder, as the server sees them. */
export interface AppHost {
  /** Compares the id with those inside the saves; null: no save has it. */
  find(userId: string): Awaitable<Session | null>;
  /** The save that the server was started with; null: none. */
  active(): Awaitable<Session | null>;
  /** The home page for somebody who plays `session`, or nothing yet. */
  home(session: Session | null, input: InputOf<'home'>): Awaitable<Result<AnswerOf<'home'>>>;
  /** Starts a new game in a new file. */
  create(input: InputOf<'newGame'>): Awaitable<Result<AnswerOf<'newGame'>>>;
  /** Takes in a save file; refused as `malformed` when it is not one. */
  importSave(bytes: Uint8Array): Awaitable<Result<{ user_id: string; info: AnswerOf<'status'>['info'] }>>;
  /** Names and colours of all teams and conferences, from which logos are drawn. */
  logoFacts(): LogoFacts;
  /** Gets ready for what the player of the active save asks first, while nobody asks. Never throws. */
  getReady?(): Promise<void>;
  /** Lets go of everything; called once when the server stops. */
  close?(): Awaitable<void>;
}
