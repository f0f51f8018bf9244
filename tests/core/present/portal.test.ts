import { describe, expect, it } from 'vitest';
import type { PortalPage } from '../../../src/core/contract/views/recruiting/portal.ts';
import { leaveChanceText, portalLines } from '../../../src/core/present/portal.ts';

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

describe('the lines over the portal', () => {
  const page = (idle: number): PortalPage =>
    ({
      closed: null,
      can_keep: true,
      can_offer: false,
      promises: { used: 0, most: 4 },
      year: 2025,
      idle,
    }) as PortalPage;

  it('say what idle hours of the staff cost, and nothing of it where there are none', () => {
    expect(portalLines(page(0.25)).at(-1)).toBe(
      'Your staff has spent 25% of its hours this year on no one, which costs you with transfers.',
    );
    expect(portalLines(page(0))).toHaveLength(2);
  });
});
