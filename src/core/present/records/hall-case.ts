import type { HallCasePart } from '../../contract/views/record-book.ts';
import type { CasePartName } from '../../model/people/halls.ts';
import { plural } from '../../words/numbers.ts';
import { recordNumber, recordTitle } from '../../words/records.ts';

/** A player's case for a hall of fame, in words. All pure. */

const PARTS: Readonly<Record<Exclude<CasePartName, 'career'>, readonly [one: string, many: string]>> = {
  heisman: ['Heisman Trophy', 'Heisman Trophies'],
  heisman_finalist: ['year as a Heisman finalist', 'years as a Heisman finalist'],
  best: ['player of the year award', 'player of the year awards'],
  all_america_first: ['All-America first team', 'All-America first teams'],
  all_america_second: ['All-America second team', 'All-America second teams'],
  freshman_all_america: ['Freshman All-America team', 'Freshman All-America teams'],
  all_conference_first: ['all-conference first team', 'all-conference first teams'],
  all_conference_second: ['all-conference second team', 'all-conference second teams'],
  most_valuable: ['bowl or title game as MVP', 'bowls or title games as MVP'],
  player_of_the_week: ['national player of the week award', 'national player of the week awards'],
  title: ['national title', 'national titles'],
  nation_record: ['national record', 'national records'],
  conference_record: ['conference record', 'conference records'],
  program_record: ['school record', 'school records'],
};

/** One item in a Hall of Fame case: `2 All-America first teams`, `11,204 passing yards`. */
export function casePartText({ part, count, record }: HallCasePart): string {
  if (part !== 'career') return plural(count, ...PARTS[part]);
  return `${recordNumber(count)} ${record === null ? '' : recordTitle(record).toLowerCase()}`;
}

/** The whole case, strongest item first. */
export function caseText(parts: readonly HallCasePart[]): string {
  return [...parts]
    .sort((a, b) => b.points - a.points)
    .map(casePartText)
    .join(', ');
}
