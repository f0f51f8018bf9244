import { describe, expect, it } from 'vitest';
import { newDynasty } from '../../../src/core/dynasty/create.ts';
import { cycleOf, openRecruiting } from '../../../src/core/dynasty/recruiting.ts';
import { PERIODS } from '../../../src/core/model/recruiting.ts';
import { RULE_BOOK } from '../../../src/core/model/rules.ts';
import { seedFrom } from '../../../src/core/random/stream.ts';
import { reference } from '../../../src/core/reference/index.ts';
import { decodeClass, encodeClass } from '../../../src/core/save/codecs/recruiting.ts';
import { resolveTuning } from '../../../src/core/tuning/index.ts';

const settings = { seed: seedFrom('packed class'), startYear: 2024, team: 'michigan', playoff: null };
const dynasty = newDynasty(settings, reference, RULE_BOOK, resolveTuning());
const ids = reference.teams.map(({ id }) => id);
const teams = { number: (team: string) => ids.indexOf(team), id: (number: number) => ids[number]! };

/** A class with a user board, after the spring. */
function running() {
  const state = openRecruiting(dynasty);
  const targets = new Map([
    [3, { offered: true, hours: 9, scouting: 2, pitch: 'coach' as const, visit: 4, spent: 12.5, scouted: 3 }],
    [700, { offered: false, hours: 0, scouting: 0, pitch: null, visit: null, spent: 0, scouted: 0 }],
  ]);
  state.past.set(3, [
    { period: 1, place: 4, interest: 38 },
    { period: 2, place: 3, interest: 44 },
  ]);
  return state.withBoard({ staff: false, auto: [], targets, idle: 0 });
}

describe('a packed recruiting class', () => {
  it('round-trips, with the player’s board and the reasons of decided recruits', () => {
    const state = running();
    expect(state.chosen.size).toBeGreaterThan(5);
    expect(decodeClass(encodeClass(state, teams), teams)).toEqual(state);
  });

  it('keeps a board’s idle hours', () => {
    const state = running();
    state.board!.idle = 17;
    expect(decodeClass(encodeClass(state, teams), teams).board!.idle).toBe(17);
  });

  it('keeps positions on autopilot, and the old layout if there are none', () => {
    const state = running();
    const before = encodeClass(state, teams);
    state.board!.auto = ['qb', 'ol', 'p'];
    expect(decodeClass(encodeClass(state, teams), teams)).toEqual(state);
    state.board!.auto = [];
    expect(encodeClass(state, teams)).toEqual(before);
  });

  it('keeps the commitments from the home state, with positions on autopilot or without', () => {
    const state = running();
    const before = encodeClass(state, teams);
    state.home = {
      usual: 12,
      commits: new Map([
        [1, 2],
        [2, 5],
      ]),
    };
    expect(decodeClass(encodeClass(state, teams), teams)).toEqual(state);
    state.board!.auto = ['qb'];
    expect(decodeClass(encodeClass(state, teams), teams)).toEqual(state);
    state.board!.auto = [];
    state.home = null;
    expect(encodeClass(state, teams)).toEqual(before);
  });

  it('is small: tens of kilobytes per season', () => {
    expect(encodeClass(running(), teams).length).toBeLessThan(30_000);
  });

  it('keeps only the recruits the player pursued once a class has signed', () => {
    const state = running();
    state.period = PERIODS;
    const { chosen, decisions, board, past } = decodeClass(encodeClass(state, teams), teams).record();
    expect(chosen).toEqual(state.chosen);
    expect(decisions).toHaveLength(0);
    expect(board).toBeNull();
    expect(past.size).toBe(0);
  });

  it('is refused if forged', () => {
    const packed = encodeClass(running(), teams);
    for (const bad of [new Uint8Array(0), packed.slice(0, 50), Uint8Array.of(1, 2, 3)]) {
      expect(() => decodeClass(bad, teams)).toThrow(/recruiting class in the save is damaged/);
    }
  });

  it('belongs to a class that is the same every time it is set up', () => {
    const again = { ...dynasty, players: [...dynasty.players] };
    expect(cycleOf(again).recruits).toEqual(cycleOf(dynasty).recruits);
  });
});
