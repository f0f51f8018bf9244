import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readNewGame, startFrom } from '../../../src/core/app/commands/new-game.ts';
import { CHECKERS } from '../../../src/core/app/saves/checks.ts';
import { originOf } from '../../../src/core/app/saves/origin.ts';
import { shareOf } from '../../../src/core/app/sharing/shared.ts';
import { example } from '../../../src/core/app/universes/examples.ts';
import { newGameInput } from '../../../src/core/contract/inputs.ts';
import { CHAMPIONSHIP_WEEK, REGULAR_WEEKS } from '../../../src/core/model/game.ts';
import type { SaveSession } from '../../../src/core/save/index.ts';
import { isFinished, recordOf, records } from '../../../src/core/season/records.ts';
import { ask, ENGINE, OFFSEASON } from './helpers.ts';

const ASKED = { team: 'BYU', year: 2020, seed: '1', as_it_was: true };
const read = (more: object = {}) => readNewGame(newGameInput.parse({ ...ASKED, ...more }));

async function begun(more: object = {}): Promise<SaveSession> {
  const asked = read(more);
  if (!asked.ok) throw new Error(asked.error.message);
  const started = await startFrom(null, asked.value.settings, ENGINE, asked.value.given);
  if (!started.ok) throw new Error(started.error.message);
  return started.value;
}

