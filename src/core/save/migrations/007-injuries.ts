/**
 * Who was hurt, when, by what and for how long. Until the moment this step is taken a season's absences were drawn before
 * it; the one row of `injuries_from` says from which week on injuries are what keeps a player out. Kinds are places in the
 * model's list, and an injury without a game happened in practice.
 */
export const injuries = `
CREATE TABLE injuries (
  year INTEGER NOT NULL,
  player INTEGER NOT NULL REFERENCES players (id),
  week INTEGER NOT NULL,
  team INTEGER NOT NULL REFERENCES teams (number),
  game INTEGER REFERENCES games (id),
  kind INTEGER NOT NULL,
  days INTEGER NOT NULL,
  back INTEGER NOT NULL,
  PRIMARY KEY (year, player, week)
) STRICT, WITHOUT ROWID;
CREATE TABLE injuries_from (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  year INTEGER NOT NULL,
  week INTEGER NOT NULL
) STRICT;
INSERT INTO injuries_from SELECT 1, year, week FROM dynasty;
`;
