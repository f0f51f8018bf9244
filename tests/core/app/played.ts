import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Stage } from '../../../src/core/model/stages.ts';
import { openSave, type SaveSession } from '../../../src/core/save/index.ts';
import { leagueCoach } from './coaching.ts';
import { ask, begin, MICHIGAN_2024, OFFSEASON } from './helpers.ts';
import { copyOf, ownPath, playedOn, prepared } from './prepared.ts';

/** A dynasty whose moments tests pick up. */
interface World {
  name: string;
  file: string;
  begin(path: string): Promise<SaveSession>;
}

export const MICHIGAN: World = {
  name: 'michigan',
  file: 'michigan-2024.dynasty',
  begin: (path) => begin(MICHIGAN_2024, path),
};

/** Redbud in the Continental League, where a season takes a fifth of the time. The player owns the program. */
export const REDBUD: World = {
  name: 'redbud',
  file: 'redbud-2024.dynasty',
  begin: (path) => leagueCoach({ coach: undefined }, path),
};

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
  const sim = async (week: number) => {
    const { lastWeek } = (await ask(session, 'status', {})).info;
    await ask(session, 'sim', { week: Math.min(week, lastWeek + 1) });
  };
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
function saveOf(moment: Moment, world: World): Promise<string> {
  return prepared(`${world.name} ${moment}`, async () => {
    const before = MOMENTS[MOMENTS.indexOf(moment) - 1];
    if (before !== undefined) return playedOn(await saveOf(before, world), (session) => goOn(session, moment));
    const path = ownPath();
    (await world.begin(path)).close();
    return path;
  });
}

/** Plays a dynasty, Michigan's from 2024 by default, to a moment, in a file that its caller may change. */
export async function playedTo(moment: Moment, world = MICHIGAN): Promise<SaveSession> {
  return openSave(copyOf(await saveOf(moment, world)));
}

/** Puts a moment's save into a folder, for programs that find saves themselves; returns its user's id. */
export async function saveIn(folder: string, moment: Moment, world = MICHIGAN): Promise<string> {
  const path = join(folder, world.file);
  copyFileSync(await saveOf(moment, world), path);
  const session = await openSave(path);
  const { userId } = session.read((save) => save.dynasty.read());
  session.close();
  return userId;
}
