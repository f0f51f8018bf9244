import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runOperation } from '../../../../src/core/app/hosting/run-operation.ts';
import { readDynasty } from '../../../../src/core/app/reading/dynasty-cache.ts';
import { infoOf } from '../../../../src/core/app/reading/info.ts';
import { faultsOf } from '../../../../src/core/app/saves/local-saves.ts';
import { replay } from '../../../../src/core/app/saves/replay.ts';
import { endAsking } from '../../../../src/core/app/what-if/asking.ts';
import { type ForkInput, keepFork } from '../../../../src/core/app/what-if/keep.ts';
import type { InputOf } from '../../../../src/core/contract/registry.ts';
import type { MoveChoice, WhatIfMove, WhatIfOutcome } from '../../../../src/core/contract/views/season/what-if.ts';
import type { CoachJob } from '../../../../src/core/model/coaches.ts';
import type { Game } from '../../../../src/core/model/game.ts';
import { openSave, type SaveSession } from '../../../../src/core/save/index.ts';
import { ask, ENGINE } from '../helpers.ts';
import { playedTo, REDBUD } from '../played.ts';

const folder = mkdtempSync(join(tmpdir(), 'dynasty-moves-'));
let ended: SaveSession;
let running: SaveSession;
beforeAll(async () => {
  ended = await playedTo('next preseason', REDBUD);
  running = await playedTo('next week 9', REDBUD);
});
afterAll(async () => {
  await endAsking();
  ended.close();
  running.close();
  rmSync(folder, { recursive: true, force: true });
});

type Input = InputOf<'whatIfMove'>;

const idOf = (name: string): string =>
  ended.read((save) => readDynasty(save).reference.teams.find((team) => team.name === name)!.id);

/** Asks again until the seasons have been simulated. */
async function played(session: SaveSession, input: Input): Promise<WhatIfMove & { outcome: WhatIfOutcome }> {
  for (;;) {
    const answer = await ask(session, 'whatIfMove', input);
    if (answer.outcome !== null) return { ...answer, outcome: answer.outcome };
    await setTimeout(250);
  }
}

async function refusal(session: SaveSession, input: Input): Promise<string> {
  const answer = await runOperation(session, 'whatIfMove', input);
  return answer.ok ? '' : answer.error.message;
}

/** Keeps a fork and opens it. */
async function forkOf(session: SaveSession, input: ForkInput, name: string): Promise<SaveSession> {
  const into = join(folder, `${name}.dynasty`);
  const kept = await keepFork(session.path!, into, input, ENGINE, () => undefined);
  expect(kept).toMatchObject({ ok: true });
  const fork = await openSave(into, { engine: ENGINE });
  expect(infoOf(fork).fork).toMatch(/^What if /);
  return fork;
}

/** Replays a kept fork, which must reach the same state. */
async function playsAgain(name: string): Promise<void> {
  const into = join(folder, `${name}.dynasty`);
  expect(await faultsOf(into)).toEqual([]);
  const again = await replay(into, join(folder, `${name}-again.dynasty`), ENGINE, () => undefined);
  expect([again.differs, again.digest]).toEqual([[], again.originalDigest]);
}

const inputOf = ({ recruit, coach, week, team }: MoveChoice) => ({
  ...(recruit !== undefined && { recruit }),
  ...(coach !== undefined && { coach }),
  ...(week !== undefined && { week }),
  ...(team !== null && { team }),
});

