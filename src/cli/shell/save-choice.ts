import { existsSync, statSync, utimesSync } from 'node:fs';
import { extname, isAbsolute, join, resolve } from 'node:path';
import { stageLabel } from '../../core/present/words.ts';
import { harmless } from '../text/width.ts';
import type { Engine, SaveEntry } from './engine.ts';
import { CliFailure, EXIT } from './failure.ts';
import { PROGRAM_FOLDER } from './program-folder.ts';
import type { Terminal } from './terminal.ts';

/** Something that was chosen, and why, in words for `dynasty info`. */
export interface Choice {
  path: string;
  why: string;
}

/** The folder that saves live in, which may not exist yet. */
export async function chooseFolder(terminal: Terminal, flag: string | undefined): Promise<Choice> {
  const choice = await wantedFolder(terminal, flag);
  if (existsSync(choice.path) && !statSync(choice.path).isDirectory()) {
    throw new CliFailure(EXIT.refused, `${choice.path} (${choice.why}) is a file, not a folder of saves.`, [
      'A single save is named with --save.',
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

/** A path for a save named by the player: a bare name lies in the saves folder, with the ending added if missing. */
export function savePath(engine: Engine, terminal: Terminal, folder: string, name: string): string {
  if (name.trim() === '') throw new CliFailure(EXIT.refused, 'A save needs a name; the one given is empty.');
  if (harmless(name) !== name) {
    throw new CliFailure(EXIT.refused, `"${name}" cannot be the name of a save: it holds control characters.`);
  }
  const file = extname(name) === '' ? `${name}${engine.extension}` : name;
  if (isAbsolute(name)) return file;
  return /[\\/]/.test(name) ? resolve(terminal.cwd, file) : join(folder, file);
}

/** An existing save named by the player: as a path from here, else within the saves folder. */
export function findSave(engine: Engine, terminal: Terminal, folder: string, name: string): string {
  const here = resolve(terminal.cwd, name);
  if (name.trim() !== '' && existsSync(here)) return here;
  const there = savePath(engine, terminal, folder, name);
  if (existsSync(there)) return there;
  throw new CliFailure(EXIT.noSave, `There is no save ${name}.`, [
    `Looked at ${here} and ${there}. List the saves there are with: dynasty saves`,
  ]);
}

/** The save to play on: the flag, else the environment, else the one played last; null when there is none. */
export async function chooseSave(
  engine: Engine,
  terminal: Terminal,
  folder: string,
  flag: string | undefined,
): Promise<Choice | null> {
  if (flag !== undefined) return { path: findSave(engine, terminal, folder, flag), why: '--save' };
  const { DYNASTY_SAVE } = terminal.env;
  if (DYNASTY_SAVE) return { path: findSave(engine, terminal, folder, DYNASTY_SAVE), why: 'DYNASTY_SAVE' };
  const last = (await engine.list(folder))[0];
  return last === undefined ? null : { path: last.path, why: 'played last in the saves folder' };
}

/** Where a save of a list stands: `Season (Week 5)`, `Season (End of Season)`. */
export function savedStage({ stage, week, over }: Pick<SaveEntry, 'stage' | 'week' | 'over'>): string {
  return stageLabel(stage, week, over ? week - 1 : week);
}

/** Makes a file count as played before another, so that a copy of a save does not become the one in use. */
export function playedBefore(path: string, other: string): void {
  const before = new Date(statSync(other).mtimeMs - 1000);
  utimesSync(path, before, before);
}

/** A path that no file has yet: `michigan-2024`, then `michigan-2024-2` ... */
export function freshPath(engine: Engine, folder: string, stem: string): string {
  for (let n = 1; ; n++) {
    const path = join(folder, `${stem}${n === 1 ? '' : `-${n}`}${engine.extension}`);
    if (!existsSync(path)) return path;
  }
}
