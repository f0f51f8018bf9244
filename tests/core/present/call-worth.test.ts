import { describe, expect, it } from 'vitest';
import type { CallWorth } from '../../../src/core/contract/views/index.ts';
import { idleCalls, insteadText, worthsByEffect } from '../../../src/core/present/sideline/sideline.ts';

const call = (worth: number, more: Partial<CallWorth> = {}): CallWorth => {
  return { quarter: 1, clock: '9:00', call: 'draw', staff: 'inside_run', text: 'A run', worth, ...more };
};

describe('the value of calls', () => {
  it('lists the calls that changed the game first, the best on top, and leaves the rest in order', () => {
    const worths = [call(0, { clock: '8:00' }), call(-0.02), call(0.0004), call(0.01)];
    const { moved, idle } = worthsByEffect(worths);
    expect(moved.map(({ worth }) => worth)).toEqual([0.01, -0.02]);
    expect(idle).toEqual([worths[0], worths[2]]);
    expect(idleCalls(idle.length)).toBe('2 calls that changed nothing');
  });

  it('names the staff’s call in running text', () => {
    expect(insteadText(call(0))).toBe('Draw instead of inside run');
    expect(insteadText(call(0, { staff: 'sneak' }))).toBe('Draw instead of QB sneak');
  });
});