describe('a recruit who picks another school', () => {
  it('signs with it in February, and two more seasons are played', async () => {
    const { choices, years } = await ask(ended, 'whatIfMove', { kind: 'signing', year: 2024 });
    expect(years).toEqual([2025, 2024]);
    const choice = choices[0]!;
    expect(choice.question).toMatch(/^What if .+ had picked .+\?$/);
    const { outcome, asked } = await played(ended, { kind: 'signing', year: 2024, ...inputOf(choice), runs: 0 });
    expect(asked).toEqual(choice);
    expect([outcome.first, outcome.last, outcome.score, outcome.chance]).toEqual([2025, 2026, null, null]);
    expect(outcome.same.map(({ year }) => year)).toEqual([2025, 2026, 2025, 2026]);
    expect(outcome.same.some(({ team }) => team === choice.team)).toBe(true);
    expect(outcome.teams).toEqual([]);
  });

  it('is on its roster in a fork that is kept', async () => {
    const { choices } = await ask(ended, 'whatIfMove', { kind: 'signing', year: 2024 });
    const choice = choices[0]!;
    const chosen = ended.read((save) => save.recruiting.ofYear(2024).chosen.get(choice.recruit!)!);
    const fork = await forkOf(ended, { kind: 'signing', year: 2024, ...inputOf(choice) }, 'signed');
    const where = (session: SaveSession) =>
      session.read((save) =>
        save.players.current().find(({ first, last, position }) => {
          return first === chosen.first && last === chosen.last && position === chosen.position;
        }),
      );
    expect(where(fork)?.team).toBe(idOf(choice.team!));
    expect(where(ended)?.team).toBe(chosen.finalists[0]!.team);
    fork.close();
    await playsAgain('signed');
  });

  it('is committed to it from the moment of his choice, in the current class', async () => {
    const { choices } = await ask(running, 'whatIfMove', { kind: 'signing' });
    const choice = choices[0]!;
    const fork = await forkOf(running, { kind: 'signing', ...inputOf(choice) }, 'committed');
    const programs = fork.read((save) => save.programs.ofYear(2025).map(({ team }) => team)).sort();
    const state = fork.read((save) => save.recruiting.ofYear(2025));
    expect(programs[state.commitmentOf(choice.recruit!)!]).toBe(idOf(choice.team!));
    fork.close();
  });

  it('must pick one that pursued him', async () => {
    expect(await refusal(ended, { kind: 'signing', year: 2024, recruit: 99_999 })).toMatch(/Recruit 99999 of 2025/);
    const { choices } = await ask(ended, 'whatIfMove', { kind: 'signing', year: 2024 });
    const { finalists } = ended.read((save) => save.recruiting.ofYear(2024).chosen.get(choices[0]!.recruit!)!);
    const same = { recruit: choices[0]!.recruit!, team: finalists[0]!.team };
    expect(await refusal(ended, { kind: 'signing', year: 2024, ...same })).toMatch(/name another school/);
  });
});

describe('the carousel', () => {
  const jobsOf = (session: SaveSession, team: string) =>
    session.read((save) =>
      save.coaches
        .all()
        .jobs()
        .filter((job) => job.team === team && job.role === 'head'),
    );

  it('plays out differently when a coach stays', async () => {
    const { choices } = await ask(ended, 'whatIfMove', { kind: 'hire', year: 2024 });
    const stay = choices.find(({ team, text }) => team === null && text.includes('was fired'))!;
    const job = ended.read((save) =>
      save.coaches
        .all()
        .jobs()
        .find(({ coach, until }) => coach === stay.coach && until === 2024),
    )!;
    const fork = await forkOf(ended, { kind: 'hire', year: 2024, coach: stay.coach! }, 'stayed');
    // The first coach listed may be a coordinator.
    const jobs = fork.read((save) => save.coaches.all().jobs());
    expect(jobs.find(({ coach, team }) => coach === stay.coach && team === job.team)?.until).toBeNull();
    fork.close();
  });

  it('gives a job to the chosen coach, who leaves his own', async () => {
    const { choices } = await ask(ended, 'whatIfMove', { kind: 'hire', year: 2024 });
    const hire = choices.find(({ team }) => team !== null)!;
    const team = idOf(hire.team!);
    const fork = await forkOf(ended, { kind: 'hire', year: 2024, ...inputOf(hire) }, 'hired');
    const heads = jobsOf(fork, team).filter(({ since }) => since === 2025);
    expect(heads.map(({ coach }) => coach)).toEqual([hire.coach]);
    const held = fork.read((save) => save.coaches.all().held());
    expect(held.filter(({ coach }) => coach === hire.coach)).toHaveLength(1);
    const heading = (jobs: readonly CoachJob[]) => jobs.filter(({ role }) => role === 'head').map((job) => job.team);
    const before = ended.read((save) => save.coaches.all().held());
    expect(heading(held).sort()).toEqual(heading(before).sort());
    fork.close();
  });

  it('refuses a coach who did not leave, and a program that hired no one', async () => {
    const { coach } = ended.read((save) => save.coaches.all().held()).find(({ since }) => since < 2024)!;
    expect(await refusal(ended, { kind: 'hire', year: 2024, coach })).toMatch(/kept his job/);
    const { team } = ended
      .read((save) => save.coaches.all().held())
      .find((job) => job.role === 'head' && job.since < 2024)!;
    expect(await refusal(ended, { kind: 'hire', year: 2024, coach, team })).toMatch(/didn’t hire a head coach/);
    expect(await refusal(ended, { kind: 'hire', year: 2024, coach: 9_999_999 })).toMatch(/There is no coach/);
  });
});

