import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runOperation } from '../../../src/core/app/hosting/run-operation.ts';
import type { AnswerOf } from '../../../src/core/contract/registry.ts';
import type { SaveSession } from '../../../src/core/save/index.ts';
import { ask, begin, MICHIGAN_2024 } from './helpers.ts';
import { playedTo } from './played.ts';

type Page = AnswerOf<'budget'>;

const shares = ({ uses }: Page) => uses.map(({ share }) => share);
const use = ({ uses }: Page, name: string) => uses.find((each) => each.use === name)!;

async function refusal(session: SaveSession, input: object): Promise<string | null> {
  const answer = await runOperation(session, 'setBudget', input);
  return answer.ok ? null : answer.error.message;
}

describe('the budget in preseason', () => {
  let session: SaveSession;
  let page: Page;
  beforeAll(async () => {
    session = await playedTo('preseason');
    page = await ask(session, 'budget', {});
  });
  afterAll(() => session.close());

  it('is the staff’s, and shows the money, its uses and what they buy', () => {
    expect(page).toMatchObject({ year: 2024, from: 2024, closed: null, own: false, later: null, cap: null });
    expect(page.rank).toBeLessThan(40);
    expect(shares(page).reduce((sum, share) => sum + share, 0)).toBe(100);
    for (const { share, staff_share, amount, rank, staff_rank, ten_more } of page.uses) {
      expect([share, rank]).toEqual([staff_share, staff_rank]);
      expect(amount).toBeCloseTo((page.total * share) / 100, 1);
      expect(ten_more).toBeGreaterThan(0);
    }
  });

  it('is split by the coach at the expense of other uses, and named when undone', async () => {
    await ask(session, 'setBudget', { keep: 80 });
    const now = await ask(session, 'budget', {});
    expect(now.own).toBe(true);
    expect(use(now, 'keep')).toMatchObject({ share: 80, staff_share: use(page, 'keep').share });
    expect(use(now, 'keep').leaves!).toBeLessThan(use(page, 'keep').leaves!);
    const { share, amount, rank, worth, leaves } = use(now, 'keep');
    expect(use(page, 'keep').steps.find((step) => step.share === 80)).toEqual({ share, amount, rank, worth, leaves });
    expect(use(now, 'portal').rank).toBeGreaterThan(use(page, 'portal').rank);
    expect(use(now, 'recruits').worth).toBeLessThan(use(page, 'recruits').worth);
    const { decisions } = await ask(session, 'undo', { steps: 1 });
    expect(decisions).toEqual(['changed the budget']);
    expect(await ask(session, 'budget', {})).toEqual(page);
  });

  it('changes the chance that our players leave, and nothing else', async () => {
    const chance = async () =>
      (await ask(session, 'portal', {})).ours.map(({ id, chance: range }) => [id, range![1]] as const);
    const before = new Map(await chance());
    await ask(session, 'setBudget', { keep: 0 });
    for (const [id, most] of await chance()) if (before.has(id)) expect(most).toBeGreaterThanOrEqual(before.get(id)!);
    expect([...(await chance())].some(([id, most]) => most > (before.get(id) ?? 1))).toBe(true);
    await ask(session, 'setBudget', { staff: true });
    expect(await ask(session, 'budget', {})).toEqual(page);
  });

  it('refuses shares that do not add up, and changes nothing', async () => {
    expect(await refusal(session, {})).toContain('Give a change');
    expect(await refusal(session, { keep: 101 })).toContain('whole percentages from 0 to 100');
    expect(await refusal(session, { keep: 12.5 })).toContain('whole percentages from 0 to 100');
    expect(await refusal(session, { keep: 60, portal: 50 })).toContain('add up to 100');
    expect(await refusal(session, { keep: 60, portal: 20, recruits: 10 })).toContain('add up to 100');
    expect(await refusal(session, { keep: 60, staff: true })).toContain('not both');
    expect(await ask(session, 'budget', {})).toEqual(page);
  });

  it('is locked once the season has begun, when a decision applies from the next season on', async () => {
    await ask(session, 'setBudget', { keep: 50, portal: 40, recruits: 10 });
    await ask(session, 'advance', { to: 'season' });
    await ask(session, 'setBudget', { keep: 20 });
    const now = await ask(session, 'budget', {});
    expect(now).toMatchObject({ from: 2025, own: true, later: { keep: 20, portal: 64, recruits: 16 } });
    expect(shares(now)).toEqual([50, 40, 10]);
    await ask(session, 'setBudget', { keep: 50 });
    expect((await ask(session, 'budget', {})).later).toBeNull();
  });
});

describe('the budget before NIL', () => {
  it('is empty, and nothing can be split', async () => {
    const session = await begin({ ...MICHIGAN_2024, startYear: 2015 });
    const page = await ask(session, 'budget', {});
    expect(page).toMatchObject({ total: 0, uses: [], closed: expect.stringContaining('from 2021 on') });
    expect(await refusal(session, { keep: 50 })).toContain('from 2021 on');
    session.close();
  });
});
