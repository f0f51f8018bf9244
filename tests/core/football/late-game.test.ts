import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CALL_FIELD_GOAL, CALL_KNEEL, CALL_PASS, CALL_RUN } from '../../../src/core/football/calling/call-codes.ts';
import { chooseCall } from '../../../src/core/football/calling/calls.ts';
import { fourthDownCall } from '../../../src/core/football/calling/fourth-down.ts';
import { showsMercy } from '../../../src/core/football/calling/score-line.ts';
import { runClock } from '../../../src/core/football/clock.ts';
import { playTry } from '../../../src/core/football/kicks/tries.ts';
import { KIND, PLAY_FLAGS } from '../../../src/core/model/plays/play.ts';
import { gameAt, type Moment, timeoutAfter } from './moment.ts';

/** Returns how often a call is made in a situation. */
function calls(moment: Moment, call: number): number {
  const g = gameAt(moment);
  let made = 0;
  for (let i = 0; i < 300; i++) if (chooseCall(g) === call) made += 1;
  return made / 300;
}

describe('a kneel-down', () => {
  it('before halftime is followed by another, never by a real play', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 1, max: 39 }),
        fc.integer({ min: 1, max: 3 }),
        (clock, ball, down) => {
          const g = gameAt({ quarter: 2, clock, lead: 0, ball, down });
          g.kneltDrive = g.drive;
          expect(chooseCall(g)).toBe(CALL_KNEEL);
        },
      ),
      { seed: 1 },
    );
  });

  it('stops no clock: neither team calls a timeout after one before halftime', () => {
    const moment = { quarter: 2, clock: 35, lead: 7, ball: 30, down: 2, distance: 11 };
    expect(timeoutAfter(moment, KIND.kneel)).toBe(0);
  });

  it('comes again on fourth down if the leader has kneeled before, instead of a field goal', () => {
    const g = gameAt({ quarter: 4, clock: 8, lead: 12, ball: 70, down: 4, distance: 13, timeouts: [0, 0] });
    g.kneltDrive = g.drive;
    expect(chooseCall(g)).toBe(CALL_KNEEL);
  });

  it('is called by a team five touchdowns ahead in the last two minutes', () => {
    expect(calls({ quarter: 4, clock: 130, lead: 38, ball: 80, timeouts: [3, 3] }, CALL_KNEEL)).toBe(1);
    expect(calls({ quarter: 4, clock: 130, lead: 20, ball: 80, timeouts: [3, 3] }, CALL_KNEEL)).toBe(0);
  });
});

describe('the last play of a half', () => {
  it('is a kneel-down deep in a team’s own end, and a pass when the end zone is in reach', () => {
    expect(calls({ quarter: 2, clock: 1, lead: 0, ball: 36 }, CALL_KNEEL)).toBe(1);
    expect(calls({ quarter: 2, clock: 1, lead: 0, ball: 52 }, CALL_PASS)).toBe(1);
    expect(calls({ quarter: 4, clock: 1, lead: 0, ball: 36 }, CALL_KNEEL)).toBe(1);
  });

  it('is never a run by a team that is behind', () => {
    for (const ball of [5, 36, 60]) expect(calls({ quarter: 4, clock: 3, lead: -5, ball }, CALL_PASS)).toBe(1);
  });
});

it('is no dropback from a team’s own 3 with half a minute left in the half', () => {
  for (const running of [true, false])
    expect(calls({ quarter: 2, clock: 34, lead: 0, ball: 3, running }, CALL_KNEEL)).toBe(1);
  expect(calls({ quarter: 2, clock: 30, lead: 0, ball: 3, down: 3, distance: 10 }, CALL_PASS)).toBeLessThan(0.1);
});

it('two scores down with two minutes left, a team passes nine times in ten', () => {
  expect(calls({ quarter: 4, clock: 131, lead: -10, ball: 40 }, CALL_RUN)).toBeLessThan(0.12);
});

describe('a timeout', () => {
  const drained = { quarter: 4, clock: 80, ball: 84, down: 2, distance: 6 };

  it('is called by a defense that would lose to a field goal at the end', () => {
    for (const lead of [0, -1, -2]) expect(timeoutAfter({ ...drained, lead })).toBe(PLAY_FLAGS.timeoutDefense);
    expect(timeoutAfter({ ...drained, lead: -4 })).toBe(0);
  });

  it('is called by no coach in a blowout', () => {
    for (const lead of [45, -45]) {
      for (const quarter of [2, 4]) expect(timeoutAfter({ ...drained, quarter, clock: 50, lead })).toBe(0);
    }
  });
});

it('is used so that the winning field goal is kicked with seconds left', () => {
  const g = gameAt({ quarter: 4, clock: 38, lead: 0, ball: 80, down: 3, distance: 4, timeouts: [0, 0] });
  g.play.kind = KIND.run;
  g.play.seconds = 5;
  g.down = 4;
  runClock(g, g.play);
  expect(g.clock).toBeLessThanOrEqual(5);
  expect(chooseCall(g)).toBe(CALL_FIELD_GOAL);
});

describe('after a touchdown in the last five minutes', () => {
  const tried = (lead: number, clock: number): number => {
    const g = gameAt({ quarter: 4, clock, lead, ball: 97 });
    g.tryBy(0);
    playTry(g);
    return g.play.kind;
  };

  it('every coach follows the chart: for two when that makes the difference a tie, a field goal or a touchdown', () => {
    for (const lead of [-5, -2, 1, 5]) {
      for (const clock of [1, 45, 150, 299]) expect(tried(lead, clock)).toBeGreaterThanOrEqual(KIND.two_point_run);
    }
  });

  it('every coach kicks to tie, to lead by seven, or to be a touchdown behind', () => {
    for (const lead of [-1, 6, -8]) expect(tried(lead, 150)).toBe(KIND.extra_point);
  });
});

describe('on fourth down', () => {
  const fourth = (moment: Moment) => fourthDownCall(gameAt({ down: 4, ...moment }));

  it('with ten to go from the 10, a touchdown behind in the third quarter, teams kick a field goal', () => {
    expect(fourth({ quarter: 3, clock: 400, lead: -7, ball: 90, distance: 10 })).toBe(CALL_FIELD_GOAL);
  });

  it('inside the 20, teams go for it with a yard or two to go, and kick with five or more', () => {
    expect(fourth({ quarter: 2, clock: 500, lead: 0, ball: 92, distance: 1 })).toBe(-1);
    for (const distance of [5, 8])
      expect(fourth({ quarter: 2, clock: 500, lead: 0, ball: 86, distance })).toBe(CALL_FIELD_GOAL);
  });

  it('with eighteen to go, teams never go for it before the last chance', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 3 }),
        fc.integer({ min: 20, max: 900 }),
        fc.integer({ min: -40, max: 40 }),
        fc.integer({ min: 10, max: 78 }),
        (quarter, clock, lead, ball) => {
          expect(fourth({ quarter, clock, lead, ball, distance: 18 })).not.toBe(-1);
        },
      ),
      { seed: 2 },
    );
  });
});

it('no coach eases off up four touchdowns, and every coach does up five', () => {
  const g = gameAt({ quarter: 3, clock: 300, lead: 0, ball: 50 });
  expect([28, 35, 60].map((lead) => showsMercy(g, lead))).toEqual([false, true, true]);
});
