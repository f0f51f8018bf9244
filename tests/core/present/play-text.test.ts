import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { playGame } from '../../../src/core/football/game.ts';
import {
  KIND,
  PENALTIES,
  PLAY_COLUMNS,
  PLAY_FLAGS,
  PLAY_KINDS,
  PLAY_RESULTS,
  RESULT,
  TRICK,
  TRICK_PLAYS,
} from '../../../src/core/model/plays/play.ts';
import { rulesOf } from '../../../src/core/model/rules.ts';
import { seedFrom, stream } from '../../../src/core/random/stream.ts';
import { resolveTuning } from '../../../src/core/tuning/index.ts';
import { playNames, shortName } from '../../../src/core/words/plays/parts.ts';
import { kindOf, type PlayRow, playCount, playRow, resultOf } from '../../../src/core/words/plays/row.ts';
import { playText } from '../../../src/core/words/plays/text.ts';
import { evenTeam } from '../football/league.ts';

const slots = (initial: string) => Array.from({ length: 90 }, (_, n) => `${initial}. Player${n}`);
const NAMES = playNames(
  [
    { name: 'Michigan', abbreviation: 'MICH' },
    { name: 'Ohio State', abbreviation: 'OSU' },
  ],
  [slots('M'), slots('O')],
);

const QUIET = Object.fromEntries(PLAY_COLUMNS.map((name) => [name, 0])) as PlayRow;
const NONE = {
  actor: -1,
  target: -1,
  tackler: -1,
  assist: -1,
  defender: -1,
  forcer: -1,
  returner: -1,
  penaltySlot: -1,
};

/** A Michigan play from its own 42 on 3rd and 7, with some fields changed. */
function play(change: Partial<PlayRow>): PlayRow {
  return { ...QUIET, ...NONE, quarter: 2, secondsLeft: 247, down: 3, distance: 7, yardLine: 42, ...change };
}

const RULES = rulesOf(2024);

const tell = (change: Partial<PlayRow>, rules = RULES) => playText(play(change), NAMES, rules);

