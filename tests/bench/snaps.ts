import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderHost } from '../../src/core/app/hosting/folder-host.ts';
import { saveLibrary } from '../../src/core/app/saves/library.ts';
import type { AnswerOf, InputOf } from '../../src/core/contract/registry.ts';
import { serve } from '../../src/server/main.ts';
import { must } from './must.ts';
import { percentile, round } from './numbers.ts';
import { openGame } from './terminal.ts';

/**
 * Milliseconds from a coach's call to its result: over HTTP, and in the full-screen game at 80x24. The bot calls every
 * snap of a game, always with the staff's pick.
 */

interface SnapTimes {
  snaps: number;
  median: number;
  p95: number;
}

/** The first calls run code that is not compiled yet, as they do for a player who has just started. */
function timesOf(times: readonly number[]): SnapTimes {
  return { snaps: times.length, median: round(percentile(times, 0.5), 1), p95: round(percentile(times, 0.95), 1) };
}

/** Returns the player's next game, simulating through open weeks to the week before it. */
async function gameAhead(path: string): Promise<number> {
  const session = await saveLibrary('bench').open(path);
  try {
    for (;;) {
      const { curr_game, info } = await must(session.run('dashboard', {}));
      if (curr_game !== null) return curr_game.id;
      await must(session.run('sim', { week: info.currentWeek + 1 }));
    }
  } finally {
    session.close();
  }
}

async function overHttp(folder: string, path: string, game: number): Promise<number[]> {
  const host = folderHost({ folder, active: path, version: 'bench' });
  const running = await serve({ dynasty: host, port: 0, checkAnswers: false });
  if (!running.ok) throw new Error(running.error.message);
  const active = await host.active();
  const headers = { 'X-User-ID': active.ok ? active.value!.userId : '', 'Content-Type': 'application/json' };
  const call = async (input: InputOf<'callPlay'>): Promise<AnswerOf<'callPlay'>> => {
    const body = JSON.stringify(input);
    const answer = await fetch(new URL('/api/live/', running.value.url), { method: 'POST', headers, body });
    if (answer.status !== 200) throw new Error(`/api/live/ answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as AnswerOf<'callPlay'>;
  };
  try {
    const times: number[] = [];
    for (let page = await call({ game, at: 0, calls: [] }); !page.over; ) {
      const started = performance.now();
      page = await call({ game, at: page.at, calls: [page.ask === 'halftime' ? 'stay' : 'staff'] });
      times.push(performance.now() - started);
    }
    return times;
  } finally {
    await running.value.stop();
  }
}

async function onTerminal(path: string, game: number, snaps: number): Promise<number[]> {
  const screen = await openGame(path, 80, 24);
  await screen.open({ name: 'sideline', id: game });
  const times: number[] = [];
  for (let snap = 0; snap < snaps; snap++) times.push(await screen.press(' '));
  screen.stop();
  return times;
}

/** @param folder saves folder; @param save path of a dynasty in it, which must be in mid-season */
export async function snapTimes(folder: string, save: string): Promise<Record<'server' | 'terminal', SnapTimes>> {
  const path = join(folder, 'snaps.dynasty');
  copyFileSync(save, path);
  const game = await gameAhead(path);
  const again = join(folder, 'snaps-terminal.dynasty');
  copyFileSync(path, again);
  const server = await overHttp(folder, path, game);
  // The last call also plays out the rest of the week, so it is not a snap.
  const terminal = await onTerminal(again, game, server.length - 1);
  return { server: timesOf(server.slice(0, -1)), terminal: timesOf(terminal) };
}
