import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { advance } from '../../../../src/core/dynasty/advance.ts';
import { newDynasty } from '../../../../src/core/dynasty/create.ts';
import type { DynastyState } from '../../../../src/core/dynasty/dynasty-state.ts';
import { entering, forecastOf, momentOf, nextGame } from '../../../../src/core/dynasty/forecast.ts';
import { sheetsOf } from '../../../../src/core/dynasty/gameday/sheets.ts';
import { fieldOf } from '../../../../src/core/dynasty/postseason.ts';
import { playWeek, seasonOver } from '../../../../src/core/dynasty/week.ts';
import { CHAMPIONSHIP_WEEK } from '../../../../src/core/model/game.ts';
import type { PlayoffFormat } from '../../../../src/core/model/playoff.ts';
import { RULE_BOOK } from '../../../../src/core/model/rules.ts';
import { seedFrom } from '../../../../src/core/random/stream.ts';
import { reference } from '../../../../src/core/reference/index.ts';
import type { Chances, Forecast } from '../../../../src/core/season/forecast/index.ts';
import { nationalChampion } from '../../../../src/core/season/playoff.ts';
import { recordOf, records } from '../../../../src/core/season/records.ts';
import { conferenceChampions } from '../../../../src/core/season/standings.ts';
import { resolveTuning } from '../../../../src/core/tuning/index.ts';
import { sample } from '../../../thorough.ts';

const TEAM = 'michigan';
const PRIZES = ['title', 'playoff', 'conference', 'bowl'] as const;

function begun(year: number, playoff: PlayoffFormat | null): DynastyState {
  const settings = { seed: seedFrom(31), startYear: year, team: TEAM, playoff };
  const dynasty = newDynasty(settings, reference, RULE_BOOK, resolveTuning());
  advance(dynasty);
  return dynasty;
}

const sum = (of: Forecast['now'], prize: keyof Chances): number =>
  [...of.values()].reduce((total, chances) => total + chances[prize], 0);

