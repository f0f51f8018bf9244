import { done, type Result } from '../../contract/result.ts';
import type { Injuries } from '../../contract/views/index.ts';
import { opponentOf } from '../../season/records.ts';
import type { QueryContext } from '../reading/context.ts';
import { askedTeam } from '../reading/names.ts';
import { teamFacts } from '../reading/season-view.ts';
import { injuredOf } from '../views/injuries.ts';
import { pageView, teamNames } from '../views/team.ts';

/** The week's injury report for both teams of a team's next game, or for all teams. */
export function injuries(
  context: QueryContext,
  input: { team?: string | undefined; all?: boolean | undefined },
): Result<Injuries> {
  const { season } = context;
  const found = askedTeam(season, input.team);
  if (!found.ok) return found;
  const team = found.value;
  const next = (season.gamesOf.get(team) ?? []).find((game) => game.result === null) ?? null;
  const both = next === null ? [team] : [team, opponentOf(next, team)];
  const reported = input.all === true ? season.programs.map((program) => program.team) : both;
  const nameOf = (id: string) => teamFacts(season, id).name;
  return done({
    ...pageView(season, team),
    week: season.week,
    next: next && { id: next.id, weekPlayed: next.week, opponent: nameOf(opponentOf(next, team)) },
    reported: reported.map(nameOf),
    injured: injuredOf(context, reported),
    teams: teamNames(season),
  });
}
