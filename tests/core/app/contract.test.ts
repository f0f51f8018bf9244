import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../../src/core/contract/registry.ts';
import { CLASS_YEARS } from '../../../src/core/model/positions.ts';
import type { SaveSession } from '../../../src/core/save/index.ts';
import { ask } from './helpers.ts';
import { playedTo } from './played.ts';

/** Guarantees that third-party clients rely on, beyond the shapes that the schemas check. */

const TEAM = 'Michigan';

/** Returns the paths of nulls in an answer, ignoring list positions. */
function nulls(value: unknown, path = ''): string[] {
  if (value === null) return [path];
  if (typeof value !== 'object') return [];
  const inList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, each]) => nulls(each, inList ? path : `${path}.${key}`));
}

/** Games, results, conference seeds, sites, an announced playoff and texts are null when absent; numbers never are. */
const MAY_BE_NULL =
  /(last_game|next_game|next_playoff|prev_game|curr_game|latest_game|upcoming_game|result|score|home|tiebreak|winner|opponent|conference_champions\.seed|bracket\.[\w.]*next_game)$/;

/** One dynasty, carried from one group of tests to the next. */
let session: SaveSession;
beforeAll(async () => {
  session = await playedTo('preseason');
});
afterAll(() => session.close());

describe('answers in preseason and the first weeks', () => {
  it('leave out numbers that are not known yet', async () => {
    const { rankings } = await ask(session, 'rankings', {});
    expect(rankings.every((row) => !('strength_of_record' in row))).toBe(true);
    for (const answer of [
      await ask(session, 'rankings', {}),
      await ask(session, 'playoff', {}),
      await ask(session, 'history', { team: TEAM }),
      await ask(session, 'standings', { conference: 'Big Ten' }),
    ]) {
      expect(nulls(answer).filter((path) => !MAY_BE_NULL.test(path))).toEqual([]);
    }
  });

  it('estimate the ratings of years before the dynasty from the team’s finish', async () => {
    const { years } = await ask(session, 'history', { team: TEAM });
    expect(years[0]?.year).toBe(2023);
    const champion = years.find(({ year }) => year === 2023)!;
    expect(champion.rank).toBe(1);
    expect(champion.rating).toBeGreaterThan(82);
    const worst = [...years].sort((a, b) => b.rank - a.rank)[0]!;
    expect(worst.rating).toBeLessThan(champion.rating - 10);
  });

  it('rank no team outside FBS', async () => {
    const { team } = await ask(session, 'teamInfo', { team_name: 'Delaware' });
    expect(team).toMatchObject({ conference: 'FCS', ranking: 0 });
    const stats = await ask(session, 'teamStats', { team: 'Delaware' });
    expect(stats.ranks).toEqual({ offense: {}, defense: {} });
  });
});

describe("a team's games around a week", () => {
  const weeks = new Map<number, AnswerOf<'dashboard'>>();
  let schedule: AnswerOf<'teamSchedule'>['games'];

  beforeAll(async () => {
    await ask(session, 'advance', { to: 'season' });
    schedule = (await ask(session, 'teamSchedule', { team: TEAM })).games;
    for (let week = 1; week <= 15; week++) {
      weeks.set(week, await ask(session, 'dashboard', {}));
      await ask(session, 'sim', { week: week + 1 });
    }
  });

  it('are those of that week, and none in a bye week', () => {
    const played = new Set(schedule.map(({ weekPlayed }) => weekPlayed));
    for (const [week, { prev_game, curr_game }] of weeks) {
      expect(prev_game?.weekPlayed ?? null, `before week ${week}`).toBe(played.has(week - 1) ? week - 1 : null);
      if (week <= 14) expect(curr_game?.weekPlayed ?? null, `week ${week}`).toBe(played.has(week) ? week : null);
    }
  });

  it('come with the nearest games, whatever their week', () => {
    for (const [week, { latest_game, upcoming_game }] of weeks) {
      const before = schedule.filter(({ weekPlayed }) => weekPlayed < week).at(-1);
      const after = schedule.find(({ weekPlayed }) => weekPlayed >= week);
      expect(latest_game?.id).toBe(before?.id);
      if (after) expect(upcoming_game?.id).toBe(after.id);
    }
  });

  it('are those of the requested week in an earlier poll', async () => {
    const { rankings } = await ask(session, 'rankings', { week: 6 });
    for (const { last_game, next_game } of rankings) {
      if (last_game) expect(last_game.weekPlayed).toBe(5);
      if (next_game) expect(next_game.weekPlayed).toBe(6);
    }
    expect(rankings.some(({ next_game }) => next_game === null)).toBe(true);
  });

  it('have short labels on the week and game pages, next to full ones', async () => {
    const { games } = await ask(session, 'week', { week: 9 });
    for (const { label, base_label, name } of games) {
      if (name === null) expect(label).toMatch(/^(C|NC) \(.+\)$/);
      expect(base_label).toMatch(/^(Conference|Non-Conference): /);
    }
  });
});

