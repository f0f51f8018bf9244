import type { GameRules } from '../../model/rules.ts';

/**
 * All support for saves of earlier releases, in one place to look and one to clear out.
 * 1.0.0 is the first release whose saves stay readable. A change that saves must survive adds an entry here;
 * `tests/core/save/legacy.test.ts` covers each kind.
 */

/** A schema step: SQL that upgrades a database from the previous version. */
export interface Migration {
  version: number;
  sql: string;
}

/** Steps from schema version 2 on, in order. A released step never changes. */
export const MIGRATIONS: readonly Migration[] = [
  {
    version: 2,
    // Games of a shortened season that were canceled (`moved_to` null) or moved. The games table holds those actually
    // played.
    sql: `CREATE TABLE called_off (
  game INTEGER NOT NULL CHECK (game / 10000 = year),
  year INTEGER NOT NULL,
  week INTEGER NOT NULL CHECK (week BETWEEN 1 AND 19),
  home INTEGER NOT NULL REFERENCES teams (number),
  away INTEGER NOT NULL REFERENCES teams (number),
  neutral INTEGER NOT NULL CHECK (neutral IN (0, 1)),
  rivalry INTEGER NOT NULL CHECK (rivalry IN (0, 1)),
  conference TEXT,
  name TEXT,
  place TEXT,
  short INTEGER NOT NULL REFERENCES teams (number),
  cause INTEGER NOT NULL,
  moved_to INTEGER CHECK (moved_to BETWEEN 1 AND 19),
  PRIMARY KEY (game, week)
) STRICT, WITHOUT ROWID`,
  },
  {
    version: 3,
    // A playoff may have 16 teams. The stored text of the table is changed in place, as SQLite describes for
    // constraints (lang_altertable.html, section 7), because a new table would not be on page 2.
    sql: `PRAGMA writable_schema = ON;
UPDATE sqlite_schema SET sql = replace(sql, 'playoff_teams IN (2, 4, 12)', 'playoff_teams IN (2, 4, 12, 16)')
  WHERE name = 'dynasty';
PRAGMA writable_schema = RESET`,
  },
  {
    version: 4,
    // A week's logs sort the plays of each column (`codecs/column-order.ts`). The tables are the same, but earlier
    // programs would take a sorted column for one they do not know.
    sql: '',
  },
];

/**
 * Values that balance numbers had before they became knobs, by name. A save without the number uses this one, so that
 * its dynasty continues unchanged. A number missing both here and in the save takes its current default.
 */
export const NUMBERS_BEFORE: Readonly<Record<string, number>> = {
  'calls.fourthPasses': 0,
  'clock.hurryTiedPerTimeout': 0,
  'coaches.goals.homeShare': 1,
  'coaches.goals.older': 100,
  'coaches.leave.inherited': 1,
  'fourthDown.careDoubt': 0,
  'fourthDown.careSure': 0,
  'fourthDown.careTooClose': 0,
  'fourthDown.longKick': 1,
  'fourthDown.makeLessPerYard': 0,
  'pass.carefulPerPoint': 0,
  'pass.forcedPerPoint': 0,
  'pass.goalTight': 0,
  'playoffGrowth.grows': 0,
  'reserves.mercyLead': 99,
  'reserves.worsePerPoint': 0,
  'run.goalLineWall': 0,
  'run.goalTight': 0,
  'sacks.deepKept': 1,
  'sideline.film': 0,
  'strength.formDrift': 0,
};

/** The same for football rules. */
export const RULES_BEFORE: Readonly<Partial<GameRules>> = {};