describe('rules in a play description', () => {
  const penalty = (name: (typeof PENALTIES)[number]) => PENALTIES.indexOf(name);

  test('a fake is named after the kick it looked like', () => {
    const run = { kind: KIND.run, actor: 80, yards: 12, down: 4, flags: PLAY_FLAGS.fakeKick | PLAY_FLAGS.firstDown };
    expect(tell({ ...run, yardLine: 45 })).toBe('Fake punt: M. Player80 run for 12 yards, first down');
    expect(tell({ ...run, yardLine: 72 })).toBe('Fake field goal: M. Player80 run for 12 yards, first down');
  });

  test('a reverse and a flea flicker are named', () => {
    const run = { kind: KIND.run, actor: 80, yards: 12, trick: TRICK.reverse, flags: PLAY_FLAGS.firstDown };
    expect(tell(run)).toBe('Reverse: M. Player80 run for 12 yards, first down');
    const pass = {
      kind: KIND.pass,
      result: RESULT.complete,
      actor: 1,
      target: 80,
      yards: 41,
      trick: TRICK.flea_flicker,
    };
    expect(tell(pass)).toBe('Flea flicker: M. Player1 pass complete to M. Player80 for 41 yards');
    expect(tell({ ...run, flags: PLAY_FLAGS.noPlay, penalty: penalty('offside'), penaltyCall: 2 })).not.toContain(
      'Rev',
    );
  });

  test('the two-minute timeout comes when the clock reaches two minutes in a half, since 2024', () => {
    const run = { kind: KIND.run, actor: 2, yards: 4, secondsLeft: 131, secondsUsed: 11 };
    for (const quarter of [2, 4]) {
      expect(tell({ ...run, quarter })).toBe('M. Player2 run for 4 yards. Two-minute timeout');
      expect(tell({ ...run, quarter }, rulesOf(2023))).toBe('M. Player2 run for 4 yards');
    }
    for (const quarter of [1, 3, 5]) expect(tell({ ...run, quarter })).not.toContain('Two-minute');
    expect(tell({ ...run, secondsUsed: 10 })).not.toContain('Two-minute');
    expect(tell({ ...run, secondsLeft: 120, secondsUsed: 30 })).not.toContain('Two-minute');
  });

  test('targeting ejects the player', () => {
    const foul = { penalty: penalty('targeting'), penaltyCall: 2, penaltyYards: 15, penaltySlot: 60 };
    const flags = PLAY_FLAGS.ejected | PLAY_FLAGS.firstDownByPenalty;
    expect(tell({ kind: KIND.run, actor: 2, yards: 4, ...foul, flags })).toBe(
      'M. Player2 run for 4 yards. PENALTY Ohio State targeting (O. Player60), 15 yards, O. Player60 ejected, first down',
    );
  });

  test('a foul on a touchdown is enforced on the kickoff, or on the try if there is none', () => {
    const score = { kind: KIND.run, actor: 2, yards: 58, pointsOffense: 6, flags: PLAY_FLAGS.touchdown };
    const foul = { penalty: penalty('personal foul'), penaltyCall: 2, penaltyYards: 15, penaltySlot: 60 };
    const expected = 'M. Player2 run for 58 yards, TOUCHDOWN Michigan. PENALTY Ohio State personal foul (O. Player60)';
    expect(tell({ ...score, ...foul })).toBe(`${expected}, 15 yards, enforced on the kickoff`);
    const last = { quarter: 4, secondsLeft: 6, secondsUsed: 6, penaltyYards: 1 };
    expect(tell({ ...score, ...foul, ...last })).toBe(`${expected}, 1 yard, enforced on the try`);
  });

  test('half the distance is mentioned near the goal line', () => {
    const start = { kind: KIND.penalty, penalty: penalty('false start'), penaltyCall: 1, penaltySlot: 30, down: 1 };
    const flags = PLAY_FLAGS.noPlay;
    const expected = 'PENALTY Michigan false start (M. Player30)';
    expect(tell({ ...start, yardLine: 6, penaltyYards: 3, flags })).toBe(
      `${expected}, 3 yards, half the distance, replay 1st down`,
    );
    expect(tell({ ...start, yardLine: 42, penaltyYards: 5, flags })).toBe(`${expected}, 5 yards, replay 1st down`);
    const mask = { penalty: penalty('face mask'), penaltyCall: 2, penaltyYards: 10, penaltySlot: 20 };
    expect(tell({ kind: KIND.run, actor: 2, yards: 30, yardLine: 50, ...mask })).toMatch(/10 yards, half the distance/);
  });

  test('a kick out of bounds says where the ball is, and a free kick is not called a kickoff', () => {
    const kick = { kind: KIND.kickoff, down: 0, yardLine: 35, actor: 79 };
    const out = { result: RESULT.out_of_bounds, kickOrAir: 30, penalty: penalty('kick out of bounds'), penaltyCall: 1 };
    expect(tell({ ...kick, ...out, penaltySlot: 79 })).toBe(
      'M. Player79 kicks off 30 yards to OSU 35, out of bounds. PENALTY Michigan kick out of bounds (M. Player79), ball at OSU 35',
    );
    const free = { result: RESULT.fair_catch, yardLine: 20, kickOrAir: 60, returner: 6, flags: PLAY_FLAGS.freeKick };
    expect(tell({ ...kick, ...free })).toBe('M. Player79 free-kicks 60 yards to OSU 20, fair catch by O. Player6');
  });

  test('an interception says where it happened', () => {
    const picked = { kind: KIND.pass, result: RESULT.interception, actor: 0, target: 5, returner: 9 };
    expect(tell({ ...picked, yardLine: 70, kickOrAir: 18, returnYards: 3, tackler: 4 })).toBe(
      'M. Player0 pass intercepted by O. Player9 at OSU 12, returned 3 yards (tackled by M. Player4)',
    );
    expect(tell({ ...picked, yardLine: 85, kickOrAir: 20 })).toBe(
      'M. Player0 pass intercepted by O. Player9 in the end zone, touchback',
    );
  });

  test('grounding costs a down, and holding in the end zone is a safety', () => {
    const thrown = { kind: KIND.pass, result: RESULT.incomplete, actor: 0 };
    const grounded = { penalty: penalty('intentional grounding'), penaltyCall: 1, penaltyYards: 8, penaltySlot: 0 };
    expect(tell({ ...thrown, ...grounded })).toBe(
      'M. Player0 pass incomplete. PENALTY Michigan intentional grounding (M. Player0), 8 yards, loss of down',
    );
    const held = { penalty: penalty('offensive holding'), penaltyCall: 1, penaltySlot: 30, pointsDefense: 2 };
    expect(tell({ kind: KIND.run, ...held, flags: PLAY_FLAGS.noPlay | PLAY_FLAGS.safety })).toBe(
      'PENALTY Michigan offensive holding (M. Player30) in the end zone, SAFETY Ohio State',
    );
  });

  test('runoffs, returned missed kicks and returned tries are described', () => {
    const start = { penalty: penalty('false start'), penaltyCall: 1, penaltyYards: 5, penaltySlot: 30 };
    expect(tell({ kind: KIND.penalty, ...start, flags: PLAY_FLAGS.noPlay | PLAY_FLAGS.runoff })).toBe(
      'PENALTY Michigan false start (M. Player30), 5 yards, replay 3rd down. 10-second runoff',
    );
    const kick = { kind: KIND.field_goal, result: RESULT.missed, actor: 79, kickOrAir: 57 };
    expect(tell({ ...kick, returner: 55, returnYards: 100, pointsDefense: 6, flags: PLAY_FLAGS.touchdown })).toBe(
      'M. Player79 57-yard field goal no good, returned 100 yards by O. Player55, TOUCHDOWN Ohio State',
    );
    const blocked = { kind: KIND.extra_point, result: RESULT.blocked, actor: 79, defender: 50, down: 0 };
    expect(tell({ ...blocked, returner: 55, returnYards: 97, pointsDefense: 2 })).toBe(
      'M. Player79 extra point blocked by O. Player50, returned 97 yards, two points Ohio State',
    );
  });
});

