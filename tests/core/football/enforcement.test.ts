import { describe, expect, it } from 'vitest';
import { runClock } from '../../../src/core/football/clock.ts';
import { enforce } from '../../../src/core/football/fouls/penalties.ts';
import { CLOCK_READY, CLOCK_RUNS, CLOCK_STOPS } from '../../../src/core/football/play.ts';
import { settle } from '../../../src/core/football/settle.ts';
import { type GameState, PHASE_FREE_KICK, PHASE_TRY } from '../../../src/core/football/state.ts';
import { KIND, PENALTIES, type PenaltyName, PLAY_FLAGS, RESULT } from '../../../src/core/model/plays/play.ts';
import { situation } from './situation.ts';

/** Enforces a flag for `foul` on a home-team play at `ball`; returns the game after it. */
function flagged(foul: PenaltyName, ball: number, play: object, rolls: number[], year = 2024, change: object = {}) {
  const { g, dice } = situation(ball, rolls, year);
  Object.assign(g, change);
  g.openPlay();
  Object.assign(g.play, { seconds: 5 }, play);
  g.flag = PENALTIES.indexOf(foul);
  enforce(g, g.play);
  settle(g, g.play);
  expect(dice.exhausted).toBe(true);
  return g;
}

const where = ({ offense, down, distance, ball }: GameState) => [offense, down, distance, ball];
const RUN = { kind: KIND.run, actor: 4 };
const THROWN_AWAY = { kind: KIND.pass, result: RESULT.incomplete, actor: 0, target: 9, kickOrAir: 8 };
const NOT_OFFSET = 0.99;
const GUILTY = 0.5;

describe('offensive holding', () => {
  it('beyond the line of scrimmage is enforced from the spot of the foul, and the down is repeated', () => {
    // A run of 20 from the 30 with the hold 12 yards downfield: ten back from the 42.
    const g = flagged('offensive holding', 30, { ...RUN, yards: 20 }, [NOT_OFFSET, GUILTY, 0, 0.56]);
    expect([g.play.yards, g.play.penaltyYards, g.play.flags & PLAY_FLAGS.noPlay]).toEqual([12, 10, 0]);
    expect(where(g)).toEqual([0, 1, 8, 32]);
  });

  it('far enough beyond the line still leaves a first down', () => {
    const g = flagged('offensive holding', 30, { ...RUN, yards: 40 }, [NOT_OFFSET, GUILTY, 0, 0.71]);
    expect(g.play.yards).toBe(29);
    expect(where(g)).toEqual([0, 1, 10, 49]);
  });

  it('brings a touchdown back to the spot of the foul', () => {
    const g = flagged('offensive holding', 60, { ...RUN, yards: 40 }, [NOT_OFFSET, GUILTY, 0, 0.99]);
    expect([...g.score]).toEqual([0, 0]);
    expect([g.play.yards, ...where(g)]).toEqual([39, 0, 1, 10, 89]);
  });

  it('behind the line is enforced from the previous spot', () => {
    const g = flagged('offensive holding', 30, { ...RUN, yards: 20 }, [NOT_OFFSET, GUILTY, 0.99]);
    expect(g.play.flags & PLAY_FLAGS.noPlay).not.toBe(0);
    expect(where(g)).toEqual([0, 1, 20, 20]);
  });

  it('in the own end zone is a safety', () => {
    const g = flagged('offensive holding', 3, { ...RUN, yards: 20 }, [NOT_OFFSET, GUILTY, 0.99, 0.6]);
    expect([...g.score]).toEqual([0, 2]);
    expect(g.phase).toBe(PHASE_FREE_KICK);
  });
});

describe('intentional grounding', () => {
  it('costs a down at the spot where the passer stood', () => {
    const g = flagged('intentional grounding', 40, THROWN_AWAY, [0.5, 0.5], 2024, { down: 3, distance: 8 });
    expect(where(g)).toEqual([0, 4, 13, 35]);
  });

  it('on fourth down gives the other team the ball there', () => {
    const g = flagged('intentional grounding', 40, THROWN_AWAY, [0.5, 0.5], 2024, { down: 4, distance: 8 });
    expect(where(g)).toEqual([1, 1, 10, 65]);
  });

  it('in the own end zone is a safety', () => {
    const g = flagged('intentional grounding', 4, THROWN_AWAY, [0.5, 0.5]);
    expect([...g.score]).toEqual([0, 2]);
  });
});

