import { describe, expect, it } from 'vitest';
import { leaveChanceText } from '../../../src/core/present/portal.ts';

type Man = Parameters<typeof leaveChanceText>[0];
const man = (chance: Man['chance']): Man => ({ chance }) as Man;

describe('the chance that a man leaves, in words', () => {
  it('is a range, one number where both ends are the same, and never 0%', () => {
    expect(leaveChanceText(man([0.2, 0.38]))).toBe('20-38%');
    expect(leaveChanceText(man([0.001, 0.06]))).toBe('1-6%');
    expect(leaveChanceText(man([0.001, 0.002]))).toBe('1%');
  });

  it('is none for who has said that he will', () => {
    expect(leaveChanceText(man(null))).toBe('In the portal');
  });
});
