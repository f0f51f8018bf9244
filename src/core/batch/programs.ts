import type { TeamId } from '../model/ids.ts';
import { reference, resolveTeam } from '../reference/index.ts';
import { PlanError } from './plan.ts';

/** Finds a program by name among a season's FBS members. Throws `PlanError`. */
export function programNamed(text: string, year: number): TeamId {
  const members = reference.season(year).members;
  const found = resolveTeam(
    reference.teams.filter(({ id }) => id in members),
    text,
  );
  if (found.ok) return found.team.id;
  const near = found.nearest.map(({ name }) => name).join(', ');
  throw new PlanError(`No program "${text}" in the ${year} season.${near && ` Did you mean ${near}?`}`);
}
