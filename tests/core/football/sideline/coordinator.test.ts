import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playGame } from '../../../../src/core/football/game.ts';
import { WrongCall } from '../../../../src/core/football/sideline/coach.ts';
import { NO_FILM } from '../../../../src/core/football/sideline/film.ts';
import { type LiveInputs, liveGame } from '../../../../src/core/football/sideline/live-game.ts';
import { possible } from '../../../../src/core/football/sideline/sight.ts';
import { staffMark } from '../../../../src/core/football/sideline/staff-mark.ts';
import { STAFF_SIDES, type StaffSide } from '../../../../src/core/model/coaches.ts';
import {
  type AskKind,
  CALLS_FOR,
  type PlayCall,
  type SidelineCall,
  STAFF_CALL,
} from '../../../../src/core/model/plays/sideline.ts';
import { rulesOf } from '../../../../src/core/model/rules.ts';
import { seedFrom, stream } from '../../../../src/core/random/stream.ts';
import { resolveTuning } from '../../../../src/core/tuning/index.ts';
import { buildLeague, LEAGUE_SEED } from '../league.ts';

const tuning = resolveTuning();
const league = buildLeague(LEAGUE_SEED, 0, tuning);

/** A game with one team's coordinator on the sideline. */
function inputsOf(seed: number, part: StaffSide): LiveInputs {
  const { home, away } = league.games[seed % league.games.length]!;
  const matchup = { home: league.teams[home]!, away: league.teams[away]!, neutral: false };
  const dice = () => stream(seedFrom('coordinators'), seed);
  return {
    matchup: () => matchup,
    rules: rulesOf(2024),
    tuning,
    dice,
    side: seed % 2 === 0 ? 0 : 1,
    film: NO_FILM,
    part,
  };
}

/** A question during a game, with the team that had the ball. */
interface Question {
  kind: AskKind;
  attacks: boolean;
  choices: PlayCall[];
}

/** Calls a game to its end with the same answer each time; returns the questions. */
function questions(inputs: LiveInputs, answer: SidelineCall): Question[] {
  const asked: Question[] = [];
  const calls: SidelineCall[] = [];
  for (let live = liveGame(inputs, calls); !live.over; live = liveGame(inputs, calls)) {
    const { kind, state, coach } = live;
    const choices = possible(state, CALLS_FOR[kind], coach.part);
    expect(choices).toContain(staffMark(inputs, calls, live));
    asked.push({ kind, attacks: state.offense === inputs.side, choices });
    calls.push(kind === 'halftime' ? 'stay' : answer);
  }
  return asked;
}

const kindsOf = (asked: readonly Question[]) => new Set(asked.map(({ kind }) => kind));

describe('a coordinator on the sideline', () => {
  it('leaves the game exactly as simulated if he makes the staff’s calls', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e6 }), fc.constantFrom(...STAFF_SIDES), (seed, part) => {
        const inputs = inputsOf(seed, part);
        const { matchup, rules, dice } = inputs;
        const simulated = playGame(matchup(), rules, tuning, dice());
        expect(liveGame(inputs, ['until_end'])).toMatchObject({ over: true, outcome: simulated });
      }),
      { seed: 1, numRuns: 20 },
    );
  });

  it('is asked about his offense’s plays and at halftime, not about kicks, tries and the clock', () => {
    const asked = questions(inputsOf(4, 'offense'), STAFF_CALL);
    expect([...kindsOf(asked)].filter((kind) => kind !== 'fourth_down').sort()).toEqual(['halftime', 'offense']);
    for (const { attacks, kind } of asked) expect(attacks || kind === 'halftime').toBe(true);
    const plays = asked.flatMap(({ choices }) => choices);
    for (const call of ['punt', 'field_goal', 'kneel', 'load_box'] as const) expect(plays).not.toContain(call);
    for (const call of ['deep', 'run_at_them', 'new_looks'] as const) expect(plays).toContain(call);
  });

  it('calls a fourth down only when his head coach goes for it', () => {
    const fourths = [1, 2, 3, 4, 5, 6].flatMap((seed) =>
      questions(inputsOf(seed, 'offense'), 'inside_run').filter(({ kind }) => kind === 'fourth_down'),
    );
    expect(fourths.length).toBeGreaterThan(0);
    expect(fourths.length).toBeLessThan(6 * 6);
  });

  it('is asked about the opponent’s plays if he runs the defense', () => {
    const asked = questions(inputsOf(3, 'defense'), STAFF_CALL);
    expect([...kindsOf(asked)].sort()).toEqual(['defense', 'halftime']);
    expect(asked.some(({ attacks, kind }) => attacks && kind === 'defense')).toBe(false);
    expect(asked.flatMap(({ choices }) => choices)).not.toContain('quick_game');
  });

  it.each([
    ['offense', 'punt'],
    ['offense', 'kneel'],
    ['defense', 'hurry_up'],
  ] as const)('on %s cannot call %s', (part, call) => {
    expect(() => liveGame(inputsOf(2, part), [call])).toThrow(WrongCall);
  });

  it('cannot adjust the other side of the ball at halftime', () => {
    expect(() => liveGame(inputsOf(2, 'offense'), ['until_half', 'bring_heat'])).toThrow(WrongCall);
    expect(() => liveGame(inputsOf(2, 'defense'), ['until_half', 'take_shots'])).toThrow(WrongCall);
    expect(liveGame(inputsOf(2, 'defense'), ['until_half', 'two_high'])).toMatchObject({ over: false });
  });
});
