import { describe, expect, it } from 'vitest';
import { KNOBS, resolveTuning } from '../../../src/core/tuning/index.ts';
import { knob, listKnobs, resolveKnobs, TuningError, whole } from '../../../src/core/tuning/knob.ts';

const tree = {
  homeEdge: knob(2.5, 'points', 'a test', [0, 10]),
  pass: { rate: knob(0.03, 'share', 'a test', [0, 1]) },
  timeouts: whole(3, 'timeouts', 'a test', [0, 6]),
};

describe('tuning', () => {
  it('resolves values to frozen plain numbers', () => {
    const tuning = resolveKnobs(tree);
    expect(tuning).toEqual({ homeEdge: 2.5, pass: { rate: 0.03 }, timeouts: 3 });
    expect(Object.isFrozen(tuning.pass)).toBe(true);
  });

  it('takes overrides by dotted name', () => {
    expect(resolveKnobs(tree, { 'pass.rate': 0.5 }).pass.rate).toBe(0.5);
  });

  it('uses the program’s own value if a list lacks one, as a list of an older release does', () => {
    expect(resolveKnobs(tree, { homeEdge: 3 })).toEqual({ ...resolveKnobs(tree), homeEdge: 3 });
  });

  it.each([
    ['an unknown name', { 'pass.rat': 1 }, 'no tuning value "pass.rat"'],
    ['a value out of range', { homeEdge: 11 }, 'may be 0 to 10 points'],
    ['a part of what is counted', { timeouts: 2.5 }, '"timeouts" must be a whole number, not 2.5'],
    ['not a number', { homeEdge: Number.NaN }, 'may be 0 to 10 points'],
  ])('refuses %s', (_what, overrides, message) => {
    expect(() => resolveKnobs(tree, overrides)).toThrow(TuningError);
    expect(() => resolveKnobs(tree, overrides)).toThrow(message);
  });

  it('gives the unit and source of every value, each named once', () => {
    const knobs = listKnobs(KNOBS);
    expect(knobs.length).toBeGreaterThan(50);
    for (const { name, knob: k } of knobs) {
      expect(k.unit, name).not.toBe('');
      expect(k.source.length, name).toBeGreaterThan(8);
    }
    expect(new Set(knobs.map(({ name }) => name)).size).toBe(knobs.length);
    expect(resolveTuning()).toEqual(resolveTuning({}));
  });
});
