import type { RecordName } from '../../model/people/record-book.ts';
import { spelled } from '../numbers.ts';
import { recordNumber, recordTitle } from '../records.ts';

import type { RecordFacts } from './facts.ts';

/** `14 sacks`, `four rushing touchdowns`. */
function countOf(record: RecordName, value: number): string {
  return `${Number.isInteger(value) && value < 10 ? spelled(value) : recordNumber(value)} ${recordName(record)}`;
}

/** `rushing yards`. */
function recordName(record: RecordName): string {
  return recordTitle(record).toLowerCase().replace(', team', '');
}

/** The holder of a record. */
function formerHolder({ who, team, record, whose, before }: RecordFacts): string {
  const mark = countOf(record, before.value).replace(` ${recordName(record)}`, '');
  if (before.who === who)
    return `The old mark was ${who === team ? 'its' : 'his'} own: ${mark}, set in ${before.year}.`;
  const holder = whose === 'national' && before.who !== before.team ? `${before.who} of ${before.team}` : before.who;
  return `${holder} held the old mark of ${mark}, set in ${before.year}.`;
}

/** Describes a record. A game record is final; season and career totals keep growing. */
export function recordText(f: RecordFacts): string[] {
  const { who, team, record, span, value, whose } = f;
  const what = countOf(record, value);
  const name = who === team ? team : `${who} of ${team}`;
  const old = formerHolder(f);
  if (span === 'game') {
    return [
      `A ${whose} record: ${name}, ${what} in a game. ${old}`,
      `${name} sets the ${whose} record with ${what} in a game. ${old}`,
    ];
  }
  const over = span === 'season' ? 'this season' : 'in his career';
  return [
    `${name} has ${what} ${over}, a ${whose} record. ${old}`,
    `The ${whose} record for ${recordName(record)} in a ${span} falls to ${name}, ${who === team ? 'which' : 'who'} now has ${recordNumber(value)}. ${old}`,
  ];
}

/** `547 passing yards`, `half a sack`. */
export function leftOf(record: RecordName, left: number): string {
  if (left === 0.5) return record === 'sacks' ? 'half a sack' : 'half a tackle for loss';
  return left === 1 ? `one ${recordName(record).replace(/s( for loss)?$/, '$1')}` : countOf(record, left);
}
