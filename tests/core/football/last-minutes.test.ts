import { describe, expect, it } from 'vitest';
import {
  CALL_FIELD_GOAL,
  CALL_KNEEL,
  CALL_PASS,
  CALL_PUNT,
  CALL_RUN,
  CALL_SPIKE,
} from '../../../src/core/football/calling/call-codes.ts';
import { chooseCall, passLogOdds } from '../../../src/core/football/calling/calls.ts';
import { fourthDownCall } from '../../../src/core/football/calling/fourth-down.ts';
import { PACE_HURRY, paceOf } from '../../../src/core/football/clock.ts';
import { kickoff } from '../../../src/core/football/kicks/kickoffs.ts';
import { dropBack } from '../../../src/core/football/pass.ts';
import { KIND, PLAY_FLAGS, RESULT } from '../../../src/core/model/plays/play.ts';
import { gameAt, type Moment, timeoutAfter } from './moment.ts';

/**
 * Questionable decisions and rulings found by reading games of 2001, 2008, 2013, 2020 and 2026 from kickoff to finish.
 */

/** Returns how often a call is made in a situation. */
function share(moment: Moment, call: number): number {
  const g = gameAt(moment);
  let made = 0;
  for (let i = 0; i < 300; i++) if (chooseCall(g) === call) made += 1;
  return made / 300;
}

describe('kneeling out a one-score game', () => {
  function onFourth(clock: number, lead: number): number {
    const g = gameAt({ quarter: 4, clock, lead, ball: 26, down: 4, distance: 9, timeouts: [0, 0] });
    g.kneltDrive = g.drive;
    return chooseCall(g);
  }

  it('ends with a punt on fourth down while the opponent would still have time for a play', () => {
    expect(onFourth(12, 7)).toBe(CALL_PUNT);
    expect(onFourth(2, 7)).toBe(CALL_KNEEL);
  });

  it('does not begin where it leaves the opponent ten seconds', () => {
    const moment = { quarter: 4, lead: 1, ball: 71, down: 3, distance: 6, timeouts: [3, 0] as [number, number] };
    expect(share({ ...moment, clock: 51, running: true }, CALL_KNEEL)).toBe(0);
    expect(share({ ...moment, clock: 40, running: true }, CALL_KNEEL)).toBe(1);
  });

  it('is followed by no timeout of its own', () => {
    expect(timeoutAfter({ quarter: 4, clock: 50, lead: 0, ball: 45, down: 2 }, KIND.kneel)).toBe(0);
  });
});

describe('tied and backed up in the last minute', () => {
  const tied = { quarter: 4, clock: 60, lead: 0, ball: 15 };

  it('an offense keeps the ball on the ground and its timeouts in its pocket', () => {
    expect(share(tied, CALL_RUN)).toBeGreaterThan(0.75);
    expect(timeoutAfter({ ...tied, down: 2 })).toBe(0);
  });

  it('the defense stops the clock on third down to get the ball back', () => {
    expect(timeoutAfter({ ...tied, down: 3 })).toBe(PLAY_FLAGS.timeoutDefense);
  });

  it('a team with room plays to win', () => {
    expect(share({ ...tied, ball: 30 }, CALL_PASS)).toBeGreaterThan(0.8);
    expect(timeoutAfter({ ...tied, ball: 30, down: 2 })).toBe(PLAY_FLAGS.timeoutOffense);
  });
});

describe('the last seconds before halftime', () => {
  it('are a throw to the end zone from midfield, never a punt, whatever the score', () => {
    for (const lead of [-14, 0, 14])
      expect(share({ quarter: 2, clock: 3, lead, ball: 53, down: 4, distance: 9 }, CALL_PASS)).toBe(1);
  });

  it('are a field goal on fourth down in range', () => {
    const moment = { quarter: 2, clock: 19, lead: -6, ball: 83, down: 4, distance: 3, timeouts: [1, 1] };
    expect(fourthDownCall(gameAt(moment as Moment))).toBe(CALL_FIELD_GOAL);
  });

  it('are no time for runs by a team without timeouts', () => {
    expect(share({ quarter: 2, clock: 23, lead: -1, ball: 58, timeouts: [0, 3] }, CALL_RUN)).toBeLessThan(0.12);
  });

  it('are no time for a timeout after which the team kneels', () => {
    expect(timeoutAfter({ quarter: 2, clock: 13, lead: -3, ball: 36 })).toBe(0);
    expect(timeoutAfter({ quarter: 2, clock: 13, lead: -3, ball: 55 })).toBe(PLAY_FLAGS.timeoutOffense);
  });

  it('a team that will spend its timeouts hurries before it spends them', () => {
    expect(paceOf(gameAt({ quarter: 2, clock: 74, lead: 14, ball: 37 }))).toBe(PACE_HURRY);
    expect(paceOf(gameAt({ quarter: 2, clock: 74, lead: 14, ball: 30 }))).not.toBe(PACE_HURRY);
  });
});

