import season2020 from './data/season-2020.json' with { type: 'json' };
import type { ReferenceData } from './data.ts';

/** The one season that can be played as it was, or in full. */
export const SHORTENED_SEASON = season2020.year;

/** The same facts, with the season of 2020 as the pandemic left it. */
export function asItWas(data: ReferenceData): ReferenceData {
  const { about: _, year, ...short } = season2020;
  return { ...data, shortened: { [year]: short } };
}
