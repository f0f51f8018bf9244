/**
 * How the class of next year is recruited, by the season in which it is, packed: of the running season what cannot be worked out
 * again, of earlier ones whom the player's program wanted and why they chose as they did. A season that began before this step
 * has none.
 */
export const recruiting = `
CREATE TABLE recruiting (
  year INTEGER NOT NULL PRIMARY KEY,
  class BLOB NOT NULL
) STRICT;
`;
