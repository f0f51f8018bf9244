import type { Division, SeasonFacts } from '../model/facts.ts';
import type { ConferenceId } from '../model/ids.ts';

/**
 * Returns a conference's divisions with that season's actual members; a member listed in neither joins the smaller one.
 * Null if the conference has no divisions.
 */
export function divisionsOf(facts: SeasonFacts, conference: ConferenceId): Division[] | null {
  const known = facts.conferences.find(({ id }) => id === conference)?.divisions;
  if (!known) return null;
  const members = Object.keys(facts.members)
    .filter((team) => facts.members[team] === conference)
    .sort();
  const out = known.map(({ name, teams }) => ({ name, teams: members.filter((team) => teams.includes(team)) }));
  const placed = new Set(out.flatMap(({ teams }) => teams));
  for (const team of members.filter((each) => !placed.has(each))) {
    out.reduce((least, each) => (each.teams.length < least.teams.length ? each : least)).teams.push(team);
  }
  return out;
}
