import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runOperation } from '../../../../src/core/app/hosting/run-operation.ts';
import { readDynasty } from '../../../../src/core/app/reading/dynasty-cache.ts';
import { infoOf } from '../../../../src/core/app/reading/info.ts';
import { faultsOf } from '../../../../src/core/app/saves/local-saves.ts';
import { originOf } from '../../../../src/core/app/saves/origin.ts';
import { replay } from '../../../../src/core/app/saves/replay.ts';
import { endAsking } from '../../../../src/core/app/what-if/asking.ts';
import { keepFork } from '../../../../src/core/app/what-if/keep.ts';
import { stepsTo } from '../../../../src/core/app/what-if/moment.ts';
import { compared, type Outcome, playOn, winsOf } from '../../../../src/core/app/what-if/outcome.ts';
import type { InputOf } from '../../../../src/core/contract/registry.ts';
import type { WhatIf, WhatIfOutcome } from '../../../../src/core/contract/views/season/what-if.ts';
import { advance } from '../../../../src/core/dynasty/advance.ts';
import { newDynasty } from '../../../../src/core/dynasty/create.ts';
import type { Game } from '../../../../src/core/model/game.ts';
import { isInjury } from '../../../../src/core/model/people/absences.ts';
import type { TeamSeason } from '../../../../src/core/model/season.ts';
import { MEASURES } from '../../../../src/core/model/what-if/measures.ts';
import { type LoggedDecision, openSave, type SaveSession } from '../../../../src/core/save/index.ts';
import { FIRED, leagueGame } from '../coaching.ts';
import { ask, ENGINE } from '../helpers.ts';
import { REDBUD, saveIn } from '../played.ts';

