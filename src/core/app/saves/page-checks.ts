import { OPERATIONS } from '../../contract/registry.ts';
import type { Save } from '../../save/index.ts';
import { queries } from '../queries/index.ts';
import { detachedContext } from '../reading/context.ts';

/**
 * Pages that need no input. Odds, stakes, news and the portal are left out: each takes as long as half of the others
 * together, and the rows only they read are checked directly (`checks.ts`).
 */
export const CHECKED_PAGES = [
  'status',
  'noncon',
  'dashboard',
  'rankings',
  'pollHistory',
  'selection',
  'awards',
  'race',
  'season',
  'trophies',
  'rivalry',
  'records',
  'draft',
  'hall',
  'program',
  'coaches',
  'coach',
  'career',
  'carousel',
  'jobs',
  'staff',
  'legacy',
  'playoff',
  'teamStatsTable',
  'individualStats',
  'ratingsStats',
  'summary',
  'rosterProgression',
  'recruitingSummary',
  'board',
  'recruitingClass',
  'recap',
  'signingDay',
  'plan',
  'depth',
  'redshirts',
  'budget',
  'injuries',
  'feed',
  'review',
  'ledger',
  'lastDecisions',
] as const;

/** Checks that every page can be built from the save and matches its schema. */
export function* pageFaults(save: Save): Generator<string> {
  const context = detachedContext(save);
  for (const name of CHECKED_PAGES) {
    const answer = queries[name](context, {});
    const fits = !answer.ok || OPERATIONS[name].answer.safeParse(answer.value).success;
    if (!fits) yield `The page ${name} does not have the expected content.`;
  }
}
