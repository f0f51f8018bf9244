import type { LogoFacts } from '../../contract/logo-facts.ts';
import { everyTeam, type Reference } from '../../model/facts.ts';

/** All teams and conferences of all seasons, with who shared a conference, so that logos can differ. */
export function logoFacts(reference: Reference): LogoFacts {
  const names = new Map<string, string>();
  const leagues: string[][] = [];
  for (let year = reference.firstSeason; year <= reference.lastSeason; year += 1) {
    const { conferences, members } = reference.season(year);
    for (const { id, name } of conferences) names.set(id, name);
    for (const league of [...conferences.map(({ id }) => id), null]) {
      leagues.push(
        Object.keys(members)
          .filter((team) => members[team] === league)
          .sort(),
      );
    }
  }
  return {
    teams: everyTeam(reference).map(({ id, name, colorPrimary, colorSecondary, logo }) => {
      return { id, name, colorPrimary, colorSecondary, ...(logo && { logo }) };
    }),
    formerNames: Object.values(reference.teamYears)
      .flat()
      .flatMap(({ team, name }) => (name === undefined ? [] : [{ id: team, name }])),
    conferences: [...names].map(([id, name]) => ({ id, name })).sort((a, b) => (a.id < b.id ? -1 : 1)),
    leagues,
  };
}
