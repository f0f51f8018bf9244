import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askSpoilerFree } from '../../../src/core/app/reading/spoiler-free.ts';
import type { AnswerOf } from '../../../src/core/contract/registry.ts';
import { gameOf, isEjection, keepsOut } from '../../../src/core/model/people/absences.ts';
import { injuryLine } from '../../../src/core/present/injuries.ts';
import type { SaveSession } from '../../../src/core/save/index.ts';
import { ask } from './helpers.ts';
import { playedTo } from './played.ts';

const WEEK = 9;
/** Designations of players who miss the whole game. */
const MISSES: readonly string[] = ['out', 'doubtful'];

let session: SaveSession;
let report: AnswerOf<'injuries'>;
beforeAll(async () => {
  session = await playedTo(WEEK);
  report = await ask(session, 'injuries', { all: true });
});
afterAll(() => session.close());

const stored = () => session.read((save) => save.injuries.ofYear(2024));

describe('the injury report', () => {
  it('covers both teams of the next game, or all teams on request', async () => {
    const own = await ask(session, 'injuries', {});
    expect(own.reported).toEqual(['Michigan', own.next!.opponent]);
    expect(own.injured.every(({ team }) => own.reported.includes(team))).toBe(true);
    expect(report.reported.length).toBeGreaterThan(130);
    for (const status of ['out', 'doubtful', 'questionable']) {
      expect(report.injured.filter((each) => each.status === status).length).toBeGreaterThan(20);
    }
  });

  it('lists no active player as out: a player who is out has no line in the next game, while a questionable one may', async () => {
    const absent = new Set(
      stored()
        .filter((injury) => keepsOut(injury, WEEK))
        .map(({ player }) => player),
    );
    for (const { id, status } of report.injured) expect([id, absent.has(id)]).toEqual([id, MISSES.includes(status)]);
    expect(report.injured.filter(({ status }) => MISSES.includes(status)).length).toBe(absent.size);
  });

  it('lists first-half suspensions: players ejected late in their last game', async () => {
    const games = await session.read((save) => save.games.ofYear(2024));
    const named = report.injured.filter(({ status }) => status === 'first_half');
    const lastGame = ({ team, week }: { team: string; week: number }) =>
      !games.some((game) => game.week > week && game.week < WEEK && (game.home === team || game.away === team)) &&
      games.some((game) => game.week === WEEK && (game.home === team || game.away === team));
    const due = (await stored()).filter(isEjection).filter((each) => each.nextHalf && lastGame(each));
    const absent = new Set(report.injured.filter(({ status }) => MISSES.includes(status)).map(({ id }) => id));
    const sit = due.map(({ player }) => player).filter((player) => !absent.has(player));
    expect(named.map(({ id }) => id).sort()).toEqual(sit.sort());
    expect(sit.length).toBeGreaterThan(0);
    expect(injuryLine(named[0]!)).toBe('Out for the first half: targeting');
  });

  it('appears on previews, rosters and player pages', async () => {
    const hurt = report.injured.find(({ status }) => status === 'out')!;
    const { roster } = await ask(session, 'roster', { team: hurt.team });
    expect(roster.find(({ id }) => id === hurt.id)!.injury).toMatchObject({ status: 'out', injury: hurt.injury });
    expect((await ask(session, 'player', { id: hurt.id })).injury).toMatchObject({ returns: hurt.returns });
    const { next } = await ask(session, 'injuries', { team: hurt.team });
    const preview = await ask(session, 'game', { id: next!.id });
    if ('drives' in preview) throw new Error('played');
    expect(preview.early_line).toBe(next!.weekPlayed !== WEEK);
    if (!preview.early_line) expect(preview.injured.flat().map(({ id }) => id)).toContain(hurt.id);
    const keyed = new Set(preview.top_players.flat().map(({ id }) => id));
    const gone = preview.injured.flat().filter(({ status }) => MISSES.includes(status));
    expect(gone.filter(({ id }) => keyed.has(id))).toEqual([]);
  });

  it('hides injuries, and lines they moved, from a viewer who has not seen the games', async () => {
    const hidden = { year: 2024, week: WEEK - 1, seen: [] };
    const answer = askSpoilerFree(session, 'injuries', { all: true }, hidden);
    if (!answer.ok) throw new Error(answer.error.message);
    const lately = stored().filter(
      (absence) => absence.week === WEEK || (absence.week === WEEK - 1 && gameOf(absence) !== null),
    );
    expect(lately.length).toBeGreaterThan(100);
    const seen = new Set(answer.value.injured.map(({ id, week }) => `${id} ${week}`));
    expect(lately.filter(({ player, week }) => seen.has(`${player} ${week}`))).toEqual([]);
    const lines = (answer: AnswerOf<'week'>) => new Map(answer.games.map((game) => [game.id, game.spreadA]));
    const open = lines(await ask(session, 'week', { week: WEEK }));
    const early = askSpoilerFree(session, 'week', { week: WEEK }, hidden);
    if (!early.ok) throw new Error(early.error.message);
    const moved = [...lines(early.value)].filter(([id, spread]) => open.get(id) !== spread);
    expect(moved.length).toBeGreaterThan(5);
  });

  it('refuses an unknown team', async () => {
    await expect(ask(session, 'injuries', { team: 'Michigann' })).rejects.toThrow('Did you mean Michigan');
  });
});

