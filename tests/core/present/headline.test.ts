import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COL, PLAY_STRIDE } from '../../../src/core/model/play.ts';
import { headline, pickHeadline } from '../../../src/core/present/headline.ts';
import { courseOf, type HeadlineFacts, standoutOf } from '../../../src/core/present/headline-facts.ts';
import { STORIES } from '../../../src/core/present/headline-templates.ts';

const PLAIN: HeadlineFacts = {
  gameId: 20240017,
  winner: { name: 'Michigan', rank: 40, score: 24, streak: 1 },
  loser: { name: 'Indiana', rank: 50, score: 17, streak: 0 },
  overtime: 0,
  expectedMargin: 3,
  winProbability: 0.6,
  deficit: 3,
  goAheadSecondsLeft: null,
  kind: 'regular',
  name: null,
  nationalTitle: false,
  rivalry: false,
  trophy: null,
  site: 'home',
  standout: null,
};

const team = fc.record({
  name: fc.constantFrom('Michigan', 'San José State', 'Texas A&M', "Hawai'i"),
  rank: fc.option(fc.integer({ min: 0, max: 136 })),
  score: fc.integer({ min: 0, max: 70 }),
  streak: fc.integer({ min: -8, max: 15 }),
});

const anyFacts: fc.Arbitrary<HeadlineFacts> = fc
  .record({
    gameId: fc.integer({ min: 20000001, max: 21009999 }),
    winner: team,
    loser: team,
    overtime: fc.constantFrom(0, 0, 0, 0, 1, 2, 3, 6),
    expectedMargin: fc.option(fc.integer({ min: -30, max: 50 })),
    winProbability: fc.option(fc.double({ min: 0.01, max: 0.99, noNaN: true })),
    deficit: fc.constantFrom(0, 3, 7, 14, 17, 21, 28),
    goAheadSecondsLeft: fc.constantFrom(null, null, 5, 58, 400),
    kind: fc.constantFrom('regular' as const, 'conference_championship' as const, 'bowl' as const, 'playoff' as const),
    name: fc.constantFrom(null, 'Rose Bowl', 'SEC Championship', 'Quarterfinal'),
    nationalTitle: fc.constantFrom(false, false, false, true),
    rivalry: fc.boolean(),
    trophy: fc.constantFrom(null, null, 'the Old Oaken Bucket'),
    site: fc.constantFrom('home' as const, 'away' as const, 'neutral' as const),
    standout: fc.constantFrom(
      null,
      null,
      { player: 'J. Doe', onWinner: true, deed: 'throws for 431 yards', feat: '431 passing yards' },
      { player: 'J. Doe', onWinner: false, deed: 'runs for 231 yards', feat: '231 rushing yards' },
    ),
  })
  .map((facts) => {
    const { winner, loser } = facts;
    const margin = facts.overtime > 0 ? 3 : Math.max(1, winner.score);
    return { ...facts, winner: { ...winner, score: loser.score + margin }, loser: { ...loser, name: 'Indiana' } };
  });

/** An ordinary game with a few things out of the ordinary. */
const fewFacts: fc.Arbitrary<HeadlineFacts> = fc
  .tuple(
    anyFacts,
    fc.subarray(['teams', 'name', 'site', 'deficit', 'winProbability', 'standout'] as const, { maxLength: 2 }),
  )
  .map(([facts, changed]) => {
    const { winner, loser } = facts;
    const teams = { winner: { ...winner, streak: 1 }, loser: { ...loser, streak: 0 } };
    const different = changed.map((key) => (key === 'teams' ? teams : { [key]: facts[key] }));
    return Object.assign({ ...PLAIN, gameId: facts.gameId }, ...different) as HeadlineFacts;
  });

