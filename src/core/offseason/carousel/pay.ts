import type { CoachRole } from '../../model/coaches.ts';
import { power as raised } from '../../model/program/power.ts';
import type { Tuning } from '../../tuning/index.ts';
import type { ProgramSeason } from './programs.ts';

/**
 * Returns what a program pays for a job in a season, million dollars of that season, by conference, prestige and year.
 */
export function payOf(
  role: CoachRole,
  { power, standing }: Pick<ProgramSeason, 'power' | 'standing'>,
  year: number,
  { coaches: { pay: knobs } }: Pick<Tuning, 'coaches'>,
): number {
  const usual = power ? knobs.power : knobs.others;
  const share = role === 'head' ? 1 : knobs.coordinator;
  return usual * share * Math.exp(knobs.prestige * standing) * raised(1 + knobs.growth, year - knobs.year);
}
