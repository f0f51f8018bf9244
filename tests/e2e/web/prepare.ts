import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startFrom } from '../../../src/core/app/commands/new-game.ts';
import { copyTo, deleteSave, infoOf } from '../../../src/core/app/local-saves.ts';
import type { Result } from '../../../src/core/app/result.ts';
import { runOperation } from '../../../src/core/app/run-operation.ts';
import type { PlayoffSize } from '../../../src/core/model/playoff.ts';
import type { Position } from '../../../src/core/model/positions.ts';
import { seedFrom } from '../../../src/core/random/stream.ts';
import { openSave, type SaveSession } from '../../../src/core/save/index.ts';
import type { Prepared } from './prepared.ts';
import { TEAM } from './prepared.ts';

/**
 * Plays the dynasties that the browser tests look at, once: `prepare.ts FOLDER` leaves a save for each moment of a
 * year, every one with an id of its own, and `prepared.json` with what is in them.
 */
const folder = process.argv[2]!;
const known: Record<string, Prepared> = {};

async function must<T>(result: Promise<Result<T>>): Promise<T> {
  const answer = await result;
  if (!answer.ok) throw new Error(answer.error.message);
  return answer.value;
}

async function begin(teams: PlayoffSize): Promise<SaveSession> {
  const playoff = { teams, autobids: teams === 12 ? 5 : 0, championsTopFour: teams === 12 };
  const settings = { seed: seedFrom(7), startYear: 2025, team: 'texas-a-m', playoff };
  return must(startFrom(join(folder, `playoff-of-${teams}.dynasty`), settings, 'tests'));
}

/** Keeps the present moment under a name. */
async function keep(session: SaveSession, name: string): Promise<void> {
  const path = join(folder, `${name}.dynasty`);
  await copyTo(session.path!, path);
  const copy = await openSave(path);
  const { games } = await must(runOperation(copy, 'teamSchedule', { team: TEAM }));
  const { roster } = await must(runOperation(copy, 'roster', { team: TEAM }));
  const first = (position: Position) => roster.find((player) => player.pos === position)!.id;
  known[name] = {
    userId: infoOf(copy).user_id,
    played: games.find((game) => game.result !== null)?.id ?? 0,
    coming: games.find((game) => game.result === null)?.id ?? 0,
    player: first('rb'),
    lineman: first('ol'),
    kicker: first('k'),
    punter: first('p'),
  };
  copy.close();
}

/** The dynasty itself is not needed any more, only what was kept of it. */
async function end(session: SaveSession): Promise<void> {
  session.close();
  await deleteSave(session.path!);
}

async function wholeYear(): Promise<void> {
  const session = await begin(12);
  await keep(session, 'preseason');
  await must(runOperation(session, 'advance', { to: 'season' }));
  await keep(session, 'kickoff');
  await must(runOperation(session, 'sim', { week: 10 }));
  await keep(session, 'midseason');
  await must(runOperation(session, 'sim', { week: 20 }));
  await keep(session, 'over');
  for (const to of ['summary', 'progression', 'recruiting_summary'] as const) {
    await must(runOperation(session, 'advance', { to }));
    await keep(session, to);
  }
  await end(session);
}

async function toWeek(teams: PlayoffSize, week: number, name: string): Promise<void> {
  const session = await begin(teams);
  await must(runOperation(session, 'advance', { to: 'season' }));
  await must(runOperation(session, 'sim', { week }));
  await keep(session, name);
  await end(session);
}

await wholeYear();
await toWeek(2, 6, 'two');
await toWeek(4, 6, 'four');
rmSync(join(folder, '.revisions'), { recursive: true, force: true });
writeFileSync(join(folder, 'prepared.json'), JSON.stringify(known));
