import { describe, expect, it } from 'vitest';
import type { PortalPage } from '../../../src/core/contract/views/recruiting/portal.ts';
import {
  fitSentence,
  fitText,
  leaveChanceText,
  oddsText,
  portalCounts,
  portalLines,
  priceText,
  roleHereText,
  stakeText,
} from '../../../src/core/present/portal.ts';

type Leaver = Parameters<typeof leaveChanceText>[0];
const leaver = (chance: Leaver['chance']): Leaver => ({ chance }) as Leaver;

describe('a player’s chance of leaving, in words', () => {
  it('is a range, or one number if both ends are the same, and never 0%', () => {
    expect(leaveChanceText(leaver([0.2, 0.38]))).toBe('20-38%');
    expect(leaveChanceText(leaver([0.001, 0.06]))).toBe('1-6%');
    expect(leaveChanceText(leaver([0.001, 0.002]))).toBe('1%');
  });

  it('is not shown for a player who has announced it', () => {
    expect(leaveChanceText(leaver(null))).toBe('In the portal');
  });
});

describe('the lines above the portal', () => {
  const page = (idle: number): PortalPage =>
    ({
      closed: null,
      can_keep: true,
      can_offer: false,
      promises: { used: 0, most: 4 },
      year: 2025,
      idle,
    }) as PortalPage;

  it('say what unused staff hours cost, and nothing if there are none', () => {
    expect(portalLines(page(0.25)).at(-1)).toBe(
      'Your staff left 25% of its hours unused this year, which hurts you with transfers.',
    );
    expect(portalLines(page(0))).toEqual([]);
    expect(portalCounts(page(0))).toEqual(['Transfer risk after 2025.', 'Role promises: 0 of 4 used.']);
  });
});

describe('the role of a player in the portal', () => {
  it('names the starter he would replace, and his price', () => {
    expect(fitSentence({ pos: 'lb', scheme: { name: '3-4', plays: 1.33 } })).toBe(
      'Good scheme fit: your 3-4 has 33% more snaps at LB than most.',
    );
    expect(fitSentence({ pos: 'te', scheme: { name: 'air raid', plays: 0.4 } })).toBe(
      'Poor scheme fit: your air raid has 60% fewer snaps at TE than most.',
    );
    expect(fitSentence({ pos: 'qb', scheme: { name: 'pro', plays: 1 } })).toBe(
      'Average scheme fit: your pro has the usual snaps at QB.',
    );
    expect([fitSentence({ pos: 'k', scheme: null }), fitText({ scheme: null })]).toEqual(['', '']);
    expect(roleHereText({ role: 'starter', last_starter: 64 })).toBe('Would start over a 64');
    expect(roleHereText({ role: 'second', last_starter: 71 })).toBe('Second string behind a 71');
    expect(roleHereText({ role: 'starter', last_starter: null })).toBe('Would fill an open starting spot');
    expect([priceText({ price: 0.37 }), priceText({ price: 1.2 }), priceText({ price: null })]).toEqual([
      '$370K',
      '$1.20M',
      '',
    ]);
    expect([oddsText(0), oddsText(0.08)]).toEqual(['under 1%', '8%']);
  });

  it('says what losing a player costs', () => {
    expect(stakeText({ starter: true, rating: 71, next_up: 62 })).toBe('Starter; a 62 would start in his place (-9).');
    expect(stakeText({ starter: false, rating: 60, next_up: 73 })).toBe('Backup behind a 73.');
    expect(stakeText({ starter: true, rating: 60, next_up: null })).toBe('Starter; no one would step in for him.');
  });
});
