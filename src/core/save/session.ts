import { mustHave } from '../model/lists.ts';
import type { LoggedDecision, Save, SaveSession, Taken, Underway, WriteResult } from './contracts.ts';
import { type Lock, lockSave } from './disk/lock.ts';
import {
  idsOf,
  isPast,
  keepRevision,
  pruneRevisions,
  type Revision,
  revisionsOf,
  type State,
  stateName,
  stateOf,
} from './disk/revisions.ts';
import { mustBeLatest } from './disk/under-lock.ts';
import { readUnderway, writeUnderway } from './disk/underway.ts';
import { SaveError } from './errors.ts';
import { DISK, type Files, factsOf, mustBeWritable, realFile, type Stamp } from './file.ts';
import { readHeader, sealing } from './header.ts';
import { sealRest } from './integrity/seals.ts';
import { type SaveOnDisk, saveOnDisk } from './open.ts';
import { appendDecision } from './repositories/decisions.ts';
import { DYNASTY, nextWrite } from './repositories/dynasty.ts';
import { recordEngine } from './repositories/engines.ts';
import { loadSqlite, type Sqlite } from './sqlite.ts';
import { tablesOf } from './tables.ts';
import { replaceFile, sweep } from './writing.ts';

export interface SessionOptions {
  /** Program version to record with decisions. */
  engine?: string;
  /** How long a decision waits for another process to finish, in milliseconds. */
  waitMs?: number;
  files?: Files;
  /** Date given to the file on every write, in milliseconds since 1970; the default is the current time. */
  savedAt?: number;
}

const WAIT_MS = 5000;
const MOVED_ON =
  'This dynasty changed in another window or program, so nothing was done. Check where it stands and try again.';

interface Loaded {
  db: Sqlite;
  save: Save;
  /** Null for a save in memory only. */
  stamp: Stamp | null;
}

/**
 * Returns the database's bytes without copying them, if they are current: their revision must be the one just
 * committed.
 */
export function latestInPlace(db: Pick<Sqlite, 'inPlace'>, revision: number): Uint8Array | null {
  const bytes = db.inPlace();
  return bytes && readHeader(bytes, null).row?.[DYNASTY.revision] === revision ? bytes : null;
}

/** Sets the number of writes of the file. */
export function raiseRevision(db: Sqlite, to: number): void {
  db.run('UPDATE dynasty SET revision = ?', [to]);
}

/** A save in use: its file and its database in memory, kept in sync. */
export class Session implements SaveSession {
  readonly path: string | null;
  private readonly files: Files;
  private readonly waitMs: number;
  readonly engine: string | undefined;
  private readonly savedAt: number | null;
  private loaded: Loaded | null;
  /** The file as found before SQLite was ready. */
  private unopened: SaveOnDisk | null = null;
  private remembered = new Map<string, unknown>();
  private changes = 0;
  /** Number of running reads; memory must not change until they end. */
  private reads = 0;
  /** Whether decisions share one pending write, so that memory is ahead of the file. */
  private sharing = false;
  /** The only state in which the next decision may be made; null for any. */
  private awaited: string | null = null;
  /** Work in progress of a save in memory, with its state. */
  private memory: { state: string; value: unknown } | null = null;
  /** The save's lock while this session writes. */
  private lock: Lock | null = null;

  constructor(path: string | null, loaded: Loaded | null, options: SessionOptions) {
    this.path = path;
    this.loaded = loaded;
    this.files = options.files ?? DISK;
    this.waitMs = options.waitMs ?? WAIT_MS;
    this.engine = options.engine;
    this.savedAt = options.savedAt ?? null;
  }

  /** Creates a session on a file that has been found but not opened yet. Throws `SaveError`. */
  static ofFile(path: string, options: SessionOptions): Session {
    const real = realFile(path, options.files);
    const session = new Session(real, null, options);
    session.unopened = saveOnDisk(real, session.files);
    return session;
  }

  get version(): number {
    this.fresh();
    return this.changes;
  }

  get state(): string {
    return stateName(stateOf((this.loaded ?? this.fresh()).save));
  }

  async inState<T>(state: string | null, work: () => Promise<T>): Promise<T> {
    this.awaited = state;
    try {
      return await work();
    } finally {
      this.awaited = null;
    }
  }

  read<T>(fn: (save: Save) => T): T {
    const { save } = this.fresh();
    this.reads += 1;
    try {
      return fn(save);
    } finally {
      this.reads -= 1;
    }
  }

  memo<T>(key: string, make: (save: Save) => T): T {
    const { save } = this.fresh();
    if (!this.remembered.has(key)) this.remembered.set(key, make(save));
    return this.remembered.get(key) as T;
  }

  async write<T, E>(command: string, fn: (save: Save) => WriteResult<Taken<T>, E>): Promise<WriteResult<T, E>> {
    return this.locked(() => {
      const loaded = this.fresh();
      // The whole file gets written, so if it cannot be read, that should show before the decision and not in the
      // middle of it.
      loaded.db.fetchAll();
      const before = stateOf(loaded.save);
      const result = this.transacted(loaded, command, fn);
      if (!result.ok) return result;
      if (!this.sharing) this.persist(loaded, before);
      // The same work continues from its own decision.
      if (this.awaited !== null) this.awaited = this.state;
      return { ok: true, value: result.value.answer };
    });
  }

