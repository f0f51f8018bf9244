import { isRedshirt, keepsThisSeason } from '../../model/eligibility.ts';
import { groupBy } from '../../model/groups.ts';
import type { Player } from '../../model/player.ts';
import { CLASS_YEARS, type ClassYear } from '../../model/positions.ts';
import type { PlayerSeason } from '../../model/season.ts';
import { STAT } from '../../model/stats.ts';
import type { SeasonData } from './season-data.ts';
import { isRecruit } from './turnover.ts';
import { pooled, present, type Ratio, share, type Values } from './values.ts';

/** The first season in which a redshirt could play in four games. */
const FOUR_GAMES = 2018;
/** The season that counted for nobody. */
const NOBODYS = 2020;

type Ratios = Record<string, Ratio | null>;

/** A share for each class, by the metrics' beginning. */
function byClass(name: string, of: (classYear: ClassYear) => Ratio | null): Ratios {
  return Object.fromEntries(CLASS_YEARS.map((classYear) => [`${name}_${classYear}`, of(classYear)]));
}

/** How many of each class there are, and who starts. */
function classes(players: readonly Player[]): Ratios {
  const starters = players.filter(({ starter, position }) => starter && position !== 'k' && position !== 'p');
  return {
    ...byClass('ros_class', (classYear) => share(players, (player) => player.classYear === classYear)),
    dc_start_redshirt: share(starters, isRedshirt),
    dc_start_true_fr: share(starters, ({ seasons }) => seasons === 0),
  };
}

/** Who of last season's rosters is on the same one. */
function returns({ year, players, previous }: SeasonData): Ratios {
  if (previous === null) return {};
  const teams = new Map(players.map(({ id, team }) => [id, team]));
  const isBack = ({ id, team }: Player) => teams.get(id) === team;
  const { sr: seniors = [], ...others } = Object.fromEntries(groupBy(previous.players, (player) => player.classYear));
  const young = Object.values(others).flat();
  return {
    ros_attrition_share: share(young, (player) => !isBack(player)),
    ...Object.fromEntries(Object.entries(others).map(([name, list]) => [`ros_return_${name}`, share(list, isBack)])),
    ros_senior_return_pre2020: year <= NOBODYS ? share(seniors, ({ id }) => teams.has(id)) : null,
    ros_senior_return_covid: year === NOBODYS + 1 ? share(seniors, ({ id }) => teams.has(id)) : null,
  };
}

/** Who redshirts in his first season, by stars. */
function redshirts({ year, players }: SeasonData): Ratios {
  if (year === NOBODYS) return {};
  const signees = players.filter((player) => player.seasons === 0 && isRecruit(player));
  const of = (list: readonly Player[]) => share(list, (player) => keepsThisSeason(player) === 'redshirt');
  const when = year < FOUR_GAMES ? 'pre2018' : 'post2018';
  const stars = [2, 3, 4, 5].map((count) => [
    `rs_${count}star_${when}`,
    of(signees.filter((player) => player.stars === count)),
  ]);
  return { ...Object.fromEntries(stars), [`rs_signee_${when}`]: of(signees) };
}

/** Who has the ball, by class. */
function usage(seasons: readonly PlayerSeason[]): Ratios {
  const teams = [...groupBy(seasons, ({ team }) => team).values()];
  const of = (name: string, stat: number): Ratios => {
    const all = seasons.reduce((sum, { counts }) => sum + counts[stat]!, 0);
    const first = teams.map((list) => list.reduce((a, b) => (b.counts[stat]! > a.counts[stat]! ? b : a)));
    return {
      ...byClass(`use_${name}`, (classYear) =>
        pooled(
          seasons.reduce((sum, each) => sum + (each.classYear === classYear ? each.counts[stat]! : 0), 0),
          all,
        ),
      ),
      ...byClass(`lead_${name}`, (classYear) => share(first, (each) => each.classYear === classYear)),
    };
  };
  return {
    ...of('pass_att', STAT.pass_attempts),
    ...of('rush_att', STAT.rush_attempts),
    ...of('receptions', STAT.receiving_catches),
  };
}

/** Classes of rosters and of those who play, who redshirts, and who is back. */
export function rosterMetrics(season: SeasonData): Values {
  return present({
    ...classes(season.players),
    ...returns(season),
    ...redshirts(season),
    ...usage(season.playerSeasons),
  });
}
