import { expect, test } from 'vitest';
import { searchFor } from '../../../src/core/model/text/search.ts';
import { ALL_PAGES } from '../../../src/core/pages/index.ts';

/** Returns the first page that search in either face finds for the words. */
function firstFound(typed: string): string | undefined {
  const search = searchFor(typed);
  return ALL_PAGES.filter(({ place: { unlisted, each } }) => !unlisted && each === undefined)
    .map(({ name, place: { label, note = '', finds = '' } }) => ({
      name,
      score: search.closeness(label, `${note} ${finds}`),
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)[0]?.name;
}

test.each([
  ['coach', /^(coach|coaches|career|carousel|jobs)$/],
  ['NIL', /^budget$/],
  ['redshirt', /^depth$/],
  ['transfer', /^portal$/],
  ['jobs', /^jobs$/],
  ['live', /^dashboard$/],
  ['hot seat', /^(career|coaches)$/],
  ['contract', /^career$/],
  ['injury', /^injuries$/],
  ['heisman', /^(race|awards)$/],
  ['bracket', /^playoff$/],
  ['top 25', /^(dashboard|rankings)$/],
  ['commits', /^class$/],
  ['recruits', /^(board|class)$/],
  ['starters', /^depth$/],
  ['betting', /^odds$/],
  ['headlines', /^news$/],
  ['NFL', /^draft$/],
  ['rivals', /^rivalry$/],
  ['record book', /^records$/],
  ['boosters', /^budget$/],
])('typing "%s" finds the page', (typed, page) => {
  expect(firstFound(typed)).toMatch(page);
});
