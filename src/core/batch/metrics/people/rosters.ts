import { byDepth } from '../../../football/team-sheet.ts';
import { firstOf, groupBy, zip } from '../../../model/lists.ts';
import { isRedshirt, keepsThisSeason } from '../../../model/people/eligibility.ts';
import type { Player } from '../../../model/player.ts';
import { STAT, statOf } from '../../../model/plays/stats.ts';
import { CLASS_YEARS, type ClassYear, rosterLimit, STARTER_SLOTS } from '../../../model/positions.ts';
import type { WalkOn } from '../../../offseason/walk-ons.ts';
import type { SeasonData } from '../season-data.ts';
import {
  countOf,
  deviation,
  mean,
  pooled,
  present,
  type Ratio,
  seasonValue,
  share,
  sum,
  type Values,
} from '../values.ts';
import { mostOf } from './passers.ts';
import { signeesOf } from './signees.ts';

/** The first season in which a redshirt could play in four games. */
const FOUR_GAMES = 2018;
/** The season with recorded depth charts; later ones are similar, since transfers are just as free. */
const DEPTH_CHARTS = 2024;
/** The last season the record follows to the next; the portal has grown since. */
const LAST_FOLLOWED = 2023;
/** The season that did not count against eligibility. */
const UNCOUNTED_SEASON = 2020;

type Ratios = Record<string, Ratio | null>;

/** Returns a share for each class, by metric prefix. */
function byClass(name: string, of: (classYear: ClassYear) => Ratio | null): Ratios {
  return Object.fromEntries(CLASS_YEARS.map((classYear) => [`${name}_${classYear}`, of(classYear)]));
}

type ByClass = Record<ClassYear, number>;

const noneYet = (): ByClass => ({ fr: 0, so: 0, jr: 0, sr: 0 });

/** Measures roster sizes, and starters, by class. */
function classes({ year, players, walkOns }: SeasonData): Ratios {
  const of = noneYet();
  let all = 0;
  for (const list of [players, ...walkOns.values()]) {
    for (const { classYear } of list) of[classYear] += 1;
    all += list.length;
  }
  const starters = players.filter(({ starter, position }) => starter && position !== 'k' && position !== 'p');
  return {
    ...(Number.isFinite(rosterLimit(year)) ? {} : sizes(players, walkOns)),
    ...byClass('ros_class', (classYear) => seasonValue(of[classYear], all)),
    ...(year >= DEPTH_CHARTS ? strings(players, starters) : {}),
    dc_start_redshirt: share(starters, isRedshirt),
    dc_start_true_fr: share(starters, ({ seasons }) => seasons === 0),
  };
}

/** Measures the classes of first- and second-string players. */
function strings(players: readonly Player[], starters: readonly Player[]): Ratios {
  return {
    ...byClass('dc_start', (classYear) => share(starters, (player) => player.classYear === classYear)),
    dc_backup_fr: share(backups(players), ({ classYear }) => classYear === 'fr'),
  };
}

/** Returns every team's second string, without kickers and punters. */
function backups(players: readonly Player[]): Player[] {
  const places = groupBy(players, ({ team, position }) => `${team} ${position}`);
  return [...places.values()].flatMap((list) => {
    const { position } = firstOf(list);
    if (position === 'k' || position === 'p') return [];
    return list.sort(byDepth).slice(STARTER_SLOTS[position], 2 * STARTER_SLOTS[position]);
  });
}

/** Measures roster sizes in years without a roster limit. */
function sizes(players: readonly Player[], walkOns: SeasonData['walkOns']): Ratios {
  const teams = [...groupBy(players, ({ team }) => team)];
  const without = teams.map(([team]) => walkOns.get(team)?.length ?? 0);
  const sizes = zip(teams, without).map(([[, list], walking]) => list.length + walking);
  return {
    ros_size: seasonValue(mean(sizes)),
    ros_size_sd: seasonValue(deviation(sizes)),
    ros_scholarships_used: seasonValue(players.length, teams.length),
    ros_walkons: seasonValue(mean(without)),
  };
}

/** Players of a class on last season's rosters, and how many are back on the same one. */
interface Returning {
  all: number;
  back: number;
}

/** More walk-ons than a team has. */
const PLACES = 1000;

