import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COL, PLAY_STRIDE } from '../../../src/core/model/plays/play.ts';
import { courseOf, type HeadlineFacts, standoutOf } from '../../../src/core/words/headlines/facts.ts';
import { headlineText, pickHeadline } from '../../../src/core/words/headlines/headline.ts';
import { STORIES } from '../../../src/core/words/headlines/stories.ts';

/** Returns a game's headline when no other headline has been used. */
const headline = (facts: HeadlineFacts): string => headlineText(facts, pickHeadline(facts).template);

const PLAIN: HeadlineFacts = {
  gameId: 20240017,
  winner: { name: 'Michigan', rank: 40, score: 24, streak: 1 },
  loser: { name: 'Indiana', rank: 50, score: 17, streak: 0 },
  overtime: 0,
  expectedMargin: 3,
  winProbability: 0.6,
  deficit: 3,
  goAheadSecondsLeft: null,
  goAheadBy: null,
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
    goAheadSecondsLeft: fc.constantFrom(null, null, 0, 1, 14, 58, 400),
    goAheadBy: fc.constantFrom('field goal' as const, 'touchdown' as const, 'score' as const),
    kind: fc.constantFrom('regular' as const, 'conference_championship' as const, 'bowl' as const, 'playoff' as const),
    name: fc.constantFrom(null, 'Rose Bowl', 'SEC Championship', 'Quarterfinal'),
    nationalTitle: fc.constantFrom(false, false, false, true),
    rivalry: fc.boolean(),
    trophy: fc.constantFrom(null, null, 'the Old Oaken Bucket', 'Holy War'),
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

/** An ordinary game with a few unusual facts. */
const fewFacts: fc.Arbitrary<HeadlineFacts> = fc
  .tuple(
    anyFacts,
    fc.subarray(
      ['teams', 'streak', 'name', 'site', 'deficit', 'winProbability', 'expectedMargin', 'standout'] as const,
      {
        maxLength: 2,
      },
    ),
  )
  .map(([facts, changed]) => {
    const { winner, loser } = facts;
    const teams = { winner: { ...winner, streak: 1 }, loser: { ...loser, streak: 0 } };
    const streaks = {
      winner: { ...PLAIN.winner, streak: winner.streak },
      loser: { ...PLAIN.loser, streak: loser.streak },
    };
    const different = changed.map((key) =>
      key === 'teams' ? teams : key === 'streak' ? streaks : { [key]: facts[key] },
    );
    return Object.assign({ ...PLAIN, gameId: facts.gameId }, ...different) as HeadlineFacts;
  });

describe('headlines', () => {
  test('there are many stories for a game', () => {
    expect(STORIES.flatMap(({ templates }) => templates).length).toBeGreaterThan(100);
  });

  test('every finished game has a headline with both teams or the score, and no unfilled placeholder', () => {
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

  test('every wording can occur', () => {
    const seen = new Set<string>();
    const games = [
      ...fc.sample(anyFacts, { seed: 2, numRuns: 800 }),
      ...fc.sample(fewFacts, { seed: 3, numRuns: 4000 }),
      { ...PLAIN, winner: { ...PLAIN.winner, rank: 3 }, loser: { ...PLAIN.loser, rank: 9 }, overtime: 1 },
    ];
    for (const facts of games) {
      for (let id = 0; id < 40; id++) seen.add(pickHeadline({ ...facts, gameId: facts.gameId + id }).template);
    }
    expect(STORIES.flatMap(({ templates }) => templates).filter((template) => !seen.has(template))).toEqual([]);
  });

  test('a bowl or a conference championship is named, whatever happened in it', () => {
    fc.assert(
      fc.property(anyFacts, fc.constantFrom('bowl' as const, 'conference_championship' as const), (facts, kind) => {
        const line = headline({
          ...facts,
          kind,
          nationalTitle: false,
          trophy: null,
          rivalry: false,
          name: 'Rose Bowl',
        });
        expect(line).toContain('Rose Bowl');
      }),
      { seed: 6, numRuns: 1000 },
    );
  });

  test('The Game is called that, and an owner whose name ends in s gets the apostrophe alone', () => {
    const theGame = { trophy: 'The Game', rivalry: true };
    const lines = Array.from({ length: 30 }, (_, gameId) => headline({ ...PLAIN, ...theGame, gameId }));
    expect(lines).toContain('Michigan wins The Game, 24-17 over Indiana');
    const run = { loser: { ...PLAIN.loser, name: 'Texas', streak: 8 }, winProbability: 0.5 };
    const ended = Array.from({ length: 30 }, (_, gameId) => headline({ ...PLAIN, ...run, gameId }));
    expect(ended).toContain("Michigan snaps Texas' eight-game winning streak, 24-17");
  });

  test('games of the same kind do not all read the same', () => {
    const lines = new Set(Array.from({ length: 40 }, (_, n) => headline({ ...PLAIN, gameId: 20240001 + n })));
    expect(lines.size).toBeGreaterThan(6);
  });

  test('no wording is used twice in a week if another one fits', () => {
    fc.assert(
      fc.property(fc.array(anyFacts, { minLength: 2, maxLength: 12 }), (games) => {
        const used = new Set<string>();
        for (const facts of games) {
          const { story, template } = pickHeadline(facts, used);
          const others = STORIES.find(({ key }) => key === story)!.templates;
          if (used.has(template)) expect(others.filter((each) => !used.has(each))).toEqual([]);
          used.add(template);
        }
      }),
      { seed: 7, numRuns: 300 },
    );
    const plain = new Set<string>();
    for (let n = 0; n < 10; n++) plain.add(pickHeadline({ ...PLAIN, gameId: 20240001 + n }, plain).template);
    expect(plain.size).toBe(10);
  });

  test('overtime is in every headline, in words or behind the score', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const line = headline(facts);
        const saysOvertime = /overtime|\b\d?OT\b/.test(line);
        expect(saysOvertime).toBe(facts.overtime > 0);
        if (/overtime/.test(line)) expect(line).not.toMatch(/OT\b/);
      }),
      { seed: 8, numRuns: 1500 },
    );
  });

  test('a game between two ranked teams gets the wording for the lower rank', () => {
    const showdown = (ours: number, theirs: number) =>
      headlineText(
        { ...PLAIN, winner: { ...PLAIN.winner, rank: ours }, loser: { ...PLAIN.loser, rank: theirs } },
        '{W} routs {L} in a {tier} showdown, {score}',
      );
    expect(showdown(2, 5)).toContain('in a top-five showdown');
    expect(showdown(10, 2)).toContain('in a top-10 showdown');
    expect(showdown(3, 11)).toContain('in a Top 25 showdown');
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
  ])('a %s reads like one', (story, change) => {
    const stories = new Set(
      Array.from({ length: 30 }, (_, n) => pickHeadline({ ...PLAIN, ...change, gameId: n }).story),
    );
    expect(stories).toContain(story);
  });

  test('a title game is never reported as just another win', () => {
    for (let gameId = 0; gameId < 50; gameId++) {
      expect(pickHeadline({ ...PLAIN, gameId, nationalTitle: true, kind: 'playoff', overtime: 1 }).story).toContain(
        'national title',
      );
    }
  });
});