describe('the line of a week', () => {
  it('is an early one until the week of the game, and says so', async () => {
    const previewIn = async (week: number) => {
      const { games } = await ask(session, 'week', { week });
      const preview = await ask(session, 'game', { id: games[0]!.id });
      if ('drives' in preview) throw new Error('played');
      return preview;
    };
    expect((await previewIn(WEEK)).early_line).toBe(false);
    const later = await previewIn(WEEK + 1);
    expect([later.early_line, later.injured]).toEqual([true, [[], []]]);
    const { parts } = await ask(session, 'why', { what: 'line', game: later.game.id, team: later.game.teamA.name });
    expect(parts.map(({ label }) => label)).not.toContain('Injuries');
  });

  it('is called early on every page with a spread until its week, and never after', async () => {
    const { games: own, team } = await ask(session, 'teamSchedule', { team: 'Michigan' });
    for (const each of own)
      expect(each.early_line, `week ${each.weekPlayed}`).toBe(each.weekPlayed > WEEK || undefined);
    expect(own.some(({ early_line }) => early_line)).toBe(true);
    for (const week of [WEEK - 1, WEEK, WEEK + 1]) {
      const { games } = await ask(session, 'week', { week });
      expect(new Set(games.map(({ early_line }) => early_line))).toEqual(new Set([week > WEEK || undefined]));
    }
    const { upcoming_game: next } = await ask(session, 'dashboard', {});
    expect(next?.early_line).toBe(next!.weekPlayed > WEEK || undefined);
    expect((await ask(session, 'stakes', { team: team.name })).game?.early_line).toBe(next?.early_line);
  });

  it('is explained in parts, with injuries among them', async () => {
    const { games } = await ask(session, 'week', { week: WEEK });
    let thin = 0;
    for (const { id, teamA } of games) {
      const { parts } = await ask(session, 'why', { what: 'line', game: id, team: teamA.name });
      const part = (label: string) => parts.find((each) => each.label === label)?.value ?? 0;
      // Lines are rounded to the half point, and each part to a tenth.
      expect(Math.abs(part('Rounding'))).toBeLessThanOrEqual(0.4);
      if (part('Injuries') !== 0) thin += 1;
    }
    expect(thin).toBeGreaterThan(games.length / 3);
  });
});

describe('undo', () => {
  it('makes the injured healthy, and the same players are hurt when the week is played again', async () => {
    const other = await playedTo(2);
    const injuries = () => other.read((save) => save.injuries.ofYear(2024));
    const before = injuries();
    await ask(other, 'sim', { week: 3 });
    const after = injuries();
    expect(after.length).toBeGreaterThan(before.length);
    await other.undo(1);
    expect(injuries()).toEqual(before);
    await ask(other, 'sim', { week: 3 });
    expect(injuries()).toEqual(after);
    other.close();
  });
});

describe('no injured player plays', () => {
  it('for a whole season: no box score line in a game an injury keeps him out of', async () => {
    const games = session.read((save) => save.games.ofYear(2024).filter(({ result }) => result !== null));
    const injuries = stored();
    let checked = 0;
    // Every game of one week, and every Michigan game.
    const looked = games.filter(({ week, home, away }) => week === WEEK - 1 || [home, away].includes('michigan'));
    for (const { id, week } of looked) {
      const page = await ask(session, 'game', { id });
      if (!('drives' in page)) throw new Error('not played');
      const names = Object.values(page.game_logs).flat();
      const out = new Set(injuries.filter((injury) => keepsOut(injury, week)).map(({ player }) => player));
      expect(names.filter(({ player_id }) => out.has(player_id))).toEqual([]);
      checked += names.length;
    }
    expect(checked).toBeGreaterThan(3000);
  });
});
