import { describe, expect, it } from 'vitest';
import { FIRST_SEASON, LAST_SEASON, type SeasonFacts } from '../../../src/core/model/facts.ts';
import { trophyIn } from '../../../src/core/model/trophy.ts';
import { reference } from '../../../src/core/reference/index.ts';

const years = Array.from({ length: LAST_SEASON - FIRST_SEASON + 1 }, (_, i) => FIRST_SEASON + i);
const GAMES = 12;

/** Series played every year between teams of a season. */
const yearly = ({ members }: SeasonFacts) =>
  reference.rivalries.filter((r) => r.week !== null && r.teams.every((t) => t in members));

const limitOf = ({ members, conferences }: SeasonFacts, team: string) =>
  GAMES - (conferences.find((c) => c.id === members[team])?.games ?? 0);

describe('rivalries', () => {
  it('are listed once, with teams sorted and known', () => {
    const known = new Set(reference.teams.map((t) => t.id));
    const keys = reference.rivalries.map((r) => r.teams.join(' '));
    expect(new Set(keys).size).toBe(keys.length);
    for (const { teams, week, trophy } of reference.rivalries) {
      expect(teams).toEqual([...teams].sort());
      expect(teams.every((t) => known.has(t))).toBe(true);
      if (week !== null) expect(week >= 1 && week <= 14 && Number.isInteger(week)).toBe(true);
      expect(trophy === null || trophy.length > 3).toBe(true);
    }
  });

  it.each(years)('never require a team to play twice in a week of %i', (year) => {
    const dates = yearly(reference.season(year)).flatMap((r) => r.teams.map((t) => `${t} week ${r.week}`));
    expect(dates.filter((d, i) => dates.indexOf(d) !== i)).toEqual([]);
  });

  it.each(years)('leave at least two open non-conference dates in %i, with two old exceptions', (year) => {
    const season = reference.season(year);
    const count = new Map<string, number>();
    for (const { teams } of yearly(season)) {
      const [a, b] = teams.map((t) => season.members[t]);
      if (a === b && a !== null) continue;
      for (const t of teams) count.set(t, (count.get(t) ?? 0) + 1);
    }
    const short = [...count].filter(([team, games]) => games > limitOf(season, team) - 2).map(([team]) => team);
    // Navy kept Army, Air Force and Notre Dame in its first conference years; Notre Dame spent 2020 in a conference.
    expect(short.filter((t) => t !== 'navy' && t !== 'notre-dame')).toEqual([]);
    for (const t of short) expect(count.get(t)).toBe(limitOf(season, t) - 1);
  });

  it('have a trophy only from the year in which it was made', () => {
    const trophy = (a: string, b: string, year: number) =>
      trophyIn(reference.rivalries.find((r) => r.teams[0] === a && r.teams[1] === b)!, year);
    expect([2008, 2009].map((year) => trophy('illinois', 'northwestern', year))).toEqual([
      null,
      'Land of Lincoln Trophy',
    ]);
    expect([2007, 2008].map((year) => trophy('lsu', 'ole-miss', year))).toEqual([null, 'Magnolia Bowl']);
    expect([2013, 2014].map((year) => trophy('arkansas', 'missouri', year))).toEqual([null, 'Battle Line Trophy']);
    expect(trophy('kentucky', 'tennessee', 2000)).toBeNull();
    expect(trophy('alabama', 'auburn', 2000)).toBe('Iron Bowl');
    for (const { trophy: name, trophySince } of reference.rivalries) {
      if (trophySince === undefined) continue;
      expect(name).not.toBeNull();
      expect(trophySince).toBeGreaterThan(FIRST_SEASON);
      expect(trophySince).toBeLessThanOrEqual(LAST_SEASON);
    }
  });

  it('put the famous games in their weeks', () => {
    const week = (a: string, b: string) => reference.rivalries.find((r) => r.teams[0] === a && r.teams[1] === b)?.week;
    expect(week('michigan', 'ohio-state')).toBe(14);
    expect(week('alabama', 'auburn')).toBe(14);
    expect(week('army', 'navy')).toBe(14);
    expect(week('oklahoma', 'texas')).toBe(7);
    expect(week('notre-dame', 'usc')).toBe(7);
  });
});
