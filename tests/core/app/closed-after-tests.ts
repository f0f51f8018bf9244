import { afterAll } from 'vitest';
import type { SaveSession } from '../../../src/core/save/index.ts';

/** Opens sessions for a test file and closes them after its tests. */
export function closedAfterTests(): (opening: Promise<SaveSession>) => Promise<SaveSession> {
  const open: SaveSession[] = [];
  afterAll(() => {
    for (const session of open) session.close();
  });
  return async (opening) => {
    const session = await opening;
    open.push(session);
    return session;
  };
}
