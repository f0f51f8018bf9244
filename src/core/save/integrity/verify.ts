import { setImmediate } from 'node:timers/promises';
import { blob, hex } from '../codes.ts';
import type { LoggedDecision, Save } from '../contracts.ts';
import { SaveError } from '../errors.ts';
import { readHeader, sealHolds } from '../header.ts';
import { integrityProblems, openUnchecked, readSave } from '../open.ts';
import { decisionChain } from '../repositories/decisions.ts';
import { hashText, unpackFacts } from '../repositories/facts.ts';
import { rosterDigest } from '../repositories/players.ts';
import { strangeMoment } from '../salvage/ranges.ts';
import { migrate } from '../schema.ts';
import { loadSqlite, type Sqlite } from '../sqlite.ts';
import { tablesOf } from '../tables.ts';
import { type Checker, checkChain, checkRecords, type Said, type Span, WHOLE } from '../transitions.ts';
import { stateDigest } from './digest.ts';
import { checkSeals } from './seals.ts';

/** Progress and cancellation of a check. */
export interface Watch {
  /** Called a few times per second with the progress, from 0 to 1. */
  onProgress?: (share: number) => void;
  /** Stops the check with the signal's reason. */
  signal?: AbortSignal;
  /** Number of faults after which the check ends. */
  most?: number;
  /** Checks a span of the save on another thread; without it, everything is checked on this one. */
  aside?: CheckAside;
}

/** Runs `verifySpan` on another thread until the signal ends it; null if a thread is not worthwhile. */
export type CheckAside = (bytes: Uint8Array, span: Span, signal: AbortSignal) => Promise<string[]> | null;

/** No one reads more faults than this, and a malicious file could have millions. */
const MOST_FAULTS = 100;

/** Fault of a file with a wrong checksum. */
export const CHANGED = 'The file has been changed since the program wrote it.';

/** Runs a check and reports a read error as a fault too. */
function* findings(check: () => Iterable<Said>): Generator<Said> {
  try {
    yield* check();
  } catch (error) {
    if (!(error instanceof SaveError)) throw error;
    yield error.message;
  }
}

function* checkFacts(db: Sqlite): Iterable<string> {
  const row = db.get('SELECT digest, data FROM facts');
  if (!row) yield 'The facts of the dynasty are missing.';
  else if (hex(row[0]) !== Buffer.from(hashText(unpackFacts(blob(row[1])))).toString('hex')) {
    yield 'The facts of the dynasty have been changed.';
  }
}

function* checkDecisions(db: Sqlite, save: Save): Iterable<string> {
  let before: LoggedDecision | null = null;
  for (const entry of save.decisions.all()) {
    if (entry.seq !== (before?.seq ?? 0) + 1) yield `The decision log has a gap before entry ${entry.seq}.`;
    if (entry.chain !== decisionChain(before?.chain ?? '', entry)) {
      yield `Entry ${entry.seq} of the decision log has been changed.`;
    }
    before = entry;
  }
  if (before && before.digest !== stateDigest(db))
    yield 'The dynasty is not in the state its last decision left it in.';
}

function* checkRosters(db: Sqlite): Iterable<string> {
  const kept = hex(db.only('SELECT roster_digest FROM dynasty')[0]);
  if (kept !== Buffer.from(rosterDigest(db)).toString('hex')) yield 'The rosters have been changed by hand.';
}

/** Checks that every list of a save can be read. */
function* checkReadable(save: Save): Iterable<string> {
  const years = new Set(
    save.history
      .all()
      .filter((row) => row.played)
      .map((row) => row.year),
  );
  years.add(save.dynasty.read().year);
  for (const year of [...years].sort((a, b) => a - b)) {
    save.polls.ofYear(year);
    save.playerSeasons.ofYear(year);
    save.teamStats.ofYear(year);
    save.games.ofYear(year);
    save.programs.ofYear(year);
  }
  save.players.current();
}

/** Weight of the games relative to other parts of a check: they take nearly all of the time. */
const LONG = 100;

/** Migrates a sound database to the current schema, and checks its dynasty's recorded position. */
function upToDate(db: Sqlite): Iterable<string> {
  migrate(db);
  return strangeMoment(db);
}

/** Yields every fault of an open database, with progress; weeks are only read within the span. */
function* verifying(db: Sqlite, checkers: readonly Checker[], span: Span): Generator<Said> {
  for (const look of [() => integrityProblems(db), () => upToDate(db)]) {
    const damage = [...findings(look)];
    yield* damage;
    if (damage.length > 0) return;
  }
  const save = tablesOf(db);
  const parts: [length: number, check: () => Iterable<Said>][] = [
    [1, () => checkFacts(db)],
    [1, () => checkChain(db)],
    [LONG, () => checkRecords(db, save, checkers, span)],
    [1, () => checkRosters(db)],
    [1, () => checkSeals(db)],
    [1, () => checkDecisions(db, save)],
    [1, () => checkReadable(save)],
    ...checkers.map(({ save: law }): [number, () => Iterable<Said>] => [1, () => law?.(save) ?? []]),
  ];
  const whole = parts.reduce((sum, [length]) => sum + length, 0);
  let before = 0;
  for (const [length, check] of parts) {
    for (const said of findings(check)) yield typeof said === 'number' ? (before + said * length) / whole : said;
    before += length;
    yield before / whole;
  }
}

