import { setTimeout as pause } from 'node:timers/promises';
import type { SaveSession } from '../save/contracts.ts';
import { runOperation } from './run-operation.ts';

/** The pages that take longest the first time, most of it for code that has never run. */
const PAGES = [
  ['dashboard', {}],
  ['rankings', {}],
  ['playoff', {}],
  ['individualStats', { table: 'passing' }],
  ['individualStats', {}],
  ['ratingsStats', {}],
] as const;

/** Between two steps others are served; nobody waits for more than one of them. */
const BREATH_MS = 5;

/**
 * Gets ready for the questions that will be asked first, for a server that has nothing else to do yet: the rest of the
 * file is read, and the larger pages are made once, as long as it is `wanted`. Throws `SaveError` like any reading.
 */
export async function warmUp(session: SaveSession, wanted: () => boolean): Promise<void> {
  const steps = [
    () => session.fetchAll(),
    ...PAGES.map(
      ([page, input]) =>
        () =>
          runOperation(session, page, input),
    ),
  ];
  for (const step of steps) {
    if (!wanted()) return;
    await step();
    await pause(BREATH_MS);
  }
}