/** A log of scores only: [quarter, seconds left, side, points]. */
function scores(rows: readonly [quarter: number, left: number, side: 0 | 1, points: number][]): Int16Array {
  const log = new Int16Array(rows.length * PLAY_STRIDE);
  rows.forEach(([quarter, left, side, points], index) => {
    const base = index * PLAY_STRIDE;
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
    expect(courseOf(log, 0)).toEqual({ deficit: 10, goAheadSecondsLeft: 20, goAheadBy: 'score' });
  });

  test('a team that led all the way', () => {
    expect(courseOf(scores([[1, 600, 1, 7]]), 1)).toEqual({ deficit: 0, goAheadSecondsLeft: null, goAheadBy: null });
  });

  test('the top performance is reported, also in a loss', () => {
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

describe('the tone of a headline', () => {
  /** Returns every headline that a game can get. */
  const allHeadlines = (change: Partial<HeadlineFacts>): string[] => [
    ...new Set(Array.from({ length: 200 }, (_, gameId) => headline({ ...PLAIN, ...change, gameId }))),
  ];
  const iowa = { name: 'Iowa', rank: 17, score: 23, streak: 1 };
  const alabama = { name: 'Alabama', rank: 3, score: 21, streak: 4 };

  test('a field goal at 0:14 by an 11% underdog is a stunner', () => {
    const lines = allHeadlines({
      winner: iowa,
      loser: alabama,
      winProbability: 0.11,
      expectedMargin: -16,
      goAheadSecondsLeft: 14,
      goAheadBy: 'field goal',
    });
    for (const line of lines) {
      expect(line).toMatch(/stun|shock|upset/i);
      expect(line).toContain('with 14 seconds left');
    }
    expect(lines).toContain('Field goal with 14 seconds left lifts No. 17 Iowa past No. 3 Alabama in a shocker, 23-21');
  });

  test('No. 5 beating No. 6 as an underdog is no shock', () => {
    const change = { winner: { ...iowa, rank: 5 }, loser: { ...alabama, rank: 6 }, winProbability: 0.3 };
    for (const line of allHeadlines(change)) expect(line).not.toMatch(/shock|stun|upside down|shakes/i);
  });

  test('a 29-point favorite that wins by ten is reported as a narrow escape', () => {
    for (const line of allHeadlines({
      expectedMargin: 29,
      winProbability: 0.97,
      winner: { ...PLAIN.winner, score: 27 },
    })) {
      expect(line).toMatch(/all it can handle|sweats out|avoids an upset|survives/);
    }
  });

  test('a favorite that loses big is not reported as a close game', () => {
    const rout = { winner: { ...iowa, score: 45 }, loser: { ...alabama, score: 10 } };
    for (const line of allHeadlines({ ...rout, winProbability: 0.3 }))
      expect(line).toMatch(/stunner|rout|stuns|shock|takes down|shakes|upside/i);
  });

  test('a game won by a field goal is never reported as a rout', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const close = { ...facts, winner: { ...facts.winner, score: facts.loser.score + 3 } };
        expect(headline(close)).not.toMatch(/\brouts?\b|cruise|overwhelm|breeze|dominate|blows? out|too much for/i);
      }),
      { seed: 4, numRuns: 500 },
    );
  });

  test('one is singular, and ranks past 25 are not the poll’s', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const line = headline(facts);
        expect(line).not.toMatch(
          /\b1 (points|seconds|games|yards)\b|No\. (2[6-9]|[3-9]\d|\d{3})|[ ][,.:;]|\ba \d+-\d+-/,
        );
        expect(line).not.toMatch(/[.!]$/);
      }),
      { seed: 5, numRuns: 1000 },
    );
  });

  test('a trophy is won, a named game is played', () => {
    const rivals = (trophy: string) =>
      allHeadlines({ trophy, rivalry: true })
        .filter((line) => line.includes(trophy))
        .join('\n');
    expect(rivals('Floyd of Rosedale')).not.toMatch(/the Floyd/i);
    expect(rivals('Old Oaken Bucket')).toMatch(/brings home the Old Oaken Bucket/);
    expect(rivals('Border Showdown')).toMatch(/wins the Border Showdown/);
    expect(rivals('Border Showdown')).not.toMatch(/home|carries off|goes to/);
  });

  test('a game won on the last play is won as time expires', () => {
    const lines = allHeadlines({ goAheadSecondsLeft: 0, goAheadBy: 'touchdown' });
    expect(lines).toContain('Touchdown as time expires lifts Michigan past Indiana, 24-17');
  });
});
