import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runOperation } from '../../../src/core/app/hosting/run-operation.ts';
import { setBudgetInput } from '../../../src/core/contract/inputs.ts';
import type { AnswerOf } from '../../../src/core/contract/registry.ts';
import { askingLines, askRows, budgetLines, gainText } from '../../../src/core/present/index.ts';
import type { SaveSession } from '../../../src/core/save/index.ts';
import { ask, begin, digestOf, MICHIGAN_2024, playYear } from './helpers.ts';
import { playedTo, REDBUD } from './played.ts';

type Page = AnswerOf<'budget'>;

const choice = ({ asking }: Page, how: string) => asking!.choices.find((each) => each.ask === how)!;
const amounts = ({ asking }: Page) => asking!.parts.map(({ amount }) => amount);

async function refusal(session: SaveSession, input: object): Promise<string | null> {
  const answer = await runOperation(session, 'setBudget', input);
  return answer.ok ? null : answer.error.message;
}

/** Returns what `dynasty status` or a page lists as open about the boosters. */
async function openNow(session: SaveSession): Promise<string | undefined> {
  const { open } = await ask(session, 'status', {});
  return open.find(({ what }) => what === 'boosters')?.text;
}

describe('the boosters before a season', () => {
  let session: SaveSession;
  let page: Page;
  beforeAll(async () => {
    session = await playedTo('preseason');
    page = await ask(session, 'budget', {});
  });
  afterAll(() => session.close());

  it('get the usual ask from the staff, and the page shows what each way would bring, cost and raise in expectations', () => {
    expect(page.asking).toMatchObject({ ask: 'usual', own: false, open: true, next: 2024 });
    const [none, usual, hard] = page.asking!.choices;
    expect(usual).toMatchObject({ low: 0, high: 0, later: 0 });
    expect(hard!.low).toBeGreaterThan(0);
    expect(hard!.high).toBeGreaterThan(hard!.low);
    expect(hard!.later).toBeLessThan(0);
    expect(none!.high).toBeLessThan(0);
    expect(none!.later).toBeGreaterThan(0);
    expect(hard!.expected_wins).toBeGreaterThan(usual!.expected_wins);
    expect(hard!.fired_high).toBeGreaterThan(usual!.fired_high);
    expect(none!.fired_high).toBeLessThan(usual!.fired_high);
    expect(amounts(page)).toEqual([page.boosters, 0, 0]);
  });

  it('can be pushed hard: more money within the range shown, the same split, and named when undone', async () => {
    const before = digestOf(session);
    await ask(session, 'setBudget', { ask: 'hard' });
    const now = await ask(session, 'budget', {});
    expect(now.asking).toMatchObject({ ask: 'hard', own: true, open: true });
    expect(now.asking!.total_low).toBeCloseTo(page.total + choice(page, 'hard').low, 1);
    expect(now.asking!.total_high).toBeCloseTo(page.total + choice(page, 'hard').high, 1);
    expect(now.asking!.choices).toEqual(page.asking!.choices);
    expect(now.total).toBeGreaterThan(page.total);
    expect(now.own).toBe(false);
    expect(now.uses.map(({ share, staff_share }) => share - staff_share)).toEqual([0, 0, 0]);
    expect(budgetLines(now)[0]).toMatch(/^\$\d+\.\dM to \$\d+\.\dM for players in 2024/);
    const { decisions } = await ask(session, 'undo', { steps: 1 });
    expect(decisions).toEqual(['pushed the boosters']);
    expect(await ask(session, 'budget', {})).toEqual(page);
    expect(digestOf(session)).toBe(before);
  });

  it('are on the to-do list until asked, even for the usual, and never block the calendar', async () => {
    expect(await openNow(session)).toMatch(/^Push them for \$\d+\.\dM to \$\d+\.\dM more this season/);
    await ask(session, 'setBudget', { ask: 'usual' });
    expect(await openNow(session)).toBeUndefined();
    const { total, asking } = await ask(session, 'budget', {});
    expect([total, asking!.ask, asking!.own]).toEqual([page.total, 'usual', true]);
    await ask(session, 'undo', { steps: 1 });
  });

  it('change the offers to players and recruits', async () => {
    const chances = async () => (await ask(session, 'portal', {})).ours.map(({ chance }) => chance![1]);
    const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, 0);
    const usual = sum(await chances());
    await ask(session, 'setBudget', { ask: 'hard' });
    expect(sum(await chances())).toBeLessThan(usual);
    await ask(session, 'undo', { steps: 1 });
  });

  it('can be asked together with a split in one decision', async () => {
    await ask(session, 'setBudget', { keep: 80, ask: 'none' });
    const now = await ask(session, 'budget', {});
    expect([now.uses[0]!.share, now.asking!.ask]).toEqual([80, 'none']);
    const { decisions } = await ask(session, 'undo', { steps: 1 });
    expect(decisions).toEqual(['changed the budget and gave the boosters a year off']);
  });

  it('cannot be asked in an unknown way', async () => {
    const { error } = setBudgetInput.safeParse({ ask: 'loud' });
    expect(error!.issues[0]!.message).toBe('The booster ask must be none, usual or hard.');
    expect(await refusal(session, {})).toContain('or ask');
    expect(await ask(session, 'budget', {})).toEqual(page);
  });
});

