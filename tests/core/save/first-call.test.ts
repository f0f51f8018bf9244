import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import * as save from '../../../src/core/save/index.ts';
import { sample } from '../../thorough.ts';
import { take } from './small-dynasty.ts';
import { folder, newSave } from './temporary.ts';

/** Every function that reads or writes a save, as the first call of a fresh process. */
const CALLS: Readonly<Record<string, string>> = {
  createSave: "await createSave(at('new.dynasty'), newDynasty(), { command: 'new', input: {} })",
  inMemorySave: "await inMemorySave(newDynasty(), { command: 'new', input: {} })",
  openSave: 'await openSave(path)',
  compareSaves: 'await compareSaves(path, path, true)',
  datedBefore: 'datedBefore(path, home)',
  exportSave: 'await exportSave(path)',
  copySave: "await copySave(path, at('copy.dynasty'), 'copy')",
  importFile: "await importFile(path, at('taken.dynasty'), 'guest')",
  importSave: "await importSave(at('taken.dynasty'), readFileSync(path), 'guest')",
  listSaves: 'listSaves(home)',
  summarize: 'summarize(path)',
  renameSave: "await renameSave(path, 'other')",
  deleteSave: 'await deleteSave(path)',
  keptStates: 'keptStates(path)',
  restoreState: "await restoreState(path, '2')",
  separateTwins: 'await separateTwins(twinsIn(home))',
  salvageFile: 'await salvageFile(path)',
  verifySave: 'await verifySave(path)',
  verifyBytes: 'await verifyBytes(readFileSync(path), null)',
  wholeSave: "await wholeSave(home, 'whole', async (made) => (copyFileSync(path, made), { ok: true, value: null }))",
  verifySpan: 'await verifySpan(readFileSync(path), [], { from: 0, to: 1 })',
};
/** The rest: names, JSON, and functions that work on an open save. */
const NO_FILE = [
  ...[
    'SaveError',
    'canonicalJson',
    'folderEntries',
    'freePath',
    'isBesideName',
    'loadDynasty',
    'makeFolder',
    'nameLike',
    'readText',
    'realFile',
    'savePath',
  ],
  ...['writeCalledOff', 'writeRosters', 'writeSeasonClose', 'writeText', 'writeWeek'],
];

const addressOf = (path: string): string => pathToFileURL(join(import.meta.dirname, path)).href;

/** Returns the output of a process that makes one call on a save in its own folder. */
async function firstCall(name: string, call: string, home: string): Promise<string> {
  const code = `
    import { copyFileSync, readFileSync } from 'node:fs';
    import { join } from 'node:path';
    import { newDynasty } from '${addressOf('small-dynasty.ts')}';
    import { ${name}, ${name === 'listSaves' ? '' : 'listSaves'} } from '${addressOf('../../../src/core/save/index.ts')}';
    const home = ${JSON.stringify(home)};
    const at = (file) => join(home, file);
    const path = at('a.dynasty');
    const twinsIn = (folder) => {
      copyFileSync(path, at('b.dynasty'));
      return listSaves(folder);
    };
    ${call};
    console.log('done');`;
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...['--import', 'tsx', '--input-type=module', '-e', code],
  ]);
  return stdout;
}

it('covers every function on saves', () => {
  const functions = Object.entries(save).filter(([, value]) => typeof value === 'function');
  expect([...Object.keys(CALLS), ...NO_FILE].sort()).toEqual(functions.map(([name]) => name).sort());
});

/** All of them in a thorough run. */
const TRIED = sample(Object.entries(CALLS), 7);

it.each(TRIED)('%s works as the first call of a process', async (name, call) => {
  const home = folder();
  const session = await newSave(join(home, 'a.dynasty'));
  await take(session);
  await take(session);
  session.close();
  expect(await firstCall(name, call, home)).toBe('done\n');
});
