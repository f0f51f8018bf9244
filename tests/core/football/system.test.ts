import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tacticsOf, withSystem } from '../../../src/core/football/calling/tactics.ts';
import { frontOf } from '../../../src/core/football/system.ts';
import { EVEN_PLAN } from '../../../src/core/model/program/game-plan.ts';
import { DEFENSES } from '../../../src/core/model/program/schemes.ts';
import { NO_SYSTEM } from '../../../src/core/model/program/system.ts';
import { resolveTuning } from '../../../src/core/tuning/index.ts';

const tuning = resolveTuning();
const KEYS = ['fourTwoFive', 'fourThree', 'threeFour', 'threeThreeFive', 'multiple'];
const even = tacticsOf(EVEN_PLAN, tuning, null);

describe('the personnel of a defense', () => {
  it('does not change national averages, however many teams use it', () => {
    const share = fc.double({ min: 0.01, max: 1, noNaN: true });
    const points = fc.double({ min: -10, max: 10, noNaN: true });
    fc.assert(
      fc.property(
        fc.tuple(share, share, share, share, share),
        fc.tuple(points, points, points, points, points),
        (shares, run) => {
          const set = KEYS.flatMap((key, i) => [
            [`schemes.share.${key}`, shares[i]!],
            [`schemes.run.${key}`, run[i]!],
          ]);
          const own = resolveTuning(Object.fromEntries(set));
          const sum = DEFENSES.reduce((total, defense, i) => total + shares[i]! * frontOf(defense, own).run, 0);
          expect(sum).toBeCloseTo(0, 8);
        },
      ),
      { seed: 1, numRuns: 50 },
    );
  });

  it('is a tradeoff: strength against the run gives up completions, and the other way round', () => {
    for (const defense of DEFENSES) {
      const { run, short, beyond } = frontOf(defense, tuning);
      if (Math.abs(run) > 1) expect(Math.sign(short + beyond)).toBe(Math.sign(run));
    }
    expect(frontOf('4-3', tuning).run).toBeGreaterThan(frontOf('3-3-5', tuning).run);
  });

  it('has no effect without a scheme', () => {
    expect(withSystem(even, NO_SYSTEM, tuning)).toEqual(even);
  });

  it('costs points on the side of the ball that learns a new scheme', () => {
    const fresh = withSystem(even, { ...NO_SYSTEM, fit: { offense: -1, defense: 0 } }, tuning);
    expect(fresh).toEqual({ ...even, attack: even.attack - 1 });
  });
});
