import { firstOf, mustGet, mustHave } from '../model/lists.ts';
import { remembered, rememberedOf } from '../model/memory/remembered.ts';
import { ERA_EFFECTS, type EraFactor, erasKnobs, noDifference, TODAY } from './eras.ts';
import { KNOBS, resolveTuning, type Tuning } from './index.ts';
import { listKnobs, valuesOf } from './knob.ts';

const FACTORS = Object.keys(ERA_EFFECTS) as EraFactor[];
/** Seasons in the table, earliest first. */
const YEARS = Object.keys(erasKnobs.eras)
  .map((key) => Number(key.slice(1)))
  .sort((a, b) => a - b);

function factorOf(tuning: Tuning, factor: EraFactor, year: number): number {
  return year >= TODAY ? noDifference(factor) : tuning.eras[`y${year}` as keyof Tuning['eras']][factor];
}

/** Returns a factor in a season: the table's, or interpolated between the seasons before and after it. */
export function eraFactor(tuning: Tuning, factor: EraFactor, year: number): number {
  const before = YEARS.findLast((y) => y <= year) ?? firstOf(YEARS);
  const after = YEARS.find((y) => y > year) ?? TODAY;
  if (year >= TODAY) return noDifference(factor);
  if (year <= before) return factorOf(tuning, factor, before);
  const share = (year - before) / (after - before);
  return (1 - share) * factorOf(tuning, factor, before) + share * factorOf(tuning, factor, after);
}

/** Whether a season has no difference from today. */
function isToday(tuning: Tuning, year: number): boolean {
  return FACTORS.every((factor) => eraFactor(tuning, factor, year) === noDifference(factor));
}

const RANGES = new Map(listKnobs(KNOBS).map(({ name, knob }) => [name, knob.range]));

function made(tuning: Tuning, year: number): Tuning {
  if (isToday(tuning, year)) return tuning;
  const values = valuesOf(tuning);
  const change = (names: readonly string[] | undefined, to: (value: number) => number): void => {
    for (const name of names ?? []) {
      const [least, most] = mustGet(RANGES, name);
      values[name] = Math.min(most, Math.max(least, to(mustHave(values[name], name))));
    }
  };
  for (const factor of FACTORS) {
    const by = eraFactor(tuning, factor, year);
    const { plus, times, through } = ERA_EFFECTS[factor];
    change(plus, (value) => value + by);
    change(times, (value) => value * by);
    change(through, (value) => value / by);
  }
  return resolveTuning(values);
}

/** Season tuning by base tuning, remembered because every game and line asks for it. */
const tuningBy = rememberedOf((tuning: Tuning) => remembered((year) => made(tuning, year)));

/** Returns the tuning a season is played with: the given one, adjusted for the differences of its era (`eras`). */
export function seasonTuning(tuning: Tuning, year: number): Tuning {
  return tuningBy(tuning)(Math.min(year, TODAY));
}