describe('headlines', () => {
  test('there are many ways to tell a game', () => {
    expect(STORIES.flatMap(({ templates }) => templates).length).toBeGreaterThan(100);
  });

  test('every finished game has a headline with both teams or the score, and no hole in it', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const line = headline(facts);
        expect(line).not.toMatch(/[{}]|undefined|null|NaN| {2}|^\s*$/);
        expect(line).toContain(facts.winner.name);
        const score = `${facts.winner.score}-${facts.loser.score}`;
        expect(line.includes(score) || line.includes(facts.loser.name)).toBe(true);
        expect(line).toBe(headline({ ...facts }));
      }),
      { seed: 1, numRuns: 3000 },
    );
  });

  test('every wording can come up', () => {
    const seen = new Set<string>();
    const games = [
      ...fc.sample(anyFacts, { seed: 2, numRuns: 2000 }),
      ...fc.sample(fewFacts, { seed: 3, numRuns: 2000 }),
    ];
    for (const facts of games) {
      for (let id = 0; id < 12; id++) seen.add(pickHeadline({ ...facts, gameId: facts.gameId + id }).template);
    }
    for (const { templates } of STORIES) for (const template of templates) expect(seen).toContain(template);
  });

  test('games of the same kind do not all read the same', () => {
    const lines = new Set(Array.from({ length: 40 }, (_, n) => headline({ ...PLAIN, gameId: 20240001 + n })));
    expect(lines.size).toBeGreaterThan(6);
  });

  test.each([
    ['national title', { nationalTitle: true, kind: 'playoff' as const }],
    ['conference championship', { kind: 'conference_championship' as const, name: 'Big Ten Championship' }],
    ['giant killed', { loser: { ...PLAIN.loser, rank: 2 }, winProbability: 0.1 }],
    ['marathon', { overtime: 4 }],
    ['great comeback', { deficit: 24 }],
    ['trophy game', { trophy: 'Paul Bunyan Trophy', rivalry: true }],
    ['bowl', { kind: 'bowl' as const, name: 'Rose Bowl' }],
    ['shutout', { loser: { ...PLAIN.loser, score: 0 }, winner: { ...PLAIN.winner, score: 31 } }],
    ['last-minute win', { goAheadSecondsLeft: 12 }],
  ])('a %s is told as one', (story, change) => {
    const told = new Set(Array.from({ length: 30 }, (_, n) => pickHeadline({ ...PLAIN, ...change, gameId: n }).story));
    expect(told).toContain(story);
  });

  test('a title game is never told as just another win', () => {
    for (let gameId = 0; gameId < 50; gameId++) {
      expect(pickHeadline({ ...PLAIN, gameId, nationalTitle: true, kind: 'playoff', overtime: 1 }).story).toContain(
        'national title',
      );
    }
  });
});

/** A log of scores alone: [quarter, seconds left, side, points]. */
function scores(rows: readonly [quarter: number, left: number, side: 0 | 1, points: number][]): Int16Array {
  const log = new Int16Array(rows.length * PLAY_STRIDE);
  rows.forEach(([quarter, left, side, points], at) => {
    const base = at * PLAY_STRIDE;
    log[base + COL.quarter] = quarter;
    log[base + COL.secondsLeft] = left;
    log[base + COL.secondsUsed] = 5;
    log[base + COL.offense] = side;
    log[base + COL.pointsOffense] = points;
  });
  return log;
}

describe('the course of a game', () => {
  test('a team that trailed by ten and kicked the winner with 20 seconds left', () => {
    const log = scores([
      [1, 600, 1, 7],
      [2, 300, 1, 3],
      [3, 300, 0, 7],
      [4, 25, 0, 7],
    ]);
    expect(courseOf(log, 0)).toEqual({ deficit: 10, goAheadSecondsLeft: 20 });
  });

  test('a team that led all the way', () => {
    expect(courseOf(scores([[1, 600, 1, 7]]), 1)).toEqual({ deficit: 0, goAheadSecondsLeft: null });
  });

  test('the day that stands out most is told, in a defeat too', () => {
    const line = (player: string, onWinner: boolean, counts: Record<string, number>) => ({
      player,
      onWinner,
      count: (stat: string) => counts[stat] ?? 0,
    });
    expect(standoutOf([line('A. Passer', true, { pass_yards: 300 })])).toBeNull();
    const day = standoutOf([
      line('A. Passer', true, { pass_yards: 410 }),
      line('B. Runner', false, { rush_yards: 301 }),
    ]);
    expect(day).toEqual({
      player: 'B. Runner',
      onWinner: false,
      deed: 'runs for 301 yards',
      feat: '301 rushing yards',
    });
  });
});
