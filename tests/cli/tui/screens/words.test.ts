import { describe, expect, it } from 'vitest';
import { freshVisit } from '../../../../src/cli/tui/play/state.ts';
import { type Item, itemText } from '../../../../src/cli/tui/play/view.ts';
import { drawCard } from '../../../../src/cli/tui/screens/card.ts';
import { previewLines } from '../../../../src/cli/tui/screens/game/game-preview.ts';
import { viewScreen } from '../../../../src/cli/tui/screens/index.ts';
import { type OpenWeek, openWeekLines } from '../../../../src/cli/tui/screens/week/open-week.ts';
import type { PlayedGame, UnplayedGame } from '../../../../src/core/contract/views/season/game.ts';
import type { TeamStatLine } from '../../../../src/core/contract/views/season/team-stats.ts';
import { shownStats } from '../../../../src/core/present/index.ts';
import { allAnswers, answer } from './fake.ts';

describe('a preview', () => {
  const page = allAnswers().find((each) => each.name === 'game' && !('drives' in (each.answer as object)))!
    .answer as UnplayedGame;

  it('ranks teams by their statistics', () => {
    expect(previewLines(page, 60).map(itemText).join('\n')).toMatch(/\d\.\d \(#\d+\) +Points/);
  });

  it('marks a line that was made before injuries are known', () => {
    const lineOf = (early_line: boolean) =>
      previewLines({ ...page, early_line }, 60)
        .map(itemText)
        .find((each) => each.startsWith('Line'));
    expect(lineOf(true)).toMatch(/ \(early\)$/);
    expect(lineOf(false)).not.toContain('early');
  });

  it('shows no ranks before the first game', () => {
    const none = { value: 0, rank: 1 };
    const stats = { points_per_game: none, offensive_ypg: none, defensive_ypg: none };
    const { game } = page;
    const fresh = { ...page, game: { ...game, teamA: { ...game.teamA, stats }, teamB: { ...game.teamB, stats } } };
    const text = previewLines(fresh, 60).map(itemText).join('\n');
    expect(text).not.toContain('#1)');
    expect(text).toMatch(/- +Points +-/);
  });
});

describe('the card of a finished game', () => {
  it('names the scorers, also for defensive and return touchdowns', () => {
    const page = allAnswers().find((each) => each.name === 'game' && 'drives' in (each.answer as object))!
      .answer as PlayedGame;
    const [drive] = page.drives;
    const { teamA, teamB } = page.game;
    const returned = { ...drive!, offense: teamA.name, result: 'Punt return touchdown', points: 0, points_against: 7 };
    const data = { ...page, drives: [{ ...returned, scoreAAfter: 0, scoreBAfter: 7 }] };
    const context = { info: page.info, visit: freshVisit({ name: 'dashboard' }), hidden: null };
    expect(drawCard({ kind: 'game', data }, 60, context).map(itemText)).toContain(
      ` 7-0  ${teamB.name}: Punt return touchdown`,
    );
  });
});

describe('the card of an open week', () => {
  const opponent = (name: string, rating: number) => ({ name, rating, ranking: 40, prestige: 4 });
  const foes = Array.from({ length: 20 }, (_, index) => opponent(`Team ${index}`, 90 - index));
  const week: OpenWeek = { week: 3, own: { name: 'Michigan', rating: 80 }, scheduled: [70, 80], foes };
  const text = (of: OpenWeek) => openWeekLines(of, 40).map(itemText);

  it('shows the effect of an opponent on the strength of schedule', () => {
    expect(text(week)).toContain('Opponents so far 2, 75.0 on average');
    // (70 + 80 + 90) / 3
    expect(text(week).find((line) => line.startsWith('Team 0'))).toMatch(/ 90\.0 .* 80\.0$/);
  });

  it('names the strongest, the weakest, and opponents as good as the user’s team', () => {
    const lines = text(week).join('\n');
    for (const place of [0, 4, 8, 10, 12, 15, 19]) expect(lines).toContain(`Team ${place} `);
    for (const place of [5, 7, 13, 14]) expect(lines).not.toContain(`Team ${place} `);
  });

  it('fits its space and works without an opponent', () => {
    for (const line of text(week)) expect(line.length).toBeLessThanOrEqual(40);
    expect(text({ ...week, scheduled: [], foes: [] })).toContain('Opponents so far none');
  });
});

describe('the table of team statistics', () => {
  it('has no numbers for a team that has not played', () => {
    const teams = answer('season', 'teamStatsTable');
    const [[name, own]] = Object.entries(teams.offense) as [[string, TeamStatLine]];
    const route = { name: 'stats' } as const;
    const view = viewScreen(
      route,
      { answer: { ...teams, offense: { [name]: { ...own, games: 0 }, Other: own } }, every: [], status: null },
      { info: teams.info, visit: freshVisit(route), hidden: null },
    );
    const [other, fresh] = (view.panes[0]!.items as Item[]).map(itemText);
    expect(fresh).toMatch(/ 0 - - -/);
    expect(other).toMatch(/ \d+ \d+\.\d \d+\.\d/);
  });
});

describe('a player’s statistics', () => {
  it('begin with the main numbers of his position', () => {
    expect(shownStats('wr')[0]).toBe('receiving_catches');
    expect(shownStats('te').at(-1)).toBe('fumbles');
    expect(shownStats('rb')[0]).toBe('rush_attempts');
    expect([...shownStats('wr')].sort()).toEqual([...shownStats('rb')].sort());
  });
});
