import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  classOfSeason,
  type Eligibility,
  hasKept,
  isRedshirt,
  KEPT_REASONS,
  keptIn,
  mayPlayOn,
  playsOn,
  seasonsPlayed,
  withKept,
} from '../../../src/core/model/people/eligibility.ts';
import { inSeason, type Player } from '../../../src/core/model/player.ts';
import { RULE_BOOK, rulesOf } from '../../../src/core/model/rules.ts';
import { departures } from '../../../src/core/offseason/leaving/departures.ts';
import { keptSeason, onSpecialTeams } from '../../../src/core/offseason/leaving/eligibility.ts';
import { returningSeniors, seniorBackChance } from '../../../src/core/offseason/leaving/seniors.ts';
import { createRosters } from '../../../src/core/offseason/rosters.ts';
import { programs, reference, SEED, tuning } from './nation.ts';

/** Returns a player's eligibility season by season until it runs out, given what he played in each. */
function career(firstYear: number, spent: readonly { games: number; lost: boolean }[]): Eligibility[] {
  const years: Eligibility[] = [];
  let now: Eligibility = { seasons: 0, kept: 0 };
  for (const season of spent) {
    if (seasonsPlayed(now, now.seasons) === 4) break;
    const rules = rulesOf(firstYear + now.seasons);
    const isSenior = classOfSeason(now, now.seasons) === 'sr';
    const extra = isSenior && !playsOn(now) && mayPlayOn(now, firstYear + now.seasons, rules.extraFor);
    const reason = playsOn(now) ? null : keptSeason(now, { ...season, mayPlayOn: extra }, rules);
    const over = { ...now, kept: reason === null ? now.kept : withKept(now.kept, now.seasons, reason) };
    years.push(over);
    now = { ...over, seasons: now.seasons + 1 };
  }
  return years;
}

const seasons = fc.array(fc.record({ games: fc.integer({ min: 0, max: 15 }), lost: fc.boolean() }), {
  minLength: 9,
  maxLength: 9,
});
const anyCareer = fc.tuple(fc.integer({ min: 2000, max: 2030 }), seasons);

describe('eligibility', () => {
  it('is four seasons of competition in five years, six with a medical redshirt or 2020, seven with both', () => {
    fc.assert(
      fc.property(anyCareer, ([firstYear, spent]) => {
        const last = career(firstYear, spent).at(-1)!;
        const more = Number(hasKept(last, 'medical')) + Number(hasKept(last, 'free_year'));
        expect(seasonsPlayed(last, last.seasons + 1)).toBeLessThanOrEqual(4);
        expect(last.seasons + 1).toBeLessThanOrEqual(5 + more);
      }),
      { seed: 1 },
    );
  });

  it('never allows two redshirts, two medical redshirts, or a redshirt with more games than the season allows', () => {
    fc.assert(
      fc.property(anyCareer, ([firstYear, spent]) => {
        const years = career(firstYear, spent);
        for (const reason of KEPT_REASONS) {
          const often = years.filter((each) => keptIn(each, each.seasons) === reason).length;
          expect(often).toBeLessThanOrEqual(1);
        }
        for (const [index, each] of years.entries()) {
          if (keptIn(each, index) !== 'redshirt') continue;
          expect(spent[index]!.games).toBeLessThanOrEqual(firstYear + index >= 2018 ? 4 : 0);
        }
      }),
      { seed: 1 },
    );
  });

  it('advances a class with every season that counts and with no other', () => {
    const one: Eligibility = { seasons: 4, kept: withKept(withKept(0, 0, 'redshirt'), 2, 'free_year') };
    expect([0, 1, 2, 3, 4].map((season) => classOfSeason(one, season))).toEqual(['fr', 'fr', 'so', 'so', 'jr']);
    expect(isRedshirt(one)).toBe(true);
    expect(isRedshirt({ seasons: 1, kept: withKept(0, 0, 'free_year') })).toBe(false);
    // A redshirt taken this season shows from the next on.
    expect(isRedshirt({ seasons: 0, kept: withKept(0, 0, 'redshirt') })).toBe(false);
  });

  it('was used up by one snap before 2018, and by five games since', () => {
    const freshman = { seasons: 0, kept: 0 };
    const keptAfter = (year: number, games: number) => keptSeason(freshman, { games, lost: false }, rulesOf(year));
    expect([keptAfter(2017, 0), keptAfter(2017, 1), keptAfter(2018, 4), keptAfter(2018, 5)]).toEqual([
      'redshirt',
      null,
      'redshirt',
      null,
    ]);
  });

  it('gives an extra season to players of 2020 once their four are over, and to no others', () => {
    const keptAfter = (firstYear: number, seasons: number) => {
      const senior = { seasons, kept: 0 };
      const year = firstYear + seasons;
      const { extraFor } = rulesOf(year);
      return keptSeason(
        senior,
        { games: 12, lost: false, mayPlayOn: mayPlayOn(senior, year, extraFor) },
        rulesOf(year),
      );
    };
    expect([2016, 2017, 2018, 2020, 2021].map((first) => keptAfter(first, 3))).toEqual([
      null,
      'free_year',
      'free_year',
      'free_year',
      null,
    ]);
    // He redshirted in 2020, so the waived season gives him nothing.
    const freshman = { seasons: 4, kept: withKept(0, 0, 'redshirt') };
    expect(mayPlayOn(freshman, 2024, rulesOf(2024).extraFor)).toBe(false);
    expect(mayPlayOn({ seasons: 4, kept: withKept(0, 3, 'free_year') }, 2024, rulesOf(2024).extraFor)).toBe(false);
  });

  it('adds a second year for a player lost early in the season, once', () => {
    const redshirt = { seasons: 2, kept: withKept(0, 0, 'redshirt') };
    const lost = { games: 2, lost: true };
    expect(keptSeason(redshirt, lost, rulesOf(2024))).toBe('medical');
    expect(keptSeason(redshirt, { games: 2, lost: false }, rulesOf(2024))).toBeNull();
    expect(keptSeason({ seasons: 3, kept: withKept(redshirt.kept, 2, 'medical') }, lost, rulesOf(2024))).toBeNull();
  });
});

