import { describe, expect, it } from 'vitest';
import { asListed } from '../../../src/cli/shell/list-order.ts';
import { individual } from '../../../src/core/pages/individual.ts';
import type { Page, PageView, Params } from '../../../src/core/pages/parts/page.ts';
import type { TableSection } from '../../../src/core/pages/parts/sections.ts';
import type { Typed } from '../../../src/core/pages/parts/verb.ts';
import { ratings } from '../../../src/core/pages/ratings.ts';
import { standings } from '../../../src/core/pages/standings.ts';
import { stats } from '../../../src/core/pages/stats.ts';

const info = { team: { name: 'LSU' }, stage: 'season', currentWeek: 6, currentYear: 2026 };

function tablesOf({ sections = [] }: PageView): TableSection[] {
  return sections.filter((section) => section.kind === 'table');
}

function viewOf(page: Page, answer: object, params: Params = {}): PageView {
  return asListed(page.view(answer, { params, more: null }), params);
}

/** Returns the input that the page's command reads from words and options. */
function typed(words: readonly string[], options: Readonly<Record<string, string | number | true>> = {}): Typed {
  const refuse = (message: string) => {
    throw new Error(message);
  };
  return {
    words,
    text: (option: string) => options[option]?.toString(),
    number: (option: string) => options[option],
    flag: (option: string) => options[option] === true,
    name: () => words.join(' ') || undefined,
    refuse,
    noSuch: refuse,
  } as unknown as Typed;
}

describe('the statistics of teams', () => {
  const line = (yardspg: number, ppg: number) => ({ games: 4, yardspg, ppg });
  const answer = {
    info,
    offense: { LSU: line(400, 20), Rice: line(300, 40), Iowa: line(200, 30) },
    defense: { LSU: line(250, 10), Rice: line(350, 30), Iowa: line(150, 9) },
  };
  const teams = (params: Params) =>
    tablesOf(viewOf(stats, answer, params))[0]?.rows.map((row) => (row as { team: string }).team);

  it('rank offenses by the most yards and defenses by the fewest', () => {
    expect(teams({})).toEqual(['LSU', 'Rice', 'Iowa']);
    expect(teams({ side: 'defense' })).toEqual(['Iowa', 'LSU', 'Rice']);
  });

  it('are sorted and limited by the command’s options, by key or heading', () => {
    expect(teams({ sort: 'ppg' })).toEqual(['Rice', 'Iowa', 'LSU']);
    expect(teams({ sort: 'PTS', limit: 1 })).toEqual(['Rice']);
    expect(teams({ limit: 0 })).toHaveLength(3);
    expect(() => teams({ sort: 'yards' })).toThrow('There is no column "yards".');
  });
});

describe('the statistics of players', () => {
  const passer = (id: number, att: number, adjusted: number) => ({
    ...{ id, first: 'Al', last: `No ${id}`, pos: 'qb', team: 'LSU', gamesPlayed: 4 },
    stats: { att, adjusted_pass_yards_per_attempt: adjusted },
  });
  const answer = { info, stats: { passing: { 1: passer(1, 100, 7), 2: passer(2, 2, 30), 3: passer(3, 90, 8) } } };
  const players = (params: Params) =>
    tablesOf(viewOf(individual, answer, params))[0]?.rows.map((row) => (row as { id: number }).id);

  it('start with the players who have enough attempts, unless another order is chosen', () => {
    expect(players({})).toEqual([3, 1, 2]);
    expect(tablesOf(viewOf(individual, answer))[0]?.first?.rows).toBe(2);
    expect(players({ sort: 'adjusted_pass_yards_per_attempt' })).toEqual([2, 3, 1]);
    expect(viewOf(individual, answer, { sort: 'att' }).note).toBe('passing');
    expect(viewOf(individual, answer).note).toContain('at least 15 attempts');
  });

  it('are requested one table at a time, except by the command that prints all as JSON', () => {
    expect(individual.input({})).toEqual({ table: 'passing' });
    expect(individual.input({ table: 'rushing', allTables: true })).toEqual({});
  });
});

