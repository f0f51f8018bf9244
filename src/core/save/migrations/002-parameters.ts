import { canonicalJson } from '../repositories/decisions.ts';
import { FIRST_RULES, FIRST_TUNING } from './first-parameters.ts';

const text = (value: unknown): string => `'${canonicalJson(value).replaceAll("'", "''")}'`;

/**
 * The first tables listed the stages in a CHECK, so another stage would have needed a new table. It is removed by the
 * procedure SQLite documents for constraints (https://www.sqlite.org/lang_altertable.html#otheralter); code that reads
 * a stage checks it against the program's own.
 */
const STAGES_MAY_GROW = `
PRAGMA writable_schema = ON;
UPDATE sqlite_schema SET sql = replace(sql,
  ' CHECK (stage IN (''preseason'', ''season'', ''summary'', ''progression'', ''recruiting_summary''))', '')
  WHERE type = 'table' AND name = 'dynasty';
PRAGMA writable_schema = RESET;
`;

/**
 * What a dynasty is played by besides the facts: rules and balance numbers, which until now came from the program (the
 * first release's); which version of the program took the decisions; and the play logs of a week as one record. Logs
 * that are in `boxes` stay there.
 */
export const parameters = `
${STAGES_MAY_GROW}
CREATE TABLE parameters (
  name TEXT PRIMARY KEY CHECK (name IN ('rules', 'tuning')),
  json TEXT NOT NULL CHECK (json_valid(json) AND length(json) <= 200000)
) STRICT, WITHOUT ROWID;
INSERT INTO parameters SELECT 'rules', ${text(FIRST_RULES)} FROM dynasty;
INSERT INTO parameters SELECT 'tuning', ${text(FIRST_TUNING)} FROM dynasty;

CREATE TABLE engines (
  decision INTEGER PRIMARY KEY CHECK (decision >= 1),
  engine TEXT NOT NULL CHECK (length(engine) BETWEEN 1 AND 64)
) STRICT, WITHOUT ROWID;
INSERT INTO engines SELECT 1, engine FROM dynasty;

CREATE TABLE week_logs (
  year INTEGER NOT NULL,
  week INTEGER NOT NULL CHECK (week BETWEEN 1 AND 20),
  checksum INTEGER NOT NULL CHECK (checksum BETWEEN 0 AND 4294967295),
  logs BLOB NOT NULL,
  PRIMARY KEY (year, week)
) STRICT, WITHOUT ROWID;
`;
