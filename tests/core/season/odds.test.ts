import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marketProbability, moneylineOf, oddsFor, priceOf, racePriceOf } from '../../../src/core/season/odds.ts';
import { tuning } from './fixtures.ts';

const line = (margin: number) => oddsFor({ margin, total: 54.2, homeWinProbability: 0.5 }, tuning);
const implied = (price: number) => (price < 0 ? -price / (100 - price) : 100 / (100 + price));

describe('the line on a game', () => {
  it('is written to the half point', () => {
    expect(line(6.62)).toMatchObject({ homeMargin: 6.5, total: 54 });
    expect(line(-0.2).homeMargin).toBe(0);
    expect(Object.is(line(-0.2).homeMargin, 0)).toBe(true);
  });

  it('is -110 on both sides of an even game', () => {
    expect(line(0)).toMatchObject({ moneylineHome: -110, moneylineAway: -110 });
  });

  it('prices favorites like closing lines on record', () => {
    expect(marketProbability(7, tuning)).toBeCloseTo(0.698, 1);
    expect(Math.abs(marketProbability(7, tuning) - 0.698)).toBeLessThan(0.02);
    expect(Math.abs(marketProbability(14, tuning) - 0.8155)).toBeLessThan(0.012);
    expect(Math.abs(marketProbability(21, tuning) - 0.8985)).toBeLessThan(0.012);
    expect(Math.abs(marketProbability(3, tuning) - 0.577)).toBeLessThan(0.02);
  });

  it('includes the bookmaker’s margin, and favors the favorite', () => {
    fc.assert(
      fc.property(fc.double({ min: -45, max: 45, noNaN: true }), (margin) => {
        const { moneylineHome, moneylineAway } = line(margin);
        const sum = implied(moneylineHome) + implied(moneylineAway);
        expect(sum).toBeGreaterThan(1);
        expect(sum).toBeLessThan(1.07);
        if (Math.abs(margin) > 1) expect(implied(moneylineHome) > implied(moneylineAway)).toBe(margin > 0);
        for (const price of [moneylineHome, moneylineAway]) {
          expect(Math.abs(price)).toBeGreaterThanOrEqual(100);
          expect(price % 5 === 0).toBe(true);
        }
        const turned = line(-margin);
        expect([turned.moneylineAway, turned.moneylineHome]).toEqual([moneylineHome, moneylineAway]);
      }),
      { seed: 6, numRuns: 300 },
    );
  });

  it('keeps rising with the spread: 50 points cost more than 31.5', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 52, noNaN: true }),
        fc.double({ min: 3, max: 8, noNaN: true }),
        (margin, more) => {
          expect(line(margin + more).moneylineHome).toBeLessThan(line(margin).moneylineHome);
          expect(line(margin + more).moneylineAway).toBeGreaterThan(line(margin).moneylineAway);
        },
      ),
      { seed: 9, numRuns: 200 },
    );
    expect(line(31.5).moneylineHome).toBeLessThan(-3000);
    expect(line(50).moneylineHome).toBeLessThan(-15000);
  });

  it('stops at +19900 for a game, at +20000 for a race', () => {
    expect(priceOf(0, tuning)).toBe(19900);
    expect(racePriceOf(0, tuning, tuning.awards.heisman.lowestPrice)).toBe(20000);
    expect(racePriceOf(0.01, tuning, tuning.awards.heisman.lowestPrice)).toBe(9500);
  });

  it('rounds prices as sportsbooks do', () => {
    expect(moneylineOf(0.7)).toBe(-230);
    expect(moneylineOf(0.36)).toBe(180);
    expect(moneylineOf(0.04)).toBe(2400);
    expect(moneylineOf(0.5)).toBe(-100);
  });
});
