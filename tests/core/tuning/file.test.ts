import { describe, expect, it } from 'vitest';
import { flattenTuning, tuningSchema } from '../../../src/core/tuning/file.ts';
import { KNOBS, resolveTuning } from '../../../src/core/tuning/index.ts';
import { listKnobs, valuesOf } from '../../../src/core/tuning/knob.ts';

describe('a tuning file', () => {
  it('has its numbers grouped or dotted, as its author likes', () => {
    const grouped = flattenTuning({
      $schema: './tuning.schema.json',
      pass: { completionBase: 0.6 },
      homeFieldAdvance: 3,
    });
    expect(grouped).toEqual({ 'pass.completionBase': 0.6, homeFieldAdvance: 3 });
    expect(flattenTuning({ 'pass.completionBase': 0.6, homeFieldAdvance: 3 })).toEqual(grouped);
  });

  it('can hold every value there is', () => {
    const all = resolveTuning();
    expect(flattenTuning(all)).toEqual(valuesOf(all));
  });

  it.each([
    [[], /JSON object/],
    [null, /JSON object/],
    [{ pass: { completionBase: '0.6' } }, /"pass.completionBase" is set to "0.6", which is not a number/],
    [{ pass: null }, /"pass" is set to null/],
    [{ pass: { completionBase: 0.6 }, 'pass.completionBase': 0.7 }, /given twice/],
    [{ a: { b: { c: { d: { e: { f: { g: { h: { i: 1 } } } } } } } } }, /too deep/],
  ])('%j is refused', (value, sentence) => {
    expect(() => flattenTuning(value)).toThrow(sentence);
  });

  it('has a schema with every value, its range and meaning', () => {
    const { properties } = tuningSchema(KNOBS) as { properties: Record<string, { minimum: number; maximum: number }> };
    for (const { name, knob } of listKnobs(KNOBS)) {
      expect(properties[name], name).toMatchObject({ minimum: knob.range[0], maximum: knob.range[1] });
    }
  });
});