describe('pass interference', () => {
  const thrown = (air: number) => ({ ...THROWN_AWAY, kickOrAir: air });

  it('is enforced at the spot, up to fifteen yards', () => {
    expect(where(flagged('defensive pass interference', 30, thrown(8), [NOT_OFFSET, GUILTY]))).toEqual([0, 1, 10, 38]);
    expect(where(flagged('defensive pass interference', 30, thrown(35), [NOT_OFFSET, GUILTY]))).toEqual([0, 1, 10, 45]);
  });

  it('in the end zone puts the ball on the 2, and from inside there half the distance', () => {
    expect(where(flagged('defensive pass interference', 90, thrown(12), [NOT_OFFSET, GUILTY]))).toEqual([0, 1, 2, 98]);
    expect(where(flagged('defensive pass interference', 98, thrown(5), [NOT_OFFSET, GUILTY]))).toEqual([0, 1, 1, 99]);
  });

  it('is never called behind the line of scrimmage, or when there are no yards left to enforce', () => {
    expect(flagged('defensive pass interference', 30, thrown(-2), []).play.penalty).toBe(0);
    expect(flagged('defensive pass interference', 30, thrown(0), []).play.penalty).toBe(0);
    expect(flagged('defensive pass interference', 99, thrown(3), []).play.penalty).toBe(0);
    expect(flagged('offensive pass interference', 30, { ...thrown(-1), yards: 12 }, []).play.penalty).toBe(0);
  });

  it.each([
    [2025, 15],
    [2026, 10],
  ])('by the offense costs in %i %i yards', (year, yards) => {
    const caught = { ...thrown(12), result: RESULT.complete, yards: 12 };
    const g = flagged('offensive pass interference', 50, caught, [NOT_OFFSET], year);
    expect(where(g)).toEqual([0, 1, 10 + yards, 50 - yards]);
  });
});

describe('an incidental face mask', () => {
  it('costs five yards from the end of the run, and the down is repeated', () => {
    const g = flagged('incidental face mask', 30, { ...RUN, yards: 2 }, [GUILTY], 2007, { down: 2 });
    expect(where(g)).toEqual([0, 2, 3, 37]);
  });

  it('is a first down only if the yards are enough', () => {
    const g = flagged('incidental face mask', 30, { ...RUN, yards: 6 }, [GUILTY], 2007, { down: 3 });
    expect(where(g)).toEqual([0, 1, 10, 41]);
  });
});

describe('a foul on a touchdown', () => {
  const SCORE = { ...RUN, yards: 20 };
  const kickoffLine = (g: GameState) => {
    expect(g.phase).toBe(PHASE_TRY);
    expect(g.ball).toBe(97);
    g.kickoffBy(0, false);
    return g.ball;
  };

  it('by the defense moves the kickoff to midfield', () => {
    const g = flagged('roughing the passer', 80, { ...THROWN_AWAY, result: RESULT.complete, yards: 20 }, [GUILTY]);
    expect(kickoffLine(g)).toBe(50);
  });

  it('by the offense moves the kickoff to the 20', () => {
    const g = flagged('unsportsmanlike conduct', 80, SCORE, [0, GUILTY]);
    expect(kickoffLine(g)).toBe(20);
  });

  it('is enforced on the try when no kickoff follows', () => {
    const late = { quarter: 4, clock: 4 };
    expect(flagged('face mask', 80, SCORE, [GUILTY], 2024, late).ball).toBe(98);
    expect(flagged('face mask', 80, SCORE, [GUILTY], 2024, { quarter: 5, clock: 0 }).ball).toBe(98);
    expect(flagged('unsportsmanlike conduct', 80, SCORE, [0, GUILTY], 2024, late).ball).toBe(82);
  });
});

describe('targeting', () => {
  const hit = (year: number) => flagged('targeting', 30, { ...RUN, yards: 4 }, [GUILTY], year);

  it('ejects the player since 2013, and others at his position replace him', () => {
    const g = hit(2013);
    const out = g.play.penaltySlot;
    expect(g.play.flags & PLAY_FLAGS.ejected).not.toBe(0);
    for (const reserves of [false, true]) {
      g.sides[1].fieldReserves(reserves);
      const { runTacklers, passTacklers, deepTacklers, rushers, coverers } = g.sides[1].lineup;
      for (const rotation of [runTacklers, passTacklers, deepTacklers, rushers, coverers]) {
        for (let roll = 0; roll < 200; roll++) expect(rotation.at((roll / 200) * rotation.total)).not.toBe(out);
      }
    }
  });

  it('weakens his team', () => {
    const { g } = situation(30, []);
    const [, side] = g.sides;
    const before = side.lineup;
    const { start } = side.sheet.groups.lb;
    side.leaves(start);
    expect(side.lineup.runFront).toBeLessThan(before.runFront);
    expect(side.lineup.targets).toBe(before.targets);
  });

  it('was fifteen yards without an ejection before', () => {
    expect(hit(2012).play.flags & PLAY_FLAGS.ejected).toBe(0);
    expect(hit(2012).play.penaltyYards).toBe(15);
  });
});

