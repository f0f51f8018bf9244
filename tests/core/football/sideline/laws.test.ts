import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playGame } from '../../../../src/core/football/game.ts';
import { review } from '../../../../src/core/football/review/review.ts';
import { type Caller, Coach, fromList } from '../../../../src/core/football/sideline/coach.ts';
import { filmOf, NO_FILM } from '../../../../src/core/football/sideline/film.ts';
import { type LiveInputs, liveGame } from '../../../../src/core/football/sideline/live-game.ts';
import { rowAt, staffMark } from '../../../../src/core/football/sideline/staff-mark.ts';
import type { LogRow } from '../../../../src/core/model/plays/log-row.ts';
import {
  FAKE_KICK_FLAG,
  FLEA_FLICKER,
  ONSIDE_RECOVERED,
  PASS,
  REVERSE,
  RUN,
} from '../../../../src/core/model/plays/play-codes.ts';
import {
  ADJUSTMENTS,
  answers,
  CALLS_FOR,
  HANDOVERS,
  type SidelineCall,
  STAFF_CALL,
} from '../../../../src/core/model/plays/sideline.ts';
import { rulesOf } from '../../../../src/core/model/rules.ts';
import { seedFrom, stream } from '../../../../src/core/random/stream.ts';
import { resolveTuning } from '../../../../src/core/tuning/index.ts';
import { buildLeague, LEAGUE_SEED } from '../league.ts';
import { alwaysTrick, type Bot, bestResponse, random, staff } from './bots.ts';

const tuning = resolveTuning();
const league = buildLeague(LEAGUE_SEED, 0, tuning);
const YEARS = [2004, 2009, 2018, 2024];

const games = fc.record({
  seed: fc.integer({ min: 0, max: 1e6 }),
  year: fc.constantFrom(...YEARS),
  side: fc.constantFrom<0 | 1>(0, 1),
});
type Which = { seed: number; year: number; side: 0 | 1 };

/** Film of a coach who lives on the run and on pressure. */
const FILM = filmOf([Array.from({ length: 40 }, () => ['inside_run', 'blitz'] as const).flat()], 1, tuning.sideline);

function inputsOf({ seed, year, side }: Which): LiveInputs {
  const { home, away } = league.games[seed % league.games.length]!;
  const matchup = { home: league.teams[home]!, away: league.teams[away]!, neutral: seed % 5 === 0 };
  const dice = () => stream(seedFrom('sideline laws'), year, seed);
  return { matchup: () => matchup, rules: rulesOf(year), tuning, dice, side, film: seed % 2 === 0 ? FILM : NO_FILM };
}

function simulated({ matchup, rules, dice }: LiveInputs) {
  return playGame(matchup(), rules, tuning, dice());
}

function coachedBy(bot: Bot, { matchup, rules, dice, side, film }: LiveInputs) {
  const coach = new Coach(side, bot(0), tuning, film);
  return { coach, outcome: playGame(matchup(), rules, tuning, dice(), coach) };
}

function everyGame(law: (which: Which) => void, numRuns = 40): void {
  fc.assert(fc.property(games, law), { seed: 1, numRuns });
}