const folder = mkdtempSync(join(tmpdir(), 'dynasty-what-if-'));
const path = join(folder, REDBUD.file);
let session: SaveSession;
let games: Game[];
let history: TeamSeason[];
let names: Map<string, string>;
let before: Buffer;
beforeAll(async () => {
  await saveIn(folder, 'summary', REDBUD);
  before = readFileSync(path);
  session = await openSave(path);
  [games, history] = session.read((save) => [save.games.ofWeek(2024, 14), save.history.ofYear(2024)]);
  names = session.read((save) => new Map(readDynasty(save).reference.teams.map(({ id, name }) => [id, name])));
});
afterAll(async () => {
  await endAsking();
  session.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Returns the game of rivalry week with the closest line. */
function closest(): Game {
  const even = (each: Game) => Math.abs((each.odds?.homeWinProbability ?? 1) - 0.5);
  return games.reduce((best, each) => (even(each) < even(best) ? each : best));
}

const nameOf = (id: string): string => names.get(id)!;

/** Returns the message of a refusal. */
async function refusal(input: InputOf<'whatIf'>): Promise<string> {
  const answer = await runOperation(session, 'whatIf', input);
  return answer.ok ? '' : answer.error.message;
}

const LOOK_MS = 250;

/** Asks again until the seasons have been simulated. */
async function played(input: InputOf<'whatIf'>): Promise<WhatIf & { outcome: WhatIfOutcome }> {
  for (;;) {
    const answer = await ask(session, 'whatIf', input);
    if (answer.outcome !== null) return { ...answer, outcome: answer.outcome };
    expect(answer.progress).not.toBeNull();
    await setTimeout(LOOK_MS);
  }
}

function asInHistory({ outcome }: { outcome: WhatIfOutcome }): void {
  for (const { team, as_it_was } of outcome.same) {
    const { wins, losses, rank, inPlayoff, champion } = history.find((row) => nameOf(row.team) === team)!;
    expect(as_it_was).toMatchObject({ wins, losses, rank, in_playoff: inPlayoff, champion });
  }
}

describe('a game of rivalry week that the other team wins', () => {
  let game: Game;
  let answer: Awaited<ReturnType<typeof played>>;
  beforeAll(async () => {
    game = closest();
    answer = await played({ game: game.id, runs: 2 });
  });

  it('is won by the other team about as often as the line says', () => {
    const { score, chance } = answer.outcome;
    const homeWon = game.result!.homeScore > game.result!.awayScore;
    expect(score!.home > score!.away).toBe(!homeWon);
    expect(answer.question).toBe(`What if ${nameOf(homeWon ? game.away : game.home)} had won?`);
    expect(chance!.wins / chance!.tries).toBeGreaterThan(0.2);
    expect(chance!.wins / chance!.tries).toBeLessThan(0.8);
  });

  it('leaves the season unchanged if nothing changes', () => asInHistory(answer));

  it('moves a win from one team to the other', () => {
    const homeWon = game.result!.homeScore > game.result!.awayScore;
    const [gain, loss] = (homeWon ? [game.away, game.home] : [game.home, game.away]).map(
      (team) => answer.outcome.teams.find((each) => each.team === nameOf(team))!,
    );
    expect(gain!.measures[0]!.difference).toBeGreaterThan(0);
    expect(loss!.measures[0]!.difference).toBeLessThan(0);
    expect(gain!.measures.map(({ measure }) => measure)).toEqual(Object.keys(MEASURES));
    const sum = (side: 'as_it_was' | 'changed') => gain!.wins.reduce((all, each) => all + each[side], 0);
    expect([sum('as_it_was'), sum('changed')]).toEqual([expect.closeTo(1), expect.closeTo(1)]);
  });

  it('is answered immediately the second time, and the save is not touched', async () => {
    const again = await ask(session, 'whatIf', { game: game.id, runs: 2 });
    expect(again.outcome).toEqual(answer.outcome);
    expect(readFileSync(path).equals(before)).toBe(true);
  });
});

describe('a kick', () => {
  it('that was missed is good, and the game continues from there', async () => {
    const all = session.read((save) => save.games.ofYear(2024)).filter(({ week }) => week > 8);
    const asked = await Promise.all(all.map(({ id }) => ask(session, 'whatIf', { game: id })));
    const [{ game, kick, text }] = asked.flatMap(({ game, choices }) =>
      choices.flatMap(({ kick, question, text }) =>
        kick !== undefined && question === 'What if he had made it?' && text.includes('field goal')
          ? [{ game, kick, text }]
          : [],
      ),
    ) as [{ game: WhatIf['game']; kick: number; text: string }];
    expect(text).toMatch(/^(1st|2nd|3rd|4th|\d?OT) \d+:\d\d: .*field goal/);
    const { outcome, question } = await played({ game: game.id, kick, runs: 0 });
    expect(question).toBe('What if he had made it?');
    expect(outcome.chance).toBeNull();
    asInHistory({ outcome });
    const points = outcome.score!.home + outcome.score!.away;
    expect([outcome.score!.home, outcome.score!.away]).not.toEqual([game.home_score, game.away_score]);
    expect(points).toBeGreaterThan(0);
  });

  it('comes with the clock, and in overtime without one', async () => {
    const tied = session.read((save) => save.games.ofYear(2024)).filter(({ result }) => (result?.overtime ?? 0) > 0);
    const asked = await Promise.all(tied.map(({ id }) => ask(session, 'whatIf', { game: id })));
    const times = asked.flatMap(({ choices }) =>
      choices.filter(({ kind }) => kind === 'kick').map(({ text }) => text.split(': ')[0]!),
    );
    expect(times).toContain('OT');
    for (const time of times) expect(time).toMatch(/^([1-4](st|nd|rd|th) \d+:\d\d|\d*OT)$/);
  });

  it('that does not exist is refused, and so is a player who was not hurt', async () => {
    const { id } = closest();
    expect(await refusal({ game: id, kick: 0 })).toMatch(/Play 0 is no kick.*--list/);
    expect(await refusal({ game: id, player: 999_999 })).toMatch(/was not hurt/);
    expect(await refusal({ game: 20_249_999 })).toMatch(/There is no game/);
  });
});

describe('an injury that is undone', () => {
  it('leaves the game as it was, and its fork is a separate dynasty', async () => {
    const hurt = session
      .read((save) => save.injuries.ofYear(2024))
      .find((each) => isInjury(each) && each.game !== null && each.week >= 2 && each.week < 5 && each.days > 10)!;
    const game = Number(hurt.type === 'injury' && hurt.game);
    const { outcome } = await played({ game, player: hurt.player, runs: 0 });
    asInHistory({ outcome });
    expect([outcome.score, outcome.teams]).toEqual([null, []]);
    const into = join(folder, 'healthy.dynasty');
    const kept = await keepFork(path, into, { game, player: hurt.player }, ENGINE, () => undefined);
    expect(kept).toMatchObject({ ok: true, value: { info: { currentYear: 2024, currentWeek: hurt.week + 1 } } });
    const fork = await openSave(into);
    const said = kept.ok ? kept.value.said : '';
    expect(said).toMatch(/^What if .* had only been shaken up\? Week \d+ of 2024/);
    expect(infoOf(fork).fork).toBe(said);
    expect(fork.read((save) => originOf(save, ENGINE)).changed).toEqual([said]);
    const missing = (from: SaveSession) => from.read((save) => save.injuries.ofPlayer(2024, hurt.player));
    expect(missing(fork).filter((each) => each.week === hurt.week)).toEqual([]);
    const [was, is] = [session, fork].map((each) => each.read((save) => save.games.byId(game)!.result));
    expect(is).toEqual(was);
    fork.close();
    expect(await faultsOf(into)).toEqual([]);
    const again = await replay(into, join(folder, 'again.dynasty'), ENGINE, () => undefined);
    expect([again.differs, again.digest]).toEqual([[], again.originalDigest]);
  });
});

describe('a fork saved next to its dynasty', () => {
  const files = () => readdirSync(folder).sort();

  it('has its own name, can be undone, and leaves the dynasty as it was', async () => {
    const own = await openSave(path, { engine: ENGINE });
    const { id } = own.read((save) => save.games.ofWeek(2024, 3))[0]!;
    const { fork, info } = await ask(own, 'keepFork', { game: id });
    expect(fork).toMatchObject({ file: 'redbud-2024-what-if.dynasty', year: 2024, week: 4 });
    expect(fork.said).toMatch(/^What if .+ had won\? Week 3 of 2024/);
    expect([info.user_id, info.fork]).toEqual([infoOf(own).user_id, undefined]);
    expect(readFileSync(path).equals(before)).toBe(true);
    own.close();
    const kept = await openSave(join(folder, fork.file), { engine: ENGINE });
    expect(infoOf(kept)).toMatchObject({ user_id: fork.user_id, fork: fork.said });
    expect((await ask(kept, 'undo', { steps: 1 })).info.currentWeek).toBeLessThan(4);
    kept.close();
    expect(files().filter((name) => name.includes('.tmp') || name.includes('.lock'))).toEqual([]);
  }, 120_000);

  it('leaves nothing behind if it is canceled, fails, or its name is taken', async () => {
    const there = files();
    const { id } = games[0]!;
    let weeks = 0;
    const stop = () => (++weeks > 2 ? 'stop' : undefined);
    expect(await keepFork(path, join(folder, 'stopped.dynasty'), { game: id }, ENGINE, stop)).toMatchObject({
      error: { message: 'It was canceled; nothing was changed.' },
    });
    const fail = () => {
      throw new Error('the disk is gone');
    };
    await expect(keepFork(path, join(folder, 'failed.dynasty'), { game: id }, ENGINE, fail)).rejects.toThrow('disk');
    const unknown = await keepFork(path, join(folder, 'none.dynasty'), { game: 7 }, ENGINE, () => undefined);
    expect(unknown).toMatchObject({ error: { code: 'not_found' } });
    const own = await openSave(path, { engine: ENGINE });
    expect(await runOperation(own, 'keepFork', { game: id, name: 'redbud-2024' })).toMatchObject({
      error: { code: 'malformed', message: expect.stringContaining('already a saved game called redbud-2024') },
    });
    expect(await runOperation(own, 'keepFork', { game: id, name: '../up' })).toMatchObject({
      error: { code: 'malformed' },
    });
    own.close();
    expect(files()).toEqual(there);
  }, 120_000);
});

it('a week is reached by the decisions before it; a simulation that went past it stops there', () => {
  const step = (seq: number, week: number, command: string, input: object): LoggedDecision => {
    return { seq, year: 2024, week, stage: 'season', command, input, digest: 'x', chain: 'x' };
  };
  const log = [
    step(2, 1, 'advance', { to: 'season' }),
    step(3, 1, 'sim', { week: 5, calls: ['staff'] }),
    step(4, 5, 'setPlan', { tempo: 1 }),
    step(5, 5, 'sim', { week: 20 }),
    step(6, 20, 'advance', { to: 'summary' }),
  ];
  const to = (year: number, week: number) => stepsTo(log, { year, week }).map(({ seq, input }) => [seq, input]);
  expect(to(2024, 1)).toEqual([[2, { to: 'season' }]]);
  expect(to(2024, 3)).toEqual([
    [2, { to: 'season' }],
    [3, { week: 3, calls: ['staff'] }],
  ]);
  expect(to(2024, 5).map(([seq]) => seq)).toEqual([2, 3, 4]);
  expect(to(2024, 9).at(-1)).toEqual([5, { week: 9 }]);
  expect(to(2023, 9)).toEqual([]);
});

it('pairs of seasons are compared with an interval from four pairs on', () => {
  const row = (wins: number) => ({
    ...{ ...history[0]!, team: 'iowa', wins, champion: wins > 11 },
    ...{ fired: false, prestigeScore: 4 },
  });
  const outcome = (wins: number): Outcome => new Map([['iowa', [row(wins)]]]);
  const pairs = [10, 11, 12, 10].map((wins) => [outcome(wins), outcome(wins + 2)] as const);
  const [wins, , , , title] = compared(pairs, 'iowa');
  expect(wins).toMatchObject({ measure: 'wins', as_it_was: 10.75, changed: 12.75, difference: 2, low: 2, high: 2 });
  expect(title).toMatchObject({ measure: 'title', as_it_was: 0.25, changed: 1 });
  expect(title!.high).toBeLessThanOrEqual(1);
  expect(compared(pairs.slice(0, 3), 'iowa')[0]!.low).toBeNull();
  expect(winsOf(pairs, 'iowa')).toEqual([
    { wins: 10, as_it_was: 0.5, changed: 0 },
    { wins: 11, as_it_was: 0.25, changed: 0 },
    { wins: 12, as_it_was: 0.25, changed: 0.5 },
    { wins: 13, as_it_was: 0, changed: 0.25 },
    { wins: 14, as_it_was: 0, changed: 0.25 },
  ]);
});

it('a season in which the player’s coach is fired is played to its end', () => {
  const { settings, given } = leagueGame({ tuning: FIRED });
  const dynasty = newDynasty(settings, given.reference, given.rules, given.tuning);
  advance(dynasty);
  const course = { teams: ['redbud'], steps: [], withCalls: false, first: 2024, last: 2024 };
  expect(playOn(dynasty, course).get('redbud')).toMatchObject([{ year: 2024, fired: true }]);
  expect(dynasty.job).not.toBeNull();
});
