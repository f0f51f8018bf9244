import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runOperation } from '../../../src/core/app/hosting/run-operation.ts';
import { QUERIES } from '../../../src/core/contract/registry.ts';
import type { SaveSession } from '../../../src/core/save/index.ts';
import { ask } from './helpers.ts';
import { playedTo } from './played.ts';

/** Michigan's 2024 season, read right after it and again a year later. */
const YEAR = { year: 2024 };

let session: SaveSession;

/** Every page available for a past season. */
const pages = async (year: { year?: number }) => ({
  standings: await ask(session, 'standings', { conference: 'Big Ten', ...year }),
  independents: await ask(session, 'standings', { conference: 'independent', ...year }),
  rankings: await ask(session, 'rankings', year),
  entering: await ask(session, 'rankings', { week: 7, ...year }),
  polls: await ask(session, 'pollHistory', year),
  week: await ask(session, 'week', { week: 9, ...year }),
  title: await ask(session, 'week', { week: 19, ...year }),
  playoff: await ask(session, 'playoff', year),
  teams: await ask(session, 'teamStatsTable', year),
  players: await ask(session, 'individualStats', year),
});
type Pages = Awaited<ReturnType<typeof pages>>;

let then: Pages;
let later: Pages;
beforeAll(async () => {
  session = await playedTo('summary');
  then = await pages({});
  session.close();
  session = await playedTo('next preseason');
  later = await pages(YEAR);
});
afterAll(() => session.close());

describe('a past season', () => {
  it('looks on every page as it did when it ended', () => {
    for (const name of Object.keys(then) as (keyof Pages)[]) {
      const { info: _then, ...before } = then[name];
      const { info, past_season, ...after } = later[name];
      expect([name, after]).toEqual([name, before]);
      expect(past_season).toEqual({ year: 2024, last_week: 19, playoff_teams: 12 });
      expect([info.currentYear, info.stage]).toEqual([2025, 'preseason']);
    }
    expect(Object.keys(later.players.stats.passing).length).toBeGreaterThan(150);
  });

  it('is absent from the current season, whose pages are the same with or without the year', async () => {
    const running = await ask(session, 'rankings', {});
    expect(running.past_season).toBeUndefined();
    expect(await ask(session, 'rankings', { year: 2025 })).toEqual(running);
  });

  it('lists every team that missed the playoff, on request', async () => {
    const { bubble_teams, playoff_teams } = await ask(session, 'playoff', { ...YEAR, all: true });
    expect(bubble_teams.length + playoff_teams.length).toBe(later.rankings.rankings.length);
    expect(bubble_teams.slice(0, 3)).toEqual(later.playoff.bubble_teams.slice(0, 3));
  });

  it('is refused with a sentence if the dynasty has not reached it', async () => {
    for (const [name, input] of [
      ['standings', { conference: 'SEC', year: 2030 }],
      ['rankings', { year: 2000 }],
      ['week', { week: 1, year: 2023 }],
      ['playoff', { year: 2026 }],
      ['individualStats', { year: 2026 }],
    ] as const) {
      const answer = await runOperation(session, name, input as never);
      expect(answer).toMatchObject({ ok: false, error: { code: 'not_found', message: /only 2024 to 2025/ } });
    }
  });

  it('is malformed on any page if no dynasty can have it', async () => {
    const asked = { conference: 'SEC', team: 'Michigan', week: 1, id: 1 };
    const dated = Object.entries(QUERIES).filter(([, { input, needs }]) => needs === 'save' && 'year' in input.shape);
    expect(dated.length).toBeGreaterThan(12);
    for (const [name] of dated) {
      for (const year of [0, 1800, 10_000]) {
        const answer = await runOperation(session, name as 'rankings', { ...asked, year } as never);
        expect([name, answer]).toMatchObject([name, { ok: false, error: { code: 'malformed' } }]);
      }
      for (const year of [1999, 2030]) {
        const answer = await runOperation(session, name as 'rankings', { ...asked, year } as never);
        expect([name, answer]).toMatchObject([name, { ok: false, error: { code: 'not_found' } }]);
      }
    }
    const fromBelow = await runOperation(session, 'player', { id: 100_036_001, year: 1800 });
    expect(fromBelow).toMatchObject({ ok: false, error: { code: 'malformed' } });
  });
});

