import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DISK, type Files, temporary } from '../../../src/core/save/file.ts';
import { checkOutput, OutputError, OutputFile, sweepOutputs, writeOutput } from '../../../src/core/save/output.ts';
import { contents, folder, newSave } from './temporary.ts';

/** A disk on which one function fails the way the operating system would. */
function failing(name: keyof Files, code: string): Files {
  const broken = (): never => {
    throw Object.assign(new Error(`${code}: made to fail`), { code });
  };
  return { ...DISK, [name]: broken };
}

/** Returns the refusal of a write; expects the folder to be unchanged. */
function refusal(home: string, name: string, replace: boolean): OutputError {
  const before = contents(home);
  try {
    writeOutput(join(home, name), 'new', { replace });
  } catch (error) {
    expect(contents(home)).toEqual(before);
    if (error instanceof OutputError) return error;
    throw error;
  }
  throw new Error(`${name} was written`);
}

describe('an output file', () => {
  it('is new: an existing file stays unless replacement is requested', () => {
    const home = folder();
    writeOutput(join(home, 'season.html'), 'first');
    expect(refusal(home, 'season.html', false)).toMatchObject({ code: 'exists' });
    writeOutput(join(home, 'season.html'), 'second', { replace: true });
    expect(readFileSync(join(home, 'season.html'), 'utf8')).toBe('second');
    expect(readdirSync(home)).toEqual(['season.html']);
  });

  it('never replaces a save, whatever the name of either', async () => {
    const home = folder();
    const path = join(home, 'michigan.dynasty');
    await newSave(path);
    linkSync(path, join(home, 'season.html'));
    for (const replace of [false, true]) expect(refusal(home, 'other.dynasty', replace).code).toBe('refused');
    for (const name of ['x.dynasty.lock', 'X.DYNASTY', 'x.tmp']) expect(refusal(home, name, true).code).toBe('refused');
    expect(refusal(home, 'season.html', true).message).toMatch(/season\.html is a saved dynasty/);
  });

  it('never goes through a link, or into a pipe, a device or a folder', () => {
    const home = folder();
    writeFileSync(join(home, 'mine.txt'), 'mine');
    symlinkSync(join(home, 'mine.txt'), join(home, 'link.html'));
    symlinkSync(join(home, 'nowhere'), join(home, 'lost.html'));
    execFileSync('mkfifo', [join(home, 'pipe.html')]);
    mkdirSync(join(home, 'folder.html'));
    for (const [name, kind] of [
      ['link.html', 'a link'],
      ['lost.html', 'a link'],
      ['folder.html', 'a folder'],
    ] as const) {
      expect(refusal(home, name, true).message).toContain(`is ${kind};`);
    }
    expect(() => writeOutput(join(home, 'pipe.html'), 'x', { replace: true })).toThrow(/is a pipe;/);
    expect(() => writeOutput('/dev/null', 'x', { replace: true })).toThrow(/is a device;/);
    expect(readFileSync(join(home, 'mine.txt'), 'utf8')).toBe('mine');
  });

  it('needs an existing folder', () => {
    const home = folder();
    writeFileSync(join(home, 'file'), '');
    expect(() => checkOutput(join(home, 'none/season.html'))).toThrow(/There is no folder .*none\. Name a file/);
    expect(() => checkOutput(join(home, 'file/season.html'))).toThrow(/file is not a folder/);
  });

  it('is complete or absent, and a full disk is reported with a sentence', () => {
    const cases: [keyof Files, string, RegExp][] = [
      ['writeSync', 'ENOSPC', /^The disk is full, so .*season\.html was not written\. Make room and try again\.$/],
      ['fsyncSync', 'EDQUOT', /^Your disk quota is used up/],
      ['renameSync', 'ENOSPC', /^The disk is full/],
      ['renameSync', 'EACCES', /^You do not have permission to write to .*season\.html/],
      ['writeSync', 'EIO', /^The disk failed/],
    ];
    for (const [name, code, words] of cases) {
      const home = folder();
      const path = join(home, 'season.html');
      writeFileSync(path, 'old');
      expect(() => writeOutput(path, 'new', { replace: true, files: failing(name, code) })).toThrow(words);
      expect(readdirSync(home)).toEqual(['season.html']);
      expect(readFileSync(path, 'utf8')).toBe('old');
    }
  });

  it('keeps the permissions of the file it replaces', () => {
    const path = join(folder(), 'season.html');
    writeFileSync(path, 'old');
    chmodSync(path, 0o600);
    writeOutput(path, 'new', { replace: true });
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  it('gets its name only once finished, and leaves nothing when abandoned', () => {
    const home = folder();
    const file = new OutputFile(join(home, 'games.csv'));
    file.write(Buffer.from('1,2'));
    expect(readdirSync(home)).not.toContain('games.csv');
    file.abandon();
    expect(readdirSync(home)).toEqual([]);
  });

  it('is swept away if a killed process left it unfinished, while unfinished saves stay', () => {
    const home = folder();
    for (const name of ['games.csv', 'michigan.dynasty']) writeFileSync(temporary(join(home, name)), 'half');
    sweepOutputs(home, (name) => name === 'games.csv');
    expect(readdirSync(home)).toEqual([expect.stringContaining('.michigan.dynasty.')]);
  });
});
