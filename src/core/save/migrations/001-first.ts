/**
 * The first schema. The table `dynasty` is made first, so that its one row is on page 2 and can be read from a file
 * without opening it. Teams are small numbers, positions and classes indexes of the model's lists (`codes.ts`).
 */
export const first = `
CREATE TABLE dynasty (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  checksum BLOB NOT NULL CHECK (length(checksum) = 4),
  revision INTEGER NOT NULL CHECK (revision >= 0),
  user_id TEXT NOT NULL CHECK (length(user_id) BETWEEN 1 AND 64),
  engine TEXT NOT NULL CHECK (length(engine) BETWEEN 1 AND 64),
  seed TEXT NOT NULL CHECK (length(seed) = 32 AND seed NOT GLOB '*[^0-9a-f]*'),
  start_year INTEGER NOT NULL CHECK (start_year BETWEEN 2000 AND 9999),
  team INTEGER NOT NULL REFERENCES teams (number),
  team_name TEXT NOT NULL CHECK (length(team_name) BETWEEN 1 AND 100),
  playoff_teams INTEGER CHECK (playoff_teams IN (2, 4, 12)),
  playoff_autobids INTEGER CHECK (playoff_autobids BETWEEN 0 AND 12),
  playoff_top_four INTEGER CHECK (playoff_top_four IN (0, 1)),
  year INTEGER NOT NULL CHECK (year >= start_year),
  stage TEXT NOT NULL CHECK (stage IN ('preseason', 'season', 'summary', 'progression', 'recruiting_summary')),
  week INTEGER NOT NULL CHECK (week BETWEEN 1 AND 20),
  next_player_id INTEGER NOT NULL CHECK (next_player_id >= 1),
  roster_digest BLOB NOT NULL,
  CHECK ((playoff_teams IS NULL) = (playoff_autobids IS NULL) AND (playoff_teams IS NULL) = (playoff_top_four IS NULL))
) STRICT;

CREATE TABLE teams (
  number INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE CHECK (id <> '' AND id NOT GLOB '*[^a-z0-9-]*')
) STRICT;

CREATE TABLE facts (
  name TEXT PRIMARY KEY CHECK (name = 'reference'),
  digest BLOB NOT NULL CHECK (length(digest) = 32),
  data BLOB NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE programs (
  year INTEGER NOT NULL,
  team INTEGER NOT NULL REFERENCES teams (number),
  conference TEXT,
  prestige INTEGER NOT NULL CHECK (prestige BETWEEN floor AND ceiling),
  ceiling INTEGER NOT NULL CHECK (ceiling <= 7),
  floor INTEGER NOT NULL CHECK (floor >= 1),
  score REAL NOT NULL,
  rating REAL NOT NULL,
  offense REAL NOT NULL,
  defense REAL NOT NULL,
  pass_lean REAL NOT NULL,
  tempo REAL NOT NULL,
  boldness REAL NOT NULL,
  depth REAL NOT NULL,
  PRIMARY KEY (year, team)
) STRICT, WITHOUT ROWID;

CREATE TABLE players (
  id INTEGER PRIMARY KEY CHECK (id >= 1),
  team INTEGER NOT NULL REFERENCES teams (number),
  first TEXT NOT NULL,
  last TEXT NOT NULL,
  position INTEGER NOT NULL CHECK (position BETWEEN 0 AND 10),
  class INTEGER NOT NULL CHECK (class BETWEEN 0 AND 3),
  rating INTEGER NOT NULL CHECK (rating BETWEEN 1 AND 99),
  freshman INTEGER NOT NULL CHECK (freshman BETWEEN 1 AND 99),
  sophomore INTEGER NOT NULL CHECK (sophomore BETWEEN 1 AND 99),
  junior INTEGER NOT NULL CHECK (junior BETWEEN 1 AND 99),
  senior INTEGER NOT NULL CHECK (senior BETWEEN 1 AND 99),
  stars INTEGER NOT NULL CHECK (stars BETWEEN 1 AND 5),
  trait INTEGER NOT NULL CHECK (trait BETWEEN 0 AND 5),
  starter INTEGER NOT NULL CHECK (starter IN (0, 1)),
  state TEXT NOT NULL,
  joined INTEGER NOT NULL,
  last_year INTEGER CHECK (last_year >= joined),
  reason INTEGER CHECK (reason IN (0, 1)),
  on_roster INTEGER NOT NULL CHECK (on_roster IN (0, 1)),
  CHECK (rating = CASE class WHEN 0 THEN freshman WHEN 1 THEN sophomore WHEN 2 THEN junior ELSE senior END),
  CHECK (on_roster = 1 OR last_year IS NOT NULL)
) STRICT;
CREATE INDEX players_on_rosters ON players (team) WHERE on_roster = 1;
CREATE INDEX players_by_joined ON players (joined);
CREATE INDEX players_by_last_year ON players (last_year) WHERE last_year IS NOT NULL;

CREATE TABLE games (
  id INTEGER PRIMARY KEY CHECK (id / 10000 = year),
  year INTEGER NOT NULL,
  week INTEGER NOT NULL CHECK (week BETWEEN 1 AND 19),
  kind INTEGER NOT NULL CHECK (kind BETWEEN 0 AND 3),
  home INTEGER NOT NULL REFERENCES teams (number),
  away INTEGER NOT NULL REFERENCES teams (number),
  neutral INTEGER NOT NULL CHECK (neutral IN (0, 1)),
  rivalry INTEGER NOT NULL CHECK (rivalry IN (0, 1)),
  conference TEXT,
  name TEXT,
  place TEXT,
  bracket_slot TEXT,
  margin REAL,
  total REAL,
  home_chance REAL CHECK (home_chance BETWEEN 0 AND 1),
  moneyline_home REAL,
  moneyline_away REAL,
  home_rank INTEGER CHECK (home_rank >= 1),
  away_rank INTEGER CHECK (away_rank >= 1),
  home_score INTEGER CHECK (home_score >= 0),
  away_score INTEGER CHECK (away_score >= 0),
  overtime INTEGER CHECK (overtime >= 0),
  quarters BLOB,
  headline TEXT,
  watchability REAL,
  CHECK (home <> away),
  CHECK (home_score <> away_score),
  CHECK ((home_score IS NULL) = (away_score IS NULL) AND (home_score IS NULL) = (overtime IS NULL)
    AND (home_score IS NULL) = (quarters IS NULL)),
  CHECK ((margin IS NULL) = (total IS NULL) AND (margin IS NULL) = (home_chance IS NULL)
    AND (margin IS NULL) = (moneyline_home IS NULL) AND (margin IS NULL) = (moneyline_away IS NULL))
) STRICT;
CREATE INDEX games_by_week ON games (year, week);
CREATE INDEX games_by_home ON games (home, year);
CREATE INDEX games_by_away ON games (away, year);

CREATE TABLE sheets (
  year INTEGER NOT NULL,
  team INTEGER NOT NULL REFERENCES teams (number),
  players BLOB NOT NULL,
  PRIMARY KEY (year, team)
) STRICT, WITHOUT ROWID;

CREATE TABLE boxes (
  game INTEGER PRIMARY KEY REFERENCES games (id),
  box BLOB NOT NULL
) STRICT;

CREATE TABLE polls (
  year INTEGER NOT NULL,
  week INTEGER NOT NULL CHECK (week BETWEEN 1 AND 20),
  rows BLOB NOT NULL,
  PRIMARY KEY (year, week)
) STRICT, WITHOUT ROWID;

CREATE TABLE running (
  team INTEGER PRIMARY KEY REFERENCES teams (number),
  year INTEGER NOT NULL,
  lines BLOB NOT NULL
) STRICT;

CREATE TABLE player_seasons (
  year INTEGER NOT NULL,
  player INTEGER NOT NULL REFERENCES players (id),
  team INTEGER NOT NULL REFERENCES teams (number),
  position INTEGER NOT NULL CHECK (position BETWEEN 0 AND 10),
  class INTEGER NOT NULL CHECK (class BETWEEN 0 AND 3),
  rating INTEGER NOT NULL CHECK (rating BETWEEN 1 AND 99),
  games INTEGER NOT NULL CHECK (games >= 0),
  counts BLOB NOT NULL,
  PRIMARY KEY (year, player)
) STRICT, WITHOUT ROWID;

CREATE TABLE team_stats (
  year INTEGER NOT NULL,
  team INTEGER NOT NULL REFERENCES teams (number),
  games INTEGER NOT NULL CHECK (games >= 0),
  offense BLOB NOT NULL,
  defense BLOB NOT NULL,
  PRIMARY KEY (year, team)
) STRICT, WITHOUT ROWID;

CREATE TABLE history (
  team INTEGER NOT NULL REFERENCES teams (number),
  year INTEGER NOT NULL,
  conference TEXT,
  rating REAL,
  offense REAL,
  defense REAL,
  prestige INTEGER NOT NULL CHECK (prestige BETWEEN 0 AND 7),
  wins INTEGER NOT NULL CHECK (wins >= 0),
  losses INTEGER NOT NULL CHECK (losses >= 0),
  conf_wins INTEGER NOT NULL CHECK (conf_wins BETWEEN 0 AND wins),
  conf_losses INTEGER NOT NULL CHECK (conf_losses BETWEEN 0 AND losses),
  rank INTEGER NOT NULL CHECK (rank >= 0),
  in_playoff INTEGER NOT NULL CHECK (in_playoff IN (0, 1)),
  conference_champion INTEGER NOT NULL CHECK (conference_champion IN (0, 1)),
  champion INTEGER NOT NULL CHECK (champion IN (0, 1)),
  played INTEGER NOT NULL CHECK (played IN (0, 1)),
  PRIMARY KEY (team, year)
) STRICT, WITHOUT ROWID;
CREATE INDEX history_by_year ON history (year);

CREATE TABLE decisions (
  seq INTEGER PRIMARY KEY CHECK (seq >= 1),
  year INTEGER NOT NULL,
  week INTEGER NOT NULL,
  stage TEXT NOT NULL,
  command TEXT NOT NULL CHECK (command <> ''),
  input TEXT NOT NULL CHECK (json_valid(input)),
  digest BLOB NOT NULL CHECK (length(digest) = 32),
  chain BLOB NOT NULL CHECK (length(chain) = 32)
) STRICT;

CREATE TABLE transitions (
  seq INTEGER PRIMARY KEY CHECK (seq >= 1),
  kind TEXT NOT NULL CHECK (kind IN ('start', 'week', 'close', 'rosters')),
  year INTEGER NOT NULL,
  week INTEGER NOT NULL,
  digest BLOB NOT NULL CHECK (length(digest) = 32),
  chain BLOB NOT NULL CHECK (length(chain) = 32),
  UNIQUE (kind, year, week)
) STRICT;
`;