/** Measures returning underclassmen by class. */
function returning(
  { people, walkOns }: Pick<SeasonData, 'people' | 'walkOns'>,
  before: Pick<SeasonData, 'players' | 'walkOns'>,
): Map<ClassYear, Returning> {
  const classes = new Map<ClassYear, Returning>();
  const count = (classYear: ClassYear, isBack: boolean) => {
    let own = classes.get(classYear);
    if (!own) {
      own = { all: 0, back: 0 };
      classes.set(classYear, own);
    }
    own.all += 1;
    if (isBack) own.back += 1;
  };
  for (const { id, team, classYear } of before.players) {
    if (classYear !== 'sr') count(classYear, people.get(id)?.team === team);
  }
  const key = ({ arrived, place }: WalkOn) => PLACES * arrived + place;
  for (const [team, list] of before.walkOns) {
    const there = new Set(walkOns.get(team)?.map(key));
    for (const each of list) if (each.classYear !== 'sr') count(each.classYear, there.has(key(each)));
  }
  return classes;
}

/** Measures returning players. */
function returns({ year, people, walkOns, previous }: SeasonData): Ratios {
  if (previous === null) return {};
  const seniors = previous.players.filter(({ classYear }) => classYear === 'sr');
  const classes = [...returning({ people, walkOns }, previous)];
  const young = sum(classes.map(([, each]) => each.all));
  const moved = countOf(previous.players, ({ id, team, classYear }) => {
    const now = people.get(id);
    return classYear !== 'sr' && now !== undefined && now.team !== team;
  });
  const back = sum(classes.map(([, each]) => each.back));
  return {
    ros_attrition_share: seasonValue(young - back, young),
    ros_move_share: year > LAST_FOLLOWED + 1 ? null : seasonValue(moved, young),
    ...Object.fromEntries(classes.map(([name, each]) => [`ros_return_${name}`, seasonValue(each.back, each.all)])),
    ros_senior_return_pre2020: year <= UNCOUNTED_SEASON ? share(seniors, ({ id }) => people.has(id)) : null,
    ros_senior_return_covid: year === UNCOUNTED_SEASON + 1 ? share(seniors, ({ id }) => people.has(id)) : null,
  };
}

/** Measures first-year redshirts by stars. */
function redshirts({ year, players }: SeasonData): Ratios {
  if (year === UNCOUNTED_SEASON) return {};
  const signees = signeesOf(players);
  const of = (list: readonly Player[]) => share(list, (player) => keepsThisSeason(player) === 'redshirt');
  const when = year < FOUR_GAMES ? 'pre2018' : 'post2018';
  const stars = [2, 3, 4, 5].map((count) => [
    `rs_${count}star_${when}`,
    of(signees.filter((player) => player.stars === count)),
  ]);
  return { ...Object.fromEntries(stars), [`rs_signee_${when}`]: of(signees) };
}

/** Kinds of touches, by their name in metrics. */
const BALLS = [
  ['pass_att', STAT.pass_attempts],
  ['rush_att', STAT.rush_attempts],
  ['receptions', STAT.receiving_catches],
] as const;

/** Measures touches by class. */
function usage({ seasonsByTeam }: Pick<SeasonData, 'seasonsByTeam'>): Ratios {
  const balls = BALLS.map(([name, stat]) => ({ name, stat, classes: noneYet(), first: noneYet() }));
  for (const list of seasonsByTeam.values()) {
    for (const { stat, classes, first } of balls) {
      for (const { classYear, counts } of list) classes[classYear] += statOf(counts, stat);
      first[mostOf(list, stat).classYear] += 1;
    }
  }
  const all = (classes: ByClass) => sum(Object.values(classes));
  const values = balls.map(({ name, classes, first }) => ({
    ...byClass(`use_${name}`, (classYear) => pooled(classes[classYear], all(classes))),
    ...byClass(`lead_${name}`, (classYear) => seasonValue(first[classYear], seasonsByTeam.size)),
  }));
  return Object.assign({}, ...values);
}

/** Measures rosters and playing time by class, redshirts, and returning players. */
export function rosterMetrics(season: SeasonData): Values {
  return present({
    ...classes(season),
    ...returns(season),
    ...redshirts(season),
    ...usage(season),
  });
}
