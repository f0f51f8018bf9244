import { existsSync, type Stats, statSync } from 'node:fs';
import { basename, dirname, extname, join, resolve } from 'node:path';
import type { SaveEntry, SaveLibrary } from '../../core/app/saves/library.ts';
import { freePath, isBesideName, nameLike, SAVE_SUFFIX, savePath } from '../../core/app/saves/list.ts';
import { stageLabel } from '../../core/words/terms.ts';
import { harmless } from '../text/width.ts';
import { CliFailure, EXIT } from './failure.ts';
import { PROGRAM_FOLDER } from './program-folder.ts';
import type { Terminal } from './terminal.ts';

/** A choice and its reason, for `dynasty info`. */
export interface Choice {
  path: string;
  why: string;
}

/** Returns the saves folder, which may not exist yet. */
export async function chooseFolder(terminal: Terminal, flag: string | undefined): Promise<Choice> {
  const choice = await wantedFolder(terminal, flag);
  if (existsSync(choice.path) && !statSync(choice.path).isDirectory()) {
    throw new CliFailure(EXIT.refused, `${choice.path} (${choice.why}) is a file, not a folder of saves.`, [
      'To use a single save, give --save.',
    ]);
  }
  return choice;
}

async function wantedFolder(terminal: Terminal, flag: string | undefined): Promise<Choice> {
  if (flag !== undefined) return { path: resolve(terminal.cwd, flag), why: '--saves-dir' };
  const { DYNASTY_SAVES } = terminal.env;
  if (DYNASTY_SAVES) return { path: resolve(terminal.cwd, DYNASTY_SAVES), why: 'DYNASTY_SAVES' };
  if (existsSync(join(PROGRAM_FOLDER, 'src/core'))) {
    return { path: join(PROGRAM_FOLDER, 'saves'), why: 'the checkout the program runs from' };
  }
  const { default: envPaths } = await import('env-paths');
  return { path: join(envPaths('dynasty', { suffix: '' }).data, 'saves'), why: "the user's data folder" };
}

/** Whether a text is a path rather than a name. */
const isPath = (typed: string): boolean => /[\\/]/.test(typed) || typed === '.' || typed === '..';

/** Returns the file at a path; null if there can be none: a circular link, or a name longer than the system allows. */
function thereAt(path: string): Stats | null {
  try {
    return statSync(path);
  } catch {
    return null;
  }
}

const isFile = (path: string): boolean => thereAt(path)?.isFile() === true;

/** Validates the text for a save. Throws if it is empty or has invalid characters. */
function typedName(typed: string): string {
  if (typed.trim() === '') throw new CliFailure(EXIT.refused, 'A save needs a name; the one given is empty.');
  if (harmless(typed) === typed) return typed;
  throw new CliFailure(
    EXIT.refused,
    `"${harmless(typed)}" cannot be the name of a save: it contains control characters.`,
  );
}

/** Checks that a path is free. */
function free(path: string): string {
  if (existsSync(path)) throw new CliFailure(EXIT.refused, `${path} already exists; nothing was changed.`);
  return path;
}

/** Returns the path for a new save by name in the saves folder. Throws for an invalid name, or if it is taken. */
export function newSavePath(folder: string, typed: string): string {
  const name = typedName(typed);
  if (isPath(name)) {
    throw new CliFailure(EXIT.refused, `"${name}" is a path. Give a new save a plain name, such as go-blue.`, [
      'To put a copy somewhere else: dynasty saves export NAME FILE',
    ]);
  }
  return free(savePath(folder, name));
}

/** Returns the path for a new save by name or path. */
export function newSaveAnywhere(terminal: Terminal, folder: string, typed: string): string {
  const name = typedName(typed);
  if (!isPath(name)) return newSavePath(folder, name);
  const path = resolve(terminal.cwd, name);
  return free(savePath(dirname(path), basename(path)));
}

/**
 * Returns the target of a copy, by a path relative to the current folder: that path, with `ending` if it has none, or
 * the file's own name in that folder. Throws if something is already there.
 */
export function outputPath(terminal: Terminal, typed: string, from: string, ending: string): string {
  const there = resolve(terminal.cwd, typedName(typed));
  const folder = /[\\/]$/.test(typed) || thereAt(there)?.isDirectory() === true;
  const own = basename(from, extname(from)) + ending;
  const path = folder ? join(there, own) : extname(there) === '' ? there + ending : there;
  if (isBesideName(basename(path))) {
    throw new CliFailure(
      EXIT.refused,
      `${path} looks like a file the program keeps next to a save. Choose another name.`,
    );
  }
  return free(path);
}

/** Returns the files in the saves folder that a name can mean: one of exactly that name, or the save of that name. */
function called(folder: string, name: string): string[] {
  if (isPath(name)) return [];
  const exact = join(folder, name);
  try {
    return [exact, savePath(folder, name)];
  } catch {
    return [exact];
  }
}

function found(paths: readonly string[], name: string): string {
  const path = paths.find(isFile);
  if (path !== undefined) return path;
  throw new CliFailure(EXIT.noSave, `There is no save ${name}.`, [
    `Looked in ${paths.join(' and ')}. List your saves with: dynasty saves`,
  ]);
}

/**
 * Finds an existing save to read or play: by a path relative to the current folder, or else a name in the saves folder.
 */
export function findSave(terminal: Terminal, folder: string, typed: string): string {
  const name = typedName(typed);
  const here = resolve(terminal.cwd, name);
  return found([here, ...(extname(name) === '' ? [here + SAVE_SUFFIX] : []), ...called(folder, name)], name);
}

/** Finds an existing save to rename or remove: a name only means one in the saves folder. */
export function findOwnSave(terminal: Terminal, folder: string, typed: string): string {
  const name = typedName(typed);
  return isPath(name) ? findSave(terminal, folder, name) : found(called(folder, name), name);
}

/** Chooses the save to use: the flag's, else the environment's, else the one played last; null if there is none. */
export async function chooseSave(
  library: SaveLibrary,
  terminal: Terminal,
  folder: string,
  flag: string | undefined,
): Promise<Choice | null> {
  if (flag !== undefined) return { path: findSave(terminal, folder, flag), why: '--save' };
  const { DYNASTY_SAVE } = terminal.env;
  if (DYNASTY_SAVE) return { path: findSave(terminal, folder, DYNASTY_SAVE), why: 'DYNASTY_SAVE' };
  const last = (await library.list(folder))[0];
  return last === undefined ? null : { path: last.path, why: 'played last in the saves folder' };
}

/** A listed save's stage and week: `Season (Week 5)`, `Season (End of Season)`. */
export function savedStage({ stage, week, over }: Pick<SaveEntry, 'stage' | 'week' | 'over'>): string {
  return stageLabel(stage, week, over ? week - 1 : week);
}

/** Returns a free path named after another file: `michigan-2024-replay`, then `michigan-2024-replay-2` ... */
export function freshPath(folder: string, like: string, ending = ''): string {
  return freePath(folder, nameLike(basename(like, SAVE_SUFFIX)) + ending);
}
