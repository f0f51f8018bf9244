/**
 * The records as they were set, and who is in a hall of fame. Scope, span and record are places in the model's lists
 * (`codes.ts`); an empty `whose` is the nation, an empty `hall` the nation's hall. Records of seasons that were played
 * without this table are collected when the next week is played.
 */
export const recordBook = `
CREATE TABLE record_book (
  year INTEGER NOT NULL,
  scope INTEGER NOT NULL,
  whose TEXT NOT NULL,
  span INTEGER NOT NULL,
  record INTEGER NOT NULL,
  week INTEGER NOT NULL,
  value INTEGER NOT NULL CHECK (value > 0),
  team INTEGER NOT NULL REFERENCES teams (number),
  player INTEGER REFERENCES players (id),
  game INTEGER REFERENCES games (id),
  PRIMARY KEY (year, scope, whose, span, record, week),
  CHECK ((whose = '') = (scope = 0)),
  CHECK ((game IS NULL) = (week = 0) AND (game IS NULL) = (span > 0))
) STRICT, WITHOUT ROWID;
CREATE TABLE halls (
  year INTEGER NOT NULL,
  hall TEXT NOT NULL,
  player INTEGER NOT NULL REFERENCES players (id),
  team INTEGER NOT NULL REFERENCES teams (number),
  points INTEGER NOT NULL CHECK (points > 0),
  PRIMARY KEY (year, hall, player)
) STRICT, WITHOUT ROWID;
`;
