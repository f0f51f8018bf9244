import { done, type Result } from '../../contract/result.ts';
import type { Roster } from '../../contract/views/index.ts';
import { sitsOut } from '../../model/people/eligibility.ts';
import type { Player } from '../../model/player.ts';
import { PLACE_OF, POSITIONS } from '../../model/positions.ts';
import type { PlayerSeason } from '../../model/season.ts';
import { buildOf } from '../../offseason/build.ts';
import { ledBy } from '../coaches.ts';
import { absentIn } from '../reading/absences.ts';
import type { QueryContext } from '../reading/context.ts';
import { growthAt } from '../reading/growth.ts';
import { findTeam } from '../reading/names.ts';
import { rosterYear } from '../reading/season-view.ts';
import { wholeRoster } from '../reading/walk-ons.ts';
import { injuriesNow } from '../views/injuries.ts';
import { foundView } from '../views/player.ts';
import { playerStatsView } from '../views/player-stats.ts';
import { pageView, rosterTeamView, teamNames } from '../views/team.ts';

/** Sorts by position, starters first, then by rating. */
export function byDepth(a: Player, b: Player): number {
  const position = PLACE_OF[a.position] - PLACE_OF[b.position];
  return position || Number(b.starter) - Number(a.starter) || b.rating - a.rating || a.id - b.id;
}

/** A player's season so far. */
function seasonOf({ position }: Player, line: PlayerSeason | undefined) {
  return line ? { games: line.games, stats: playerStatsView(position, line.counts) } : { games: 0, stats: {} };
}

/** A team's players. */
export function roster(context: QueryContext, input: { team: string }): Result<Roster> {
  const { season, save } = context;
  const team = findTeam(season, input.team);
  if (!team.ok) return team;
  const players = save.players.ofTeam(team.value).sort(byDepth);
  const games = (season.gamesOf.get(team.value) ?? []).filter((game) => game.result !== null);
  const absent = games.map((game) => absentIn(save, game));
  const hurt = injuriesNow(context, team.value);
  const { walkOns, numberOf } = wholeRoster(save, season, team.value, players);
  const growthOf = growthAt(context, team.value, rosterYear(season));
  const lines = new Map(save.playerSeasons.ofTeam(season.year, team.value).map((line) => [line.player, line]));
  return done({
    ...pageView(season, team.value),
    team: rosterTeamView(context, team.value),
    roster_year: rosterYear(season),
    ...ledBy({ ...context, season: context.seasonOf(rosterYear(season)) }, team.value),
    team_games: games.length,
    roster: players.map((p) => ({
      ...foundView(p),
      number: numberOf(p),
      starter: p.starter,
      stars: p.stars,
      ...growthOf(p),
      ...buildOf(season.settings.seed, p),
      home_state: p.homeState,
      missed: absent.filter((missing) => missing.has(p.id)).length,
      injury: hurt.get(p.id) ?? null,
      sits_out: sitsOut(p),
      ...seasonOf(p, lines.get(p.id)),
    })),
    walk_ons: walkOns,
    positions: [...POSITIONS],
    teams: teamNames(season),
  });
}
