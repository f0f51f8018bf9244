import { describe, expect, it } from 'vitest';
import { FIRST_SEASON, LAST_SEASON } from '../../../src/core/model/facts.ts';
import { reference } from '../../../src/core/reference/index.ts';
import { gamesPerTeam } from '../../../src/core/season/schedule/league.ts';

const years = Array.from({ length: LAST_SEASON - FIRST_SEASON + 1 }, (_, i) => FIRST_SEASON + i);
const membersOf = (year: number, conference: string | null) =>
  Object.entries(reference.season(year).members)
    .filter(([, c]) => c === conference)
    .map(([team]) => team);

describe('conferences by season', () => {
  it('knows every team in it', () => {
    const known = new Set(reference.teams.map((t) => t.id));
    const placed = new Set(years.flatMap((y) => Object.keys(reference.season(y).members)));
    expect([...placed].filter((id) => !known.has(id))).toEqual([]);
    expect([...known].filter((id) => !placed.has(id))).toEqual([]);
  });

  it.each(years)('has in %i only conferences that can play their schedule', (year) => {
    const { conferences, members } = reference.season(year);
    const ids = conferences.map((c) => c.id);
    expect(ids).toEqual([...new Set(ids)].sort());
    for (const conference of conferences) {
      const size = membersOf(year, conference.id).length;
      // Only two schools were left in the Pac-12 for two seasons.
      expect(size).toBeGreaterThanOrEqual(conference.id === 'pac-12' && year >= 2024 && year <= 2025 ? 2 : 6);
      expect(conference.games).toBeLessThan(size);
      expect((size * conference.games) % 2, `${conference.name} ${year}`).toBe(0);
    }
    const nowhere = Object.values(members).filter((c) => c !== null && !ids.includes(c));
    expect(nowhere).toEqual([]);
  });

  it.each([
    [2000, 11],
    [2001, 11],
    [2002, 12],
    [2003, 12],
    [2004, 11],
    [2005, 11],
    [2006, 12],
    [2026, 12],
  ])('gives every team of %i %i games', (year, games) => {
    expect(gamesPerTeam(reference.season(year), 'notre-dame')).toBe(games);
  });

  it('has as many FBS teams as in reality', () => {
    const counts = years.map((y) => Object.keys(reference.season(y).members).length);
    expect(counts).toEqual([
      116, 117, 117, 117, 120, 119, 119, 120, 120, 120, 120, 120, 124, 125, 128, 128, 128, 130, 130, 130, 130, 130, 131,
      133, 134, 136, 138,
    ]);
  });

  it.each([
    [2000, { acc: 9, 'big-12': 12, 'big-east': 8, 'big-ten': 11, 'big-west': 6, cusa: 9, mac: 13, sec: 12, wac: 9 }],
    [2005, { acc: 12, 'big-east': 8, cusa: 12, mac: 12, mwc: 9, 'pac-10': 10, 'sun-belt': 8, wac: 9 }],
    [2012, { 'big-12': 10, 'big-east': 8, 'big-ten': 12, mwc: 10, 'pac-12': 12, sec: 14, 'sun-belt': 10, wac: 7 }],
    [2014, { acc: 14, american: 11, 'big-ten': 14, cusa: 13, mac: 13, mwc: 12, 'sun-belt': 11 }],
    [2024, { acc: 17, american: 14, 'big-12': 16, 'big-ten': 18, cusa: 10, mac: 12, mwc: 12, sec: 16 }],
    [2026, { 'pac-12': 8, mwc: 10, cusa: 10, mac: 13, 'sun-belt': 14 }],
  ])('counts the members of %i', (year, sizes) => {
    for (const [id, size] of Object.entries(sizes)) expect(membersOf(year, id).length, id).toBe(size);
  });

  it('follows teams that moved', () => {
    const home = (team: string) => [2000, 2005, 2012, 2024].map((y) => reference.season(y).members[team]);
    expect(home('miami')).toEqual(['big-east', 'acc', 'acc', 'acc']);
    expect(home('nebraska')).toEqual(['big-12', 'big-12', 'big-ten', 'big-ten']);
    expect(home('tcu')).toEqual(['wac', 'mwc', 'big-12', 'big-12']);
    expect(home('notre-dame')).toEqual([null, null, null, null]);
    expect(reference.season(2020).members['notre-dame']).toBe('acc');
    expect(reference.season(2017).members.idaho).toBe('sun-belt');
    expect('idaho' in reference.season(2018).members).toBe(false);
    expect('uab' in reference.season(2015).members).toBe(false);
    expect(membersOf(2024, null)).toEqual(['massachusetts', 'notre-dame', 'uconn']);
    expect(membersOf(2024, 'pac-12')).toEqual(['oregon-state', 'washington-state']);
  });

  it('stays the same after the last known season and has nothing before the first', () => {
    expect(reference.season(2060)).toEqual({ ...reference.season(LAST_SEASON), year: 2060 });
    expect(() => reference.season(1999)).toThrow(RangeError);
    expect(() => reference.startingPrestige(1999)).toThrow(RangeError);
  });
});

