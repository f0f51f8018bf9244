import { describe, expect, it } from 'vitest';
import { Work } from '../../../src/core/app/hosting/work.ts';

const A = { path: '/saves/a.dynasty', userId: 'a' };
const B = { path: '/saves/b.dynasty', userId: 'b' };

/** Worker threads in which every task runs until the test ends it. */
function threads() {
  const begun: { name: string; path: string; end: (failed?: boolean) => void }[] = [];
  const run = (name: string, task: object): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const end = (failed = false) => (failed ? reject(new Error('a bug')) : resolve({ ok: true, value: null }));
      begun.push({ name, path: (task as { path: string }).path, end });
    });
  return { begun, work: new Work('test', run) };
}

/** Lets pending promises settle. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('decisions on one save', () => {
  it.each([false, true])('run one after another, in the order requested; after one that fails: %s', async (fails) => {
    const { begun, work } = threads();
    const first = work.decide(A, 'sim', { week: 2 }, {});
    const second = work.decide(A, 'sim', { week: 3 }, {});
    await settled();
    expect(begun).toHaveLength(1);
    begun[0]!.end(fails);
    const [before] = await Promise.allSettled([first]);
    expect(before?.status).toBe(fails ? 'rejected' : 'fulfilled');
    await settled();
    expect(begun).toHaveLength(2);
    begun[1]!.end();
    await second;
  });

  it('do not wait for decisions on another save', async () => {
    const { begun, work } = threads();
    const both = [work.decide(A, 'sim', { week: 2 }, {}), work.decide(B, 'sim', { week: 2 }, {})];
    await settled();
    expect(begun.map(({ path }) => path)).toEqual([A.path, B.path]);
    for (const { end } of begun) end();
    await Promise.all(both);
  });

  it('wait until the save is warmed up', async () => {
    const { begun, work } = threads();
    const warm = work.warmUp(A.path);
    const decided = work.decide(A, 'sim', { week: 2 }, {});
    await settled();
    expect(begun.map(({ name }) => name)).toEqual(['warmUp']);
    begun[0]!.end();
    await warm;
    await settled();
    begun[1]!.end();
    await decided;
  });

  it('are finished before the server stops', async () => {
    const { begun, work } = threads();
    const decided = work.decide(A, 'sim', { week: 2 }, {});
    await settled();
    let closed = false;
    const closing = work.close().then(() => {
      closed = true;
    });
    await settled();
    expect(closed).toBe(false);
    begun[0]!.end();
    await Promise.all([decided, closing]);
  });
});
