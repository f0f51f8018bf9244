import { done, type Result } from '../../../contract/result.ts';
import { STAR_KEYS } from '../../../contract/views/columns.ts';
import type { RatingsStats } from '../../../contract/views/index.ts';
import type { ClassYear } from '../../../model/positions.ts';
import type { Talent } from '../../../save/contracts.ts';
import { ratio, tenth } from '../../../words/columns/descriptor.ts';
import type { QueryContext } from '../../reading/context.ts';
import { rosterYear, type SeasonView, teamFacts } from '../../reading/season-view.ts';
import { pageView } from '../../views/team.ts';

type ByStars = Record<(typeof STAR_KEYS)[number], number>;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const players = (talent: readonly Talent[]): number => sum(talent.map((t) => t.players));

function byStars(value: (stars: number) => number): ByStars {
  return Object.fromEntries(STAR_KEYS.map((key) => [key, value(Number(key))])) as ByStars;
}

function averages(all: readonly Talent[], classYear?: ClassYear): ByStars {
  return byStars((stars) => {
    const here = all.filter((t) => t.stars === stars && (!classYear || t.classYear === classYear));
    return tenth(ratio(sum(here.map((t) => t.ratings)), players(here)));
  });
}

function tierRow(prestige: number, season: SeasonView, all: readonly Talent[]) {
  const programs = season.programs.filter((p) => p.prestige === prestige);
  const teams = new Set(programs.map((p) => p.team));
  const here = all.filter((t) => teams.has(t.team));
  const count = players(here);
  return {
    prestige,
    avg_rating: tenth(ratio(sum(programs.map((p) => p.rating)), programs.length)),
    avg_stars: Math.round(100 * ratio(sum(here.map((t) => t.stars * t.players)), count)) / 100,
    star_percentages: byStars((stars) => tenth(100 * ratio(players(here.filter((t) => t.stars === stars)), count))),
  };
}

/** Every prestige tier with a program in it, lowest first. */
function tiers(season: SeasonView): number[] {
  return [...new Set(season.programs.map((p) => p.prestige))].sort((a, b) => a - b);
}

/** The distribution of talent over all teams. */
export function ratingsStats({ season: now, seasonOf, save, memo, rosterMemo }: QueryContext): Result<RatingsStats> {
  const season = seasonOf(rosterYear(now));
  return done({
    ...pageView(now),
    roster_year: season.year,
    ...memo('ratings stats', () => {
      const all = rosterMemo('talent', () => save.players.talent());
      return {
        prestige_stars_table: tiers(season).map((tier) => tierRow(tier, season, all)),
        total_star_counts: {
          counts: byStars((stars) => players(all.filter((t) => t.stars === stars))),
          avg_ratings: averages(all),
          avg_ratings_fr: averages(all, 'fr'),
          avg_ratings_so: averages(all, 'so'),
          avg_ratings_jr: averages(all, 'jr'),
          avg_ratings_sr: averages(all, 'sr'),
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
