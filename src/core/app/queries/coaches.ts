import { done, type Result } from '../../contract/result.ts';
import type { CoachesPage } from '../../contract/views/index.ts';
import { coordinatorsOf, facilitiesIn, headCoachesOf, ledBy, recruitingOf } from '../coaches.ts';
import type { QueryContext } from '../reading/context.ts';
import { askedTeam } from '../reading/names.ts';
import { pageView, teamNames } from '../views/team.ts';

/** A program's current and former coaches, for its pages. */
export function staffFields(context: QueryContext, team: string) {
  return {
    ...ledBy(context, team),
    ...headCoachesOf(context, team),
    ...coordinatorsOf(context, team),
    recruiting: recruitingOf(context, team),
    facilities: facilitiesIn(context, team),
  };
}

/** A program's coaches. */
export function coaches(context: QueryContext, input: { team?: string | undefined }): Result<CoachesPage> {
  const { season } = context;
  const team = askedTeam(season, input.team);
  if (!team.ok) return team;
  return done({ ...pageView(season, team.value), teams: teamNames(season), ...staffFields(context, team.value) });
}
