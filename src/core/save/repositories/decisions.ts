import { createHash } from 'node:crypto';
import type { Stage } from '../../model/stages.ts';
import { hex, parsed, text } from '../codes.ts';
import type { Decision, DecisionsRepository, LoggedDecision, Moment } from '../contracts.ts';
import type { Sqlite, SqlRow } from '../sqlite.ts';
import { enginesOf } from './engines.ts';

const COLUMNS = 'seq, year, week, stage, command, input, digest, chain';

function decisionOf(row: SqlRow): LoggedDecision {
  return {
    seq: Number(row[0]),
    year: Number(row[1]),
    week: Number(row[2]),
    stage: text(row[3]) as Stage,
    command: text(row[4]),
    input: parsed(row[5]),
    digest: hex(row[6]),
    chain: hex(row[7]),
  };
}

/** Returns JSON with every object's keys sorted, so that equal inputs give equal texts. */
export function canonicalJson(value: unknown): string {
  const sorted = (_: string, part: unknown): unknown => {
    if (part === null || typeof part !== 'object' || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)));
  };
  return JSON.stringify(value ?? null, sorted);
}

/** Hash of an entry and, through the previous chain, of all earlier ones. */
export function decisionChain(before: string, entry: Omit<LoggedDecision, 'chain'>): string {
  const { seq, year, week, stage, command, digest } = entry;
  const parts = [before, seq, year, week, stage, command, canonicalJson(entry.input), digest];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/** Decisions about the player's current program; those before his coach's last job change belong to another one. */
const OF_THIS_STOP = `command = ? AND year > coalesce((SELECT max(year) FROM decisions WHERE command = 'setJob'
  AND (input LIKE '%"take":%' OR input LIKE '%"year_out":%') AND year < (SELECT year FROM dynasty)), 0)`;

export function decisionsRepository(db: Sqlite): DecisionsRepository {
  const last = (): LoggedDecision | null => {
    const row = db.get(`SELECT ${COLUMNS} FROM decisions ORDER BY seq DESC LIMIT 1`);
    return row ? decisionOf(row) : null;
  };
  return {
    all: () => db.all(`SELECT ${COLUMNS} FROM decisions ORDER BY seq`).map(decisionOf),
    count: () => Number(db.only('SELECT coalesce(max(seq), 0) FROM decisions')[0]),
    last,
    latest: (command) => {
      const row = db.get(`SELECT input FROM decisions WHERE ${OF_THIS_STOP} ORDER BY seq DESC LIMIT 1`, [command]);
      return row ? parsed(row[0]) : null;
    },
    inputs: (command) =>
      db
        .all(`SELECT input FROM decisions WHERE ${OF_THIS_STOP} ORDER BY seq`, [command])
        .map(([input]) => parsed(input)),
    everyInput: (command) =>
      db.all('SELECT input FROM decisions WHERE command = ? ORDER BY seq', [command]).map(([input]) => parsed(input)),
    inputsOf: (command, year) =>
      db
        .all('SELECT input FROM decisions WHERE command = ? AND year = ? ORDER BY seq', [command, year])
        .map(([input]) => parsed(input)),
    engines: () => enginesOf(db),
  };
}

/** Logs a decision made at `moment` that led to the state with `digest`; returns its number. */
export function appendDecision(db: Sqlite, decision: Decision, moment: Moment, digest: string): number {
  const before = decisionsRepository(db).last();
  const seq = (before?.seq ?? 0) + 1;
  const { year, week, stage } = moment;
  const chain = decisionChain(before?.chain ?? '', { seq, year, week, stage, ...decision, digest });
  db.run(`INSERT INTO decisions (${COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`, [
    seq,
    year,
    week,
    stage,
    decision.command,
    canonicalJson(decision.input),
    Buffer.from(digest, 'hex'),
    Buffer.from(chain, 'hex'),
  ]);
  return seq;
}
