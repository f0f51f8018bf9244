import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ScriptedStream } from '../../../src/core/random/scripted.ts';
import { derivedSeed, seedFrom, stream } from '../../../src/core/random/stream.ts';

const SEED = seedFrom(7);
const draws = (n: number, s: { next(): number }) => Array.from({ length: n }, () => s.next());

describe('a stream', () => {
  it('gives the same draws for the same seed and path, whatever was drawn before', () => {
    stream(SEED, 'season', 2030).next();
    expect(draws(5, stream(SEED, 'game', 20240001))).toEqual(draws(5, stream(SEED, 'game', 20240001)));
  });

  it('differs between paths, also between those that read alike', () => {
    const paths = [['game', 1], ['game', '1'], ['game1'], ['g', 'ame1'], ['game', 1, 0], ['game', 2 ** 32 + 1]];
    const firsts = paths.map((path) => draws(3, stream(SEED, ...path)).join());
    expect(new Set(firsts).size).toBe(paths.length);
  });

  it('is fixed: these draws may only change with the engine version', () => {
    expect(draws(3, stream(SEED, 'pinned', 1))).toMatchInlineSnapshot(`
      [
        4228514057,
        758433270,
        2408762731,
      ]
    `);
  });

  it('refuses a seed that is not 32 hexadecimal digits', () => {
    expect(() => stream('7', 'game')).toThrow('32 hexadecimal digits');
  });

  it('draws uniformly, normally and by weight', () => {
    const s = stream(SEED, 'moments');
    const n = 40_000;
    let sum = 0;
    let z = 0;
    let zz = 0;
    const counts = [0, 0, 0];
    for (let i = 0; i < n; i++) {
      sum += s.float();
      const x = s.normal();
      z += x;
      zz += x * x;
      counts[s.weighted([1, 2, 1])]! += 1;
    }
    expect(sum / n).toBeCloseTo(0.5, 1);
    expect(z / n).toBeCloseTo(0, 1);
    expect(zz / n).toBeCloseTo(1, 1);
    expect(counts[1]! / n).toBeCloseTo(0.5, 1);
  });

  it('shuffles without losing or adding an element', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.nat(), (list, n) => {
        const sorted = (xs: number[]) => [...xs].sort((a, b) => a - b);
        expect(sorted(stream(SEED, 'shuffle', n).shuffle(list))).toEqual(sorted(list));
      }),
      { seed: 1 },
    );
  });
});

describe('seeds', () => {
  it('can be typed short, and a full one is itself', () => {
    expect(seedFrom(7)).toBe(seedFrom('7'));
    expect(seedFrom(7)).toMatch(/^[0-9a-f]{32}$/);
    expect(seedFrom(seedFrom(7))).toBe(seedFrom(7));
    expect(seedFrom(8)).not.toBe(seedFrom(7));
  });

  it('of the dynasties of a batch depend on the index alone', () => {
    expect(derivedSeed(SEED, 3)).toBe(derivedSeed(SEED, 3));
    expect(derivedSeed(SEED, 3)).not.toBe(derivedSeed(SEED, 4));
  });
});

describe('scripted random numbers', () => {
  it('return the written values and notice when they run out', () => {
    const dice = new ScriptedStream([0.25, 0.75]);
    expect(dice.float()).toBeCloseTo(0.25);
    expect(dice.exhausted).toBe(false);
    expect(dice.chance(0.5)).toBe(false);
    expect(dice.exhausted).toBe(true);
    expect(() => dice.float()).toThrow('one more was asked for');
  });
});
