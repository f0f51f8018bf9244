import { ERA_MEASURES, eraValue } from '../reference/eras.ts';
import { present, seasonValue, type Values } from './values.ts';

/** Measures how far a season is from the national averages of its year, using values already measured. */
export function eraMetrics(year: number, values: Values): Values {
  const measured: Values = { ...values };
  const [plays, passes] = [values.plays_tg, values.pass_att];
  if (plays && passes) measured.pass_share = [passes[0] / passes[1], plays[0] / plays[1]];
  return present(
    Object.fromEntries(
      ERA_MEASURES.map(({ measure, id }) => {
        const ratio = measured[measure];
        return [id, ratio ? seasonValue(ratio[0] / ratio[1] - eraValue(measure, year)) : null];
      }),
    ),
  );
}
