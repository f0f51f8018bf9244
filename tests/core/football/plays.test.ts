import { describe, expect, it } from 'vitest';
import { preSnapFoul } from '../../../src/core/football/fouls/penalties.ts';
import { fieldGoalChance } from '../../../src/core/football/kicks/field-goals.ts';
import { kickoff } from '../../../src/core/football/kicks/kickoffs.ts';
import { punt } from '../../../src/core/football/kicks/punts.ts';
import { playTry } from '../../../src/core/football/kicks/tries.ts';
import { dropBack } from '../../../src/core/football/pass.ts';
import { settle } from '../../../src/core/football/settle.ts';
import { PHASE_FREE_KICK, PHASE_SCRIMMAGE } from '../../../src/core/football/state.ts';
import { KIND, PENALTIES, PLAY_FLAGS, RESULT } from '../../../src/core/model/plays/play.ts';
import { situation } from './situation.ts';

describe('a sack', () => {
  it('in the own end zone is a safety, and that team kicks off from its 20', () => {
    // The rusher, the sack, its depth (two rolls), no escape, no help, no fumble.
    const { g, dice } = situation(2, [0.3, 0, 0.5, 0.5, 0.99, 0.99, 0.99]);
    dropBack(g);
    settle(g, g.play);
    expect(dice.exhausted).toBe(true);
    expect(g.play.yards).toBe(-2);
    expect(g.play.flags & PLAY_FLAGS.safety).not.toBe(0);
    expect([...g.score]).toEqual([0, 2]);
    expect([g.phase, g.offense, g.ball]).toEqual([PHASE_FREE_KICK, 0, 20]);
  });

  it('elsewhere loses its yards and a down', () => {
    const { g, dice } = situation(40, [0.3, 0, 0.5, 0.5, 0.99, 0.99]);
    dropBack(g);
    settle(g, g.play);
    expect(dice.exhausted).toBe(true);
    expect(g.play.yards).toBeLessThan(0);
    expect([g.down, g.distance, g.ball]).toEqual([2, 10 - g.play.yards, 40 + g.play.yards]);
  });
});

describe('a kickoff', () => {
  it('into the end zone is a touchback to the 25', () => {
    // No surprise onside kick; a long leg (two rolls for the normal distribution).
    const { g, dice } = situation(35, [0.99, 0.9, 0.5]);
    g.kickoffBy(0, false);
    g.openPlay();
    kickoff(g);
    expect(dice.exhausted).toBe(true);
    expect(g.play.result).toBe(RESULT.touchback);
    expect([g.phase, g.offense, g.ball, g.down, g.distance]).toEqual([PHASE_SCRIMMAGE, 1, 25, 1, 10]);
  });
});

describe('a false start', () => {
  it('costs five yards and no down', () => {
    const { g, dice } = situation(25, [0, 0.1]);
    expect(preSnapFoul(g)).toBe(true);
    settle(g, g.play);
    expect(dice.exhausted).toBe(true);
    expect(PENALTIES[g.play.penalty]).toBe('false start');
    expect([g.down, g.distance, g.ball]).toEqual([1, 15, 20]);
  });

  it('costs half the distance near the own goal line', () => {
    const { g } = situation(6, [0, 0.1]);
    preSnapFoul(g);
    settle(g, g.play);
    expect([g.distance, g.ball]).toEqual([13, 3]);
  });
});

describe('a punt', () => {
  it('that rolls into the end zone is a touchback to the 20', () => {
    // No roughing, no block, the length; then, aimed short of the goal line, too long anyway.
    const { g, dice } = situation(54, [0.99, 0.99, 0.5, 0.9]);
    g.down = 4;
    punt(g);
    expect(dice.exhausted).toBe(true);
    expect([g.play.kind, g.play.result, g.play.kickOrAir]).toEqual([KIND.punt, RESULT.touchback, 46]);
    expect([g.offense, g.ball, g.down]).toEqual([1, 20, 1]);
  });
});

describe('a try', () => {
  it('must be for two from the second overtime since 2021', () => {
    const { g, dice } = situation(97, [0.1, 0.5, 0.2]);
    g.quarter = 6;
    g.tryBy(0);
    g.openPlay();
    playTry(g);
    expect(dice.exhausted).toBe(true);
    expect(g.play.kind).toBe(KIND.two_point_pass);
    expect([g.play.result, g.play.pointsOffense]).toEqual([RESULT.good, 2]);
  });

  it('is kicked early in a game', () => {
    // The coach's mood (two rolls for the normal distribution), the kick.
    const { g, dice } = situation(97, [0.6, 0.6, 0.5]);
    g.tryBy(0);
    g.openPlay();
    playTry(g);
    expect(dice.exhausted).toBe(true);
    expect(g.play.kind).toBe(KIND.extra_point);
    expect(g.score[0]).toBe(1);
  });
});

describe('a field goal', () => {
  it('is harder the longer it is', () => {
    const { g } = situation(70, []);
    const chances = [20, 30, 40, 50, 60].map((yards) => fieldGoalChance(g, yards));
    expect(chances).toEqual(chances.toSorted((a, b) => b - a));
    expect(chances[0]).toBeGreaterThan(0.9);
    expect(chances[4]).toBeLessThan(0.3);
  });
});
