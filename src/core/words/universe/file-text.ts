/** A universe as the text of its file. */

/** Formats a universe as JSON, with each player of its rosters on a line of his own. Ends with a newline. */
export function universeText(universe: object): string {
  const { rosters, ...rest } = universe as { rosters?: unknown };
  const text = JSON.stringify(rest, null, 2);
  if (!Array.isArray(rosters) || rosters.length === 0 || text === '{}') return `${JSON.stringify(universe, null, 2)}\n`;
  const players = rosters.map((player) => `    ${JSON.stringify(player)}`).join(',\n');
  return `${text.slice(0, -2)},\n  "rosters": [\n${players}\n  ]\n}\n`;
}
