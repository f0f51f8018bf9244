import { describe, expect, it } from 'vitest';
import type { Award } from '../../../src/core/model/people/awards.ts';
import { STAT, STAT_COUNT } from '../../../src/core/model/plays/stats.ts';
import { type CaseFacts, caseFor, casePoints } from '../../../src/core/season/halls.ts';
import { tuning } from './fixtures.ts';

const K = tuning.halls;

function award(more: Partial<Award>): Award {
  return {
    year: 2024,
    week: 15,
    kind: 'all_america',
    conference: null,
    selection: 0,
    place: 1,
    role: 'qb',
    player: 1,
    team: 'hill',
    points: null,
    firsts: null,
    game: null,
    ...more,
  };
}

const facts = (more: Partial<CaseFacts> = {}): CaseFacts => ({
  awards: [],
  records: { nation: 0, conference: 0, program: 0 },
  titles: 0,
  counts: new Int32Array(STAT_COUNT),
  ...more,
});

const points = (more: Partial<CaseFacts>) => casePoints(caseFor(facts(more), K));

describe('a case for the hall of fame', () => {
  it('is empty for a player with no achievements', () => {
    expect(caseFor(facts(), K)).toEqual([]);
  });

  it('adds up his honors, each as often as it was given', () => {
    const first = award({ selection: 1 });
    expect(caseFor(facts({ awards: [first, first, award({ selection: 2 })] }), K)).toEqual([
      { part: 'all_america_first', count: 2, points: 2 * K.allAmericaFirst, record: null },
      { part: 'all_america_second', count: 1, points: K.allAmericaSecond, record: null },
    ]);
    expect(points({ awards: [award({ kind: 'heisman', place: 1 })] })).toBe(K.heisman);
    expect(points({ awards: [award({ kind: 'heisman', place: 4 })] })).toBe(K.heismanFinalist);
    expect(points({ awards: [award({ kind: 'heisman', place: 5 })] })).toBe(0);
    expect(points({ awards: [award({ kind: 'best', place: 2 })] })).toBe(0);
    expect(points({ awards: [award({ kind: 'player_of_the_week', conference: 'lake', role: 'offense' })] })).toBe(0);
  });

  it('counts the honors of kickers and punters for less, since very few of them enter a hall', () => {
    const honored = (role: Award['role']) =>
      points({ awards: [award({ role, selection: 1 }), award({ role, selection: 1 }), award({ role, kind: 'best' })] });
    for (const role of ['p', 'k'] as const) expect(honored(role)).toBeLessThan(0.5 * honored('lb'));
    expect(honored('p')).toBeLessThan(K.national / 2);
  });

  it('names the most impressive number of his career', () => {
    const counts = new Int32Array(STAT_COUNT);
    counts[STAT.rush_yards] = K.careers.rush_yards;
    counts[STAT.half_sacks] = 2;
    expect(caseFor(facts({ counts }), K)).toEqual([
      { part: 'career', count: K.careers.rush_yards, points: K.career, record: 'rush_yards' },
    ]);
    counts[STAT.half_sacks] = 4 * K.careers.sacks;
    expect(caseFor(facts({ counts }), K)).toEqual([
      { part: 'career', count: 2 * K.careers.sacks, points: 2 * K.career, record: 'sacks' },
    ]);
  });

  it('counts titles and the records he holds', () => {
    expect(points({ titles: 2, records: { nation: 1, conference: 1, program: 3 } })).toBe(
      2 * K.title + K.nationRecord + K.conferenceRecord + 3 * K.programRecord,
    );
  });
});
