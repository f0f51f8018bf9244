import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as given from './fixtures.ts';
import { open, setUpBrowser } from './render.tsx';

setUpBrowser();

beforeEach(() => {
  const listening = { addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: media.includes('max-width'), ...listening }));
});

/** Returns each row of a table: the name, the details below it, and the leading number. */
function rowsOf(table: HTMLElement) {
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => {
      const text = (part: string) => row.querySelector(part)?.textContent?.trim() ?? null;
      const facts = [...row.querySelectorAll('.fact')].map((fact) => fact.textContent?.trim());
      return { name: text('.phone-last'), facts, lead: text('.phone-lead') };
    });
}

describe('on a phone', () => {
  it('the schedule shows every result next to its opponent, the rest in a second line', async () => {
    open('/Texas%20A%26M/schedule', { '/api/Texas%20A%26M/schedule/': given.schedule() });
    const [first] = rowsOf(await screen.findByRole('table'));
    expect(first?.name).toContain('Rice');
    expect(first?.lead).toBe('W: 38-10');
    expect(first?.facts).toEqual(['0-4 (0-1)', '-17.5 spread', 'MAC opponent']);
  });

  it('rankings show the record, last week and this week', async () => {
    open('/rankings', { '/api/rankings/': given.rankings(2) });
    const [first] = rowsOf(await screen.findByRole('table', { name: 'AP rankings' }));
    const [whole] = given.rankings(2).rankings;
    expect(first?.name).toBe(whole?.name);
    expect(first?.lead).toBe(whole?.record);
    expect(first?.facts.length).toBeGreaterThan(0);
  });

  it('progression leads with the change of rating', async () => {
    open('/roster_progression', { '/api/roster_progression/': given.progression() });
    const [first] = rowsOf(await screen.findByRole('table', { name: 'Returning players' }));
    expect(first?.lead).toMatch(/^[+-]?\d/);
    expect(first?.facts).toHaveLength(3);
  });

  it('teams to start with show their gauges', async () => {
    open('/', { '/api/home/': given.home() });
    const [first] = rowsOf(await screen.findByRole('table', { name: 'Teams' }));
    expect(first?.facts).toEqual(expect.arrayContaining(['Ceiling 7', 'Floor 2']));
  });

  it('standings lead with the conference record, independents with their only one', async () => {
    const { unmount } = open('/standings/SEC', { '/api/standings/SEC/': given.standings() });
    const [first] = rowsOf(await screen.findByRole('table', { name: 'SEC standings' }));
    expect(first?.lead).toBe('2-0');
    expect(first?.facts[0]).toBe('Overall: 4-0');
    unmount();
    const { conference: _, ...independents } = given.standings();
    open('/standings/independent', { '/api/standings/independent/': independents });
    const [only] = rowsOf(await screen.findByRole('table', { name: 'Independent teams' }));
    expect(only?.lead).toBe('4-0');
  });

  it('a team between two games is idle, and a team whose season is over has nothing', async () => {
    const [row] = given.rankings(1).rankings;
    const { scheduleGame, comingGame } = given;
    const rankings = [
      { ...row!, name: 'Off', last_game: null, latest_game: scheduleGame(), upcoming_game: comingGame },
      { ...row!, name: 'Done', last_game: null, latest_game: scheduleGame(), upcoming_game: null },
    ];
    open('/rankings', { '/api/rankings/': given.rankings(2, { rankings }) });
    const [off, done] = rowsOf(await screen.findByRole('table', { name: 'AP rankings' }));
    expect(off?.facts).toEqual(['Idle']);
    expect(done?.facts).toEqual([]);
  });

  it('a history leads with the record, then rank and prestige', async () => {
    open('/Texas%20A%26M/history', { '/api/Texas%20A%26M/history/': given.history });
    const rows = rowsOf(await screen.findByRole('table', { name: 'Texas A&M history' }));
    expect(rows.map(({ lead }) => lead)).toEqual(['13-1', '8-5', '5-7', '6-6']);
    expect(rows[1]?.facts).toContain('#25');
  });

  it('the roster shows class, location and season, without repeated labels', async () => {
    open('/Texas%20A%26M/roster', { '/api/Texas%20A%26M/roster/': given.roster() });
    const table = await screen.findByRole('table', { name: 'Texas A&M roster' });
    const players = rowsOf(table).filter(({ name }) => name !== null);
    expect(players[0]?.facts.filter((fact) => !fact?.startsWith('★'))).toEqual([
      'SR',
      'Starter',
      '1,012 Pass Yds, 9 Pass TD, 2 Int',
    ]);
    expect(players[1]?.facts.filter((fact) => !fact?.startsWith('★'))).toEqual(['FR']);
  });

  it('a receiver’s games lead with his yards, next to opponent and result', async () => {
    open('/players/77', { '/api/player/77/': given.playerPage() });
    const [game] = rowsOf(await screen.findByRole('table', { name: 'Game logs' }));
    expect(game?.lead).toBe('88');
    expect(game?.name).toContain('vs');
    expect(game?.facts).toEqual([expect.stringMatching(/^[WL]: \d/), 'Rec 6', 'Rec TD 1']);
    const [season] = rowsOf(screen.getByRole('table', { name: 'Career statistics' }));
    expect(season?.lead).toBe('88');
    expect(season?.facts.slice(0, 3)).toEqual(['JR', 'Ovr 88', 'G 4']);
  });

  it('a line of the box score leads with its yards', async () => {
    open('/game/31', { '/api/game/31/': given.playedGame() });
    const [line] = rowsOf(await screen.findByRole('table', { name: 'LSU receiving' }));
    expect(line?.lead).toBe('88');
    expect(line?.facts).toEqual(['Rec 6', 'TD 1']);
  });

  it('teams on the bubble lead with their records', async () => {
    open('/playoff', { '/api/playoff/': given.playoff(12) });
    const [first] = rowsOf(await screen.findByRole('table', { name: 'Bubble Teams' }));
    expect(first?.lead).toBe('9-2 (6-2)');
  });

  it('sorting by another column shows that column', async () => {
    const { user } = open('/rankings', { '/api/rankings/': given.rankings(3) });
    const table = await screen.findByRole('table', { name: 'AP rankings' });
    await user.selectOptions(screen.getByLabelText('Sort by'), 'poll_score');
    const known = given
      .rankings(3)
      .rankings.flatMap(({ poll_score }) => (poll_score === undefined ? [] : [poll_score]));
    const scores = rowsOf(table).map(({ lead }) => lead);
    expect(known.length).toBeGreaterThan(1);
    expect(scores.slice(0, known.length)).toEqual(known.sort((a, b) => b - a).map((score) => score.toFixed(1)));
  });
});
