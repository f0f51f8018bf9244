import { describe, expect, it } from 'vitest';
import { CALL_FIELD_GOAL } from '../../../src/core/football/calling/call-codes.ts';
import { chooseCall, passLogOdds } from '../../../src/core/football/calling/calls.ts';
import { PACE_HURRY, PACE_NORMAL, paceOf } from '../../../src/core/football/clock.ts';
import { situation } from './situation.ts';

/** Questionable coaching found by reading games of 2003, 2014 and 2025 play by play. */

function overtime(ball: number, answers: boolean) {
  const { g } = situation(ball, [0.01, 0.01, 0.01]);
  g.quarter = 5;
  g.clock = 0;
  g.answers = answers;
  return g;
}

describe('overtime when a field goal wins', () => {
  it('is spent running the ball after the opponent failed to score', () => {
    const [needsThree, opens] = [overtime(80, true), overtime(80, false)];
    expect(passLogOdds(needsThree)).toBeLessThan(passLogOdds(opens) - 1.5);
  });

  it('is played normally if the kick is too long, and by a team that is behind', () => {
    const far = overtime(58, true);
    expect(passLogOdds(far)).toBe(passLogOdds(overtime(58, false)));
    const [behind, before] = [overtime(80, true), overtime(80, false)];
    for (const g of [behind, before]) g.score[1] = 3;
    expect(passLogOdds(behind)).toBe(passLogOdds(before));
  });

  it('may end with a kick on third down, but no team starts a period with one', () => {
    const [needsThree, opens] = [overtime(90, true), overtime(90, false)];
    for (const g of [needsThree, opens]) g.down = 3;
    expect(chooseCall(needsThree)).toBe(CALL_FIELD_GOAL);
    expect(chooseCall(opens)).not.toBe(CALL_FIELD_GOAL);
  });
});

describe('a tied game with a minute and a half left', () => {
  const tied = (clock: number, timeouts: number, ball = 42) => {
    const { g } = situation(ball, []);
    g.quarter = 4;
    g.clock = clock;
    g.timeouts[0] = timeouts;
    return paceOf(g);
  };

  it('is played for the win by a team with timeouts, and for overtime by one without', () => {
    expect(tied(85, 3)).toBe(PACE_HURRY);
    expect(tied(85, 0)).toBe(PACE_NORMAL);
    expect(tied(35, 0)).toBe(PACE_HURRY);
  });

  it('is played for overtime deep in a team’s own end', () => {
    expect(tied(85, 3, 20)).toBe(PACE_NORMAL);
  });
});

describe('fourth down in the first three quarters', () => {
  it('is a field goal in range with seven yards or more to go, however aggressive the coach', () => {
    for (const [ball, distance] of [
      [81, 7],
      [76, 10],
      [90, 8],
    ] as const) {
      for (const roll of [0.001, 0.2, 0.5, 0.8, 0.999]) {
        const { g } = situation(ball, Array(12).fill(roll));
        g.down = 4;
        g.distance = distance;
        g.off.tactics.boldness = 2;
        expect(chooseCall(g), `4th and ${distance} at ${ball}, ${roll}`).toBe(CALL_FIELD_GOAL);
      }
    }
  });
});

describe('fourth down with more than a yard to go', () => {
  it('is a pass more often than third down at the same distance; one yard is still a run', () => {
    const lean = (down: number, distance: number) => {
      const { g } = situation(62, []);
      g.down = down;
      g.distance = distance;
      return passLogOdds(g);
    };
    for (const distance of [2, 5, 9]) expect(lean(4, distance)).toBeGreaterThan(lean(3, distance));
    expect(lean(4, 1)).toBeLessThan(0);
  });
});
