import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readNewGame, startFrom } from '../../../src/core/app/commands/new-game.ts';
import { referenceOf } from '../../../src/core/app/reading/season-view.ts';
import type { AnswerOf } from '../../../src/core/contract/registry.ts';
import { nextPlayoffText } from '../../../src/core/present/rounds.ts';
import type { SaveSession } from '../../../src/core/save/index.ts';
import { ask, ENGINE, playYear } from './helpers.ts';

/** Every conference votes for it after one season, and it takes effect the next. */
const CERTAIN = { 'playoffGrowth.needed': -10, 'playoffGrowth.notice': 1 };

async function start(tuning: Record<string, number>): Promise<SaveSession> {
  const asked = readNewGame({ team: 'Michigan', year: 2026, seed: '31', tuning });
  if (!asked.ok) throw new Error(asked.error.message);
  const { settings, given } = asked.value;
  const started = await startFrom(null, settings, ENGINE, given);
  if (!started.ok) throw new Error(started.error.message);
  return started.value;
}

describe('a dynasty in which the playoff grows', () => {
  let session: SaveSession;
  let before: AnswerOf<'summary'>;
  let votes: string[] = [];
  let weeks: number[] = [];
  let early: AnswerOf<'playoff'>;
  let announced: AnswerOf<'playoff'>;
  let first: AnswerOf<'playoff'>;
  let projected: AnswerOf<'playoff'>;

  beforeAll(async () => {
    session = await start(CERTAIN);
    await playYear(session);
    await ask(session, 'advance', { to: 'season' });
    early = await ask(session, 'playoff', {});
    await ask(session, 'sim', { week: 20 });
    announced = await ask(session, 'playoff', {});
    for (let week = 1; week <= 11; week++) {
      const { arcs } = await ask(session, 'news', { week });
      const grows = arcs.filter(({ kind }) => kind === 'playoff_grows');
      votes = [...votes, ...grows.map(({ text }) => text)];
      weeks = [...weeks, ...grows.map(() => week)];
    }
    await ask(session, 'advance', { to: 'summary' });
    before = await ask(session, 'summary', {});
    for (const to of ['progression', 'recruiting_summary', 'preseason'] as const) await ask(session, 'advance', { to });
    await ask(session, 'advance', { to: 'season' });
    await ask(session, 'sim', { week: 9 });
    projected = await ask(session, 'playoff', {});
    await ask(session, 'sim', { week: 20 });
    first = await ask(session, 'playoff', {});
    await ask(session, 'advance', { to: 'summary' });
  });
  afterAll(() => session.close());

  it('reports the vote once, a year ahead, with its reason', () => {
    expect(votes).toHaveLength(1);
    expect(votes[0]).toMatch(/16/);
    expect(votes[0]).toMatch(/2028/);
    expect(votes[0]).toMatch(/finished ahead of one that got in/);
  });

  it('shows it on the playoff page once the vote was in the news, with the week of that news', () => {
    expect(early.next_playoff).toBeNull();
    expect(announced.next_playoff).toEqual({ year: 2028, teams: 16, autobids: 5, news_week: weeks[0] });
    expect(nextPlayoffText(announced)).toMatch(/from 12 teams to 16 in 2028/);
    for (const page of [early, projected, first]) expect(nextPlayoffText(page)).toBeNull();
  });

  it('shows it in the season summary, and nothing more in the first season of 16', async () => {
    expect(before.info.playoff.teams).toBe(12);
    expect(before.next_playoff).toEqual({ year: 2028, teams: 16, autobids: 5 });
    expect((await ask(session, 'summary', {})).next_playoff).toBeNull();
    const { arcs } = await ask(session, 'news', { week: 1 });
    expect(arcs.filter(({ kind }) => kind === 'larger_playoff')).toHaveLength(1);
  });

  it('projects, selects and plays a field of 16 over four weeks, and remembers the 12 of the season before', async () => {
    expect(projected.info).toMatchObject({
      lastWeek: 19,
      playoff: { teams: 16, autobids: 5, conf_champ_top_4: false },
    });
    for (const { playoff_teams } of [projected, first]) expect(playoff_teams.map(({ seed }) => seed)).toHaveLength(16);
    if (!('left_bracket' in first.bracket)) throw new Error('a bracket of 16 has two halves');
    const { left_bracket: left, right_bracket: right, championship } = first.bracket;
    expect([left.first_round.length, right.first_round.length]).toEqual([4, 4]);
    expect(championship.winner).toBe((await ask(session, 'summary', {})).champion.name);
    const last = await ask(session, 'playoff', { year: 2027 });
    expect(last.playoff_teams).toHaveLength(12);
    const fields = session.read((save) =>
      [2027, 2028].map((year) => save.history.ofYear(year).filter((t) => t.inPlayoff)),
    );
    expect(fields.map((field) => field.length)).toEqual([12, 16]);
  });

  it('plays the first round at the eight best seeds', () => {
    const games = session.read((save) => save.games.ofYear(2028));
    const hosts = games.filter(({ kind, week }) => kind === 'playoff' && week === 16).filter(({ neutral }) => !neutral);
    const seeds = new Map(first.playoff_teams.map(({ name, seed }) => [name, seed]));
    const names = session.read((save) => new Map(referenceOf(save).teams.map(({ id, name }) => [id, name])));
    expect(hosts.map(({ home }) => seeds.get(names.get(home)!)).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });
});
