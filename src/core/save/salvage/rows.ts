import { PLAYER_STATS, STAT_COUNT, TEAM_STAT_COUNT, TEAM_STATS } from '../../model/plays/stats.ts';
import { decodeCounts, decodeLines } from '../codecs/lines.ts';
import { decodePoll } from '../codecs/poll.ts';
import {
  absenceKinds,
  awardKinds,
  awardRoles,
  calledOffCauses,
  careerModes,
  classes,
  coachOrigins,
  coachRoles,
  coachSkills,
  fronts,
  jobEnds,
  kinds,
  portalEnds,
  portalReasons,
  positions,
  reasons,
  recordNames,
  recordScopes,
  recordSpans,
  sides,
} from '../codes.ts';
import { parseFacts, unpackFacts } from '../repositories/facts.ts';
import type { SqlValue } from '../sqlite.ts';

/** Converts rows of a salvaged save to plain JSON: codes to words, packed records to lists. */

const counts = (names: readonly string[], length: number) => (packed: Uint8Array) => {
  const numbers = decodeCounts(packed, length);
  return Object.fromEntries(names.map((name, i) => [name, numbers[i]!] as const).filter(([, count]) => count !== 0));
};

const players = counts(PLAYER_STATS, STAT_COUNT);
const teams = counts(TEAM_STATS, TEAM_STAT_COUNT);

function lines(packed: Uint8Array): unknown {
  return decodeLines(packed, STAT_COUNT).map(({ counts: numbers, ...line }) => ({
    ...line,
    counts: Object.fromEntries(PLAYER_STATS.map((name, i) => [name, numbers[i]!] as const).filter(([, n]) => n !== 0)),
  }));
}

/** Unpackers of packed columns, by table and name; boxes and sheets stay packed (base64). */
const PACKED: Readonly<Record<string, (packed: Uint8Array) => unknown>> = {
  'facts.data': (packed) => parseFacts(unpackFacts(packed)),
  'polls.rows': (packed) => decodePoll(packed, (number) => String(number)),
  'running.lines': lines,
  'player_seasons.counts': players,
  'team_stats.offense': teams,
  'team_stats.defense': teams,
};

/** Columns with codes, prefixed with the table's name if the column means something else in other tables. */
const WORDS: Readonly<Record<string, (code: SqlValue) => string>> = {
  position: (code) => positions.word(code),
  class: (code) => classes.word(code),
  kind: (code) => kinds.word(code),
  'awards.kind': (code) => awardKinds.word(code),
  'awards.role': (code) => awardRoles.word(code),
  'record_book.scope': (code) => recordScopes.word(code),
  'record_book.span': (code) => recordSpans.word(code),
  'record_book.record': (code) => recordNames.word(code),
  'transfers.outcome': (code) => portalEnds.word(code),
  'transfers.reason': (code) => portalReasons.word(code),
  'coaches.side': (code) => sides.word(code),
  'coaches.origin': (code) => coachOrigins.word(code),
  'own_coach.mode': (code) => careerModes.word(code),
  'own_coach.strength': (code) => coachSkills.word(code),
  'own_coach.second': (code) => coachSkills.word(code),
  'called_off.cause': (code) => calledOffCauses.word(code),
  'coach_jobs.role': (code) => coachRoles.word(code),
  'coach_jobs.ended': (code) => jobEnds.word(code),
  front: (code) => fronts.word(code),
  'injuries.kind': (code) => absenceKinds.word(code),
  reason: (code) => reasons.word(code),
};

function decodedValue(table: string, column: string, value: SqlValue): unknown {
  if (value instanceof Uint8Array) {
    const unpack = PACKED[`${table}.${column}`];
    if (unpack) return unpack(value);
    return column === 'digest' || column === 'chain'
      ? Buffer.from(value).toString('hex')
      : Buffer.from(value).toString('base64');
  }
  const word = typeof value === 'number' ? (WORDS[`${table}.${column}`] ?? WORDS[column]) : undefined;
  return word ? word(value) : value;
}

/** Converts a row to an object; a column that cannot be unpacked is kept as base64 and reported. */
export function decoded(
  table: string,
  columns: string[],
  row: SqlValue[],
  onDamage: (damage: string) => void,
): Record<string, unknown> {
  const made: Record<string, unknown> = {};
  for (const [i, column] of columns.entries()) {
    const value = row[i] ?? null;
    try {
      made[column] = decodedValue(table, column, value);
    } catch {
      made[column] = value instanceof Uint8Array ? { base64: Buffer.from(value).toString('base64') } : value;
      onDamage(`${table}: ${column} of the row that begins ${JSON.stringify(row.slice(0, 2))} is damaged.`);
    }
  }
  return made;
}
