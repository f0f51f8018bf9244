import { beforeAll, describe, expect, it } from 'vitest';
import { playGame } from '../../../src/core/football/game.ts';
import { review } from '../../../src/core/football/review/review.ts';
import { ALL_AVAILABLE } from '../../../src/core/football/side.ts';
import { COL, KIND, PLAY_FLAGS, PLAY_STRIDE, RESULT } from '../../../src/core/model/plays/play.ts';
import { type GameRules, rulesOf } from '../../../src/core/model/rules.ts';
import { seedFrom, stream } from '../../../src/core/random/stream.ts';
import { resolveTuning } from '../../../src/core/tuning/index.ts';
import { buildLeague, LEAGUE_SEED } from './league.ts';

/** Two-point returns happen once in a few seasons; this makes them frequent. */
const tuning = resolveTuning({ 'tries.twoPointReturned': 0.2 });
const league = buildLeague(LEAGUE_SEED, 0, tuning);
const GAMES = 120;
const played = new Map<number, Int16Array[]>();

/** Returns the logs of a year's seeded games. */
function logs(year: number): Int16Array[] {
  let made = played.get(year);
  if (!made) {
    made = Array.from({ length: GAMES }, (_, i) => {
      const { home, away } = league.games[i]!;
      const side = (name: string) => ({ ...ALL_AVAILABLE, injuries: stream(seedFrom('officials'), year, i, name) });
      const available = [side('home'), side('away')] as const;
      const matchup = { home: league.teams[home]!, away: league.teams[away]!, neutral: false, available };
      return playGame(matchup, rulesOf(year), tuning, stream(seedFrom('officials'), year, i)).plays;
    });
    played.set(year, made);
  }
  return made;
}

type Column = (name: keyof typeof COL) => number;

/** Counts a year's plays that match. */
function count(year: number, such: (column: Column) => boolean): number {
  let n = 0;
  for (const log of logs(year)) {
    for (let offset = 0; offset < log.length; offset += PLAY_STRIDE)
      if (such((name) => log[offset + COL[name]]!)) n += 1;
  }
  return n;
}

const hasFlag = (c: Column, flag: keyof typeof PLAY_FLAGS) => (c('flags') & PLAY_FLAGS[flag]) !== 0;

