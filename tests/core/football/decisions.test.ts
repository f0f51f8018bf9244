import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CALL_FIELD_GOAL, CALL_KNEEL, CALL_PUNT } from '../../../src/core/football/calling/call-codes.ts';
import { chooseCall } from '../../../src/core/football/calling/calls.ts';
import { fourthDownCall } from '../../../src/core/football/calling/fourth-down.ts';
import { winTable } from '../../../src/core/football/chances/win-table.ts';
import { PACE_HURRY, paceOf } from '../../../src/core/football/clock.ts';
import { playTry } from '../../../src/core/football/kicks/tries.ts';
import { dropBack } from '../../../src/core/football/pass.ts';
import { KIND, PLAY_FLAGS, RESULT } from '../../../src/core/model/plays/play.ts';
import { gameAt, type Moment, timeoutAfter, tuning } from './moment.ts';

const GO = -1;

const fourth = (moment: Moment) => fourthDownCall(gameAt({ down: 4, ...moment }));

describe('on fourth down', () => {
  it('with a yard to go is a punt inside the own 20, and an aggressive team goes for it near midfield', () => {
    expect(fourth({ quarter: 1, clock: 500, lead: 0, ball: 12, distance: 1 })).toBe(CALL_PUNT);
    expect(fourth({ quarter: 1, clock: 500, lead: 0, ball: 48, distance: 1, style: { boldness: 1 } })).toBe(GO);
    expect(fourth({ quarter: 1, clock: 500, lead: 0, ball: 30, distance: 1, style: { boldness: -1 } })).toBe(CALL_PUNT);
  });

  it('no team that is behind punts its last chance away', () => {
    for (const lead of [-1, -4, -8])
      expect(fourth({ quarter: 4, clock: 30, lead, ball: 35, distance: 8, timeouts: [0, 0] })).toBe(GO);
  });

  it('teams still punt while they can expect the ball back often enough', () => {
    for (const [lead, early, late] of [
      [-12, 600, 200],
      [-17, 700, 300],
      [-24, 700, 300],
    ] as const) {
      const moment = { quarter: 4, lead, ball: 30, distance: 8 };
      expect(fourth({ ...moment, clock: early }), `${-lead} behind with ${early} seconds left`).toBe(CALL_PUNT);
      expect(fourth({ ...moment, clock: late }), `${-lead} behind with ${late} seconds left`).toBe(GO);
    }
  });

  it('a team ahead by a field goal kicks another late, and does not punt from the 18', () => {
    for (const lead of [1, 2, 3]) {
      for (const clock of [600, 300, 150]) {
        const call = fourth({ quarter: 4, clock, lead, ball: 82, distance: 8 });
        expect(call, `${lead} ahead with ${clock} seconds left`).toBe(CALL_FIELD_GOAL);
      }
      expect(fourth({ quarter: 4, clock: 300, lead, ball: 55, distance: 8 })).toBe(CALL_PUNT);
    }
  });

  it('a team ahead by five touchdowns punts from its own 13', () => {
    expect(fourth({ quarter: 4, clock: 600, lead: 34, ball: 13, distance: 1 })).toBe(CALL_PUNT);
  });

  it('no team 35 points behind kicks a field goal from the 1', () => {
    expect(fourth({ quarter: 4, clock: 400, lead: -35, ball: 99, distance: 1 })).toBe(GO);
  });

  it('a team ten behind kicks late, to need one score fewer', () => {
    expect(fourth({ quarter: 4, clock: 70, lead: -10, ball: 80, distance: 6 })).toBe(CALL_FIELD_GOAL);
    expect(fourth({ quarter: 4, clock: 70, lead: -15, ball: 80, distance: 6 })).toBe(GO);
  });

  it('a field goal is kicked to win or tie at the end, and not when four points are needed', () => {
    for (const lead of [-3, -2, 0])
      expect(fourth({ quarter: 4, clock: 5, lead, ball: 78, distance: 4 })).toBe(CALL_FIELD_GOAL);
    for (const lead of [-4, -7]) expect(fourth({ quarter: 4, clock: 5, lead, ball: 78, distance: 4 })).toBe(GO);
  });
});

