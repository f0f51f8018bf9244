import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { replay } from '../../src/core/app/replay.ts';
import { openSave } from '../../src/core/save/index.ts';
import { ask, begin, digestOf, ENGINE, inFolder, MICHIGAN_2024, OFFSEASON, playYear } from '../core/app/helpers.ts';

describe('the same seed and the same decisions', () => {
  it('give the same universe week by week, to the end in one go, and over several years', async () => {
    const [weekly, atOnce] = [await begin(), await begin()];
    await ask(weekly, 'advance', { to: 'season' });
    for (let week = 2; week <= 20; week++) await ask(weekly, 'sim', { week });
    for (const to of OFFSEASON) await ask(weekly, 'advance', { to });
    await playYear(atOnce);
    expect(digestOf(weekly)).toBe(digestOf(atOnce));
    await playYear(weekly);
    await playYear(atOnce);
    expect(digestOf(weekly)).toBe(digestOf(atOnce));
  }, 120_000);

  it('give the same universe whether the save is kept open or closed and read again before every decision', async () => {
    await inFolder(async (folder) => {
      const path = join(folder, 'reopened.dynasty');
      (await begin(MICHIGAN_2024, path)).close();
      const open = await begin();
      const steps = [
        ['scheduleNonConference', { opponent: 'Notre Dame', week: 6 }],
        ['advance', { to: 'season' }],
        ['sim', { week: 3 }],
        ['sim', { week: 15 }],
        ['sim', { week: 16 }],
        ['sim', { week: 20 }],
        ...OFFSEASON.map((to) => ['advance', { to }] as const),
        ['advance', { to: 'season' }],
        ['sim', { week: 2 }],
      ] as const;
      for (const [name, input] of steps) {
        await ask(open, name, input);
        const reopened = await openSave(path);
        await ask(reopened, name, input);
        expect(digestOf(reopened), `after ${name}`).toBe(digestOf(open));
        reopened.close();
      }
    });
  }, 120_000);

  it('are played again from the log to the same end, decision by decision', async () => {
    await inFolder(async (folder) => {
      const path = join(folder, 'first.dynasty');
      const session = await begin(MICHIGAN_2024, path);
      await ask(session, 'scheduleNonConference', { opponent: 'Notre Dame', week: 6 });
      await playYear(session);
      session.close();
      const again = await replay(path, join(folder, 'again.dynasty'), ENGINE, () => undefined);
      expect(again.equal).toBe(again.decisions);
      expect(again.digest).toBe(again.originalDigest);
    });
  }, 120_000);
});

describe('undo', () => {
  it('goes back through any ten decisions, a season’s end among them, and the same decisions lead forward again', async () => {
    await inFolder(async (folder) => {
      const path = join(folder, 'undone.dynasty');
      const session = await begin(MICHIGAN_2024, path);
      const steps = [
        ['advance', { to: 'season' }],
        ['sim', { week: 14 }],
        ['sim', { week: 15 }],
        ['sim', { week: 20 }],
        ...OFFSEASON.map((to) => ['advance', { to }] as const),
        ['scheduleNonConference', { opponent: 'Notre Dame', week: 5 }],
        ['advance', { to: 'season' }],
      ] as const;
      const digests = [digestOf(session)];
      for (const [name, input] of steps) {
        await ask(session, name, input);
        digests.push(digestOf(session));
      }
      expect(session.undoable()).toBe(10);
      await session.undo(3);
      expect(digestOf(session)).toBe(digests[7]);
      for (const [name, input] of steps.slice(7)) await ask(session, name, input);
      expect(digestOf(session)).toBe(digests[10]);
      for (let back = 1; back <= 7; back++) {
        await session.undo(1);
        expect(digestOf(session)).toBe(digests[10 - back]);
      }
      session.close();
      rmSync(path);
    });
  }, 120_000);
});
