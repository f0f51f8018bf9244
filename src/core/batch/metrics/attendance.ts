import type { ConferenceId } from '../../model/ids.ts';
import { groupBy } from '../../model/lists.ts';
import { isPower } from '../../model/power-conferences.ts';
import type { SeasonData } from './season-data.ts';
import {
  deviation,
  mean,
  pooledMean,
  present,
  quantile,
  type Ratio,
  seasonValue,
  share,
  type Values,
} from './values.ts';

/** A home game's attendance. */
interface Gate {
  team: string;
  conference: ConferenceId | null;
  power: boolean;
  people: number;
  /** Share of seats sold. */
  full: number;
  /** Share of seats sold, minus the team's season average. */
  more: number;
  month: number;
  rain: number;
  homeRanked: boolean;
  awayRanked: boolean;
}

const RANKED = 25;
const isRanked = (rank: number | null): boolean => rank !== null && rank <= RANKED;

function gatesOf({ all, teams, year }: SeasonData): Gate[] {
  const isStrong = isPower(year);
  const conferences = new Map(teams.map(({ team, conference }) => [team, conference]));
  return all.flatMap(({ game, setting }) => {
    if (setting === null || game.neutral) return [];
    const { conditions, attendance } = setting;
    const conference = conferences.get(game.home) ?? null;
    return {
      team: game.home,
      conference,
      power: isStrong(game.home, conference),
      people: attendance,
      full: attendance / conditions.venue.capacity,
      more: 0,
      month: conditions.month,
      rain: conditions.rain,
      homeRanked: isRanked(game.homeRank),
      awayRanked: isRanked(game.awayRank),
    };
  });
}

const byTeam = (gates: readonly Gate[]): Gate[][] => [...groupBy(gates, ({ team }) => team).values()];

/** Adds each game's attendance relative to its team's season average. */
function compared(gates: readonly Gate[]): Gate[] {
  return byTeam(gates).flatMap((own) => {
    const usual = mean(own.map(({ full }) => full));
    return own.map((gate) => ({ ...gate, more: gate.full - usual }));
  });
}

const MONTHS_LATE = new Set([11, 12, 1]);
const SOLD_OUT = 0.98;

/** Measures how full stadiums are for a group of teams. */
function fullness(gates: readonly Gate[]): { fill: Ratio | null; within: Ratio | null; people: Ratio | null } {
  const seasons = byTeam(gates).filter((own) => own.length > 2);
  return {
    fill: seasonValue(mean(gates.map(({ full }) => full))),
    within: seasonValue(
      mean(seasons.map((own) => deviation(own.map(({ full }) => full)) * Math.sqrt(own.length / (own.length - 1)))),
    ),
    people: seasonValue(mean(gates.map(({ people }) => people))),
  };
}

const CONFERENCES: Readonly<Record<string, readonly ConferenceId[]>> = {
  at_fbs_mean_b1g: ['big-ten'],
  at_fbs_mean_b12: ['big-12'],
  at_fbs_mean_acc: ['acc'],
  at_fbs_mean_p12: ['pac-12'],
  at_fbs_mean_aac: ['american', 'aac'],
  at_fbs_mean_mwc: ['mwc'],
  at_fbs_mean_cusa: ['cusa', 'conference-usa'],
  at_fbs_mean_mac: ['mac'],
  at_fbs_mean_sbc: ['sun-belt'],
};

/** The last season in which conferences had the members behind the real means. */
const LAST_OF_MEMBERS = 2019;

/** Returns conference means, for seasons with comparable members. */
function conferences(year: number, gates: readonly Gate[]): Record<string, Ratio | null> {
  if (year > LAST_OF_MEMBERS) return {};
  const means = Object.entries(CONFERENCES).map(([id, names]) => [
    id,
    fullness(gates.filter(({ conference }) => conference !== null && names.includes(conference))).people,
  ]);
  return {
    at_fbs_mean_p5: fullness(gates.filter(({ power }) => power)).people,
    at_fbs_mean_g5: fullness(gates.filter(({ power }) => !power)).people,
    ...Object.fromEntries(means),
  };
}

/** Attendance. */
export function attendanceMetrics(season: SeasonData): Values {
  const gates = compared(gatesOf(season));
  if (gates.length === 0) return {};
  const strong = gates.filter(({ power }) => power);
  const [power, rest] = [fullness(strong), fullness(gates.filter((gate) => !gate.power))];
  const usual = byTeam(gates)
    .map((own) => mean(own.map(({ people }) => people)))
    .sort((a, b) => a - b);
  const above = (fits: (gate: Gate) => boolean) => pooledMean(gates.filter(fits).map(({ more }) => more));
  return present({
    at_fill_p5: power.fill,
    at_sellout_p5: share(strong, ({ full }) => full >= SOLD_OUT),
    at_fill_sd_within_p5: power.within,
    at_fill_g5: rest.fill,
    at_fill_sd_within_g5: rest.within,
    at_ranked_opp: above(({ awayRanked }) => awayRanked),
    at_ranked_self: above(({ homeRanked }) => homeRanked),
    at_rain: above(({ rain }) => rain > 0),
    at_november: above(({ month }) => MONTHS_LATE.has(month)),
    ...conferences(season.year, gates),
    at_fbs_top: seasonValue(usual.at(-1) ?? Number.NaN),
    at_fbs_p10: seasonValue(quantile(usual, 0.1)),
    at_fbs_p90: seasonValue(quantile(usual, 0.9)),
  });
}
