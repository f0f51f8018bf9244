import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALIASES } from '../../../src/core/model/text/aliases.ts';
import { fold, searchFor, teamNamed } from '../../../src/core/model/text/search.ts';
import { reference, resolveTeam } from '../../../src/core/reference/index.ts';

const teams = reference.teams;
const nameOf = (id: string) => teams.find((team) => team.id === id)!.name;
const found = (asked: string) => {
  const search = searchFor(asked, teams);
  return teams.filter(({ name }) => search.fits(`${name} 7-1 84.3`)).map(({ name }) => name);
};

describe('searching for a team', () => {
  it.each([
    ['hawaii', ["Hawai'i"]],
    ['Hawai’i', ["Hawai'i"]],
    ['san jose', ['San José State']],
    ['umass', ['Massachusetts']],
    ['central florida', ['UCF']],
    ['central fl', ['UCF']],
    ['texas a&m', ['Texas A&M']],
    ['tamu', ['Texas A&M']],
    ['longhorns', ['Texas']],
    ['miami oh', ['Miami (OH)']],
    ['crimson tide', ['Alabama']],
    ['tide', ['Alabama']],
    ['fighting illini', ['Illinois']],
    ['bama', ['Alabama']],
    ['pitt', ['Pittsburgh']],
  ])('%s finds %s', (asked, names) => {
    expect(found(asked)).toEqual(expect.arrayContaining(names));
    expect(found(asked).length).toBeLessThanOrEqual(2);
  });

  it('limits a plain name to teams with that name', () => {
    expect(found('texas').every((name) => name.includes('Texas'))).toBe(true);
    expect(found('north').every((name) => name.includes('North'))).toBe(true);
  });

  it('finds every team by its name, abbreviation, nickname and alias, in any case', () => {
    for (const { name, abbreviation, mascot } of teams) {
      for (const asked of [name, abbreviation, mascot, fold(name), name.toUpperCase()])
        expect(found(asked), asked).toContain(name);
    }
    for (const [alias, id] of Object.entries(ALIASES)) expect(found(alias), alias).toContain(nameOf(id));
  });

  it('matches a team next to other words, all of which must match', () => {
    const search = searchFor('umass qb', teams);
    expect(search.fits('Joe Smith QB Massachusetts 71')).toBe(true);
    expect(search.fits('Joe Smith RB Massachusetts 71')).toBe(false);
    expect(search.fits('Joe Smith QB Buffalo 71')).toBe(false);
  });

  it('does not mistake Ohio for Ohio State', () => {
    const search = searchFor('bobcats', teams);
    expect(search.fits('Ohio 3-2')).toBe(true);
    expect(search.fits('Ohio State 5-0')).toBe(false);
    expect(search.fits('Ohio State vs. Ohio')).toBe(true);
  });

  it('reads records and spreads as written', () => {
    expect(searchFor('10-2').fits('Army 10-2')).toBe(true);
    expect(searchFor('10-2').fits('Army 2-10')).toBe(false);
    expect(searchFor('-6.5').fits('Army -6.5')).toBe(true);
    expect(searchFor('-6.5').fits('Army -65')).toBe(false);
    expect(searchFor('oneill').fits("John O'Neill")).toBe(true);
    expect(searchFor('st johns').fits("St. John's")).toBe(true);
  });

  it('ranks equal words first, then other names of a team, then prefixes', () => {
    const closest = (asked: string) => {
      const search = searchFor(asked, teams);
      return [...teams].sort((a, b) => search.closeness(b.name, b.mascot) - search.closeness(a.name, a.mascot))[0]!
        .name;
    };
    expect(closest('ut')).toBe('Texas');
    expect(closest('miami')).toBe('Miami');
    expect(closest('osu')).toBe('Ohio State');
    expect(closest('wazzu')).toBe('Washington State');
    expect(closest('mich')).toMatch(/^Michigan/);
  });

  it('matches everything for an empty search, and never throws', () => {
    expect(searchFor('  ', teams).empty).toBe(true);
    expect(found('')).toHaveLength(teams.length);
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), fc.string({ maxLength: 30 }), (asked, text) => {
        const search = searchFor(asked, teams);
        expect(search.closeness(text) > 0).toBe(search.fits(text) && !search.empty);
        if (!search.empty) expect(search.fits(`${text} ${asked}`), asked).toBe(true);
      }),
      { seed: 1, numRuns: 200 },
    );
  });
});

describe('a team named in a command', () => {
  it.each([
    ['wolverines', 'Michigan'],
    ['red raiders', 'Texas Tech'],
    ['umass', 'Massachusetts'],
    ['hawaii', "Hawai'i"],
  ])('%s is %s', (asked, name) => {
    expect(teamNamed(asked, teams)?.name).toBe(name);
  });

  it('with a nickname that several teams have is one of those', () => {
    const answer = resolveTeam(teams, 'Tigers');
    expect(answer.ok).toBe(false);
    if (!answer.ok) for (const team of answer.nearest) expect(team.mascot).toBe('Tigers');
    expect(teamNamed('tigers', teams)).toBeNull();
  });
});
