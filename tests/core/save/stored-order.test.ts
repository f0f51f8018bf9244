import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { GAME_KINDS } from '../../../src/core/model/game.ts';
import { AWARD_KINDS, AWARD_ROLES, TEAM_ROLES, WEEK_ROLES } from '../../../src/core/model/people/awards.ts';
import { KEPT_REASONS } from '../../../src/core/model/people/eligibility.ts';
import { ABSENCE_KINDS } from '../../../src/core/model/people/injuries.ts';
import {
  PLAYER_RECORDS,
  RECORD_NAMES,
  RECORD_SCOPES,
  RECORD_SPANS,
  TEAM_RECORDS,
} from '../../../src/core/model/people/record-book.ts';
import { PENALTIES, PLAY_COLUMNS, PLAY_KINDS, PLAY_RESULTS, TRICK_PLAYS } from '../../../src/core/model/plays/play.ts';
import { PLAYER_STATS, TEAM_STATS } from '../../../src/core/model/plays/stats.ts';
import { PORTAL_ENDS, PORTAL_PARTS, PORTAL_REASONS } from '../../../src/core/model/portal.ts';
import { CLASS_YEARS, POSITIONS } from '../../../src/core/model/positions.ts';
import { CARES, OPINION_PARTS } from '../../../src/core/model/recruiting.ts';
import { DIGESTED_COLUMNS } from '../../../src/core/save/integrity/digest.ts';

/** Lists that tables store by index: length, and hash of the names. */
const hash = (names: readonly string[]): string => createHash('sha256').update(names.join()).digest('hex').slice(0, 12);

describe('a list whose order saves store', () => {
  it('may grow at its end and never changes an index', () => {
    const growing: [readonly string[], number, string][] = [
      [PLAYER_STATS, 49, '5bd5d7e910e0'],
      [TEAM_STATS, 54, '3e50f95dd605'],
      [PLAY_KINDS, 13, '33005af5eb53'],
      [PLAY_RESULTS, 16, 'c08448b6693b'],
      [PENALTIES, 23, 'db77ebbadef3'],
      [TRICK_PLAYS, 3, '722f11973fd1'],
      [ABSENCE_KINDS, 19, '2307c29d608b'],
      [AWARD_KINDS, 8, '3b6debb76488'],
      [AWARD_ROLES, 14, '2aff9b9da88e'],
      [PORTAL_REASONS, 6, '2ceb99c8ce71'],
      [PORTAL_ENDS, 5, 'bc3b8aef839b'],
      [RECORD_NAMES, 21, 'ab4aa06d5b79'],
      [RECORD_SCOPES, 3, '40fb33958192'],
      [RECORD_SPANS, 3, '36bfc1f39fbb'],
      [KEPT_REASONS, 3, '82ea751a657c'],
      [CARES, 8, 'd241785a5a25'],
      [OPINION_PARTS, 10, 'ef2db6c0ee88'],
      [PORTAL_PARTS, 9, 'b223c8a2d534'],
    ];
    for (const [list, count, known] of growing) expect(hash(list.slice(0, count))).toBe(known);
  });

  it('names everything, whichever model list it comes from', () => {
    const records = [...Object.keys(PLAYER_RECORDS), ...Object.keys(TEAM_RECORDS), 'team_margin', 'team_wins'];
    expect([...RECORD_NAMES].sort()).toEqual(records.sort());
    expect([...AWARD_ROLES].sort()).toEqual([...TEAM_ROLES, ...WEEK_ROLES].sort());
  });

  it('is fixed if the number of entries matters too', () => {
    const fixed: [readonly string[], number, string][] = [
      [POSITIONS, 11, '540b391cbba7'],
      [CLASS_YEARS, 4, '1eaaa1377f02'],
      [GAME_KINDS, 4, '1c082561def5'],
    ];
    for (const [list, count, known] of fixed) expect([list.length, hash(list)]).toEqual([count, known]);
  });
});

describe('play columns, which are stored by name', () => {
  it('still include all those that digests hash', () => {
    expect([DIGESTED_COLUMNS.length, hash(DIGESTED_COLUMNS)]).toEqual([29, '07522a1d3fde']);
    for (const name of DIGESTED_COLUMNS) expect(PLAY_COLUMNS).toContain(name);
  });
});