describe('another opponent', () => {
  it('swaps with the team originally scheduled; every game until then stays the same', async () => {
    const { choices } = await ask(ended, 'whatIfMove', { kind: 'opponent', year: 2024 });
    const choice = choices[0]!;
    const week = choice.week!;
    const fork = await forkOf(ended, { kind: 'opponent', year: 2024, ...inputOf(choice) }, 'opponent');
    expect(infoOf(fork)).toMatchObject({ currentYear: 2024, currentWeek: 1 });
    await ask(fork, 'sim', { week: week + 1 });
    const games = (session: SaveSession) => session.read((save) => save.games.ofYear(2024));
    const isOwn = ({ home, away }: Game) => [home, away].includes('redbud');
    const meets = games(fork).find((game) => game.week === week && isOwn(game))!;
    expect([meets.home, meets.away]).toContain(idOf(choice.team!));
    const key = ({ id, home, away, result }: Game) => [id, home, away, result?.homeScore, result?.awayScore];
    const until = (all: readonly Game[]) => all.filter((game) => game.week < week).map(key);
    expect(until(games(fork))).toEqual(until(games(ended)));
    const [was, is] = [ended, fork].map((each) =>
      games(each)
        .filter((game) => game.week === week)
        .map(key),
    );
    const moved = is!.filter(
      (game) => !was!.some((before) => before[0] === game[0] && String(before) === String(game)),
    );
    expect(moved.length).toBeLessThanOrEqual(2);
    fork.close();
  });

  it('leaves the season unchanged if nothing changes', async () => {
    const { choices } = await ask(ended, 'whatIfMove', { kind: 'opponent', year: 2024 });
    const { outcome } = await played(ended, { kind: 'opponent', year: 2024, ...inputOf(choices[0]!), runs: 1 });
    expect(outcome.teams[0]!.measures.at(-1)).toMatchObject({ measure: 'prestige', changed: expect.any(Number) });
    const history = ended.read((save) => save.history.ofYear(2024));
    for (const { team, as_it_was } of outcome.same) {
      const { wins, losses, rank } = history.find((row) => row.team === idOf(team))!;
      expect(as_it_was).toMatchObject({ wins, losses, rank });
    }
  });

  it('has to be free for it', async () => {
    expect(await refusal(ended, { kind: 'opponent', year: 2024, week: 14, team: 'sonora' })).toMatch(/could not trade/);
    expect(await refusal(ended, { kind: 'opponent', year: 2031 })).toMatch(/There is no 2031 season/);
  });
});

it('a fork needs a game or a move', async () => {
  const none = await keepFork(ended.path!, join(folder, 'none.dynasty'), {}, ENGINE, () => undefined);
  expect(none).toMatchObject({ error: { code: 'malformed' } });
  const half = await keepFork(ended.path!, join(folder, 'none.dynasty'), { kind: 'hire' }, ENGINE, () => undefined);
  expect(half).toMatchObject({ error: { code: 'malformed', message: expect.stringContaining('Name the recruit') } });
});
