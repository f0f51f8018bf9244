import { writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Baseline,
  baselineOf,
  baselineText,
  driftOf,
  readBaseline,
} from '../../src/core/batch/comparing/baseline.ts';
import type { LoadedRun } from '../../src/core/batch/load.ts';
import { type Plan, USUAL_PLAN } from '../../src/core/batch/plan.ts';
import { played } from './helper.ts';

/**
 * The football may change, but not unnoticed: every metric of a few seasons is compared with those of the program that
 * wrote the baseline. When a change is intended, `BASELINE=write npx vitest run --project long tests/realism/baseline`
 * writes a new one, and the commit says why.
 */
const PATH = new URL('./baseline.json', import.meta.url).pathname;
const PLAN: Plan = { ...USUAL_PLAN, dynasties: 4, seasons: 1, seed: 'baseline', tables: [] };

let run: LoadedRun;

beforeAll(() => {
  run = played(PLAN, 'baseline');
  if (process.env.BASELINE === 'write') writeFileSync(PATH, baselineText(baselineOf(run)));
});

/** Returns the baseline with one metric changed in every dynasty. */
function changed(id: string, by: (value: number, dynasty: number) => number): Baseline {
  const { dynasties, ...rest } = readBaseline(PATH);
  return {
    ...rest,
    dynasties: dynasties.map(({ seed, values }, i) => ({ seed, values: { ...values, [id]: by(values[id]!, i) } })),
  };
}

describe('the seasons of the baseline', () => {
  it('play out as recorded: no metric has drifted', () => {
    expect(driftOf(run, readBaseline(PATH)).drifted.map(({ id, difference }) => [id, difference])).toEqual([]);
  });

  it('would reveal three more points a game, but not random noise', () => {
    const more = driftOf(
      run,
      changed('pts_tg', (value, i) => value - 3 - i / 100),
    );
    expect(more.drifted.map(({ id }) => id)).toEqual(['pts_tg']);
    const wobbling = changed('pts_tg', (value, i) => value + (i % 2 === 0 ? 1 : -1.1));
    expect(driftOf(run, wobbling).drifted).toEqual([]);
  });
});
