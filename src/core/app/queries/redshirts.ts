import { done, type Result } from '../../contract/result.ts';
import type { RedshirtPlayer, RedshirtsPage } from '../../contract/views/index.ts';
import { depthChart } from '../../football/team-sheet.ts';
import { CLASS_YEARS, type Position } from '../../model/positions.ts';
import { rulesOf } from '../../model/rules.ts';
import type { QueryContext } from '../reading/context.ts';
import { depthNow } from '../reading/depth-charts.ts';
import { redshirtsClosedIn, redshirtsNow } from '../reading/redshirts.ts';
import { foundView } from '../views/player.ts';
import { pageView } from '../views/team.ts';

/** Sorts youngest first, then best first within a class. */
const byClass = (a: RedshirtPlayer, b: RedshirtPlayer): number =>
  CLASS_YEARS.indexOf(a.year) - CLASS_YEARS.indexOf(b.year) || b.rating - a.rating || a.id - b.id;

/** Redshirting players, and those who can still redshirt this season. */
export function redshirts(context: QueryContext): Result<RedshirtsPage> {
  const { save, season } = context;
  const { team } = season.settings;
  const rules = rulesOf(season.year, season.rules);
  const chart = depthChart(save.players.ofTeam(team), depthNow(save, season, team));
  const standing = redshirtsNow(context, chart);
  const places = new Map<Position, number>();
  const players = chart.flatMap((player): RedshirtPlayer[] => {
    const place = (places.get(player.position) ?? 0) + 1;
    places.set(player.position, place);
    const now = standing.get(player.id);
    if (now === undefined) return [];
    return [{ ...foundView(player), stars: player.stars, starter: player.starter, place, ...now }];
  });
  const held = players.filter((row) => row.redshirt_choice === 'held');
  const open = players.filter((row) => row.redshirt_choice === 'open');
  return done({
    ...pageView(season, team),
    year: season.year,
    games_allowed: rules.redshirtGames,
    postseason_counts: rules.redshirtPostseason,
    closed: redshirtsClosedIn(season),
    players: [...held.sort(byClass), ...open.sort(byClass)],
  });
}
