import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keyPlayers } from '../../../src/core/app/queries/league/game.ts';
import type { AnswerOf } from '../../../src/core/contract/registry.ts';
import { CHAMPIONSHIP_WEEK } from '../../../src/core/model/game.ts';
import { seedFrom } from '../../../src/core/random/stream.ts';
import type { SaveSession } from '../../../src/core/save/index.ts';
import { resolveTuning } from '../../../src/core/tuning/index.ts';
import { ask, begin } from './helpers.ts';

/** A season with a four-team playoff, before Colorado and Utah join and the Pac-10 becomes the Pac-12. */
const SETTINGS = {
  seed: seedFrom(3),
  startYear: 2010,
  team: 'michigan',
  playoff: { teams: 4, autobids: 0, championsTopFour: false },
} as const;

let session: SaveSession;
let chosen: AnswerOf<'playoff'>;
let over: AnswerOf<'playoff'>;
let polls: AnswerOf<'pollHistory'>;
let entering: AnswerOf<'rankings'>;
let summary: AnswerOf<'summary'>;
let roster: AnswerOf<'roster'>;
let career: AnswerOf<'player'>;

beforeAll(async () => {
  session = await begin(SETTINGS);
  await ask(session, 'advance', { to: 'season' });
  await ask(session, 'sim', { week: CHAMPIONSHIP_WEEK + 1 });
  chosen = await ask(session, 'playoff', {});
  await ask(session, 'sim', { week: chosen.info.lastWeek + 1 });
  over = await ask(session, 'playoff', {});
  polls = await ask(session, 'pollHistory', {});
  entering = await ask(session, 'rankings', { week: 7 });
  roster = await ask(session, 'roster', { team: 'Michigan' });
  career = await ask(session, 'player', { id: roster.roster.find(({ games }) => games > 0)!.id });
  await ask(session, 'advance', { to: 'summary' });
  summary = await ask(session, 'summary', {});
});
afterAll(() => session.close());

describe('the playoff once it is over', () => {
  it('still shows its lists from Selection Sunday', () => {
    for (const list of ['playoff_teams', 'bubble_teams', 'conference_champions'] as const)
      expect(over[list]).toEqual(chosen[list]);
    expect(over.bracket.championship.winner).toBe(summary.champion.name);
  });
});

describe('the drives of a game', () => {
  it('show the yards of every touchdown return', async () => {
    const { games } = await ask(session, 'week', { week: 3 });
    const drives = [];
    for (const { id } of games) {
      const page = await ask(session, 'game', { id });
      if ('drives' in page) drives.push(...page.drives);
    }
    // The team with the ball at the half may return the kickoff after it, and a kicking team may recover a muff and
    // score: either counts with that drive.
    const returned = drives.filter(
      ({ kind, points, points_against }) => points_against >= 6 || (kind !== 'touchdown' && points >= 6),
    );
    expect(returned.length).toBeGreaterThan(3);
    expect(drives.filter(({ result }) => result.endsWith('return touchdown'))).toEqual(returned);
    expect(returned.map(({ result }) => result)).toContain('Interception return touchdown');
  });
});

describe('the polls of a season', () => {
  it('have every team’s rank entering each week', () => {
    expect(polls.weeks).toEqual(Array.from({ length: polls.info.currentWeek }, (_, index) => index + 1));
    const at = polls.weeks.indexOf(7);
    const order = [...polls.teams].sort((a, b) => a.ranks[at]! - b.ranks[at]!);
    expect(order.map(({ name }) => name)).toEqual(entering.rankings.map(({ name }) => name));
    expect(polls.teams.map(({ ranks }) => ranks.at(-1))).toEqual(polls.teams.map((_, index) => index + 1));
  });
});

describe('a conference that changes its name', () => {
  it('moves none of its members, and is listed once', () => {
    expect(summary.renamed).toEqual({ 'Pac-10': 'Pac-12' });
    expect(summary.realignment).not.toHaveProperty('USC');
    expect(summary.realignment.Colorado).toEqual({ old: 'Big 12', new: 'Pac-12' });
    for (const { old, new: to } of Object.values(summary.realignment)) expect(old).not.toBe(to);
  });
});

describe('a roster', () => {
  it('has the same statistics as each player’s own page', () => {
    const { id } = career.player;
    const line = roster.roster.find((player) => player.id === id)!;
    const { class: _, rating: __, games, ...stats } = career.yearly_cumulative_stats['2010']!;
    expect(line).toMatchObject({
      games,
      stats,
      stars: career.player.stars,
      development_trait: career.player.development_trait,
    });
    expect(career.game_logs.length).toBe(games);
  });

  it('counts the team’s games, and no player has more', () => {
    expect(roster.team_games).toBe(roster.team.totalWins + roster.team.totalLosses);
    for (const { games } of roster.roster) expect(games).toBeLessThanOrEqual(roster.team_games);
    expect(roster.roster.some(({ games }) => games === roster.team_games)).toBe(true);
    for (const { games, stats } of roster.roster) if (games === 0) expect(stats).toEqual({});
  });
});

describe('the key players of a team', () => {
  const tuning = resolveTuning();
  const player = (id: number, position: 'qb' | 'ol' | 'k' | 'p' | 'wr', rating: number, starter = true) => ({
    id,
    position,
    rating,
    starter,
  });

  it('are starters, and neither kickers nor punters', () => {
    const named = keyPlayers(
      [player(1, 'k', 99), player(2, 'p', 98), player(3, 'qb', 97, false), player(4, 'wr', 80)],
      tuning,
    );
    expect(named.map(({ id }) => id)).toEqual([4]);
  });

  it('are five, with a good quarterback ahead of a slightly better lineman', () => {
    const line = [1, 2, 3, 4, 5].map((id) => player(id, 'ol', 88));
    expect(keyPlayers([...line, player(6, 'qb', 85)], tuning).map(({ id }) => id)).toEqual([6, 1, 2, 3, 4]);
  });
});
