import { describe, expect, it } from 'vitest';
import { teamNameIn } from '../../../src/core/model/facts.ts';
import { reference } from '../../../src/core/reference/index.ts';

describe('the name of a program', () => {
  it('is known for an FCS program, which may move up', () => {
    const [fcs] = reference.visitors;
    expect(fcs).toBeDefined();
    expect(teamNameIn(reference, fcs!.id)).toBe(fcs!.name);
  });

  it('is known for an FBS program, and empty for none', () => {
    expect(teamNameIn(reference, 'minnesota')).toBe('Minnesota');
    expect(teamNameIn(reference, null)).toBe('');
  });
});
