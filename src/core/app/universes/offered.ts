import { join } from 'node:path';
import { done, type Result, refuse } from '../../contract/result.ts';
import type { NewGameInput } from '../../contract/views/index.ts';
import type { UniverseOffer } from '../../contract/views/universes.ts';
import { readUniverse, type Universe } from '../../reference/universe/index.ts';
import { folderEntries, SaveError } from '../../save/index.ts';
import { EXAMPLES, type ExampleName, example, isExample } from './examples.ts';
import { isUniverseFolder, universeInFile, universeInFolder } from './file.ts';

/** Universes a new game offers: built-in ones, and the player's own next to the saves. */

export const UNIVERSE_SUFFIX = '.json';
/** Most files and folders a list reads. */
const MOST_OFFERED = 100;

/** A file or folder next to the saves, not yet read as a universe. */
interface Found {
  /** Its name in the folder. */
  file: string;
  content(): Result<unknown>;
}

function foundIn(folder: string): Found[] {
  const found = folderEntries(folder).flatMap(({ name, kind }): Found[] => {
    const path = join(folder, name);
    if (name.startsWith('.')) return [];
    if (kind === 'file' && name.toLowerCase().endsWith(UNIVERSE_SUFFIX))
      return [{ file: name, content: () => universeInFile(path) }];
    return kind === 'folder' && isUniverseFolder(path) ? [{ file: name, content: () => universeInFolder(path) }] : [];
  });
  return found.slice(0, MOST_OFFERED);
}

/** Whether content was meant as a universe; other programs' files are not mentioned. */
function isMeant(content: unknown): boolean {
  return typeof content === 'object' && content !== null && ('universe' in content || 'conferences' in content);
}

/** A usable universe as lists show it. */
export function offerOf(
  id: string,
  file: string | null,
  { name, about = '', season, teams, conferences }: Universe,
): UniverseOffer {
  return { id, file, name, about, season, teams: teams.length, conferences: conferences.length, faults: [] };
}

/** An offer that only reports the faults of its file. */
function broken(file: string, faults: readonly string[]): UniverseOffer {
  return { id: file, file, name: file, about: '', season: null, teams: 0, conferences: 0, faults: [...faults] };
}

function offerIn({ file, content }: Found): UniverseOffer | null {
  try {
    const read = content();
    if (!read.ok) return broken(file, [read.error.message]);
    if (!isMeant(read.value)) return null;
    const universe = readUniverse(read.value);
    return universe.ok ? offerOf(file, file, universe.universe) : broken(file, universe.faults);
  } catch (error) {
    if (!(error instanceof SaveError)) throw error;
    return broken(file, [`${file} cannot be read.`]);
  }
}

async function offerOfExample(name: ExampleName): Promise<UniverseOffer> {
  const universe = (await example(name)) as Universe;
  return { ...offerOf(name, null, universe), about: EXAMPLES[name] };
}

/** Every universe available for a new game in a folder, built-in ones first. */
export async function universesIn(folder: string): Promise<UniverseOffer[]> {
  const own = foundIn(folder).flatMap((found) => offerIn(found) ?? []);
  return [...(await Promise.all((Object.keys(EXAMPLES) as ExampleName[]).map(offerOfExample))), ...own];
}

/** Returns the unchecked content of a universe by its id in the list. */
export async function universeNamed(folder: string, id: string): Promise<Result<unknown>> {
  if (isExample(id)) return done(await example(id));
  const found = foundIn(folder).find(({ file }) => file === id);
  return (
    found?.content() ??
    refuse('not_found', `There is no universe "${id}" in your saves folder. Put its file there first.`)
  );
}

/** Replaces a universe's id in a new game with its content. */
export async function withUniverse(folder: string, input: NewGameInput): Promise<Result<NewGameInput>> {
  if (typeof input.universe !== 'string') return done(input);
  const universe = await universeNamed(folder, input.universe);
  return universe.ok ? done({ ...input, universe: universe.value }) : universe;
}
