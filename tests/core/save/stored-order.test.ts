import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { GAME_KINDS } from '../../../src/core/model/game.ts';
import { PENALTIES, PLAY_COLUMNS, PLAY_KINDS, PLAY_RESULTS } from '../../../src/core/model/play.ts';
import { CLASS_YEARS, POSITIONS } from '../../../src/core/model/positions.ts';
import { PLAYER_STATS, TEAM_STATS } from '../../../src/core/model/stats.ts';
import { COLUMNS_V1 } from '../../../src/core/save/codecs/v1/columns.ts';

/** What the tables store by place: how many entries, and the hash of their names. */
const hash = (names: readonly string[]): string => createHash('sha256').update(names.join()).digest('hex').slice(0, 12);

describe('a list whose order is stored in saves', () => {
  it('may grow at its end and keeps every place it has given out', () => {
    const growing: [readonly string[], number, string][] = [
      [PLAYER_STATS, 49, '5bd5d7e910e0'],
      [TEAM_STATS, 54, '3e50f95dd605'],
      [PLAY_KINDS, 13, '33005af5eb53'],
      [PLAY_RESULTS, 16, 'c08448b6693b'],
      [PENALTIES, 23, 'db77ebbadef3'],
    ];
    for (const [list, count, known] of growing) expect(hash(list.slice(0, count))).toBe(known);
  });

  it('is fixed where the number of entries matters too', () => {
    const fixed: [readonly string[], number, string][] = [
      [POSITIONS, 11, '540b391cbba7'],
      [CLASS_YEARS, 4, '1eaaa1377f02'],
      [GAME_KINDS, 4, '1c082561def5'],
    ];
    for (const [list, count, known] of fixed) expect([list.length, hash(list)]).toEqual([count, known]);
  });
});

describe('the columns of a play, which are stored by name', () => {
  it('are still all those that the first release had, whose digests are of them', () => {
    expect([COLUMNS_V1.length, hash(COLUMNS_V1)]).toEqual([29, '07522a1d3fde']);
    for (const name of COLUMNS_V1) expect(PLAY_COLUMNS).toContain(name);
  });
});