describe('a play in a sentence', () => {
  test('runs', () => {
    expect(tell({ kind: KIND.run, actor: 2, yards: 4, tackler: 7, assist: 8 })).toBe(
      'M. Player2 run for 4 yards (tackled by O. Player7 and O. Player8)',
    );
    expect(tell({ kind: KIND.run, actor: 2, yards: -1, tackler: 7 })).toBe(
      'M. Player2 run for a loss of 1 yard (tackled by O. Player7)',
    );
    expect(
      tell({ kind: KIND.run, actor: 2, yards: 9, tackler: 7, flags: PLAY_FLAGS.outOfBounds | PLAY_FLAGS.firstDown }),
    ).toBe('M. Player2 run for 9 yards (pushed out of bounds by O. Player7), first down');
    expect(tell({ kind: KIND.scramble, actor: 0, yards: 0 })).toBe('M. Player0 scrambles for no gain');
    expect(tell({ kind: KIND.kneel, yards: -1 })).toBe('Michigan takes a knee for a loss of 1 yard');
    expect(tell({ kind: KIND.spike, actor: 0 })).toBe('M. Player0 spikes the ball');
  });

  test('passes', () => {
    expect(tell({ kind: KIND.pass, result: RESULT.complete, actor: 0, target: 5, yards: 14, tackler: 3 })).toBe(
      'M. Player0 pass complete to M. Player5 for 14 yards (tackled by O. Player3)',
    );
    expect(
      tell({
        kind: KIND.pass,
        result: RESULT.complete,
        actor: 0,
        target: 5,
        yards: 58,
        flags: PLAY_FLAGS.touchdown,
        pointsOffense: 6,
      }),
    ).toBe('M. Player0 pass complete to M. Player5 for 58 yards, TOUCHDOWN Michigan');
    expect(tell({ kind: KIND.pass, result: RESULT.incomplete, actor: 0, target: 5, defender: 9 })).toBe(
      'M. Player0 pass incomplete, intended for M. Player5 (broken up by O. Player9)',
    );
    expect(tell({ kind: KIND.pass, result: RESULT.incomplete, actor: 0, target: 5, flags: PLAY_FLAGS.drop })).toBe(
      'M. Player0 pass incomplete, dropped by M. Player5',
    );
    expect(
      tell({
        kind: KIND.pass,
        result: RESULT.interception,
        actor: 0,
        target: 5,
        returner: 9,
        returnYards: 40,
        flags: PLAY_FLAGS.touchdown,
        pointsDefense: 6,
      }),
    ).toBe('M. Player0 pass intercepted by O. Player9 at MICH 42, returned 40 yards, TOUCHDOWN Ohio State');
    expect(tell({ kind: KIND.sack, actor: 0, yards: -7, tackler: 9 })).toBe(
      'M. Player0 sacked by O. Player9 for a loss of 7 yards',
    );
  });

  test('fumbles', () => {
    expect(
      tell({
        kind: KIND.run,
        result: RESULT.fumble,
        actor: 2,
        yards: 3,
        tackler: 7,
        fumbler: 3,
        forcer: 7,
        recoverer: -5,
        returner: 4,
        returnYards: 12,
      }),
    ).toBe(
      'M. Player2 run for 3 yards, fumble by M. Player2 (forced by O. Player7), recovered by O. Player4 (Ohio State), returned 12 yards',
    );
    expect(tell({ kind: KIND.sack, actor: 0, yards: -5, tackler: 7, fumbler: 1, recoverer: 4 })).toBe(
      'M. Player0 sacked by O. Player7 for a loss of 5 yards, fumble by M. Player0, recovered by M. Player3 (Michigan)',
    );
  });

  test('kicks', () => {
    expect(tell({ kind: KIND.punt, result: RESULT.fair_catch, actor: 80, kickOrAir: 44, returner: 6 })).toBe(
      'M. Player80 punts 44 yards to OSU 14, fair catch by O. Player6',
    );
    expect(
      tell({
        kind: KIND.punt,
        result: RESULT.returned,
        actor: 80,
        kickOrAir: 40,
        returner: 6,
        returnYards: 8,
        tackler: 11,
      }),
    ).toBe('M. Player80 punts 40 yards to OSU 18, returned 8 yards by O. Player6 (tackled by M. Player11)');
    expect(
      tell({
        kind: KIND.punt,
        result: RESULT.muffed,
        actor: 80,
        kickOrAir: 40,
        returner: 6,
        fumbler: -7,
        recoverer: 12,
      }),
    ).toBe('M. Player80 punts 40 yards to OSU 18, muffed by O. Player6, recovered by M. Player11 (Michigan)');
    expect(
      tell({ kind: KIND.punt, result: RESULT.blocked, actor: 80, defender: 20, recoverer: -22, kickOrAir: -9 }),
    ).toBe('M. Player80 punt blocked by O. Player20, recovered by O. Player21 (Ohio State)');
    expect(
      tell({ kind: KIND.kickoff, result: RESULT.touchback, down: 0, yardLine: 35, actor: 79, kickOrAir: 65 }),
    ).toBe('M. Player79 kicks off 65 yards, touchback');
    expect(
      tell({
        kind: KIND.kickoff,
        result: RESULT.onside_recovered,
        down: 0,
        actor: 79,
        kickOrAir: 11,
        recoverer: 13,
        flags: PLAY_FLAGS.onside,
      }),
    ).toBe('M. Player79 onside kick recovered by M. Player12 (Michigan)');
    expect(tell({ kind: KIND.field_goal, result: RESULT.good, actor: 79, kickOrAir: 42, pointsOffense: 3 })).toBe(
      'M. Player79 42-yard field goal good',
    );
    expect(tell({ kind: KIND.field_goal, result: RESULT.missed, actor: 79, kickOrAir: 55 })).toBe(
      'M. Player79 55-yard field goal no good',
    );
    expect(tell({ kind: KIND.extra_point, result: RESULT.good, down: 0, actor: 79, pointsOffense: 1 })).toBe(
      'M. Player79 extra point good',
    );
    expect(
      tell({ kind: KIND.two_point_pass, result: RESULT.good, down: 0, actor: 0, target: 5, pointsOffense: 2 }),
    ).toBe('Two-point try: M. Player0 pass to M. Player5 good');
    expect(tell({ kind: KIND.two_point_run, down: 0, actor: 2 })).toBe('Two-point try: M. Player2 run fails');
  });

  test('penalties', () => {
    const penalty = (name: (typeof PENALTIES)[number]) => PENALTIES.indexOf(name);
    expect(
      tell({
        kind: KIND.run,
        down: 2,
        penalty: penalty('offensive holding'),
        penaltyCall: 1,
        penaltyYards: 10,
        penaltySlot: 70,
        flags: PLAY_FLAGS.noPlay,
      }),
    ).toBe('PENALTY Michigan offensive holding (M. Player70), 10 yards, replay 2nd down');
    expect(
      tell({
        kind: KIND.pass,
        result: RESULT.complete,
        actor: 0,
        target: 5,
        yards: 3,
        tackler: 9,
        penalty: penalty('roughing the passer'),
        penaltyCall: 2,
        penaltyYards: 15,
        penaltySlot: 20,
        flags: PLAY_FLAGS.firstDownByPenalty,
      }),
    ).toBe(
      'M. Player0 pass complete to M. Player5 for 3 yards (tackled by O. Player9). PENALTY Ohio State roughing the passer (O. Player20), 15 yards, first down',
    );
    expect(
      tell({ kind: KIND.run, actor: 2, yards: 12, penalty: penalty('offside'), penaltyCall: 4, penaltySlot: 20 }),
    ).toBe('M. Player2 run for 12 yards. PENALTY Ohio State offside (O. Player20), declined');
    expect(tell({ kind: KIND.run, penalty: penalty('offside'), penaltyCall: 5, flags: PLAY_FLAGS.noPlay })).toBe(
      'Offsetting penalties: Ohio State offside, replay 3rd down',
    );
    const both = { penalty: penalty('offensive holding'), penaltySlot: 70, penaltyYards: penalty('personal foul') };
    expect(tell({ kind: KIND.run, ...both, penaltyCall: 5, flags: PLAY_FLAGS.noPlay })).toBe(
      'Offsetting penalties: Michigan offensive holding (M. Player70), Ohio State personal foul, replay 3rd down',
    );
  });

  test('timeouts, downs and safeties', () => {
    expect(
      tell({ kind: KIND.sack, actor: 0, yards: -42, tackler: 9, flags: PLAY_FLAGS.safety, pointsDefense: 2 }),
    ).toBe('M. Player0 sacked by O. Player9 for a loss of 42 yards, SAFETY Ohio State');
    expect(
      tell({ kind: KIND.run, actor: 2, yards: 1, flags: PLAY_FLAGS.turnoverOnDowns | PLAY_FLAGS.timeoutDefense }),
    ).toBe('M. Player2 run for 1 yard, turnover on downs. Timeout Ohio State');
  });

  test('names are shortened to an initial', () => {
    expect(shortName('Élie', 'O’Neal')).toBe('É. O’Neal');
    expect(shortName('', 'Solo')).toBe('Solo');
  });
});

