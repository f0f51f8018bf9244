import { groupBy, mustHave } from '../../model/lists.ts';
import { talentOf } from '../../model/player.ts';
import { isPower } from '../../model/power-conferences.ts';
import type { SeasonData } from './season-data.ts';
import { correlation, deviation, mean, present, seasonValue, share, type Values } from './values.ts';

/**
 * The seasons of a dynasty in which talent is measured: its first rosters, which were not recruited in the dynasty, are
 * gone by the fourth.
 */
export const TALENT_FROM = 4;
const TALENT_TO = 10;
const MOST_TALENTED = { few: 5, ten: 10, contenders: 15 };
const BAD_SEASON = 4;

/** A team's season and the talent of its roster. */
interface Rated {
  talent: number;
  rating: number;
  wins: number;
  champion: boolean;
  power: boolean;
}

/** Returns a season's teams, most talented first. */
function byTalent({ year, players, teams }: Pick<SeasonData, 'year' | 'players' | 'teams'>): Rated[] {
  const rosters = groupBy(players, ({ team }) => team);
  const power = isPower(year);
  return teams
    .filter((each) => each.rating !== null)
    .map(({ team, conference, rating, wins, champion }) => ({
      talent: talentOf(rosters.get(team) ?? []),
      rating: mustHave(rating, 'rating'),
      wins,
      champion,
      power: power(team, conference),
    }))
    .sort((a, b) => b.talent - a.talent);
}

const talentToRating = (teams: readonly Rated[]) =>
  seasonValue(correlation(teams.map(({ talent, rating }) => [talent, rating] as const)));

/** Measures how much recruiting talent decides; empty before a dynasty's own classes fill its rosters. */
export function talentMetrics(
  season: Pick<SeasonData, 'year' | 'players' | 'teams'> & { previous: { seasons: number } | null },
): Values {
  const number = (season.previous?.seasons ?? 0) + 1;
  if (number < TALENT_FROM || number > TALENT_TO) return {};
  const teams = byTalent(season);
  const ratings = teams.map(({ rating }) => rating);
  const [middle, sd] = [mean(ratings), deviation(ratings)];
  const ten = teams.slice(0, MOST_TALENTED.ten);
  const champion = teams.findIndex((team) => team.champion);
  return present({
    tal_corr: talentToRating(teams),
    tal_corr_power: talentToRating(teams.filter(({ power }) => power)),
    tal_corr_other: talentToRating(teams.filter(({ power }) => !power)),
    tal_wins_top5: seasonValue(mean(teams.slice(0, MOST_TALENTED.few).map(({ wins }) => wins))),
    tal_z_top10: seasonValue(mean(ten.map(({ rating }) => (rating - middle) / sd))),
    tal_bad_top10: share(ten, ({ wins }) => wins <= BAD_SEASON),
    tal_champion_15: champion < 0 ? null : seasonValue(champion < MOST_TALENTED.contenders ? 1 : 0),
  });
}