describe('boosters who were pushed hard', () => {
  let session: SaveSession;
  let budget: Page;
  beforeAll(async () => {
    session = await playedTo('preseason');
    budget = await ask(session, 'budget', {});
    await ask(session, 'setBudget', { ask: 'hard' });
    await ask(session, 'advance', { to: 'season' });
  });
  afterAll(() => session.close());

  it('have given within the range when the season begins, and every page shows how much, in parts that add up', async () => {
    const page = await ask(session, 'budget', {});
    const [usual, before, asked] = amounts(page);
    expect(asked).toBeGreaterThanOrEqual(choice(budget, 'hard').low);
    expect(asked).toBeLessThanOrEqual(choice(budget, 'hard').high);
    expect(before).toBe(0);
    expect(usual! + before! + asked!).toBeCloseTo(page.boosters, 9);
    expect([page.asking!.total_low, page.asking!.total_high]).toEqual([page.total, page.total]);
    expect(page.asking!.choices).toHaveLength(1);
    expect(gainText(askRows(page.asking!)[0]!)).toBe(`+$${asked!.toFixed(1)}M`);
    expect(askingLines(page)[0]).toContain(`You pushed the boosters in 2024: they gave $${asked!.toFixed(1)}M more`);
  });

  it('cannot be pushed again until the next preseason', async () => {
    expect(await refusal(session, { ask: 'none' })).toBe(
      'The boosters have already given for 2024. You can ask again in the 2025 preseason.',
    );
    expect(await openNow(session)).toBeUndefined();
  });
});

describe('the year after', () => {
  /** Plays a year of Redbud with a normal or hard ask of the boosters; returns its next preseason. */
  async function yearAfter(how: 'usual' | 'hard'): Promise<Page> {
    const session = await playedTo(how === 'usual' ? 'next preseason' : 'preseason', REDBUD);
    if (how === 'hard') {
      await ask(session, 'setBudget', { ask: how });
      await playYear(session);
    }
    const page = await ask(session, 'budget', {});
    session.close();
    return page;
  }

  it('they give less after a hard push, get the usual ask again, and expected more of the season', async () => {
    const [usual, hard] = [await yearAfter('usual'), await yearAfter('hard')];
    expect(hard.asking).toMatchObject({ ask: 'usual', own: false, open: true });
    expect(amounts(usual)[1]).toBe(0);
    const [never, before, asked] = amounts(hard);
    expect(before! / never!).toBeCloseTo(choice(usual, 'hard').next_year, 1);
    expect(before).toBeLessThan(0);
    expect(asked).toBe(0);
    expect(askingLines(hard).join(' ')).toContain('Your asks in earlier seasons take');
  });
});

describe('boosters before NIL', () => {
  it('cannot be asked, and the response says why', async () => {
    const session = await begin({ ...MICHIGAN_2024, startYear: 2015 });
    expect((await ask(session, 'budget', {})).asking).toBeNull();
    expect(await refusal(session, { ask: 'hard' })).toContain('from 2021 on');
    expect(await openNow(session)).toBeUndefined();
    session.close();
  });
});
