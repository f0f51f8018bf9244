import season2020 from './data/season-2020.json' with { type: 'json' };
import type { ReferenceData } from './data.ts';

/** The only season that can be played either shortened, as it was, or in full. */
export const SHORTENED_SEASON = season2020.year;

/** Returns the facts with the 2020 season shortened as the pandemic left it. */
export function asItWas(data: ReferenceData): ReferenceData {
  const { about: _, year, ...short } = season2020;
  return { ...data, shortened: { [year]: short } };
}