describe('a team from outside FBS', () => {
  /** A finished game against an FCS opponent, and the opponent's name. */
  let game: AnswerOf<'week'>['games'][number];
  let visitor: string;
  /** Drops undefined fields, as sending the answer does. */
  const sent = <T>(answer: T): T => JSON.parse(JSON.stringify(answer)) as T;

  beforeAll(async () => {
    const { rankings } = await ask(session, 'rankings', {});
    const fbs = new Set(rankings.map(({ name }) => name));
    const { games } = await ask(session, 'week', { week: 1 });
    game = sent(games.find(({ teamB }) => !fbs.has(teamB.name))!);
    visitor = game.teamB.name;
  });

  it('has no rank and no rating in any response', async () => {
    expect(game).not.toHaveProperty('rankBTOG');
    const page = sent(await ask(session, 'game', { id: game.id }));
    expect(page.game.teamB).not.toHaveProperty('ranking');
    const { games } = sent(await ask(session, 'teamSchedule', { team: game.teamA.name }));
    const { opponent } = games.find(({ id }) => id === game.id)!;
    // The FCS team may have played another FBS team since.
    const { wins, losses } = opponent;
    expect(opponent).toEqual({ name: visitor, record: `${wins}-${losses} (0-0)`, wins, losses });
    const { team } = sent(await ask(session, 'teamSchedule', { team: visitor }));
    expect(Object.keys(team)).not.toEqual(expect.arrayContaining(['ranking']));
    for (const unknown of ['ranking', 'rating', 'offense', 'defense']) expect(team).not.toHaveProperty(unknown);
  });

  it('has rank 0 only on its card', async () => {
    const { team } = sent(await ask(session, 'teamInfo', { team_name: visitor }));
    expect(team).toMatchObject({ conference: 'FCS', ranking: 0 });
    expect(team).not.toHaveProperty('rating');
  });

  it('has player pages for everyone in the box score, with his statistics in that game', async () => {
    const page = await ask(session, 'game', { id: game.id });
    if (!('game_logs' in page)) throw new Error('The game is not finished.');
    const logs = Object.values(page.game_logs).flat();
    const theirs = logs.filter(({ team_name }) => team_name === visitor);
    expect(theirs.length).toBeGreaterThan(20);
    for (const { player_id: id, first, last, pos } of theirs) {
      const answer = sent(await ask(session, 'player', { id }));
      expect(answer.player).toMatchObject({ id, first, last, pos, team: visitor });
      expect(answer.team).toMatchObject({ name: visitor, conference: 'FCS' });
      expect(answer.years).toContain(2024);
      expect(answer.game_logs).toHaveLength(answer.yearly_cumulative_stats['2024']!.games);
      expect(answer.game_logs.map((log) => log.game.id)).toContain(game.id);
      expect(answer.player[`rating_${answer.player.year}`]).toBe(answer.player.rating);
    }
  });

  it('has players of its own only in the seasons in which it met an FBS team', async () => {
    const page = await ask(session, 'game', { id: game.id });
    const id = 'game_logs' in page ? page.game_logs.Passing.find((log) => log.team_name === visitor)!.player_id : 0;
    expect((await ask(session, 'player', { id, year: 2024 })).roster_year).toBe(2024);
    await expect(ask(session, 'player', { id, year: 2019 })).rejects.toThrow('in 2019');
    await expect(ask(session, 'player', { id: 999_999_999 })).rejects.toThrow('No player has the id');
  });
});

describe('standings', () => {
  it('are in one order across the conference, with division ranks next to it', async () => {
    const { teams } = await ask(session, 'standings', { conference: 'Sun Belt' });
    const shares = teams.map(({ confWins, confLosses }) => confWins / (confWins + confLosses));
    expect(shares).toEqual([...shares].sort((a, b) => b - a));
    const divisions = [...new Set(teams.map(({ division }) => division))].sort();
    expect(divisions).toEqual(['East', 'West']);
    // Both divisions have a team in the upper half, so the order is not simply one division after the other.
    expect(new Set(teams.slice(0, 7).map(({ division }) => division)).size).toBe(2);
    for (const name of divisions) {
      const places = teams.filter(({ division }) => division === name).map(({ divisionRank }) => divisionRank!);
      expect([...places].sort((a, b) => a - b)).toEqual(places.map((_, index) => index + 1));
    }
  });

  it('omit divisions where there are none', async () => {
    for (const row of (await ask(session, 'standings', { conference: 'SEC' })).teams) {
      for (const key of ['division', 'divisionRank', 'divisionTiebreak']) expect(row).not.toHaveProperty(key);
    }
  });
});