describe('2020 as it was', () => {
  let session: SaveSession;
  const games = () => session.read((save) => save.games.ofYear(2020));
  const calledOff = () => session.read((save) => save.calledOff.ofYear(2020));
  const played = (team: string) => games().filter(({ home, away }) => home === team || away === team);
  beforeAll(async () => {
    session = await begun();
    await ask(session, 'advance', { to: 'season' });
    const { info } = await ask(session, 'status', {});
    await ask(session, 'sim', { week: info.lastWeek + 1 });
  });
  afterAll(() => session.close());

  it('is labeled as such in the info of the save and of the dynasty', async () => {
    const { info } = await ask(session, 'status', {});
    expect(info.as_it_was).toBe(true);
    const origin = session.read((save) => originOf(save, ENGINE));
    expect(origin).toMatchObject({ asItWas: true, differences: [] });
  });

  it('calls off about a fifth of the games, at random, and plays the rest', () => {
    const canceled = calledOff().filter(({ movedTo }) => movedTo === null);
    const moved = calledOff().filter(({ movedTo }) => movedTo !== null);
    expect(canceled.length).toBeGreaterThan(70);
    expect(canceled.length + moved.length).toBeLessThan(190);
    expect(moved.length).toBeGreaterThan(3);
    expect(games().every(isFinished)).toBe(true);
    const numbers = new Set(games().map(({ id }) => id));
    for (const { id } of canceled) expect(numbers.has(id)).toBe(false);
    for (const { id, week, movedTo } of moved) {
      expect(movedTo).toBeGreaterThan(week);
      const later = calledOff().some((each) => each.id === id && each.week > week);
      expect(later || games().some((game) => game.id === id && game.week >= movedTo!)).toBe(true);
    }
  });

  it('is played by 127 of 130 teams, about nine games each, and none twice in a week', () => {
    const counts = session
      .read((save) => save.programs.ofYear(2020))
      .map(({ team }) => played(team).length)
      .sort((a, b) => a - b);
    expect(counts.filter((count) => count === 0)).toHaveLength(3);
    expect(counts[65]).toBeGreaterThanOrEqual(8);
    expect(counts[65]).toBeLessThanOrEqual(10);
    const sides = games().flatMap(({ home, away, week }) => [`${home} ${week}`, `${away} ${week}`]);
    expect(new Set(sides).size).toBe(sides.length);
  });

  it('starts late in the Big Ten and ends there with a week of champions', () => {
    const inBigTen = games().filter(({ conference }) => conference === 'big-ten');
    expect(Math.min(...inBigTen.map(({ week }) => week))).toBeGreaterThanOrEqual(7);
    const last = inBigTen.filter(({ week }) => week === CHAMPIONSHIP_WEEK);
    expect(last.filter(({ kind }) => kind === 'conference_championship')).toHaveLength(1);
    expect(last.filter(({ kind }) => kind === 'regular').length).toBeGreaterThanOrEqual(4);
    for (const game of games()) {
      if (game.kind === 'regular' && game.conference !== 'big-ten' && game.conference !== 'pac-12')
        expect(game.week).toBeLessThanOrEqual(REGULAR_WEEKS);
    }
  });

  it('requires no wins for a bowl, and has one champion, ranked first', () => {
    const before = records(games().filter(({ week }) => week <= CHAMPIONSHIP_WEEK));
    const visitors = games()
      .filter(({ kind }) => kind === 'bowl')
      .flatMap(({ home, away }) => [home, away]);
    expect(visitors.length).toBeGreaterThan(30);
    expect(visitors.some((team) => recordOf(before, team).wins < 5)).toBe(true);
    for (const team of visitors) expect(before.has(team)).toBe(true);
    expect(games().filter(({ bracketSlot }) => bracketSlot === 'championship')).toHaveLength(1);
  });

  it('names the reason on the schedule, the week and the news', async () => {
    const [first] = calledOff();
    const week = await ask(session, 'week', { week: first!.week });
    expect(week.called_off!.length).toBeGreaterThan(0);
    const { short, home, text } = week.called_off![0]!;
    expect(text).toMatch(/ (canceled|moved to Week \d+): .+ at .+\.$/);
    expect(text.endsWith(`at ${short}.`)).toBe(true);
    const { called_off } = await ask(session, 'teamSchedule', { team: home });
    expect(called_off).toContainEqual(week.called_off![0]);
    const news = await ask(session, 'news', { week: 9 });
    expect(news.called_off!.every((game) => game.week === 10)).toBe(true);
  });

  it('is played in nearly empty stadiums', async () => {
    const game = games().find(
      ({ conference, kind, neutral }) => conference === 'big-ten' && kind === 'regular' && !neutral,
    )!;
    const page = await ask(session, 'game', { id: game.id });
    expect(page.conditions!.attendance).toBe(0);
  });

  it('is a complete save that can be shared and replayed', async () => {
    const faults = session.read((save) => CHECKERS.flatMap((checker) => [...(checker.save?.(save) ?? [])]));
    expect(faults.filter((fault) => typeof fault === 'string')).toEqual([]);
    const shared = session.read((save) => shareOf(save, ENGINE));
    expect(shared).toMatchObject({ ok: true, value: { game: { as_it_was: true } } });
    const again = await begun();
    await ask(again, 'advance', { to: 'season' });
    for (const week of [2, 3, 6]) await ask(again, 'sim', { week });
    const until = (off: ReturnType<typeof calledOff>) => off.filter(({ week }) => week <= 6);
    expect(until(again.read((save) => save.calledOff.ofYear(2020)))).toEqual(until(calledOff()));
    again.close();
  });

  it('is followed by a normal season, with Notre Dame independent again', async () => {
    for (const to of OFFSEASON) await ask(session, 'advance', { to });
    await ask(session, 'advance', { to: 'season' });
    const regular = session.read((save) => save.games.ofYear(2021)).filter(({ kind }) => kind === 'regular');
    const gamesOf = (team: string) => regular.filter(({ home, away }) => home === team || away === team);
    for (const team of ['uconn', 'ohio-state', 'usc', 'notre-dame']) expect(gamesOf(team)).toHaveLength(12);
    expect(gamesOf('notre-dame').every(({ conference }) => conference === null)).toBe(true);
    const { info } = await ask(session, 'status', {});
    expect(info.as_it_was).toBe(true);
  });
});

describe('choosing 2020 as it was', () => {
  it('is refused for another season, a universe, and a team that opted out', async () => {
    const refusal = (more: object) => {
      const answer = read(more);
      return answer.ok ? 'taken' : answer.error.message;
    };
    expect(refusal({ year: 2021 })).toContain('begins in the real 2020');
    expect(refusal({ universe: await example('continental') })).toContain('begins in the real 2020');
    expect(refusal({ team: 'UConn' })).toBe(
      'UConn played no games in 2020. Choose another team, or play the season in full.',
    );
    expect(refusal({ team: 'UConn', as_it_was: false })).toBe('taken');
  });

  it('keeps the built-in facts when not chosen', () => {
    const answer = read({ as_it_was: false });
    expect(answer.ok && answer.value.given.reference.season(2020).shortened).toBeUndefined();
  });
});
