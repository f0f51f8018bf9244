/**
 * Digests of rows that the state digest leaves out: it covers what the first release recorded, so that a dynasty replayed
 * by a later one keeps its digests. Written with every decision from now on; a save without any has not been decided in
 * since.
 */
export const seals = `
CREATE TABLE seals (
  what TEXT PRIMARY KEY,
  digest BLOB NOT NULL CHECK (length(digest) = 32)
) STRICT, WITHOUT ROWID;
`;