describe('any play in a log', () => {
  test('of every kind and result has a complete sentence', () => {
    const slot = fc.integer({ min: -1, max: 89 });
    const row = fc.record({
      kind: fc.integer({ min: 0, max: PLAY_KINDS.length - 1 }),
      result: fc.integer({ min: 0, max: PLAY_RESULTS.length - 1 }),
      offense: fc.constantFrom(0, 1),
      yards: fc.integer({ min: -30, max: 99 }),
      kickOrAir: fc.integer({ min: -20, max: 75 }),
      returnYards: fc.integer({ min: -3, max: 99 }),
      actor: fc.integer({ min: 0, max: 89 }),
      target: slot,
      tackler: slot,
      assist: slot,
      defender: slot,
      forcer: slot,
      returner: fc.integer({ min: 0, max: 89 }),
      fumbler: fc.integer({ min: -90, max: 90 }),
      recoverer: fc.integer({ min: -90, max: 90 }),
      penalty: fc.integer({ min: 0, max: PENALTIES.length - 1 }),
      penaltyCall: fc.integer({ min: 0, max: 5 }),
      flags: fc.integer({ min: 0, max: 4095 }),
      pointsOffense: fc.constantFrom(0, 1, 2, 3, 6),
      pointsDefense: fc.constantFrom(0, 2, 6),
      trick: fc.integer({ min: 0, max: TRICK_PLAYS.length - 1 }),
    });
    fc.assert(
      fc.property(row, (change) => {
        const text = playText(play(change), NAMES, RULES);
        expect(text).not.toMatch(/undefined|null|NaN| {2}|^[,. ]/);
        if (change.penaltyCall > 0 || PLAY_KINDS[change.kind] !== 'penalty') expect(text).not.toBe('');
      }),
      { seed: 1, numRuns: 2000 },
    );
  });

  test('has the yards and players that the box score counts, in real games', () => {
    const tuning = resolveTuning();
    const home = evenTeam('home', 76, 70, tuning);
    const away = evenTeam('away', 70, 74, tuning);
    const seen = new Set<string>();
    for (let game = 0; game < 12; game++) {
      const dice = stream(seedFrom('play-text'), game);
      const { plays } = playGame({ home, away, neutral: false }, rulesOf(2024), tuning, dice);
      for (let index = 0; index < playCount(plays); index++) {
        const row = playRow(plays, index);
        const text = playText(row, NAMES, RULES);
        seen.add(kindOf(row));
        expect(text).not.toMatch(/undefined|NaN/);
        if ((row.flags & PLAY_FLAGS.noPlay) === 0) checkDeed(row, text);
        if (row.penaltyCall === 1 || row.penaltyCall === 2) {
          // A foul in the offense's own end zone costs two points instead of yards.
          expect(text).toContain(text.includes('SAFETY') ? 'in the end zone' : `${row.penaltyYards} yard`);
          expect(text).toContain(PENALTIES[row.penalty]);
        }
      }
    }
    for (const kind of ['run', 'pass', 'sack', 'punt', 'kickoff', 'field_goal', 'extra_point', 'penalty']) {
      expect(seen).toContain(kind);
    }
  });
});