describe('an official', () => {
  beforeAll(() => void logs(2024));

  it.each([2000, 2002, 2005, 2006, 2007, 2008, 2010, 2011, 2012, 2013, 2018, 2019, 2021, 2022, 2023, 2024, 2026])(
    'finds nothing wrong with the games of %i',
    (year) => expect(logs(year).flatMap((log) => review(log, rulesOf(year)))).toEqual([]),
  );

  /** Seasons, an official's mistake about one rule, and the objection he raises. */
  const OBJECTIONS: [year: number, mistake: Partial<GameRules>, objection: RegExp][] = [
    [2010, { clockStopsOutOfBounds: true }, /though the clock stops out of bounds/],
    [2006, { clockStopsOnPossession: true }, /though the clock stops after a change of possession/],
    [2006, { clockStartsOnKick: false }, /takes time without a runner/],
    [2023, { twoMinuteTimeout: true }, /though the clock stops at two minutes/],
    [2014, { foulRunoff: 0, injuryRunoff: 0 }, /has seconds run off in a season without that rule/],
    [2010, { targetingFoul: false }, /is flagged for targeting, which is no foul of this season/],
    [2015, { targetingEjects: false }, /ejects a player without reason/],
    [2012, { targetingEjects: true }, /lets a player who targeted stay in/],
    [2005, { incidentalFaceMask: false }, /is flagged for incidental face mask, which is no foul/],
    [2010, { horseCollarFoul: false }, /is flagged for horse collar tackle, which is no foul/],
    [2025, { offensiveInterference: 10 }, /for offensive pass interference instead of/],
    [2018, { kickoffFairCatchLine: null }, /is a kickoff caught fairly/],
    [2000, { kickoffLine: 30 }, /is a kickoff from yard 35/],
    [2010, { kickoffTouchback: 25 }, /is snapped at yard 20 instead of 25/],
    [2007, { kickoffOutOfBounds: 30 }, /is snapped at yard 35 instead of 40/],
    [2024, { timeouts: 2 }, /timeout that the side no longer has/],
  ];

  it.each(OBJECTIONS)('of %i who mistakes the rules for %o objects', (year, mistake, objection) => {
    const objections = logs(year).flatMap((log) => review(log, { ...rulesOf(year), ...mistake }));
    expect(objections.some((text) => objection.test(text))).toBe(true);
  });

  it('objects to an untimed down after the first or third quarter since 2023', () => {
    const log = logs(2022)[0]!.slice();
    // The last play of the first quarter draws a defensive flag, and an untimed down follows.
    let at = 0;
    while (log[at + COL.quarter] === 1) at += PLAY_STRIDE;
    const last = at - PLAY_STRIDE;
    const untimed = log.slice(at, at + PLAY_STRIDE);
    untimed[COL.quarter] = 1;
    untimed[COL.secondsLeft] = 0;
    untimed[COL.secondsUsed] = 0;
    Object.assign(log, { [last + COL.penalty]: 16, [last + COL.penaltyCall]: 2 });
    const extended = Int16Array.from([...log.subarray(0, at), ...untimed, ...log.subarray(at)]);
    const timeIsOut = (year: number) =>
      review(extended, rulesOf(year)).some((text) => text.includes('begins when the time is out'));
    expect([timeIsOut(2022), timeIsOut(2023)]).toEqual([false, true]);
  });

  it('objects to wrong penalty yards, and to a player who returns after an ejection', () => {
    const broken = (change: (log: Int16Array, at: number) => boolean): string[] => {
      for (const original of logs(2024)) {
        const log = original.slice();
        for (let offset = 0; offset < log.length; offset += PLAY_STRIDE) {
          if (change(log, offset)) return review(log, rulesOf(2024));
        }
      }
      return [];
    };
    const moreYards = broken((log, at) => {
      if (log[at + COL.kind] !== KIND.penalty || log[at + COL.penaltyCall] !== 1) return false;
      log[at + COL.penaltyYards]! += 1;
      return true;
    });
    expect(moreYards.some((text) => /walks off \d+ yards for/.test(text))).toBe(true);
    let out = -1;
    const back = broken((log, at) => {
      if ((log[at + COL.flags]! & PLAY_FLAGS.ejected) !== 0)
        out = log[at + COL.penaltySlot]! + 100 * log[at + COL.offense]!;
      else if (out >= 0 && log[at + COL.kind] === KIND.run && log[at + COL.offense] === Math.floor(out / 100)) {
        log[at + COL.tackler] = out % 100;
        return true;
      }
      return false;
    });
    expect(back.some((text) => text.includes('a player who was ejected'))).toBe(true);
  });
});

describe('rare plays in many games', () => {
  const YEARS = [2000, 2005, 2010, 2013, 2018, 2024];
  const ever = (such: (column: Column) => boolean) => YEARS.some((year) => count(year, such) > 0);

  it('include fakes by the punter', () => {
    expect(ever((c) => hasFlag(c, 'fakeKick') && c('kind') === KIND.run)).toBe(true);
    expect(ever((c) => hasFlag(c, 'fakeKick') && c('kind') === KIND.pass)).toBe(true);
  });

  it('include tries that the defense returns for two points', () => {
    const isTry = (c: Column) => c('kind') >= KIND.extra_point && c('kind') <= KIND.two_point_pass;
    expect(ever((c) => isTry(c) && c('pointsDefense') === 2)).toBe(true);
  });

  it('include passes by players other than quarterbacks, and passes caught by quarterbacks', () => {
    const quarterbacks = league.teams[0]!.groups.qb.count;
    expect(ever((c) => c('kind') === KIND.pass && !hasFlag(c, 'fakeKick') && c('actor') >= quarterbacks)).toBe(true);
  });

  it('charge kneel-downs to the team, and every other run to a player', () => {
    expect(count(2024, (c) => c('kind') === KIND.kneel)).toBeGreaterThan(0);
    expect(count(2024, (c) => c('kind') === KIND.kneel && c('actor') >= 0)).toBe(0);
  });

  it('include fair catches of kickoffs since 2018, and not before', () => {
    const caught = (year: number) =>
      count(year, (c) => c('kind') === KIND.kickoff && c('result') === RESULT.fair_catch);
    expect([caught(2000), caught(2017)]).toEqual([0, 0]);
    expect(caught(2018)).toBeGreaterThan(0);
  });

  it('number about eight plays per team and game fewer in 2006 than in 2005 and 2007', () => {
    const plays = (year: number) => count(year, (c) => c('kind') <= KIND.spike && !hasFlag(c, 'noPlay')) / (2 * GAMES);
    expect(plays(2005) - plays(2006)).toBeGreaterThan(4);
    expect(plays(2007) - plays(2006)).toBeGreaterThan(4);
  });
});