describe('a coached game', () => {
  it('is exactly the simulated game with the staff’s calls throughout', () => {
    everyGame((which) => {
      const inputs = inputsOf(which);
      const { outcome } = coachedBy(staff, inputs);
      expect(outcome).toEqual(simulated(inputs));
    });
  });

  it('is exactly the simulated game when the staff’s marked call is made on every down', () => {
    everyGame((which) => {
      const inputs = inputsOf(which);
      const calls: SidelineCall[] = [];
      for (let live = liveGame(inputs, calls); !live.over; live = liveGame(inputs, calls)) {
        expect(answers(staffMark(inputs, calls, live), live.kind)).toBe(true);
        calls.push(STAFF_CALL);
      }
      expect(liveGame(inputs, calls)).toMatchObject({ over: true, outcome: simulated(inputs) });
    }, 3);
  });

  it('stops at the same snap in every replay from the kickoff, until the list of calls ends', () => {
    everyGame((which) => {
      const inputs = inputsOf(which);
      const { coach } = coachedBy(random, inputs);
      const calls = coach.asked.map(({ call }) => call ?? STAFF_CALL);
      const half = calls.slice(0, Math.floor(calls.length / 2));
      const first = liveGame(inputs, half);
      const again = liveGame(inputs, half);
      expect(first.over || again.over).toBe(false);
      if (!first.over && !again.over) expect(again.plays).toEqual(first.plays);
      expect(liveGame(inputs, calls)).toMatchObject({ over: true });
    });
  });

  it('follows the rules of football whatever is called', () => {
    everyGame((which) => {
      const inputs = inputsOf(which);
      expect(review(coachedBy(random, inputs).outcome.plays, inputs.rules)).toEqual([]);
      expect(review(coachedBy(bestResponse, inputs).outcome.plays, inputs.rules)).toEqual([]);
    }, 120);
  });

  it('gives a reverse to a receiver, logs reverses and flea flickers, and runs the kick of a fake', () => {
    const rows = (trick: 'reverse' | 'flea_flicker' | 'fake', is: (row: LogRow, inputs: LiveInputs) => boolean) =>
      Array.from({ length: 8 }, (_, seed) => {
        const inputs = inputsOf({ seed, year: 2024, side: 0 });
        const { coach, outcome } = coachedBy(alwaysTrick(trick), inputs);
        const called = coach.asked.filter(({ call }) => call === trick).map(({ row }) => rowAt(outcome.plays, row));
        return called.filter(({ kind }) => kind === RUN || kind === PASS).map((row) => is(row, inputs));
      }).flat();
    const byReceiver = rows('reverse', ({ kind, actor, trick }, { matchup }) => {
      return kind === RUN && trick === REVERSE && matchup().home.players[actor]!.position === 'wr';
    });
    expect(byReceiver.length).toBeGreaterThan(100);
    expect(byReceiver).not.toContain(false);
    const flickers = rows('flea_flicker', ({ kind, trick }) => kind === PASS && trick === FLEA_FLICKER);
    expect(flickers.length).toBeGreaterThan(50);
    expect(flickers).not.toContain(false);
    const faked = rows('fake', ({ flags }) => (flags & FAKE_KICK_FLAG) !== 0);
    expect(faked.length).toBeGreaterThan(20);
    expect(faked).not.toContain(false);
  });

  it('recovers more surprise onside kicks than later ones', () => {
    const first: boolean[] = [];
    const later: boolean[] = [];
    for (let seed = 0; seed < 400; seed++) {
      const inputs = inputsOf({ seed, year: 2024, side: 0 });
      const { coach, outcome } = coachedBy(alwaysTrick('onside'), { ...inputs, film: NO_FILM });
      const kicks = coach.asked.filter(({ call }) => call === 'onside').map(({ row }) => rowAt(outcome.plays, row));
      const recovered = kicks.map(({ result }) => result === ONSIDE_RECOVERED);
      first.push(...recovered.slice(0, 1));
      later.push(...recovered.slice(1));
    }
    const share = (kicks: readonly boolean[]) => kicks.filter(Boolean).length / kicks.length;
    expect(share(first)).toBeGreaterThan(0.35);
    expect(share(later)).toBeLessThan(0.25);
  });

  it('tires the defense behind a hurry-up offense, and rests it behind a slow one', () => {
    const resistBehind = (tempo: 'hurry_up' | 'milk_clock' | 'staff_tempo') => {
      const seen: number[] = [];
      let downs = 0;
      const caller: Caller = (g, kind, place) => {
        if (place === 0) return tempo;
        if (kind === 'offense') downs += 1;
        // Game-day form drifts from the second quarter on.
        if (kind === 'defense' && downs > 0 && g.quarter === 1) seen.push(g.sides[0].resist);
        return STAFF_CALL;
      };
      const { matchup, rules, dice } = inputsOf({ seed: 3, year: 2024, side: 0 });
      playGame(matchup(), rules, tuning, dice(), new Coach(0, caller, tuning));
      return seen[0]!;
    };
    const usual = resistBehind('staff_tempo');
    expect(resistBehind('hurry_up')).toBeCloseTo(usual - 2 * tuning.plans.tire);
    expect(resistBehind('milk_clock')).toBeCloseTo(usual + 2 * tuning.plans.tire);
  });

  it('continues as simulated from any snap at which the coach hands over to the end', () => {
    everyGame((which) => {
      const inputs = inputsOf(which);
      expect(liveGame(inputs, ['until_end'])).toMatchObject({ over: true, outcome: simulated(inputs) });
    });
  });

  it('returns to the coach from every kind of hand-over, or ends', () => {
    everyGame((which) => {
      const inputs = inputsOf(which);
      for (const until of HANDOVERS) {
        const calls: SidelineCall[] = [];
        while (!liveGame(inputs, calls).over) calls.push(until);
        expect(calls.length).toBeLessThan(until === 'until_first_down' ? 90 : 60);
        expect(liveGame(inputs, calls)).toMatchObject({ outcome: simulated(inputs) });
      }
    }, 2);
  });

  it('asks at most 200 times, and at most 25 times for the big decisions alone', () => {
    const counts = Array.from({ length: 60 }, (_, seed) => {
      const inputs = inputsOf({ seed, year: 2024, side: 0 });
      const key = new Coach(0, (_g, _kind, place) => (place % 2 === 0 ? 'until_key' : STAFF_CALL), tuning);
      playGame(inputs.matchup(), inputs.rules, tuning, inputs.dice(), key);
      return { all: coachedBy(staff, inputs).coach.asked.length, key: key.used };
    });
    const mean = (of: 'all' | 'key') => counts.reduce((sum, each) => sum + each[of], 0) / counts.length;
    expect(mean('all')).toBeLessThan(200);
    expect(mean('key')).toBeLessThan(25);
  });

  it('asks for one halftime adjustment, which changes only the rest of the game', () => {
    const played = (which: Which, calls: readonly SidelineCall[]) => {
      const live = liveGame(inputsOf(which), [...calls, 'until_end']);
      if (!live.over) throw new Error('the game goes on');
      return live.outcome.plays;
    };
    everyGame((which) => {
      const half = liveGame(inputsOf(which), ['until_half']);
      expect(half).toMatchObject({ over: false, kind: 'halftime', state: { quarter: 3, clock: 900 } });
      if (half.over) return;
      const usual = played(which, []);
      expect(played(which, ['until_half', 'stay'])).toEqual(usual);
      for (const adjustment of ADJUSTMENTS) {
        const changed = played(which, ['until_half', adjustment]);
        expect(changed.slice(0, half.plays.length)).toEqual(half.plays);
        if (adjustment === 'new_looks') expect(changed).toEqual(usual);
      }
    }, 5);
    const differs = (adjustment: SidelineCall) =>
      [1, 2, 3, 4, 5, 6].some((seed) => {
        const which: Which = { seed, year: 2024, side: 0 };
        return !Buffer.from(played(which, ['until_half', adjustment]).buffer).equals(
          Buffer.from(played(which, []).buffer),
        );
      });
    expect(ADJUSTMENTS.filter((each) => each !== 'new_looks' && !differs(each))).toEqual([]);
  });

  it('continues as called if the list has no halftime adjustment', () => {
    const inputs = inputsOf({ seed: 7, year: 2024, side: 0 });
    const coach = new Coach(0, fromList(['until_half'], 'staff'), tuning);
    expect(playGame(inputs.matchup(), inputs.rules, tuning, inputs.dice(), coach)).toEqual(simulated(inputs));
    expect(coach.adjustment).toBeNull();
  });

  it('does not change the opponent’s calls: a coach is asked about his own team only', () => {
    const inputs = inputsOf({ seed: 5, year: 2024, side: 1 });
    const { coach, outcome } = coachedBy(staff, inputs);
    expect(coach.asked.every(({ kind }) => Object.hasOwn(CALLS_FOR, kind))).toBe(true);
    expect(outcome.plays.length).toBeGreaterThan(0);
    const list = new Coach(1, fromList([], 'staff'), tuning);
    expect(playGame(inputs.matchup(), inputs.rules, tuning, inputs.dice(), list)).toEqual(outcome);
  });
});
