import { copyFileSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { SaveSession } from '../../../src/core/save/contracts.ts';
import { createSave } from '../../../src/core/save/create.ts';
import { type Revision, revisionsOf } from '../../../src/core/save/disk/revisions.ts';
import { newDynasty, step, take } from './small-dynasty.ts';
import { codeOf, folder, newSave } from './temporary.ts';

/** Returns a session's kept revisions, fewest decisions first. */
function kept(session: SaveSession): Revision[] {
  return revisionsOf(session.path!, session.read((save) => save.dynasty.read()).userId);
}

const seqs = (session: SaveSession): number[] => kept(session).map(({ seq }) => seq);

/** Takes the same step with a different decision, as another player would. */
async function takeOtherwise(session: SaveSession): Promise<void> {
  await session.write('step', (save) => {
    step(save);
    return { ok: true, value: { input: { otherwise: true }, answer: null } };
  });
}

async function takeEach(session: SaveSession, count: number): Promise<void> {
  for (let i = 0; i < count; i++) await take(session);
}

/** Expects undo to be refused, with the file unchanged. */
async function expectNoWayBack(session: SaveSession): Promise<void> {
  const before = readFileSync(session.path!);
  expect(await codeOf(() => session.undo(1))).toBe('nothing_to_undo');
  expect(readFileSync(session.path!).equals(before)).toBe(true);
}

describe('undo', () => {
  it('does not go to a state of another dynasty, even with the same decisions', async () => {
    const path = join(folder(), 'a.dynasty');
    const other = await newSave(path);
    await takeEach(other, 2);
    const foreign = readFileSync(kept(other)[1]!.path);
    unlinkSync(path);
    const session = await createSave(path, newDynasty('another'), { command: 'new', input: {} });
    onTestFinished(() => session.close());
    await takeEach(session, 2);
    writeFileSync(kept(session)[1]!.path, foreign);
    await expectNoWayBack(session);
  });

  it('does not go to a state with a different decision, whatever its file is called', async () => {
    const path = join(folder(), 'a.dynasty');
    const session = await newSave(path);
    const first = readFileSync(path);
    await takeOtherwise(session);
    await take(session);
    const abandoned = kept(session)[1]!.path;
    // Restore an older copy, and take the dynasty a different way from there.
    writeFileSync(path, first);
    copyFileSync(abandoned, `${path}.abandoned`);
    await takeEach(session, 2);
    copyFileSync(`${path}.abandoned`, kept(session).find(({ seq, path }) => seq === 2 && path !== abandoned)!.path);
    await expectNoWayBack(session);
  });

  it('does not go to a later or earlier state whose file was given the previous one’s name', async () => {
    const session = await newSave(join(folder(), 'a.dynasty'));
    await takeEach(session, 4);
    const [, second, , fourth] = kept(session);
    copyFileSync(second!.path, fourth!.path);
    await expectNoWayBack(session);
    expect(await session.undo(2)).toHaveLength(2);
  });

  it('raises the revision above all earlier ones, whichever state it goes back to', async () => {
    const session = await newSave(join(folder(), 'a.dynasty'));
    await takeEach(session, 3);
    await session.undo(2);
    expect(session.read((save) => save.dynasty.read().revision)).toBe(5);
  });

  it('keeps the undone future until another decision is made', async () => {
    const session = await newSave(join(folder(), 'a.dynasty'));
    await takeEach(session, 4);
    await session.undo(3);
    expect(seqs(session)).toEqual([1, 2, 3, 4, 5]);
    await takeOtherwise(session);
    expect(seqs(session)).toEqual([1, 2]);
  });
});
