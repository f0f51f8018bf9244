import type { Defense, Offense } from '../../model/program/schemes.ts';
import type { SeasonData } from './season-data.ts';
import { present, seasonValue, share, sum, type Values } from './values.ts';

/** Measures teams' formations and fronts. */
export function schemeMetrics({ schemes, looks }: SeasonData): Values {
  const offense = (of: Offense) => share(schemes, (team) => team.offense === of);
  const defense = (...of: readonly Defense[]) => share(schemes, (team) => of.includes(team.defense));
  return present({
    sch_off_spread: offense('spread'),
    sch_off_airraid: offense('air raid'),
    sch_off_pro: offense('pro'),
    sch_off_option: offense('option'),
    sch_off_multiple: offense('multiple'),
    sch_def_425: defense('4-2-5'),
    sch_def_43: defense('4-3'),
    sch_def_335: defense('3-3-5'),
    sch_def_multiple: defense('multiple'),
    sch_def_fivedb: defense('4-2-5', '3-3-5'),
    sch_11_personnel: seasonValue(sum(looks.map(({ eleven }) => eleven)), looks.length),
    sch_nickel: seasonValue(sum(looks.map(({ fiveBacks }) => fiveBacks)), looks.length),
  });
}
