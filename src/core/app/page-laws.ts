import type { Save } from '../save/index.ts';
import type { QueryContext } from './context.ts';
import { queries } from './dynasty.ts';
import { OPERATIONS } from './registry.ts';
import { readSeason } from './season-view.ts';

/** Pages that are asked for without more words. */
const PAGES = [
  'status',
  'noncon',
  'dashboard',
  'rankings',
  'playoff',
  'teamStatsTable',
  'individualStats',
  'ratingsStats',
  'summary',
  'rosterProgression',
  'recruitingSummary',
] as const;

function contextOf(save: Save): QueryContext {
  const known = new Map<string, unknown>();
  const memo = <T>(key: string, make: () => T): T => {
    if (!known.has(key)) known.set(key, make());
    return known.get(key) as T;
  };
  const seasonOf = (year: number) => memo(`season ${year}`, () => readSeason(save, year));
  return {
    save,
    season: seasonOf(save.dynasty.read().year),
    seasonOf,
    pollsOf: (year) => save.polls.ofYear(year),
    memo,
    rosterMemo: (key, make) => memo(`rosters ${key}`, make),
  };
}

/** Every page can be made from the save, and is what its schema says. */
export function* pageLaws(save: Save): Generator<string> {
  const context = contextOf(save);
  for (const name of PAGES) {
    const answer = queries[name](context, {});
    const fits = !answer.ok || OPERATIONS[name].answer.safeParse(answer.value).success;
    if (!fits) yield `The page ${name} is not what it should be.`;
  }
}
