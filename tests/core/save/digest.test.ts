import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inMemorySave } from '../../../src/core/save/create.ts';
import { newDynasty, take } from './small-dynasty.ts';

async function digestAfter(parts: readonly number[], userId = 'a'): Promise<string> {
  const session = await inMemorySave(newDynasty(userId), { command: 'new', input: { userId } });
  for (const steps of parts) await take(session, steps);
  return session.read((save) => save.digest());
}

describe('the state digest', () => {
  it('is the same week by week, to the end, and several seasons at a time', async () => {
    const all = await digestAfter([10]);
    expect(await digestAfter(Array.from({ length: 10 }, () => 1))).toBe(all);
    expect(await digestAfter([3, 2, 5])).toBe(all);
  });

  it('is the same however the same steps are split into decisions', async () => {
    const cuts = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(cuts, async (parts) => {
        const total = parts.reduce((sum, part) => sum + part, 0);
        expect(await digestAfter(parts)).toBe(await digestAfter([total]));
      }),
      { seed: 1, numRuns: 8 },
    );
  });

  it('differs after every step', async () => {
    const digests = await Promise.all([0, 1, 2, 3, 4, 5, 6].map((steps) => digestAfter(steps ? [steps] : [])));
    expect(new Set(digests).size).toBe(digests.length);
  });

  it('does not depend on the file’s owner or the commands typed', async () => {
    expect(await digestAfter([4], 'b')).toBe(await digestAfter([4], 'a'));
  });

  it('notices every change of the current state', async () => {
    const session = await inMemorySave(newDynasty(), { command: 'new', input: {} });
    await take(session, 2);
    const digests = [session.read((save) => save.digest())];
    const changes = [
      () =>
        session.write('x', (save) => {
          const [game] = save.games.ofWeek(2024, 3);
          save.games.write([{ ...game!, neutral: !game!.neutral }]);
          return { ok: true, value: { input: 1, answer: null } };
        }),
      () =>
        session.write('x', (save) => {
          const [first, ...rest] = save.players.current();
          save.players.writeRosters(2024, [{ ...first!, starter: !first!.starter }, ...rest]);
          return { ok: true, value: { input: 2, answer: null } };
        }),
      () =>
        session.write('x', (save) => {
          const [program] = save.programs.ofYear(2024);
          save.programs.write(2024, [{ ...program!, rating: 71.25 }]);
          return { ok: true, value: { input: 3, answer: null } };
        }),
      () =>
        session.write('x', (save) => {
          const [first] = save.playerSeasons.ofYear(2024);
          save.playerSeasons.writeRunning([{ ...first!, games: 9 }]);
          return { ok: true, value: { input: 4, answer: null } };
        }),
    ];
    for (const change of changes) {
      await change();
      digests.push(session.read((save) => save.digest()));
    }
    expect(new Set(digests).size).toBe(5);
  });
});
