import { FIRST_SEASON, LAST_SEASON } from '../model/facts.ts';
import type { LogoFacts } from '../present/logos/facts.ts';
import { reference } from '../reference/index.ts';

/** Members of every conference of every season, each set once. */
function leagues(): string[][] {
  const sets = new Map<string, string[]>();
  for (let year = FIRST_SEASON; year <= LAST_SEASON; year++) {
    const { conferences, members } = reference.season(year);
    for (const { id } of conferences) {
      const teams = Object.keys(members)
        .filter((team) => members[team] === id)
        .sort();
      sets.set(teams.join(' '), teams);
    }
  }
  return [...sets.values()];
}

/** Names and colours of all teams and conferences of all seasons, for the drawn logos. */
export function logoFacts(): LogoFacts {
  const names = new Map<string, string>();
  for (let year = FIRST_SEASON; year <= LAST_SEASON; year++) {
    for (const { id, name } of reference.season(year).conferences) names.set(id, name);
  }
  return {
    teams: reference.teams,
    conferences: [...names].sort(([a], [b]) => (a < b ? -1 : 1)).map(([id, name]) => ({ id, name })),
    leagues: leagues(),
  };
}