describe('the command for statistics', () => {
  it('opens the page that its first word names', () => {
    expect(stats.verb?.opens?.(typed(['team']))).toBeNull();
    expect(stats.verb?.opens?.(typed(['individual'], { rushing: true, limit: 3 }))).toMatchObject({
      name: 'individual',
      table: 'rushing',
      limit: 3,
    });
    expect(stats.verb?.opens?.(typed(['ratings'], { sort: 'team' }))).toEqual({ name: 'ratings', sort: 'team' });
  });

  it.each([
    [['teams'], {}, 'There are no "teams" statistics.'],
    [['individual'], { rushing: true, passing: true }, 'One table at a time: --passing or --rushing.'],
    [['ratings'], { year: '2025' }, 'Ratings are for current rosters only'],
  ] as const)('refuses %j with %j', (words, options, message) => {
    expect(() => stats.verb?.opens?.(typed(words, options))).toThrow(message);
  });

  it('sorts and limits the teams of the ratings, not the tables about stars', () => {
    const byStars = { '1': 1, '2': 1, '3': 1, '4': 1, '5': 1 };
    const answer = {
      info,
      prestige_stars_table: [{ prestige: 7, avg_rating: 80, avg_stars: 4, star_percentages: byStars }],
      total_star_counts: {
        ...{ counts: byStars, avg_ratings: byStars, avg_ratings_fr: byStars },
        ...{ avg_ratings_so: byStars, avg_ratings_jr: byStars, avg_ratings_sr: byStars },
      },
      team_counts_by_prestige: [{ prestige: 7, team_count: 9 }],
      teams: [
        { name: 'Rice', prestige: 1, rating: 90 },
        { name: 'LSU', prestige: 7, rating: 80 },
      ],
    };
    const [tiers, stars, teams] = tablesOf(viewOf(ratings, answer, { sort: 'prestige', limit: 1 }));
    expect([tiers?.rows.length, stars?.rows.length]).toEqual([1, 5]);
    expect(teams?.rows).toEqual([answer.teams[1]]);
  });
});

describe('standings', () => {
  const row = (name: string, division?: string) => ({
    ...{ name, ranking: 30, rating: 70, confWins: 1, confLosses: 0, totalWins: 2, totalLosses: 0, tiebreak: null },
    ...{ last_game: null, next_game: null, latest_game: null, upcoming_game: null },
    ...(division !== undefined && { division, divisionRank: 1, divisionTiebreak: null }),
  });
  const page = (conference: string | undefined, ...teams: ReturnType<typeof row>[]) => ({
    ...{ info, conferences: [{ confName: 'SEC' }, { confName: 'MAC' }], teams },
    ...(conference !== undefined && { conference }),
  });

  it('are those of the user’s conference until another is named', () => {
    expect(standings.input({})).toEqual({ conference: 'own' });
    expect(standings.verb?.read(typed(['Big', 'Ten'], { year: 2025 }))).toEqual({ conference: 'Big Ten', year: 2025 });
  });

  it('link one conference to the others and to the independents', () => {
    const [picker] = viewOf(standings, page('SEC', row('LSU'), row('Rice'))).pickers ?? [];
    expect(picker?.chosen).toBe('SEC');
    expect(picker?.choices.map(({ link }) => link)).toEqual([
      { name: 'standings', conference: 'SEC' },
      { name: 'standings', conference: 'MAC' },
      { name: 'standings', conference: 'independent' },
    ]);
  });

  it('group teams by division, or show the race for the title game if there are none', () => {
    const kinds = (answer: object) => viewOf(standings, answer).sections?.map(({ kind }) => kind);
    expect(kinds(page('SEC', row('LSU'), row('Rice')))).toEqual(['chart', 'table']);
    const divided = page('SEC', row('LSU', 'West'), row('Rice', 'East'));
    expect(kinds(divided)).toEqual(['table']);
    expect(tablesOf(viewOf(standings, divided))[0]?.columns.find(({ groups }) => groups)?.of.key).toBe('division');
  });

  it('of all conferences are a table each, without independents, in text and in JSON', () => {
    const [sec, mac, independents] = [page('SEC', row('LSU')), page('MAC', row('Rice')), page(undefined)];
    const params = { all: true };
    expect(standings.verb?.read(typed(['all']))).toEqual(params);
    expect(standings.more?.input(independents, params)).toEqual([{ conference: 'SEC' }, { conference: 'MAC' }]);
    const context = { params, more: sec, every: [sec, mac] };
    expect(tablesOf(standings.view(independents, context)).map(({ title }) => title)).toEqual([
      'SEC Standings',
      'MAC Standings',
    ]);
    expect(standings.json?.(independents, context)).toEqual([sec, mac]);
  });
});
