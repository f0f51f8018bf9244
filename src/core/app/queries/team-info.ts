import type { QueryContext } from '../context.ts';
import { findTeam } from '../names.ts';
import { done, type Result } from '../result.ts';
import { shapeTeam } from '../shape/team.ts';
import type { TeamInfo } from '../views/index.ts';

/** A team's card. */
export function teamInfo({ season }: QueryContext, input: { team_name: string }): Result<TeamInfo> {
  const team = findTeam(season, input.team_name);
  return team.ok ? done({ team: shapeTeam(season, team.value) }) : team;
}
