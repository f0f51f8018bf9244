import { setTimeout as pause } from 'node:timers/promises';
import type { SaveSession } from '../../save/contracts.ts';
import { runOperation } from './run-operation.ts';

/** Pages that are slowest the first time, mostly because their code has not run yet. */
const PAGES = [
  ['dashboard', {}],
  ['rankings', {}],
  ['playoff', {}],
  ['stakes', {}],
  ['odds', {}],
  ['individualStats', { table: 'passing' }],
  ['individualStats', {}],
  ['ratingsStats', {}],
  ['program', {}],
  ['hall', {}],
  ['awards', {}],
  ['review', {}],
] as const;

/** Pause between steps, during which requests are served. */
const BREATH_MS = 5;

/**
 * Prepares an idle server for its first requests: reads the rest of the file and renders the larger pages once, while
 * `wanted` returns true. Throws `SaveError` like any read.
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