describe('a season simulated many times', () => {
  let dynasty: DynastyState;
  /** The season as it stood entering a week. */
  const asOf = (week: number) => entering(momentOf(dynasty), week);

  beforeAll(() => {
    dynasty = begun(2024, null);
    const sheets = sheetsOf(dynasty);
    while (!seasonOver(dynasty)) playWeek(dynasty, sheets, () => {});
  });

  it.each(sample([1, 6, 15, 12, 18, 20, 16], 2))('gives out every prize once, before week %s', (week) => {
    const { now } = forecastOf(asOf(week), null);
    expect(sum(now, 'title')).toBeCloseTo(1, 9);
    expect(sum(now, 'playoff')).toBeCloseTo(12, 9);
    expect(sum(now, 'conference')).toBeCloseTo(9, 9);
    for (const chances of now.values()) {
      for (const prize of PRIZES) expect(chances[prize]).toBeGreaterThanOrEqual(0);
      expect(chances.title).toBeLessThanOrEqual(chances.playoff);
      expect(chances.playoff).toBeLessThanOrEqual(chances.bowl);
      expect(chances.bowl).toBeLessThanOrEqual(1);
    }
  });

  it('has chances that are the average of the win and loss cases, each by its probability', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 15 }),
        fc.constantFrom(...dynasty.programs.slice(0, 40)),
        (week, program) => {
          const moment = asOf(week);
          const game = nextGame(moment.games, program.team);
          const { now, focus } = forecastOf(moment, game?.id ?? null);
          if (focus === null) return;
          for (const [team, chances] of now) {
            for (const prize of PRIZES) {
              const [won, lost] = [focus.home.get(team)![prize], focus.away.get(team)![prize]];
              expect(focus.homeWins * won + (1 - focus.homeWins) * lost).toBeCloseTo(chances[prize], 9);
            }
          }
        },
      ),
      { seed: 1, numRuns: 6 },
    );
  });

  it.each(sample([2, 7, 11, 13], 2))('never makes a loss in week %s better than a win for title and bowl', (week) => {
    const moment = asOf(week);
    const game = nextGame(moment.games, TEAM)!;
    const { focus } = forecastOf(moment, game.id);
    const [won, lost] = game.home === TEAM ? [focus!.home, focus!.away] : [focus!.away, focus!.home];
    expect(won.get(TEAM)!.wins).toBeGreaterThanOrEqual(lost.get(TEAM)!.wins);
    for (const prize of ['title', 'bowl'] as const) {
      // A chance is a share of simulated seasons, so differences within the standard error do not count.
      const share = lost.get(TEAM)![prize];
      const error = Math.sqrt((share * (1 - share)) / dynasty.tuning.forecast.runs);
      expect(won.get(TEAM)![prize]).toBeGreaterThanOrEqual(share - error);
    }
  });

  it('gives the same result every time, and changes nothing', () => {
    const games = JSON.stringify(dynasty.games);
    expect(forecastOf(asOf(4), null)).toEqual(forecastOf(asOf(4), null));
    expect(JSON.stringify(dynasty.games)).toBe(games);
  });

  it('uses no results of future weeks', () => {
    const blind: DynastyState = begun(2024, null);
    const sheets = sheetsOf(blind);
    for (let week = 1; week < 5; week++) playWeek(blind, sheets, () => {});
    // Ratings are today's: young players step up halfway through the season.
    const { programs } = blind;
    expect(forecastOf({ ...asOf(5), programs }, null)).toEqual(forecastOf(momentOf(blind), null));
  });

  it('limits a conference title to the two teams of its title game', () => {
    const moment = asOf(CHAMPIONSHIP_WEEK);
    const { now } = forecastOf(moment, null);
    for (const game of moment.games.filter(({ kind }) => kind === 'conference_championship')) {
      expect(now.get(game.home)!.conference + now.get(game.away)!.conference).toBeCloseTo(1, 9);
    }
  });

  it('is certain of the field once it is chosen, and of the champion at the end', () => {
    const field = new Set(fieldOf(dynasty).seeds.map(({ team }) => team));
    for (const [team, { playoff }] of forecastOf(asOf(16), null).now)
      expect(playoff, team).toBe(field.has(team) ? 1 : 0);
    const { now } = forecastOf(asOf(20), null);
    expect(now.get(nationalChampion(dynasty.games)!)!.title).toBe(1);
    const input = { facts: momentOf(dynasty).facts, games: dynasty.games, poll: null };
    for (const { team } of conferenceChampions(input)) expect(now.get(team)!.conference).toBe(1);
  });

  it.each(sample([3, 10, 15, 16, 17, 20], 2))(
    'never expects fewer wins than a team has won already, before week %s',
    (week) => {
      const moment = asOf(week);
      const { now } = forecastOf(moment, null);
      const won = records(moment.games);
      for (const { team } of moment.programs) {
        expect(now.get(team)!.wins, team).toBeGreaterThanOrEqual(recordOf(won, team).wins - 1e-9);
      }
    },
  );

  it('makes the better team the likelier champion', () => {
    const { now } = forecastOf(asOf(1), null);
    const byRating = [...dynasty.programs].sort((a, b) => b.rating - a.rating);
    const titles = (from: number, to: number) =>
      byRating.slice(from, to).reduce((total, { team }) => total + now.get(team)!.title, 0);
    expect(titles(0, 10)).toBeGreaterThan(titles(10, 134));
  });
});

describe('other seasons', () => {
  it.each([
    [2004, null, 2],
    [2016, { teams: 4, autobids: 0, championsTopFour: false }, 4],
    [2026, { teams: 12, autobids: 9, championsTopFour: true }, 12],
  ] as const)('of %s fill their own field', (year, format, places) => {
    const dynasty = begun(year, format);
    const { now } = forecastOf(momentOf(dynasty), null);
    expect(sum(now, 'playoff')).toBeCloseTo(places, 9);
    expect(sum(now, 'title')).toBeCloseTo(1, 9);
    expect(sum(now, 'conference')).toBeCloseTo(momentOf(dynasty).facts.conferences.length, 9);
  });
});
