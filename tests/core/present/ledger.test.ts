import { describe, expect, it } from 'vitest';
import { WORTH, type WorthRow } from '../../../src/core/present/columns/ledger.ts';
import { budgetCame, leftToStaff, portalCame, recruitingCame, scheduleCame } from '../../../src/core/words/ledger.ts';

const plan: WorthRow = {
  kind: 'plan',
  worth: [
    { measure: 'wins', gain: 0.44, low: -0.21, high: 1.09, nothing: false },
    { measure: 'class', gain: 0, low: 0, high: 0, nothing: true },
  ],
};

describe('the value of a decision', () => {
  it('is a gain with its range, with a note if it never changed anything', () => {
    expect(WORTH.wins.gain.text(plan)).toBe('+0.4 (-0.2 to +1.1)');
    expect(WORTH.class.gain.text(plan)).toBe('no effect');
    expect(WORTH.rating.gain.text(plan)).toBe('');
    expect([WORTH.wins.gain.value(plan), WORTH.wins.low.value(plan)]).toEqual([0.44, -0.21]);
  });
});

describe('the result of decisions', () => {
  it('is given with its numbers', () => {
    expect(recruitingCame({ recruits: 18, commits: 7, won: 3, idle: 1 })).toBe(
      '18 recruits worked, 7 committed. Effort decided 3 of them. 1 hour went unused.',
    );
    expect(portalCame({ promises: 1, stayed: 1, calls: 5, came: 1 })).toBe(
      '1 of 1 promised player stayed. 1 of 5 transfers you called came.',
    );
    expect(scheduleCame(['Texas', 'Ohio'], 1, 1)).toBe('You scheduled Texas and Ohio: 1-1.');
  });

  it('names a split of the budget and how the boosters were asked', () => {
    const split = { keep: 50, portal: 30, recruits: 20 };
    expect(budgetCame({ split, ask: 'hard' })).toBe(
      'You pushed the boosters. Your split: 50% retention, 30% transfers, 20% recruits.',
    );
    expect(budgetCame({ split: null, ask: null })).toBe('Your staff split the budget.');
  });

  it('keeps NIL in capitals in a sentence', () => {
    expect(leftToStaff(['schedule', 'budget'])).toBe('Left to your staff: schedule and NIL budget.');
  });
});
