import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type GameOutcome, playGame } from '../../../src/core/football/game.ts';
import { review } from '../../../src/core/football/review/review.ts';
import { COL, PLAY_FLAGS, PLAY_STRIDE } from '../../../src/core/model/plays/play.ts';
import { KICKOFF, TWO_POINT_PASS, TWO_POINT_RUN } from '../../../src/core/model/plays/play-codes.ts';
import { type GameRules, RULE_BOOK, type RuleChange, rulesOf } from '../../../src/core/model/rules.ts';
import { seedFrom, stream } from '../../../src/core/random/stream.ts';
import { resolveTuning } from '../../../src/core/tuning/index.ts';
import { buildLeague, LEAGUE_SEED } from './league.ts';

const tuning = resolveTuning();
const { teams } = buildLeague(LEAGUE_SEED, 0, tuning);

function play(seed: number, rules: GameRules): GameOutcome {
  const [home, away] = [teams[0]!, teams[1]!];
  return playGame({ home, away, neutral: true }, rules, tuning, stream(seedFrom('rules'), seed));
}

/** Returns the 2030 rules with one more change in the rule book. */
function with2030(change: Omit<RuleChange, 'from'>): GameRules {
  return rulesOf(2030, { ...RULE_BOOK, changes: [...RULE_BOOK.changes, { from: 2030, ...change }] });
}

/** Plays games under these rules and checks that they follow them. */
function games(rules: GameRules, count = 60): GameOutcome[] {
  const all = Array.from({ length: count }, (_, seed) => play(seed, rules));
  for (const { plays } of all) expect(review(plays, rules)).toEqual([]);
  return all;
}

function rowsOf({ plays }: GameOutcome, keep: (column: (name: keyof typeof COL) => number) => boolean): number[] {
  const rows = Array.from({ length: plays.length / PLAY_STRIDE }, (_, row) => row * PLAY_STRIDE);
  return rows.filter((at) => keep((name) => plays[at + COL[name]]!));
}

describe('the rule book', () => {
  it.each([
    [2000, 35, 20, null, 3, null, true],
    [2006, 35, 20, null, 3, null, true],
    [2007, 30, 20, null, 3, null, true],
    [2012, 35, 25, null, 3, null, true],
    [2018, 35, 25, 25, 3, null, true],
    [2019, 35, 25, 25, 3, 5, true],
    [2021, 35, 25, 25, 2, 3, true],
    [2023, 35, 25, 25, 2, 3, false],
    [2100, 35, 25, 25, 2, 3, false],
  ])('of %i matches the record', (year, kickoff, touchback, fairCatch, mustTryTwo, twoPointPlays, clockStops) => {
    const rules = rulesOf(year);
    expect(rules.kickoffLine).toBe(kickoff);
    expect(rules.kickoffTouchback).toBe(touchback);
    expect(rules.kickoffFairCatchLine).toBe(fairCatch);
    expect(rules.overtime.mustTryTwoFrom).toBe(mustTryTwo);
    expect(rules.overtime.twoPointPlaysFrom).toBe(twoPointPlays);
    expect(rules.clockStopsOnFirstDown).toBe(clockStops);
  });

  /** Returns the rules that changed from the season before, by dotted name. */
  function news(year: number): string[] {
    const flat = (rules: GameRules): Record<string, unknown> => {
      const { overtime, ...rest } = rules;
      return { ...rest, ...Object.fromEntries(Object.entries(overtime).map(([k, v]) => [`overtime.${k}`, v])) };
    };
    const [before, now] = [flat(rulesOf(year - 1)), flat(rulesOf(year))];
    return Object.keys(now).filter((name) => now[name] !== before[name]);
  }

  it('is listed year by year in rules.md, every change with its source', () => {
    const text = readFileSync(new URL('../../../src/core/model/rules.md', import.meta.url), 'utf8');
    const rows = [...text.matchAll(/^\| (\d{4}) \| ([\w.]+) \|.*\| (.+) \|$/gm)];
    for (const [, , , source] of rows) expect(source).toMatch(/rule|bylaw|committee|panel/);
    const documented = rows.map(([, year, rule]) => `${year} ${rule}`).sort();
    const changed = Array.from({ length: 30 }, (_, i) => 2001 + i).flatMap((year) =>
      news(year).map((rule) => `${year} ${rule}`),
    );
    expect(documented).toEqual(changed.sort());
  });

  it.each([
    [2000, { clockStopsOutOfBounds: true, incidentalFaceMask: true, targetingFoul: false }],
    [2003, { kickoffOutOfBounds: 30 }],
    [2005, { clockStopsOnPossession: true, clockStartsOnKick: false }],
    [2006, { clockStopsOnPossession: false, clockStartsOnKick: true, kickoffLine: 35 }],
    [2007, { clockStopsOnPossession: true, clockStartsOnKick: false, kickoffLine: 30, kickoffOutOfBounds: 35 }],
    [2008, { clockStopsOutOfBounds: false, incidentalFaceMask: false, targetingFoul: true, kickoffOutOfBounds: 30 }],
    [2011, { foulRunoff: 10, injuryRunoff: 0, targetingEjects: false }],
    [2013, { foulRunoff: 10, injuryRunoff: 10, targetingEjects: true }],
    [2022, { quarterUntimedDown: true, twoMinuteTimeout: false }],
    [2023, { quarterUntimedDown: false, twoMinuteTimeout: false }],
    [2024, { twoMinuteTimeout: true, offensiveInterference: 15 }],
    [2026, { offensiveInterference: 10 }],
  ])('says of %i: %o', (year, rules) => expect(rulesOf(year)).toMatchObject(rules));

  it('survives being saved as JSON', () => {
    expect(JSON.parse(JSON.stringify(RULE_BOOK))).toEqual(RULE_BOOK);
  });

  it('changes nothing before the season of a new rule', () => {
    const book = { ...RULE_BOOK, changes: [...RULE_BOOK.changes, { from: 2030, overtime: { seriesLine: 35 } }] };
    expect(rulesOf(2029, book)).toEqual(rulesOf(2029));
    expect(rulesOf(2030, book)).toEqual({ ...rulesOf(2029), overtime: { ...rulesOf(2029).overtime, seriesLine: 35 } });
  });
});