describe('a signed recruiting class', () => {
  it('is remembered with the program that signed each recruit, wherever he plays later', async () => {
    let dynasty = await playedTo('recruiting_summary');
    const { freshmen_by_team } = await ask(dynasty, 'recruitingSummary', {});
    const recruits = (team: string) => freshmen_by_team[team]!.players.filter(({ stars }) => stars > 1);
    const asked = async (team: string) => {
      const {
        info: _info,
        team: _team,
        conferences: _all,
        teams: _names,
        ...page
      } = await ask(dynasty, 'recruitingClass', { team, ...YEAR });
      return page;
    };
    const programs = ['Michigan', 'Ohio State', 'Rice', 'Akron'];
    const then = await Promise.all(programs.map(asked));
    for (const [index, { open, class_of, commits, signed }] of then.entries()) {
      expect([open, class_of, commits]).toEqual([false, 2025, []]);
      const expected = recruits(programs[index]!).map(({ id, stars, rating }) => ({ id, stars, rating }));
      expect(expected.length).toBeGreaterThan(5);
      const found = signed!.players.map(({ id, stars, rating }) => ({ id, stars, rating }));
      expect(found.sort((a, b) => a.id - b.id)).toEqual(expected.sort((a, b) => a.id - b.id));
    }
    const [{ signed } = { signed: undefined }] = then;
    expect(signed!.classes.map(({ rank }) => rank)).toEqual(signed!.classes.map((_, index) => index + 1));
    for (const { team, signed: many, blue_chips } of signed!.classes) {
      expect(many).toBe(recruits(team).length);
      expect(blue_chips).toBe(recruits(team).filter(({ stars }) => stars >= 4).length);
    }
    dynasty.close();
    dynasty = await playedTo('third preseason');
    const moved = dynasty.read((save) => save.transfers.ofYear(2025)).filter(({ end }) => end === 'moved');
    const freshmen = new Set(Object.values(freshmen_by_team).flatMap(({ players }) => players.map(({ id }) => id)));
    expect(moved.some(({ player }) => freshmen.has(player))).toBe(true);
    // A freshman who plays may step up during the season; from then on that is his freshman rating.
    const unrated = ({ signed, ...page }: (typeof then)[number]) => ({
      ...page,
      players: signed!.players.map(({ rating: _rating, ...player }) => player).sort((a, b) => a.id - b.id),
      classes: signed!.classes.map(({ average_rating: _rating, ...each }) => each),
    });
    const later = await Promise.all(programs.map(asked));
    expect(later.map(unrated)).toEqual(then.map(unrated));
    expect((await ask(dynasty, 'recruitingClass', { year: 2026 })).open).toBe(true);
    dynasty.close();
  });
});

describe('numbers next to text', () => {
  it('match the scores, spreads and records', async () => {
    const { games } = await ask(session, 'teamSchedule', { team: 'Michigan', ...YEAR });
    for (const { score, points, opponent_points, spread, spread_value, opponent } of games) {
      expect(`${points}-${opponent_points}`).toBe(score);
      expect(spread_value).toBe(spread === 'Even' ? 0 : Number(spread));
      expect(opponent.record).toMatch(new RegExp(`^${opponent.wins}-${opponent.losses} `));
    }
    for (const { spreadA, spreadB, spread_valueA, spread_valueB } of later.week.games) {
      expect([spread_valueA, spread_valueB]).toEqual(
        [spreadA, spreadB].map((text) => (text === 'Even' ? 0 : Number(text))),
      );
    }
    const { playoff_teams, bubble_teams, conference_champions } = later.playoff;
    for (const { record, wins, losses } of [
      ...later.rankings.rankings,
      ...playoff_teams,
      ...bubble_teams,
      ...conference_champions,
    ]) {
      expect(record.startsWith(`${wins}-${losses} `)).toBe(true);
    }
    const { bowls } = await ask(session, 'trophies', {});
    for (const { score, points, opponent_points } of bowls) expect(`${points}-${opponent_points}`).toBe(score);
  });

  it('come with the full list of recruits on request', async () => {
    const all = await ask(session, 'board', { show: 'all', position: 'qb', all: true });
    expect(all.recruits.length).toBe(all.found);
    expect(all.found).toBeGreaterThan(30);
  });
});
