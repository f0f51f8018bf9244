import { describe, expect, it } from 'vitest';
import { baseLabel, gameLabel, labelFor } from '../../../src/core/season/labels.ts';
import { watchability } from '../../../src/core/season/watchability.ts';
import { conference, facts, game, tuning } from './fixtures.ts';

const season = facts([conference('sec', { name: 'SEC' }), conference('big-ten', { name: 'Big Ten' })], {
  alabama: 'sec',
  auburn: 'sec',
  'ohio-state': 'big-ten',
  'notre-dame': null,
  navy: null,
});

describe('a game label', () => {
  it('is short when seen from a team', () => {
    expect(labelFor(game('alabama', 'auburn', { conference: 'sec' }), 'alabama', season)).toBe('C (SEC)');
    expect(labelFor(game('alabama', 'ohio-state'), 'alabama', season)).toBe('NC (Big Ten)');
    expect(labelFor(game('alabama', 'ohio-state'), 'ohio-state', season)).toBe('NC (SEC)');
    expect(labelFor(game('alabama', 'notre-dame'), 'alabama', season)).toBe('NC (Ind)');
  });

  it('is the name of a game that has one', () => {
    const bowl = game('alabama', 'auburn', { conference: 'sec', name: 'Iron Bowl' });
    expect(labelFor(bowl, 'auburn', season)).toBe('Iron Bowl');
    expect(gameLabel(bowl, season)).toBe('Iron Bowl');
    expect(baseLabel(bowl, season)).toBe('Conference: SEC');
  });

  it('is long only if the page asks for the long form', () => {
    expect(gameLabel(game('alabama', 'ohio-state'), season)).toBe('NC (Big Ten)');
    expect(baseLabel(game('alabama', 'ohio-state'), season)).toBe('Non-Conference: SEC vs Big Ten');
    expect(baseLabel(game('navy', 'alabama'), season)).toBe('Non-Conference: Independent vs SEC');
  });
});

describe('the game of the week', () => {
  const odds = (homeMargin: number) => ({
    homeMargin,
    total: 50,
    homeWinProbability: 0.5,
    moneylineHome: -110,
    moneylineAway: -110,
  });
  const worth = (more: Parameters<typeof game>[2]) => watchability(game('a', 'b', more), tuning);

  it('is between two good teams rather than one good and one bad', () => {
    expect(worth({ homeRank: 6, awayRank: 9, odds: odds(3) })).toBeGreaterThan(
      worth({ homeRank: 1, awayRank: 90, odds: odds(3) }),
    );
  });

  it('is close rather than one-sided, a rivalry rather than none, and a title game rather than any', () => {
    const base = { homeRank: 5, awayRank: 20 };
    expect(worth({ ...base, odds: odds(2) })).toBeGreaterThan(worth({ ...base, odds: odds(24) }));
    expect(worth({ ...base, rivalry: true })).toBeGreaterThan(worth(base));
    expect(worth({ ...base, kind: 'playoff', bracketSlot: 'championship' })).toBeGreaterThan(
      worth({ ...base, kind: 'playoff' }),
    );
    expect(worth({ ...base, kind: 'conference_championship' })).toBeGreaterThan(worth(base));
  });
});
