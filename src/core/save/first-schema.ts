/**
 * Tables of schema version 1, the first whose saves stay readable. The table `dynasty` comes first, so that its only
 * row is on page 2 and can be read without opening the file.
 *
 * Teams are stored as small numbers; positions, classes, kinds, reasons, outcomes, roles and records as indexes into
 * the model's lists (`codes.ts`), which may grow at the end. `players.kept` has two bits per season: why it does not
 * use up the player's eligibility. An empty conference, `whose` or `hall` means national. An injury without a game
 * happened in practice. `engines` records from which decision on each program version made decisions. `seals` are
 * digests of the rows that the state digest leaves out. `recruiting` packs a class: in the current season, what cannot
 * be recomputed; for earlier ones, the recruits the player's program pursued and why they chose as they did.
 * `own_coach` is empty if the player only owns the program.
 */
export const FIRST_SCHEMA = `
CREATE TABLE dynasty (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  checksum BLOB NOT NULL CHECK (length(checksum) = 4),
  revision INTEGER NOT NULL CHECK (revision >= 0),
  user_id TEXT NOT NULL CHECK (length(user_id) BETWEEN 1 AND 64),
  engine TEXT NOT NULL CHECK (length(engine) BETWEEN 1 AND 64),
  seed TEXT NOT NULL CHECK (length(seed) = 32 AND seed NOT GLOB '*[^0-9a-f]*'),
  start_year INTEGER NOT NULL CHECK (start_year BETWEEN 1869 AND 9999),
  team INTEGER NOT NULL REFERENCES teams (number),
  team_name TEXT NOT NULL CHECK (length(team_name) BETWEEN 1 AND 100),
  playoff_teams INTEGER CHECK (playoff_teams IN (2, 4, 12)),
  playoff_autobids INTEGER CHECK (playoff_autobids BETWEEN 0 AND 12),
  playoff_top_four INTEGER CHECK (playoff_top_four IN (0, 1)),
  year INTEGER NOT NULL CHECK (year >= start_year),
  stage TEXT NOT NULL,
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
  seasons INTEGER NOT NULL CHECK (seasons >= 0),
  kept INTEGER NOT NULL CHECK (kept >= 0),
  rating INTEGER NOT NULL CHECK (rating BETWEEN 1 AND 99),
  ratings TEXT NOT NULL,
  potential INTEGER NOT NULL,
  composite INTEGER NOT NULL CHECK (composite BETWEEN 7000 AND 10000),
  winter TEXT,
  stars INTEGER NOT NULL CHECK (stars BETWEEN 1 AND 5),
  trait INTEGER NOT NULL CHECK (trait BETWEEN 0 AND 5),
  starter INTEGER NOT NULL CHECK (starter IN (0, 1)),
  state TEXT NOT NULL,
  joined INTEGER NOT NULL,
  last_year INTEGER CHECK (last_year >= joined),
  reason INTEGER,
  on_roster INTEGER NOT NULL CHECK (on_roster IN (0, 1)),
  CHECK (length(ratings) = 2 * (seasons + 1) AND rating = CAST(substr(ratings, -2) AS INTEGER)),
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

CREATE TABLE parameters (
  name TEXT PRIMARY KEY CHECK (name IN ('rules', 'tuning')),
  json TEXT NOT NULL CHECK (json_valid(json) AND length(json) <= 200000)
) STRICT, WITHOUT ROWID;

CREATE TABLE engines (
  decision INTEGER PRIMARY KEY CHECK (decision >= 1),
  engine TEXT NOT NULL CHECK (length(engine) BETWEEN 1 AND 64)
) STRICT, WITHOUT ROWID;

CREATE TABLE week_logs (
  year INTEGER NOT NULL,
  week INTEGER NOT NULL CHECK (week BETWEEN 1 AND 20),
  checksum INTEGER NOT NULL CHECK (checksum BETWEEN 0 AND 4294967295),
  logs BLOB NOT NULL,
  PRIMARY KEY (year, week)
) STRICT, WITHOUT ROWID;

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

CREATE TABLE seals (
  what TEXT PRIMARY KEY,
  digest BLOB NOT NULL CHECK (length(digest) = 32)
) STRICT, WITHOUT ROWID;

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

CREATE TABLE recruiting (
  year INTEGER NOT NULL PRIMARY KEY,
  class BLOB NOT NULL
) STRICT;

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

CREATE TABLE coaches (
  id INTEGER PRIMARY KEY CHECK (id > 0),
  first TEXT NOT NULL,
  last TEXT NOT NULL,
  born INTEGER NOT NULL,
  school INTEGER NOT NULL REFERENCES teams (number),
  side INTEGER NOT NULL,
  origin INTEGER NOT NULL,
  offense REAL NOT NULL,
  defense REAL NOT NULL,
  game_day REAL NOT NULL,
  recruiting REAL NOT NULL,
  locker_room REAL NOT NULL,
  pass_lean REAL NOT NULL,
  tempo REAL NOT NULL,
  boldness REAL NOT NULL,
  depth REAL NOT NULL,
  front INTEGER NOT NULL,
  joined INTEGER NOT NULL,
  retired INTEGER
) STRICT;

CREATE TABLE coach_jobs (
  coach INTEGER NOT NULL REFERENCES coaches (id),
  team INTEGER NOT NULL REFERENCES teams (number),
  role INTEGER NOT NULL,
  since INTEGER NOT NULL,
  from_week INTEGER NOT NULL,
  until INTEGER CHECK (until >= since),
  last_week INTEGER,
  ended INTEGER,
  front INTEGER,
  wins INTEGER NOT NULL,
  losses INTEGER NOT NULL,
  PRIMARY KEY (coach, team, role, since, from_week),
  CHECK ((until IS NULL) = (ended IS NULL))
) STRICT, WITHOUT ROWID;

CREATE TABLE own_coach (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  coach INTEGER NOT NULL REFERENCES coaches (id),
  mode INTEGER NOT NULL,
  strength INTEGER NOT NULL,
  second INTEGER CHECK (second <> strength)
) STRICT;
`;