const { players } = createRosters({ year: 2019, programs, reference, rules: RULE_BOOK, tuning }, SEED, 1);
const seniors = players.filter(({ classYear }) => classYear === 'sr');

/** Rosters whose seniors keep this season for the given reason. */
const spared = (reason: 'redshirt' | 'free_year') =>
  players.map(
    (player): Player =>
      player.classYear === 'sr' ? { ...player, kept: withKept(player.kept, player.seasons, reason) } : player,
  );

describe('a senior with a season left', () => {
  it('comes back more often than not after 2020, and never without one', () => {
    expect(returningSeniors(players, 2019, SEED, tuning).size).toBe(0);
    const share = returningSeniors(spared('free_year'), 2020, SEED, tuning).size / seniors.length;
    // Public rosters: 53% of the 2020 seniors, without those who entered the portal and found no team.
    expect(share).toBeGreaterThan(0.53);
    expect(share).toBeLessThan(0.66);
  });

  it('is on the roster as a senior once more, no worse than before, and does not graduate', () => {
    const now = spared('free_year');
    const back = returningSeniors(now, 2020, SEED, tuning);
    const gone = new Set(departures(now, 2020, SEED, tuning).map(({ player }) => player));
    for (const player of now.filter(({ classYear }) => classYear === 'sr')) {
      expect(gone.has(player.id)).toBe(!back.has(player.id));
      expect(inSeason(player, player.seasons + 1).classYear).toBe('sr');
    }
  });

  it('is expected back by the staff as often as seniors really return', () => {
    const { length } = seniors;
    const expected = seniors.reduce((sum, each) => sum + seniorBackChance(each, 2020, rulesOf(2020), tuning), 0);
    expect(expected / length).toBeCloseTo(returningSeniors(spared('free_year'), 2020, SEED, tuning).size / length, 1);
  });

  it('one redshirt does not change any other player’s luck', () => {
    const some = players.map(
      (player): Player =>
        player.seasons === 2 && player.classYear === 'jr' && player.id % 2 === 0
          ? { ...player, kept: withKept(player.kept, 2, 'redshirt') }
          : player,
    );
    expect(departures(some, 2019, SEED, tuning)).toEqual(departures(players, 2019, SEED, tuning));
  });
});

describe('special teams', () => {
  const usedOf = (stars: number, seasons = 0): number => {
    const ids = Array.from({ length: 2000 }, (_, id) => id);
    return ids.filter((id) => onSpecialTeams({ id, stars, seasons }, 2024, SEED, tuning)).length / ids.length;
  };

  it('use a reserve in his first season more, the better his prospects', () => {
    const shares = [3, 4, 5].map((stars) => usedOf(stars));
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    const { threeStars, fiveStars } = tuning.eligibility.specialTeams;
    expect(shares[0]).toBeCloseTo(threeStars, 1);
    expect(shares[2]).toBeCloseTo(fiveStars, 1);
  });

  it('use most backups from their second season on, and none in a dynasty from before they were counted', () => {
    expect(usedOf(3, 1)).toBeCloseTo(tuning.eligibility.specialTeams.later, 1);
    const none = { fiveStars: 0, fourStars: 0, threeStars: 0, others: 0, later: 0 };
    const before = { ...tuning, eligibility: { ...tuning.eligibility, specialTeams: none } };
    expect(onSpecialTeams({ id: 1, stars: 5, seasons: 0 }, 2024, SEED, before)).toBe(false);
  });
});