describe('the ten-second runoff', () => {
  /** A false start on the home team, trailing by three with the clock running and `clock` seconds left. */
  function falseStart(year: number, clock: number, timeouts: number, change: object = {}): GameState {
    const { g } = situation(40, [0.5, 0.5], year);
    Object.assign(g, { quarter: 4, clock, running: true }, change);
    g.score.set([17, 20]);
    g.timeouts.set([timeouts, 0]);
    g.openPlay();
    const foul = PENALTIES.indexOf('false start');
    const flags = PLAY_FLAGS.noPlay;
    Object.assign(g.play, { kind: KIND.penalty, flags, penalty: foul, penaltyCall: 1, penaltyYards: 5 });
    settle(g, g.play);
    runClock(g, g.play);
    return g;
  }

  it('applies to a false start in the last minute since 2011', () => {
    expect(falseStart(2011, 40, 0).play.secondsUsed).toBeGreaterThanOrEqual(10);
    expect(falseStart(2011, 40, 0).play.flags & PLAY_FLAGS.runoff).not.toBe(0);
    expect(falseStart(2010, 40, 0).play.flags & PLAY_FLAGS.runoff).toBe(0);
  });

  it('ends the game when fewer seconds are left', () => {
    expect(falseStart(2024, 9, 0).clock).toBe(0);
  });

  it('is avoided with a timeout', () => {
    const g = falseStart(2024, 40, 1);
    expect([g.play.secondsUsed, g.clock, g.timeouts[0]]).toEqual([0, 40, 0]);
    expect(g.play.flags & PLAY_FLAGS.timeoutOffense).not.toBe(0);
  });

  it('does not apply when the clock was stopped, or before the last minute', () => {
    expect(falseStart(2024, 40, 0, { running: false }).play.secondsUsed).toBe(0);
    expect(falseStart(2024, 61, 0).play.flags & PLAY_FLAGS.runoff).toBe(0);
  });

  it.each([
    [2012, false],
    [2013, true],
  ])('run off for an injury in %i: %s', (year, due) => {
    const { g } = situation(40, [0.5, 0.5], year);
    Object.assign(g, { quarter: 4, clock: 50 });
    g.score.set([17, 20]);
    g.timeouts.fill(0);
    g.openPlay();
    Object.assign(g.play, { ...RUN, yards: 3, seconds: 5, hurt: true });
    settle(g, g.play);
    runClock(g, g.play);
    expect((g.play.flags & PLAY_FLAGS.runoff) !== 0).toBe(due);
    expect(g.play.clock).toBe(CLOCK_READY);
  });
});

describe('the clock', () => {
  /** Returns the clock code after the home team runs out of bounds from its 30. */
  function outOfBounds(year: number, quarter: number, clock: number): number {
    const { g } = situation(30, [], year);
    Object.assign(g, { quarter, clock });
    g.openPlay();
    Object.assign(g.play, { ...RUN, yards: 3, seconds: 5, flags: PLAY_FLAGS.outOfBounds });
    settle(g, g.play);
    return g.play.clock;
  }

  it('waits for the snap after a play out of bounds until 2007, and since 2008 only in the last two minutes of a half', () => {
    expect(outOfBounds(2007, 1, 600)).toBe(CLOCK_STOPS);
    expect(outOfBounds(2008, 1, 600)).toBe(CLOCK_READY);
    expect(outOfBounds(2008, 2, 600)).toBe(CLOCK_READY);
    expect(outOfBounds(2008, 2, 125)).toBe(CLOCK_STOPS);
    expect(outOfBounds(2008, 3, 60)).toBe(CLOCK_READY);
  });

  it.each([
    [2005, CLOCK_STOPS],
    [2006, CLOCK_READY],
    [2007, CLOCK_STOPS],
  ])('of %i after fourth down failed: %i', (year, clock) => {
    const { g } = situation(50, [], year);
    g.down = 4;
    g.openPlay();
    Object.assign(g.play, { ...RUN, yards: 3, seconds: 5 });
    settle(g, g.play);
    expect([g.offense, g.play.clock]).toEqual([1, clock]);
  });

  /** Returns the seconds left at the snap after a five-second run in bounds. */
  function nextSnap(year: number, quarter: number, clock: number): number {
    const { g } = situation(30, [0.5, 0.5, 0.5], year);
    Object.assign(g, { quarter, clock });
    g.openPlay();
    Object.assign(g.play, { ...RUN, yards: 3, seconds: 5, clock: CLOCK_RUNS });
    settle(g, g.play);
    runClock(g, g.play);
    expect(g.running).toBe(year < 2024 || quarter % 2 === 1);
    return g.clock;
  }

  it('stops two minutes before each half since 2024', () => {
    expect(nextSnap(2024, 4, 140)).toBe(120);
    expect(nextSnap(2024, 2, 124)).toBe(119);
    expect(nextSnap(2023, 2, 140)).toBeLessThan(120);
    expect(nextSnap(2024, 3, 140)).toBeLessThan(120);
  });
});