describe('the last throw of a half', () => {
  function thrown(moment: Moment) {
    const throws: { air: number; result: number }[] = [];
    for (let i = 0; throws.length < 400 && i < 2000; i++) {
      const g = gameAt(moment);
      for (let roll = 0; roll < i; roll++) g.dice.float();
      dropBack(g);
      if (g.play.kind === KIND.pass) throws.push({ air: g.play.kickOrAir, result: g.play.result });
    }
    return throws;
  }

  it('comes down in the end zone from midfield, and is caught about one time in twelve', () => {
    const throws = thrown({ quarter: 4, clock: 3, lead: -4, ball: 52 });
    expect(throws.length).toBe(400);
    for (const { air } of throws) expect(air).toBeGreaterThanOrEqual(48);
    const caught = throws.filter(({ result }) => result === RESULT.complete).length / throws.length;
    expect(caught).toBeGreaterThan(0.03);
    expect(caught).toBeLessThan(0.15);
  });

  it('goes to the end zone from inside the 10 without a timeout, before a kick that only ties', () => {
    const moment: Moment = { quarter: 4, clock: 13, lead: -3, ball: 98, timeouts: [0, 0] };
    expect(share(moment, CALL_FIELD_GOAL)).toBe(0);
    for (const { air } of thrown(moment)) expect(air).toBeGreaterThanOrEqual(2);
    expect(share(moment, CALL_PASS)).toBe(1);
    expect(share({ ...moment, clock: 7 }, CALL_FIELD_GOAL)).toBe(1);
  });

  it('is no throw in bounds in range of the kick that ties: without timeouts a team spikes the ball, then kicks', () => {
    const moment: Moment = { quarter: 4, lead: -3, ball: 75, timeouts: [0, 2], clock: 24, running: true };
    expect(share(moment, CALL_SPIKE)).toBe(1);
    expect(share({ ...moment, clock: 17, down: 2, running: false }, CALL_FIELD_GOAL)).toBe(1);
  });
});

describe('far ahead or far behind', () => {
  it('no leader by two scores surprises with an onside kick', () => {
    const onsideKicks = (lead: number): number => {
      const g = gameAt({ quarter: 1, clock: 300, lead, ball: 35 });
      let kicked = 0;
      for (let i = 0; i < 4000; i++) {
        g.kickoffBy(0, false);
        g.openPlay();
        kickoff(g);
        if ((g.play.flags & PLAY_FLAGS.onside) !== 0) kicked += 1;
        g.score.fill(40);
        g.score[0] = 40 + lead;
      }
      return kicked;
    };
    expect(onsideKicks(0)).toBeGreaterThan(0);
    expect(onsideKicks(17)).toBe(0);
  });

  it('a team six touchdowns ahead in the fourth quarter kicks no field goal', () => {
    const rout = { quarter: 4, clock: 426, lead: 43, ball: 75, down: 4, distance: 9 };
    expect(share(rout, CALL_RUN)).toBe(1);
    expect(fourthDownCall(gameAt({ ...rout, lead: 20 }))).toBe(CALL_FIELD_GOAL);
  });

  it('a team four scores behind late lets the clock run rather than throw on every down', () => {
    const late = { quarter: 4, clock: 400, ball: 40 };
    expect(passLogOdds(gameAt({ ...late, lead: -38 }))).toBeLessThan(passLogOdds(gameAt({ ...late, lead: -17 })) - 0.5);
  });
});

it('on its own goal line a team runs more on first and second down', () => {
  const lean = (ball: number, down: number) => passLogOdds(gameAt({ quarter: 2, clock: 600, lead: 0, ball, down }));
  for (const down of [1, 2]) expect(lean(1, down)).toBeLessThan(lean(8, down) - 0.3);
  expect(lean(1, 3)).toBe(lean(8, 3));
});
