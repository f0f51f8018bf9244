import { describe, expect, it } from 'vitest';
import { conditionsOf } from '../../../src/core/dynasty/gameday/conditions.ts';
import { teamsIn } from '../../../src/core/model/facts.ts';
import { distanceMiles } from '../../../src/core/model/geography.ts';
import { kebab } from '../../../src/core/model/ids.ts';
import { seedFrom } from '../../../src/core/random/stream.ts';
import { reference, referenceData } from '../../../src/core/reference/index.ts';
import { game, tuning } from '../season/fixtures.ts';

const teamOf = (id: string, year: number) => teamsIn(reference, year).find((team) => team.id === id)!;

/** Returns a team's home in a season. */
function homeOf(team: string, year: number) {
  const source = { settings: { seed: seedFrom(1) }, reference, tuning };
  return conditionsOf(source, game(team, 'iowa', { year, week: 3 }))!.venue;
}

describe('programs in earlier seasons', () => {
  it('have their names of the time', () => {
    expect(teamOf('troy', 2003).name).toBe('Troy State');
    expect(teamOf('troy', 2004).name).toBe('Troy');
    expect(teamOf('texas-state', 2002)).toMatchObject({ name: 'Southwest Texas State', abbreviation: 'SWT' });
    expect(teamOf('houston-christian', 2021).name).toBe('Houston Baptist');
    expect(teamOf('houston-christian', 2022).name).toBe('Houston Christian');
    expect(teamOf('arkansas-state', 2007)).toMatchObject({ name: 'Arkansas State', mascot: 'Indians' });
    expect(teamOf('arkansas-state', 2008).mascot).toBe('Red Wolves');
  });

  it('never share a name or an abbreviation with another program of the year', () => {
    for (let year = 2000; year <= 2027; year++) {
      const teams = teamsIn(reference, year);
      expect(new Set(teams.map(({ name }) => kebab(name))).size, `${year}`).toBe(teams.length);
      expect(new Set(teams.map(({ abbreviation }) => abbreviation)).size, `${year}`).toBe(teams.length);
    }
  });

  it('play at home in their stadium of the time: the dome, the city ballpark, the new one on campus', () => {
    expect(homeOf('hawaii', 2000)).toMatchObject({ capacity: 50000, surface: 'turf' });
    expect(homeOf('hawaii', 2025).capacity).toBe(15194);
    expect(homeOf('minnesota', 2008)).toMatchObject({ roof: true, surface: 'turf' });
    expect(homeOf('minnesota', 2009)).toMatchObject({ roof: false });
    expect(homeOf('unlv', 2019).roof).toBe(false);
    expect(homeOf('unlv', 2020).roof).toBe(true);
    expect(homeOf('miami', 2007)).toMatchObject({ capacity: 72319, surface: 'grass' });
    expect(homeOf('tulane', 2013).roof).toBe(true);
    expect(teamOf('baylor', 2013).stadium).toBe('Floyd Casey Stadium');
    expect(teamOf('san-diego-state', 2020).stadium).toBe('Dignity Health Sports Park');
  });

  it('name no sponsor on a stadium before or after its contract', () => {
    const paid: readonly (readonly [sponsor: string, first: number, last: number])[] = [
      ['Albertsons', 2014, 2099],
      ['Allegacy', 2023, 2099],
      ['Apogee', 2011, 2022],
      ['AT&T Stadium', 2006, 2099],
      ['BB&T', 2007, 2019],
      ['Canvas', 2018, 2099],
      ['CEFCU', 2016, 2099],
      ['Centennial Bank', 2014, 2099],
      ['DATCU', 2023, 2099],
      ['FirstBank', 2022, 2099],
      ['Hard Rock', 2016, 2099],
      ['High Point', 2011, 2018],
      ['Huntington', 2021, 2099],
      ['JMA', 2022, 2099],
      ['Kroger', 2017, 2099],
      ['L&N', 2023, 2099],
      ['Maverik', 2015, 2099],
      ['Mountain America', 2023, 2099],
      ['Papa John', 2000, 2017],
      ['Qualcomm', 2000, 2016],
      ['SECU', 2022, 2099],
      ['SHI', 2019, 2099],
      ['Snapdragon', 2022, 2099],
      ['TDECU', 2014, 2099],
      ['UFCU', 2024, 2099],
    ];
    for (let year = 2000; year <= 2026; year++) {
      for (const [sponsor, first, last] of paid) {
        const named = Object.keys(reference.season(year).members).filter((team) =>
          teamOf(team, year).stadium.includes(sponsor),
        );
        if (year < first || year > last) expect(named, `${sponsor} in ${year}`).toEqual([]);
      }
    }
    expect(teamOf('vanderbilt', 2000).stadium).toBe('Vanderbilt Stadium');
    expect(teamOf('wake-forest', 2006).stadium).toBe('Groves Stadium');
    expect(teamOf('miami', 2009).stadium).toBe('Land Shark Stadium');
    expect(teamOf('ucf', 2013).stadium).toBe('Bright House Networks Stadium');
    expect(teamOf('kentucky', 2016).stadium).toBe('Commonwealth Stadium');
    expect(teamOf('kentucky', 2017).stadium).toBe('Kroger Field');
  });

  it('play in their own city, or a drive away, in consecutive spans', () => {
    const home = referenceData.venues.homeYears!;
    for (const [team, spans] of Object.entries(home)) {
      const today = reference.teams.find(({ id }) => id === team)!;
      spans.forEach(({ first, last, place }, i) => {
        expect(first, team).toBeLessThanOrEqual(last);
        if (i > 0) expect(first, team).toBe(spans[i - 1]!.last + 1);
        if (place) expect(distanceMiles(today, place), `${team} ${first}`).toBeLessThan(110);
      });
    }
  });
});