  async together<T>(work: () => Promise<T>): Promise<T> {
    if (this.path === null || this.sharing) return work();
    const lock = await this.takeLock(this.path);
    // Allows a signal to the process to be handled between two decisions.
    const release = () => this.releaseLock(lock);
    process.once('exit', release);
    try {
      sweep(this.path, this.files);
      this.mustBeAwaited();
      return await this.shared(work);
    } finally {
      process.off('exit', release);
      release();
    }
  }

  /** Runs `work` under the lock, with one write at the end. */
  private async shared<T>(work: () => Promise<T>): Promise<T> {
    const before = stateOf(this.fresh().save);
    this.sharing = true;
    try {
      return await work();
    } finally {
      this.sharing = false;
      if (this.loaded && this.loaded.save.decisions.count() > before.seq) this.persist(this.loaded, before);
    }
  }

  async undo(steps: number): Promise<LoggedDecision[]> {
    if (this.sharing) throw new Error('decisions written together cannot be undone one by one');
    return this.locked(() => {
      const { save } = this.fresh();
      const log = save.decisions.all();
      const kept = this.keptBefore(log, steps);
      if (!kept || !this.path) throw this.nothingToUndo(steps);
      const { userId, revision } = save.dynasty.read();
      const ids = idsOf(this.path, userId, this.files);
      const earlier = this.openKept(kept, (state) => {
        const { userId: owner, seq, chain } = stateOf(state.save);
        if (!ids.includes(owner) || chain !== log[seq - 1]?.chain) throw this.otherState();
        if (seq !== kept.seq) throw this.otherState();
        nextWrite(state.db, userId, revision + 1);
      });
      this.replace(earlier, stateOf(save), true);
      return log.slice(kept.seq);
    });
  }

  /** Opens a kept state after `prepare` has checked it. */
  private openKept({ path }: Revision, prepare: (state: Loaded) => void): Loaded {
    const db = saveOnDisk(path, this.files).open();
    const state = { db, save: tablesOf(db), stamp: null };
    try {
      prepare(state);
      return state;
    } catch (error) {
      db.close();
      throw error;
    }
  }

  takenBackBy(steps: number): number {
    const log = this.fresh().save.decisions.all();
    const kept = this.keptBefore(log, steps);
    return kept ? log.length - kept.seq : 0;
  }

  undoable(): number {
    const log = this.fresh().save.decisions.all();
    const seqs = new Set(this.kept(log).map((revision) => revision.seq));
    let steps = 0;
    while (seqs.has(log.length - steps - 1)) steps += 1;
    return steps;
  }

  underway(): unknown {
    const state = stateOf(this.fresh().save);
    if (this.path !== null) return readUnderway(this.path, state, this.files);
    return this.memory?.state === stateName(state) ? this.memory.value : null;
  }

  async keepUnderway<T, E>(fn: (before: unknown) => WriteResult<Underway<T>, E>): Promise<WriteResult<T, E>> {
    return this.locked(() => {
      const result = fn(this.underway());
      if (!result.ok) return result;
      this.writeUnderway(result.value.keep);
      return { ok: true, value: result.value.answer };
    });
  }

  private writeUnderway(value: unknown): void {
    const state = stateOf(this.fresh().save);
    if (this.path !== null) writeUnderway(this.path, state, value, this.files);
    else this.memory = { state: stateName(state), value };
  }

  fetchAll(): void {
    this.fresh().db.fetchAll();
  }

  close(): void {
    this.unopened?.close();
    this.unopened = null;
    this.drop();
  }

  /** Returns the save in memory, reloaded if the file has changed. */
  private fresh(): Loaded {
    if (this.path === null) {
      if (!this.loaded) throw new Error('the session is closed');
      return this.loaded;
    }
    if (this.loaded && (this.reads > 0 || this.sharing)) return this.loaded;
    const known = this.loaded?.stamp;
    if (this.loaded && known === factsOf(this.path, this.files).stamp) return this.loaded;
    const found = this.unopened ?? saveOnDisk(this.path, this.files);
    this.unopened = null;
    const db = found.open();
    this.drop();
    this.loaded = { db, save: tablesOf(db), stamp: found.stamp };
    return this.loaded;
  }

  private drop(): void {
    this.loaded?.db.close();
    this.loaded = null;
    this.changed();
  }

  private changed(): void {
    this.changes += 1;
    this.remembered = new Map();
  }

  private async locked<T>(work: () => T): Promise<T> {
    if (this.path === null || this.sharing) return work();
    const lock = await this.takeLock(this.path);
    try {
      sweep(this.path, this.files);
      this.mustBeAwaited();
      return work();
    } finally {
      this.releaseLock(lock);
    }
  }

