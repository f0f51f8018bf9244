/**
 * Players who leave a team before their time, for other reasons than professional football: one more reason in the
 * table of players (as in the second step, the list of a CHECK goes; whoever reads a reason compares it with the
 * program's own).
 */
export const leavers = `
PRAGMA writable_schema = ON;
UPDATE sqlite_schema SET sql = replace(sql, ' CHECK (reason IN (0, 1))', '')
  WHERE type = 'table' AND name = 'players';
PRAGMA writable_schema = RESET;
`;
