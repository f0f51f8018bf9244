/**
 * Who was honored, when and for what. Seasons that are over by now have no awards: what was done before their bowls was
 * not written down. Kinds and roles are places in the model's lists (`codes.ts`), and an empty conference is the nation.
 */
export const awards = `
CREATE TABLE awards (
  year INTEGER NOT NULL,
  kind INTEGER NOT NULL,
  conference TEXT NOT NULL,
  week INTEGER NOT NULL,
  selection INTEGER NOT NULL CHECK (selection IN (0, 1, 2)),
  role INTEGER NOT NULL,
  place INTEGER NOT NULL,
  player INTEGER NOT NULL REFERENCES players (id),
  team INTEGER NOT NULL REFERENCES teams (number),
  points INTEGER,
  firsts INTEGER,
  game INTEGER REFERENCES games (id),
  PRIMARY KEY (year, kind, conference, week, selection, role, place),
  CHECK ((points IS NULL) = (firsts IS NULL))
) STRICT, WITHOUT ROWID;
CREATE INDEX awards_by_player ON awards (player);
`;