it('lists the teams that just missed the playoff by rank', async () => {
  const { bubble_teams } = await ask(session, 'playoff', {});
  const ranks = bubble_teams.map(({ ranking }) => ranking);
  expect(ranks.length).toBeGreaterThan(3);
  expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
});

describe('players', () => {
  it('have only numbers in their seasons besides the class, and redshirts in a list', async () => {
    const { roster } = await ask(session, 'roster', { team: TEAM });
    let redshirts = 0;
    for (const { id, redshirt } of roster) {
      const page = await ask(session, 'player', { id });
      for (const { class: classYear, ...line } of Object.values(page.yearly_cumulative_stats)) {
        expect(CLASS_YEARS).toContain(classYear);
        for (const value of Object.values(line)) expect(value).toBeTypeOf('number');
      }
      expect(page.redshirts.length > 0).toBe(redshirt);
      redshirts += page.redshirts.length;
    }
    expect(redshirts).toBeGreaterThan(5);
  });

  it('have the same jersey number on their page as on the roster', async () => {
    const { roster } = await ask(session, 'roster', { team: TEAM });
    for (const { id, number } of roster.slice(0, 5)) expect((await ask(session, 'player', { id })).number).toBe(number);
    expect(new Set(roster.map(({ number }) => number)).size).toBeGreaterThan(40);
  });

  it('have a game log row for every game they appeared in, no more and no fewer', async () => {
    const { roster } = await ask(session, 'roster', { team: TEAM });
    for (const { id, pos } of roster) {
      const { game_logs, yearly_cumulative_stats } = await ask(session, 'player', { id });
      expect(game_logs, `${pos} ${id}`).toHaveLength(yearly_cumulative_stats['2024']!.games);
    }
  });

  it('show no rating of a future year, and always the current year', async () => {
    const { roster } = await ask(session, 'roster', { team: TEAM });
    for (const year of CLASS_YEARS) {
      const { id } = roster.find((each) => each.year === year)!;
      const page = await ask(session, 'player', { id });
      const known = CLASS_YEARS.filter((each) => `rating_${each}` in page.player);
      expect(known).toEqual(CLASS_YEARS.slice(0, CLASS_YEARS.indexOf(year) + 1));
      expect(page.player[`rating_${year}`]).toBe(page.player.rating);
      expect(page.years[0]).toBe(2024);
    }
  });
});

describe('between two seasons', () => {
  beforeAll(async () => {
    session.close();
    session = await playedTo('progression');
  });

  it('players who improved and who declined are listed apart, as of next season', async () => {
    const { progressed, declined, roster_year } = await ask(session, 'rosterProgression', {});
    expect(roster_year).toBe(2025);
    expect(progressed.every(({ change }) => change >= 0)).toBe(true);
    expect(declined.every(({ change }) => change < 0)).toBe(true);
    expect(progressed.length).toBeGreaterThan(10);
  });

  it('pages name the season of their rosters and ratings, and agree', async () => {
    expect((await ask(session, 'roster', { team: TEAM })).roster_year).toBe(2024);
    expect((await ask(session, 'ratingsStats', {})).roster_year).toBe(2024);
    session.close();
    session = await playedTo('recruiting_summary');
    const { roster, team, roster_year } = await ask(session, 'roster', { team: TEAM });
    const ratings = await ask(session, 'ratingsStats', {});
    const recruits = await ask(session, 'recruitingSummary', {});
    expect([roster_year, ratings.roster_year, recruits.roster_year]).toEqual([2025, 2025, 2025]);
    expect(roster.some(({ year }) => year === 'fr')).toBe(true);
    expect(ratings.teams.find(({ name }) => name === TEAM)?.rating).toBe(team.rating);
    expect(recruits.freshmen_by_team[TEAM]?.team.rating).toBe(team.rating);
    const tiers = ratings.prestige_stars_table.map(({ prestige }) => prestige);
    expect(tiers).toEqual([...tiers].sort((a, b) => a - b));
  });
});