describe('after a touchdown', () => {
  /** Returns the try a team chooses when it leads by `lead` before the try. */
  function tried(lead: number, quarter: number, clock: number): number {
    const g = gameAt({ quarter, clock, lead, ball: 97 });
    g.tryBy(0);
    playTry(g);
    return g.play.kind;
  }

  it('a team two behind or five ahead goes for two late', () => {
    for (const lead of [-2, 5]) expect(tried(lead, 4, 200)).toBeGreaterThanOrEqual(KIND.two_point_run);
  });

  it('a team kicks if it still needs a touchdown and an extra point after it', () => {
    expect(tried(-8, 4, 400)).toBe(KIND.extra_point);
    expect(tried(-8, 4, 100)).toBe(KIND.extra_point);
  });

  it('a team kicks early in a game, when one behind late, and when the game is decided', () => {
    for (const lead of [46, 30]) expect(tried(lead, 4, 200)).toBe(KIND.extra_point);
    expect(tried(-1, 4, 200)).toBe(KIND.extra_point);
    for (const lead of [-1, 0, 6, 7]) expect(tried(lead, 1, 500)).toBe(KIND.extra_point);
    for (const lead of [5, 12, 19]) expect(tried(lead, 3, 500)).toBe(KIND.extra_point);
  });
});

describe('a team that is ahead', () => {
  it('kneels once the opponent cannot get the ball back', () => {
    expect(chooseCall(gameAt({ quarter: 4, clock: 75, lead: 3, ball: 50, timeouts: [0, 0], running: true }))).toBe(
      CALL_KNEEL,
    );
    expect(chooseCall(gameAt({ quarter: 4, clock: 75, lead: 3, ball: 50, timeouts: [0, 3] }))).not.toBe(CALL_KNEEL);
  });

  it('kneels when the remaining time after that does not matter', () => {
    expect(chooseCall(gameAt({ quarter: 4, clock: 16, lead: 35, ball: 60, timeouts: [3, 3] }))).toBe(CALL_KNEEL);
    expect(chooseCall(gameAt({ quarter: 4, clock: 28, lead: 9, ball: 60, timeouts: [0, 3] }))).toBe(CALL_KNEEL);
  });
});

describe('the clock late in a half', () => {
  it('makes a trailing team hurry in the last two minutes, and any team past midfield before halftime', () => {
    expect(paceOf(gameAt({ quarter: 4, clock: 120, lead: -4, ball: 30 }))).toBe(PACE_HURRY);
    expect(paceOf(gameAt({ quarter: 4, clock: 840, lead: -4, ball: 30 }))).not.toBe(PACE_HURRY);
    expect(paceOf(gameAt({ quarter: 4, clock: 150, lead: 4, ball: 30 }))).not.toBe(PACE_HURRY);
    expect(paceOf(gameAt({ quarter: 2, clock: 115, lead: 0, ball: 55 }))).toBe(PACE_HURRY);
    expect(paceOf(gameAt({ quarter: 2, clock: 300, lead: 0, ball: 55 }))).not.toBe(PACE_HURRY);
  });

  it('is not stopped by a team that is about to punt in a tied game', () => {
    for (const quarter of [2, 4])
      expect(timeoutAfter({ quarter, clock: 40, lead: 0, ball: 45, down: 4, distance: 9, timeouts: [3, 0] })).toBe(0);
  });

  it('is stopped by a defense that needs the ball, and not by one that is far behind', () => {
    const leading = { quarter: 4, clock: 110, ball: 60, down: 2, distance: 8, timeouts: [3, 3] as [number, number] };
    expect(timeoutAfter({ ...leading, lead: 5 })).toBe(PLAY_FLAGS.timeoutDefense);
    expect(timeoutAfter({ ...leading, lead: 29 })).toBe(0);
  });

  it('is stopped by an offense a score behind that is short of time', () => {
    const behind = { quarter: 4, clock: 25, lead: -5, ball: 60, down: 2, distance: 4 };
    expect(timeoutAfter({ ...behind, timeouts: [2, 0] })).toBe(PLAY_FLAGS.timeoutOffense);
  });
});

