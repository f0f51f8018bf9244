import { createHash } from 'node:crypto';
import { cpSync, existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKERS } from '../../src/core/app/saves/checks.ts';
import { openSave, verifySave } from '../../src/core/save/index.ts';
import { must } from './program.ts';

/** Helpers to create saves and to check that they are intact. */

export function sha(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}

/** Returns the digest of the state, and of the state after each decision. */
export async function logOf(path: string): Promise<{ digest: string; log: string[] }> {
  const session = await openSave(path);
  try {
    return session.read((save) => ({ digest: save.digest(), log: save.decisions.all().map((entry) => entry.digest) }));
  } finally {
    session.close();
  }
}

const sound = new Set<string>();

/** Returns the faults that `saves verify` finds; skips a file whose exact bytes were verified before. */
export async function faults(path: string): Promise<string[]> {
  const bytes = sha(path);
  if (sound.has(bytes)) return [];
  const found = await verifySave(path, CHECKERS);
  if (found.length === 0) sound.add(bytes);
  return found;
}

/** Returns a folder's contents: every name with a hash of its content (`null` for anything but a plain file). */
export function snapshot(folder: string): Record<string, string | null> {
  if (!existsSync(folder)) return {};
  const names = readdirSync(folder, { recursive: true }).map(String).sort();
  const plain = (path: string): boolean => lstatSync(path).isFile();
  return Object.fromEntries(
    names.map((name) => [name, plain(join(folder, name)) ? sha(join(folder, name)) : null] as const),
  );
}

export const sameSnapshot = (a: object, b: object): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Stages of one dynasty, each a folder with `a.dynasty` and its revisions. */
export interface Fixtures {
  preseason: string;
  /** Week 4 of the first season. */
  season: string;
  /** After the last game. */
  over: string;
}

/** Plays a dynasty once and keeps it at three moments, or only the first two if `toTheEnd` is false. */
export async function fixtures(folder: string, toTheEnd = true): Promise<Fixtures> {
  const made: Fixtures = {
    preseason: join(folder, 'preseason'),
    season: join(folder, 'season'),
    over: join(folder, 'over'),
  };
  await must(['new', '--team', 'Michigan', '--year', '2024', '--seed', '1', '--name', 'a'], made.preseason);
  cpSync(made.preseason, made.season, { recursive: true });
  await must(['advance'], made.season);
  await must(['sim'], made.season);
  await must(['sim', '--to', '4'], made.season);
  if (!toTheEnd) return made;
  cpSync(made.season, made.over, { recursive: true });
  await must(['sim', '--to', 'end'], made.over);
  return made;
}

/** Returns the number of an uncommitted recruit without an offer; null while there is no class. */
export async function recruitOf(folder: string, file = 'a.dynasty'): Promise<string | null> {
  const find = ['board', 'find', '--stars', '3', '--open', '--json', '--save', file];
  const { recruits } = JSON.parse(await must(find, folder));
  const wanted = recruits.find(({ offered }: { offered: boolean }) => !offered);
  return wanted === undefined ? null : String(wanted.number);
}

/** Returns the id of another program's player in the portal; null if there is none. */
export async function transferOf(folder: string, file = 'a.dynasty'): Promise<string | null> {
  const { market } = JSON.parse(await must(['portal', '--json', '--save', file], folder));
  return market.length === 0 ? null : String(market[0].id);
}

/**
 * Returns ids of players to make decisions about: the second punter, a player at risk of leaving, and a redshirt
 * candidate.
 */
export async function subjectsOf(
  folder: string,
  file = 'a.dynasty',
): Promise<{ punter: string; leaver: string; redshirt: string }> {
  const depth = JSON.parse(await must(['depth', 'p', '--json', '--save', file], folder));
  const portal = JSON.parse(await must(['portal', '--json', '--save', file], folder));
  const { players } = JSON.parse(await must(['redshirt', '--json', '--save', file], folder));
  const redshirt = players.find((one: { redshirt_choice: string; starter: boolean }) => {
    return one.redshirt_choice === 'open' && !one.starter;
  });
  return {
    punter: String(depth.positions[0].players[1].id),
    leaver: String(portal.ours[0].id),
    redshirt: String(redshirt.id),
  };
}