/** Checks the required words in the sentence of a play that counted. */
function checkDeed(row: PlayRow, text: string): void {
  const side = row.offense === 1 ? 1 : 0;
  const other = side === 0 ? 1 : 0;
  const kind = kindOf(row);
  if (kind === 'penalty') return;
  expect(text).toContain(NAMES.player(side, row.actor));
  if (resultOf(row) === 'complete') expect(text).toContain(`to ${NAMES.player(side, row.target)}`);
  const carried = ['run', 'scramble', 'sack'].includes(kind) || resultOf(row) === 'complete';
  if (carried) {
    const words = row.yards === 0 ? 'no gain' : `${row.yards > 0 ? 'for' : 'loss of'} ${Math.abs(row.yards)} yard`;
    expect(text).toContain(words);
  }
  if (resultOf(row) === 'interception') expect(text).toContain(`intercepted by ${NAMES.player(other, row.returner)}`);
  const triedForTwo = kind === 'two_point_run' || kind === 'two_point_pass';
  if (triedForTwo && row.pointsDefense > 0) {
    expect(text).toContain(`returned for two points by ${NAMES.team(other)}`);
  } else if (row.returnYards > 0) expect(text).toContain(`returned ${row.returnYards} yard`);
  if (row.pointsOffense >= 6 || row.pointsDefense >= 6) {
    expect(text).toContain(`TOUCHDOWN ${NAMES.team(row.pointsOffense > 0 ? side : other)}`);
  }
}
