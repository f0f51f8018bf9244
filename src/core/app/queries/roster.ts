import type { Player } from '../../model/player.ts';
import { POSITIONS } from '../../model/positions.ts';
import type { QueryContext } from '../context.ts';
import { findTeam } from '../names.ts';
import { done, type Result } from '../result.ts';
import { rosterYear } from '../season-view.ts';
import { shapePage, shapeRosterTeam, teamNames } from '../shape/team.ts';
import type { Roster } from '../views/index.ts';

/** Position by position, starters first, then the better. */
export function byDepth(a: Player, b: Player): number {
  const position = POSITIONS.indexOf(a.position) - POSITIONS.indexOf(b.position);
  return position || Number(b.starter) - Number(a.starter) || b.rating - a.rating || a.id - b.id;
}

/** A team's players. */
export function roster(context: QueryContext, input: { team: string }): Result<Roster> {
  const { season, save } = context;
  const team = findTeam(season, input.team);
  if (!team.ok) return team;
  const players = save.players.ofTeam(team.value).sort(byDepth);
  return done({
    ...shapePage(season, team.value),
    team: shapeRosterTeam(context, team.value),
    roster_year: rosterYear(season),
    roster: players.map((p) => ({
      id: p.id,
      first: p.first,
      last: p.last,
      pos: p.position,
      year: p.classYear,
      rating: p.rating,
      starter: p.starter,
    })),
    positions: [...POSITIONS],
    teams: teamNames(season),
  });
}
