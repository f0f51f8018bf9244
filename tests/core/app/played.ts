import { copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { openSave, type SaveSession } from '../../../src/core/save/index.ts';
import { PREPARED_FOLDER } from '../../prepared-folder.ts';
import { ask, begin, MICHIGAN_2024 } from './helpers.ts';

/** Moments of Michigan's year 2024 in their order: its preseason, weeks before they are played (20: all are), what follows. */
const MOMENTS = ['preseason', 1, 2, 3, 6, 9, 15, 20, 'summary'] as const;
export type Moment = (typeof MOMENTS)[number];

const LOOK_MS = 50;
const copies = mkdtempSync(join(tmpdir(), 'dynasty-played-'));
process.once('exit', () => rmSync(copies, { recursive: true, force: true }));
let made = 0;

async function goOn(session: SaveSession, moment: Moment): Promise<void> {
  if (typeof moment === 'string') await ask(session, 'advance', { to: moment });
  else if (moment === 1) await ask(session, 'advance', { to: 'season' });
  else await ask(session, 'sim', { week: moment });
}

function copyOf(path: string): string {
  made += 1;
  const copy = join(copies, `${made}.dynasty`);
  copyFileSync(path, copy);
  return copy;
}

/** Plays to a moment from the one before it, in a file of its own. */
async function make(moment: Moment): Promise<string> {
  const before = MOMENTS[MOMENTS.indexOf(moment) - 1];
  if (before === undefined) {
    const path = join(copies, 'new.dynasty');
    (await begin(MICHIGAN_2024, path)).close();
    return path;
  }
  const path = copyOf(await prepared(before));
  const session = await openSave(path);
  await goOn(session, moment);
  session.close();
  return path;
}

/** The save of a moment. The first process that needs it plays it, the others wait for the file. */
async function prepared(moment: Moment): Promise<string> {
  const folder = process.env[PREPARED_FOLDER] ?? copies;
  const path = join(folder, `${moment}.dynasty`);
  const making = `${path}.making`;
  for (;;) {
    if (existsSync(path)) return path;
    try {
      mkdirSync(making);
    } catch {
      await setTimeout(LOOK_MS);
      continue;
    }
    try {
      if (!existsSync(path)) {
        const whole = `${path}.whole`;
        copyFileSync(await make(moment), whole);
        renameSync(whole, path);
      }
      return path;
    } finally {
      rmdirSync(making);
    }
  }
}

/** Michigan's dynasty from 2024, played to a moment, in a file of the caller's own. */
export async function playedTo(moment: Moment): Promise<SaveSession> {
  return openSave(copyOf(await prepared(moment)));
}

/** The save of a moment in a folder, for programs that find saves themselves; answers whose it is. */
export async function saveIn(folder: string, moment: Moment): Promise<string> {
  const path = join(folder, 'michigan-2024.dynasty');
  copyFileSync(await prepared(moment), path);
  const session = await openSave(path);
  const { userId } = session.read((save) => save.dynasty.read());
  session.close();
  return userId;
}
