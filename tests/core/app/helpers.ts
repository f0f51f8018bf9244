import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFrom } from '../../../src/core/app/commands/new-game.ts';
import { runOperation } from '../../../src/core/app/hosting/run-operation.ts';
import type { AnswerOf, DynastyOperation, InputOf } from '../../../src/core/contract/registry.ts';
import type { Settings } from '../../../src/core/dynasty/dynasty-state.ts';
import { seedFrom } from '../../../src/core/random/stream.ts';
import type { SaveSession } from '../../../src/core/save/index.ts';
import { begunOnce } from './prepared.ts';

export const ENGINE = 'test';

export const MICHIGAN_2024: Settings = { seed: seedFrom(7), startYear: 2024, team: 'michigan', playoff: null };

/** Starts a dynasty in memory, or in a file when a path is given. */
export async function begin(settings: Settings = MICHIGAN_2024, path: string | null = null): Promise<SaveSession> {
  if (path === null) return begunOnce(settings, ENGINE, (file) => begin(settings, file));
  const started = await startFrom(path, settings, ENGINE);
  if (!started.ok) throw new Error(started.error.message);
  return started.value;
}

/** Runs an operation that must succeed; returns its answer. */
export async function ask<Name extends DynastyOperation>(
  session: SaveSession,
  name: Name,
  input: InputOf<Name>,
): Promise<AnswerOf<Name>> {
  const result = await runOperation(session, name, input);
  if (!result.ok) throw new Error(`${name}: ${result.error.message}`);
  return result.value;
}

export const OFFSEASON = ['summary', 'progression', 'recruiting_summary', 'preseason'] as const;

/** Plays from one preseason to the next. */
export async function playYear(session: SaveSession): Promise<void> {
  await ask(session, 'advance', { to: 'season' });
  const { info } = await ask(session, 'status', {});
  await ask(session, 'sim', { week: info.lastWeek + 1 });
  for (const to of OFFSEASON) await ask(session, 'advance', { to });
}

export function digestOf(session: SaveSession): string {
  return session.read((save) => save.digest());
}

/** Runs `use` in a folder that is removed afterwards. */
export async function inFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'dynasty-'));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
