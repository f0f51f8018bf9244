/**
 * Who left a team for another after a season, or wanted to, and why; of those in whose choice the player's program had a part, what
 * they chose between. Ends and reasons are places in the model's lists.
 */
export const transfers = `
CREATE TABLE transfers (
  year INTEGER NOT NULL,
  player INTEGER NOT NULL REFERENCES players (id),
  origin INTEGER REFERENCES teams (number),
  destination INTEGER REFERENCES teams (number),
  outcome INTEGER NOT NULL,
  reason INTEGER NOT NULL,
  month INTEGER NOT NULL,
  finalists TEXT CHECK (json_valid(finalists)),
  PRIMARY KEY (year, player)
) STRICT, WITHOUT ROWID;
`;