  /** Throws `SaveError` `moved_on` unless the save is still in the state the decision was made for. */
  private mustBeAwaited(): void {
    const { awaited } = this;
    if (awaited === null || stateName(stateOf(this.fresh().save)) === awaited) return;
    throw new SaveError('moved_on', MOVED_ON, this.path);
  }

  private async takeLock(path: string): Promise<Lock> {
    mustBeWritable(path, this.files);
    const lock = await lockSave(path, this.waitMs, this.files);
    this.lock = lock;
    return lock;
  }

  private releaseLock(lock: Lock): void {
    this.lock = null;
    lock.release();
  }

  /** Runs a decision in a transaction that is rolled back unless it succeeds. */
  private transacted<T, E>(
    { db, save }: Loaded,
    command: string,
    fn: (save: Save) => WriteResult<Taken<T>, E>,
  ): WriteResult<Taken<T>, E> {
    const { year, week, stage, revision } = save.dynasty.read();
    db.script('BEGIN');
    let done = false;
    this.reads += 1;
    try {
      const result = fn(save);
      if (result.ok) {
        const seq = appendDecision(db, { command, input: result.value.input }, { year, week, stage }, save.digest());
        if (this.engine !== undefined) recordEngine(db, seq, this.engine);
        sealRest(db, year);
        raiseRevision(db, revision + 1);
        db.script('COMMIT');
        done = true;
      }
      return result;
    } finally {
      this.reads -= 1;
      if (!done) this.rollBack(db);
      this.changed();
    }
  }

  /** Rolls back. SQLite may already have done so by itself; in that case the save is read again. */
  private rollBack(db: Sqlite): void {
    try {
      db.script('ROLLBACK');
    } catch (error) {
      if (this.path === null) throw error;
      this.drop();
    }
  }

  private persist(loaded: Loaded, before: State): void {
    if (this.path !== null) this.replace(loaded, before, false);
  }

  /** Replaces the file, which holds the state `before`, with a database. */
  private replace(loaded: Loaded, before: State, keepLater: boolean): void {
    const path = mustHave(this.path, 'file to replace');
    const inPlace = latestInPlace(loaded.db, loaded.save.dynasty.read().revision);
    const last = () => {
      mustBeLatest(path, this.loaded?.stamp, this.lock, this.files);
      keepRevision(path, before, this.files);
      this.lock?.mustHold();
    };
    try {
      replaceFile(path, sealing(inPlace ?? loaded.db.export()), last, this.files, this.savedAt);
    } catch (error) {
      // Memory is ahead of the file: discard it.
      loaded.db.close();
      if (this.loaded?.db === loaded.db) this.loaded = null;
      this.drop();
      throw error;
    }
    if (this.loaded?.db !== loaded.db) this.drop();
    this.loaded = { ...loaded, stamp: factsOf(path, this.files).stamp };
    this.prune(path, before.userId, loaded.save.decisions.all(), keepLater);
    // Reading it again makes room for it to grow.
    if (!inPlace) this.drop();
  }

  /**
   * Removes old revisions. The decision is already on disk, so if they cannot be removed now, the next decision tries
   * again.
   */
  private prune(path: string, userId: string, log: readonly LoggedDecision[], keepLater: boolean): void {
    try {
      // Without the lock the newest of them may be another writer's.
      this.lock?.mustHold();
      pruneRevisions(path, userId, log, keepLater, this.files);
    } catch (error) {
      if (!(error instanceof SaveError)) throw error;
    }
  }

  /** Returns the latest kept state from before the last `steps` decisions. */
  private keptBefore(log: readonly LoggedDecision[], steps: number): Revision | undefined {
    return this.kept(log).findLast(({ seq }) => seq <= log.length - steps);
  }

  /** Returns earlier revisions of this very dynasty, oldest first. */
  private kept(log: readonly LoggedDecision[]): Revision[] {
    if (this.path === null) return [];
    const { userId } = this.fresh().save.dynasty.read();
    return revisionsOf(this.path, userId, this.files).filter((revision) => isPast(log, revision));
  }

  private nothingToUndo(steps: number): SaveError {
    return new SaveError('nothing_to_undo', this.whyNotBack(steps), this.path);
  }

  /** Error for a kept file that was replaced by hand. */
  private otherState(): SaveError {
    const message = 'Nothing was undone: the backup file holds a different state, or a different dynasty.';
    return new SaveError('nothing_to_undo', message, this.path);
  }

  private whyNotBack(steps: number): string {
    const log = this.fresh().save.decisions.all();
    const [earliest] = this.kept(log);
    if (!earliest) return 'There is nothing to undo.';
    const most = log.length - earliest.seq;
    return `${steps === 1 ? 'One decision' : `${steps} decisions`} cannot be undone; at most ${most} ${most === 1 ? 'is' : 'are'} kept.`;
  }
}

/** Opens a save for use without touching the file. Throws `SaveError`. */
export async function openSave(path: string, options: SessionOptions = {}): Promise<SaveSession> {
  // SQLite is compiled while the file is read.
  const ready = loadSqlite();
  const session = Session.ofFile(path, options);
  await ready;
  session.read(() => undefined);
  return session;
}
