/**
 * How a player's years in college went: how many he had before this one, which of them did not count against his four (two
 * bits a season), and what he is worth in a fifth. Whoever was there before has played every year, as his class says. A
 * rating follows from the years now, so that the CHECK that took it from the class goes.
 */
export const eligibility = `
ALTER TABLE players ADD COLUMN seasons INTEGER NOT NULL DEFAULT 0 CHECK (seasons >= 0);
ALTER TABLE players ADD COLUMN kept INTEGER NOT NULL DEFAULT 0 CHECK (kept >= 0);
ALTER TABLE players ADD COLUMN fifth INTEGER NOT NULL DEFAULT 1 CHECK (fifth BETWEEN 1 AND 99);
UPDATE players SET seasons = class, fifth = senior;
PRAGMA writable_schema = ON;
UPDATE sqlite_schema SET sql = replace(sql,
    'CHECK (rating = CASE class WHEN 0 THEN freshman WHEN 1 THEN sophomore WHEN 2 THEN junior ELSE senior END)',
    'CHECK (rating = CASE seasons WHEN 0 THEN freshman WHEN 1 THEN sophomore WHEN 2 THEN junior WHEN 3 THEN senior ELSE fifth END)')
  WHERE type = 'table' AND name = 'players';
PRAGMA writable_schema = RESET;
`;