describe('the playoff', () => {
  it('grew from two to four to twelve teams, with champions first in its first twelve-team year', () => {
    expect(reference.season(2013).playoff).toEqual({ teams: 2, autobids: 0, championsTopFour: false });
    expect(reference.season(2014).playoff).toEqual({ teams: 4, autobids: 0, championsTopFour: false });
    expect(reference.season(2024).playoff).toEqual({ teams: 12, autobids: 5, championsTopFour: true });
    expect(reference.season(2025).playoff).toEqual({ teams: 12, autobids: 5, championsTopFour: false });
  });
});

describe('bowls', () => {
  it.each(years)('of %i are ranked, have unique names and leave teams to fill them', (year) => {
    const { bowls, members } = reference.season(year);
    expect(bowls.map((b) => b.tier)).toEqual(bowls.map((_, i) => i + 1));
    expect(new Set(bowls.map((b) => b.name)).size).toBe(bowls.length);
    expect(bowls.length).toBeGreaterThanOrEqual(24);
    expect(bowls.length * 2).toBeLessThanOrEqual(Object.keys(members).length * 0.62);
    for (const bowl of bowls) expect(bowl.place).toMatch(/^[A-Z].+, [A-Z]/);
  });

  it('moved when a stadium was closed, and were at their site when played', () => {
    const place = (year: number, name: string) => reference.season(year).bowls.find((b) => b.name === name)?.place;
    expect(place(2005, 'Sugar Bowl')).toBe('Atlanta, GA');
    expect(place(2006, 'Sugar Bowl')).toBe('New Orleans, LA');
    expect([2004, 2005, 2006].map((year) => place(year, 'New Orleans Bowl'))).toEqual([
      'New Orleans, LA',
      'Lafayette, LA',
      'New Orleans, LA',
    ]);
    expect([2022, 2023, 2024, 2025].map((year) => place(year, 'Bahamas Bowl'))).toEqual([
      'Nassau, Bahamas',
      undefined,
      'Nassau, Bahamas',
      undefined,
    ]);
  });

  it('leave out bowls that are part of the playoff', () => {
    const names = (year: number) => reference.season(year).bowls.map((b) => b.name);
    expect(names(2004)).not.toContain('Orange Bowl');
    expect(names(2007)).toContain('Rose Bowl');
    expect(names(2014)).not.toContain('Rose Bowl');
    expect(names(2014)).toContain('Cotton Bowl');
    expect(names(2024)[0]).toBe('Citrus Bowl');
  });

  it('have a name in the list of bowls for every playoff bowl', () => {
    const hosted = new Set(reference.season(2006).bowls.map((b) => b.name));
    for (const name of ['Rose', 'Sugar', 'Orange', 'Fiesta', 'Cotton', 'Peach'])
      expect(hosted).toContain(`${name} Bowl`);
  });
});
