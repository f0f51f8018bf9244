import { describe, expect, it } from 'vitest';
import { FIRST_SEASON, LAST_SEASON, type Prestige } from '../../../src/core/model/facts.ts';
import { makeReference, reference, referenceData } from '../../../src/core/reference/index.ts';

const years = Array.from({ length: LAST_SEASON - FIRST_SEASON + 1 }, (_, i) => FIRST_SEASON + i);
const tier = (year: number, team: string) => reference.startingPrestige(year).get(team) as Prestige;

describe('past results', () => {
  it('are complete, newest first, and before the requested year', () => {
    const past = reference.resultsBefore(2006);
    expect(past[0]).toEqual({ year: 2005, team: 'texas', conference: 'big-12', wins: 13, losses: 0, rank: 1 });
    expect(past.every((r) => r.year < 2006)).toBe(true);
    expect(reference.resultsBefore(FIRST_SEASON)).toEqual([]);
    for (const year of years.filter((y) => y <= 2025)) {
      const season = reference.resultsBefore(2026).filter((r) => r.year === year);
      expect(season.map((r) => r.team).sort()).toEqual(Object.keys(reference.season(year).members).sort());
      expect(season.map((r) => r.rank)).toEqual(season.map((_, i) => i + 1));
    }
  });

  it('know the champions', () => {
    const champions = reference.resultsBefore(2026).filter((r) => r.rank === 1);
    expect(champions.map((r) => r.team).reverse()).toEqual(
      `oklahoma miami ohio-state lsu usc texas florida lsu florida alabama auburn alabama alabama florida-state ohio-state
      alabama clemson alabama clemson lsu alabama georgia georgia michigan ohio-state indiana`.split(/\s+/),
    );
  });

  it('have about as many wins as losses, with real season lengths', () => {
    for (const r of reference.resultsBefore(2026)) {
      if (r.year === 2020) continue;
      expect(r.wins + r.losses, `${r.team} ${r.year}`).toBeGreaterThanOrEqual(10);
      expect(r.wins + r.losses).toBeLessThanOrEqual(16);
    }
  });
});

describe('starting prestige', () => {
  it.each(years)('in %i covers every team, between floor and ceiling, in fixed shares', (year) => {
    const table = reference.startingPrestige(year);
    expect([...table.keys()]).toEqual(Object.keys(reference.season(year).members));
    const count = new Array<number>(8).fill(0);
    for (const p of table.values()) {
      expect(p.prestige).toBe(Math.floor(p.score));
      expect(p.score).toBeGreaterThanOrEqual(1);
      expect(p.score).toBeLessThan(8);
      expect(p.floor).toBeGreaterThanOrEqual(1);
      expect(p.floor).toBeLessThanOrEqual(p.prestige);
      expect(p.ceiling).toBeGreaterThanOrEqual(p.prestige);
      expect(p.ceiling).toBeLessThanOrEqual(7);
      count[p.prestige] = (count[p.prestige] as number) + 1;
    }
    const shares = [0.1, 0.15, 0.2, 0.25, 0.15, 0.1, 0.05];
    shares.forEach((share, i) => {
      expect(Math.abs((count[i + 1] as number) - share * table.size)).toBeLessThanOrEqual(1);
    });
  });

  it.each([
    [2002, 7, 'miami florida nebraska tennessee'],
    [2002, 6, 'oklahoma texas florida-state ohio-state michigan'],
    [2008, 7, 'usc ohio-state texas oklahoma florida'],
    [2008, 6, 'lsu georgia'],
    [2014, 7, 'alabama florida-state lsu'],
    [2014, 6, 'oregon auburn texas'],
    [2020, 7, 'alabama clemson ohio-state georgia oklahoma lsu'],
    [2024, 7, 'georgia alabama ohio-state clemson michigan'],
    [2024, 6, 'oregon penn-state notre-dame lsu texas oklahoma'],
    [2026, 7, 'ohio-state georgia oregon alabama'],
  ])('in %i has these at %i or more: %s', (year, least, teams) => {
    for (const team of teams.split(' ')) expect(tier(year, team).prestige, team).toBeGreaterThanOrEqual(least);
  });

  it('knows the small programs', () => {
    expect(tier(2024, 'kennesaw-state').prestige).toBeLessThanOrEqual(2);
    expect(tier(2005, 'buffalo').prestige).toBe(1);
    expect(tier(2014, 'old-dominion').prestige).toBeLessThanOrEqual(3);
  });

  it('ranks strong programs from FCS by what they were there', () => {
    expect(tier(2022, 'james-madison').prestige).toBeGreaterThan(tier(2024, 'kennesaw-state').prestige);
    expect(tier(2014, 'app-state').prestige).toBeGreaterThan(tier(2013, 'georgia-state').prestige);
  });

  it('keeps a blue blood from falling to the bottom, and lets Boise State rise', () => {
    expect(tier(2024, 'nebraska').floor).toBeGreaterThanOrEqual(4);
    expect(tier(2010, 'boise-state').prestige).toBeGreaterThan(tier(2001, 'boise-state').prestige);
  });
});

describe('a copy of the facts', () => {
  it('gives the same answers as the built-in ones', () => {
    const copy = makeReference(JSON.parse(JSON.stringify(referenceData)));
    expect(copy.teams).toEqual(reference.teams);
    expect(copy.rivalries).toEqual(reference.rivalries);
    expect(copy.homeStates).toEqual(reference.homeStates);
    expect(copy.givenNames).toEqual(reference.givenNames);
    expect(copy.familyNames).toEqual(reference.familyNames);
    for (const year of [2000, 2011, 2026, 2040]) {
      expect(copy.season(year)).toEqual(reference.season(year));
      expect(copy.resultsBefore(year)).toEqual(reference.resultsBefore(year));
      expect([...copy.startingPrestige(year)]).toEqual([...reference.startingPrestige(year)]);
    }
  });
});