describe('win probability', () => {
  const table = winTable(tuning);
  const seconds = fc.integer({ min: 0, max: 3600 });
  const lead = fc.integer({ min: -40, max: 40 });
  const ball = fc.integer({ min: 1, max: 99 });

  it('is between 0 and 1, and never smaller with a point more', () => {
    fc.assert(
      fc.property(seconds, lead, ball, (s, l, b) => {
        const chance = table.of(s, l, b);
        expect(chance).toBeGreaterThanOrEqual(0);
        expect(chance).toBeLessThanOrEqual(1);
        expect(table.of(s, l + 1, b)).toBeGreaterThanOrEqual(chance - 1e-6);
      }),
      { seed: 1 },
    );
  });

  it('is decided when time runs out, and even in a tie', () => {
    for (const b of [1, 50, 99]) expect([-1, 0, 1].map((l) => table.of(0, l, b))).toEqual([0, 0.5, 1]);
  });

  it('rises for the trailing team with more time left and closer to the goal line', () => {
    for (const l of [-3, -7]) {
      expect(table.of(240, l, 30)).toBeGreaterThan(table.of(60, l, 30));
      expect(table.of(60, l, 30)).toBeGreaterThan(table.of(12, l, 30));
      expect(table.of(60, l, 80)).toBeGreaterThan(table.of(60, l, 30));
    }
  });
});

describe('a defense that is ahead late', () => {
  const completed = (moment: Moment): number => {
    const g = gameAt(moment);
    let caught = 0;
    let thrown = 0;
    for (let i = 0; i < 4000; i++) {
      const p = g.openPlay();
      dropBack(g);
      if (p.kind !== KIND.pass) continue;
      thrown += 1;
      if (p.result === RESULT.complete) caught += 1;
    }
    return caught / thrown;
  };

  it('gives up short gains, from five minutes before the end for each score of its lead', () => {
    const usual = completed({ quarter: 4, clock: 700, lead: -10, ball: 40 });
    expect(completed({ quarter: 4, clock: 500, lead: -10, ball: 40 })).toBeGreaterThan(usual + 0.04);
    expect(completed({ quarter: 4, clock: 500, lead: -3, ball: 40 })).toBeLessThan(usual + 0.04);
    expect(completed({ quarter: 4, clock: 200, lead: -3, ball: 40 })).toBeGreaterThan(usual + 0.04);
    expect(completed({ quarter: 4, clock: 500, lead: 10, ball: 40 })).toBeLessThan(usual + 0.04);
  });

  it('gives up fewer long gains, the more scores it leads by', () => {
    const [one, three] = [-3, -24].map((lead) => completed({ quarter: 4, clock: 200, lead, ball: 40 }));
    expect(one).toBeGreaterThan(three! + 0.02);
    expect(three).toBeGreaterThan(completed({ quarter: 4, clock: 200, lead: -40, ball: 40 }) + 0.04);
  });

  it('offenses gain from adjustments in the third quarter only', () => {
    const gains = [1, 2, 3, 4].map((quarter) => gameAt({ quarter, clock: 600, lead: 0, ball: 40 }).adjusted());
    expect(gains).toEqual([0, 0, tuning.strength.afterHalf, 0]);
    expect(gains[2]).toBeGreaterThan(0);
  });

  it('a team in a decided game plays its third string', () => {
    const g = gameAt({ quarter: 4, clock: 600, lead: 42, ball: 40 });
    expect(g.adjusted()).toBe(0);
    g.off.fieldReserves(true);
    expect(g.adjusted()).toBe(0 - tuning.reserves.thirdWorse);
    expect(g.adjusted()).toBeLessThan(-10);
  });
});
