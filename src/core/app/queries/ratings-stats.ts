import type { Player } from '../../model/player.ts';
import type { ClassYear } from '../../model/positions.ts';
import type { QueryContext } from '../context.ts';
import { done, type Result } from '../result.ts';
import { type SeasonView, teamFacts } from '../season-view.ts';
import { shapePage } from '../shape/team.ts';
import { ratio, tenth } from '../shape/team-stats.ts';
import { type RatingsStats, STAR_KEYS } from '../views/index.ts';

type ByStars = Record<(typeof STAR_KEYS)[number], number>;

function mean(values: readonly number[]): number {
  return tenth(
    ratio(
      values.reduce((sum, v) => sum + v, 0),
      values.length,
    ),
  );
}

function byStars(value: (stars: number) => number): ByStars {
  return Object.fromEntries(STAR_KEYS.map((key) => [key, value(Number(key))])) as ByStars;
}

function averages(players: readonly Player[], classYear?: ClassYear): ByStars {
  return byStars((stars) =>
    mean(players.filter((p) => p.stars === stars && (!classYear || p.classYear === classYear)).map((p) => p.rating)),
  );
}

function tierRow(prestige: number, season: SeasonView, players: readonly Player[]) {
  const programs = season.programs.filter((p) => p.prestige === prestige);
  const teams = new Set(programs.map((p) => p.team));
  const here = players.filter((p) => teams.has(p.team));
  return {
    prestige,
    avg_rating: mean(programs.map((p) => p.rating)),
    avg_stars:
      Math.round(
        100 *
          ratio(
            here.reduce((sum, p) => sum + p.stars, 0),
            here.length,
          ),
      ) / 100,
    star_percentages: byStars((stars) => tenth(100 * ratio(here.filter((p) => p.stars === stars).length, here.length))),
  };
}

/** Every tier with a program in it, best first. */
function tiers(season: SeasonView): number[] {
  return [...new Set(season.programs.map((p) => p.prestige))].sort((a, b) => b - a);
}

/** How talent is spread over the nation. */
export function ratingsStats({ season, save, memo }: QueryContext): Result<RatingsStats> {
  return done({
    ...shapePage(season),
    ...memo('ratings stats', () => {
      const players = save.players.current();
      return {
        prestige_stars_table: tiers(season).map((tier) => tierRow(tier, season, players)),
        total_star_counts: {
          counts: byStars((stars) => players.filter((p) => p.stars === stars).length),
          avg_ratings: averages(players),
          avg_ratings_fr: averages(players, 'fr'),
          avg_ratings_so: averages(players, 'so'),
          avg_ratings_jr: averages(players, 'jr'),
          avg_ratings_sr: averages(players, 'sr'),
        },
        team_counts_by_prestige: tiers(season).map((tier) => ({
          prestige: tier,
          team_count: season.programs.filter((p) => p.prestige === tier).length,
        })),
        teams: season.programs
          .map((p) => ({ name: teamFacts(season, p.team).name, prestige: p.prestige, rating: p.rating }))
          .sort((a, b) => b.rating - a.rating || (a.name < b.name ? -1 : 1)),
      };
    }),
  });
}