/** Longest slice of a check before other work may run: a server response, a click on Cancel. */
const SLICE_MILLISECONDS = 50;

/** Runs a check in slices and returns its faults. */
async function watched(check: Iterable<Said>, { onProgress, signal, most }: Watch): Promise<string[]> {
  const faults: string[] = [];
  let share = 0;
  let began = performance.now();
  for (const said of check) {
    if (typeof said === 'string') faults.push(said);
    else share = said;
    if (faults.length === most) break;
    if (performance.now() - began < SLICE_MILLISECONDS) continue;
    onProgress?.(share);
    await setImmediate();
    signal?.throwIfAborted();
    began = performance.now();
  }
  return faults;
}

/** The span for this thread, which also runs all other checks, about a third of the whole. */
const HERE: Span = { from: 0, to: 1 / 3 };
const ASIDE: Span = { from: HERE.to, to: 1 };

/** The weeks that another thread checks meanwhile. A 30-season save takes 13 s on one thread and 7 s on two. */
class Aside {
  readonly here: Span;
  private readonly stop = new AbortController();
  private readonly faults: Promise<string[]>;

  constructor(bytes: Uint8Array, { aside }: Watch) {
    const faults = aside?.(bytes, ASIDE, this.stop.signal) ?? null;
    this.here = faults === null ? WHOLE : HERE;
    this.faults = faults ?? Promise.resolve([]);
    // `rest` awaits the outcome, if anyone does.
    this.faults.catch(() => {});
  }

  /** Returns its faults, without those already found here. */
  async rest(found: readonly string[], { signal }: Watch): Promise<string[]> {
    const stop = () => this.end();
    signal?.addEventListener('abort', stop, { once: true });
    try {
      const faults = await this.faults;
      return faults.filter((fault) => !found.includes(fault));
    } catch (error) {
      signal?.throwIfAborted();
      throw error;
    } finally {
      signal?.removeEventListener('abort', stop);
    }
  }

  end(): void {
    this.stop.abort();
  }
}

/**
 * Returns the faults of a save's bytes as sentences; empty if there are none. It works in slices, so that a signal can
 * end it. Throws `SaveError` only if it is not a save at all, or the signal's reason.
 */
export async function verifyBytes(
  bytes: Uint8Array,
  path: string | null,
  checkers: readonly Checker[] = [],
  watch: Watch = {},
): Promise<string[]> {
  await loadSqlite();
  watch.signal?.throwIfAborted();
  const header = readHeader(bytes, path);
  const problems = sealHolds(bytes, header) ? [] : [CHANGED];
  let db: Sqlite;
  try {
    db = openUnchecked(bytes, path);
  } catch (error) {
    if (!(error instanceof SaveError) || error.code !== 'corrupt') throw error;
    return [...problems, error.message];
  }
  const aside = new Aside(bytes, watch);
  try {
    const most = watch.most ?? MOST_FAULTS;
    const found = await watched(verifying(db, checkers, aside.here), { ...watch, most });
    const rest = found.length < most ? await aside.rest(found, watch) : [];
    watch.onProgress?.(1);
    return [...problems, ...found, ...rest.slice(0, most - found.length)];
  } finally {
    aside.end();
    db.close();
  }
}

/** Returns the faults in a span of weeks of a save that opens, as sentences, for `CheckAside`. */
export async function verifySpan(bytes: Uint8Array, checkers: readonly Checker[], span: Span): Promise<string[]> {
  await loadSqlite();
  const db = openUnchecked(bytes, null);
  const faults: string[] = [];
  try {
    migrate(db);
    for (const said of findings(() => checkRecords(db, tablesOf(db), checkers, span))) {
      if (typeof said === 'string') faults.push(said);
      if (faults.length === MOST_FAULTS) break;
    }
  } finally {
    db.close();
  }
  return faults;
}

/** Returns the faults of a save on disk; otherwise like `verifyBytes`. */
export async function verifySave(
  path: string,
  checkers: readonly Checker[] = [],
  watch: Watch = {},
): Promise<string[]> {
  let bytes: Uint8Array;
  try {
    bytes = readSave(path).bytes;
  } catch (error) {
    if (error instanceof SaveError && error.code === 'corrupt') return [error.message];
    throw error;
  }
  return verifyBytes(bytes, path, checkers, watch);
}
