import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Stage } from '../../../src/core/model/stages.ts';
import { openSave, type SaveSession } from '../../../src/core/save/index.ts';
import { ask, begin, MICHIGAN_2024, OFFSEASON } from './helpers.ts';
import { copyOf, ownPath, playedOn, prepared } from './prepared.ts';

/**
 * Moments of Michigan's 2024 season in order: preseason, weeks before they are played (20: all are), the offseason;
 * then the next year, up to the third preseason.
 */
const MOMENTS = [
  ...(['preseason', 1, 2, 3, 6, 9, 15, 20] as const),
  ...(['summary', 'progression', 'recruiting_summary'] as const),
  ...(['next preseason', 'next week 9', 'next season over', 'third preseason'] as const),
];
export type Moment = (typeof MOMENTS)[number];

async function goOn(session: SaveSession, moment: Moment): Promise<void> {
  const advance = (to: Stage) => ask(session, 'advance', { to });
  const sim = (week: number) => ask(session, 'sim', { week });
  switch (moment) {
    case 1:
      return void (await advance('season'));
    case 'next preseason':
      return void (await advance('preseason'));
    case 'next week 9':
      await advance('season');
      return void (await sim(9));
    case 'next season over':
      return void (await sim(20));
    case 'third preseason':
      for (const to of OFFSEASON) await advance(to);
      return;
    default:
      await (typeof moment === 'string' ? advance(moment) : sim(moment));
  }
}

/** Returns the path of a moment's save, played from the moment before it. */
function saveOf(moment: Moment): Promise<string> {
  return prepared(`michigan ${moment}`, async () => {
    const before = MOMENTS[MOMENTS.indexOf(moment) - 1];
    if (before !== undefined) return playedOn(await saveOf(before), (session) => goOn(session, moment));
    const path = ownPath();
    (await begin(MICHIGAN_2024, path)).close();
    return path;
  });
}

/** Opens Michigan's 2024 dynasty at a moment, in the caller's own file. */
export async function playedTo(moment: Moment): Promise<SaveSession> {
  return openSave(copyOf(await saveOf(moment)));
}

/** Puts the save of a moment into a folder, for programs that find saves themselves; returns its player's id. */
export async function saveIn(folder: string, moment: Moment): Promise<string> {
  const path = join(folder, 'michigan-2024.dynasty');
  copyFileSync(await saveOf(moment), path);
  const session = await openSave(path);
  const { userId } = session.read((save) => save.dynasty.read());
  session.close();
  return userId;
}