describe('a game follows its rules', () => {
  const overtime = (game: GameOutcome) => game.result.overtime > 0;

  it('begins overtime series where the rules say', () => {
    const played = games(with2030({ overtime: { seriesLine: 40, twoPointPlaysFrom: null } })).filter(overtime);
    expect(played.length).toBeGreaterThan(0);
    const begun = played.flatMap((game) =>
      rowsOf(game, (c) => c('quarter') === 5 && c('down') > 0).map((at) => game.plays[at + COL.yardLine]),
    );
    expect(begun[0]).toBe(60);
  });

  it('alternates two-point plays from the first period where the rules say so', () => {
    const played = games(with2030({ overtime: { twoPointPlaysFrom: 1 } })).filter(overtime);
    expect(played.length).toBeGreaterThan(0);
    for (const game of played) {
      const kinds = rowsOf(game, (c) => c('quarter') > 4).map((at) => game.plays[at + COL.kind]!);
      expect(kinds.every((kind) => kind === TWO_POINT_RUN || kind === TWO_POINT_PASS)).toBe(true);
    }
  });

  it('has quarters as long as the rules say', () => {
    const [game] = games(with2030({ quarterSeconds: 600 }), 3);
    const first = rowsOf(game!, (c) => c('quarter') === 1);
    expect(first.reduce((sum, index) => sum + game!.plays[index + COL.secondsUsed]!, 0)).toBe(600);
  });

  it('kicks off from where the rules say, and has touchbacks where they say', () => {
    const rules = with2030({ kickoffLine: 40, kickoffTouchback: 35, touchback: 22, freeKickLine: 25, tryLine: 2 });
    for (const game of games(rules, 20)) {
      const [opening] = rowsOf(game, (c) => c('kind') === KICKOFF);
      expect(game.plays[opening! + COL.yardLine]).toBe(40);
    }
  });

  it('has as many timeouts as the rules say', () => {
    const used = (timeouts: number) =>
      games(with2030({ timeouts })).reduce(
        (sum, game) =>
          sum +
          rowsOf(game, (c) => (c('flags') & (PLAY_FLAGS.timeoutOffense | PLAY_FLAGS.timeoutDefense)) !== 0).length,
        0,
      );
    expect(used(0)).toBe(0);
    expect(used(6)).toBeGreaterThan(used(1));
  });
});
