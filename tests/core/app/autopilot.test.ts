import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setBoardInput } from '../../../src/core/contract/inputs.ts';
import type { BoardPage } from '../../../src/core/contract/views/recruiting/board.ts';
import { POSITIONS, type Position } from '../../../src/core/model/positions.ts';
import type { SaveSession } from '../../../src/core/save/index.ts';
import { ask } from './helpers.ts';
import { playedTo, REDBUD } from './played.ts';

let session: SaveSession;
beforeAll(async () => {
  session = await playedTo(3, REDBUD);
});
afterAll(() => session.close());
beforeEach(async () => {
  await ask(session, 'setBoard', { staff: true });
});

const page = (): Promise<BoardPage> => ask(session, 'board', { all: true });
const hoursAt = ({ recruits }: BoardPage, position: Position): number =>
  recruits.filter(({ pos }) => pos === position).reduce((sum, { hours }) => sum + hours, 0);
/** Returns the position that gets the most hours. */
const busiest = (board: BoardPage): Position =>
  POSITIONS.reduce((best, each) => (hoursAt(board, each) > hoursAt(board, best) ? each : best));

describe('a position on autopilot', () => {
  it('is recruited by the staff with hours the player leaves over', async () => {
    await ask(session, 'setBoard', { clear: true, auto: ['qb', 'ol'] });
    const board = await page();
    expect([board.staff, board.auto]).toEqual([false, ['qb', 'ol']]);
    const spent = POSITIONS.filter((position) => hoursAt(board, position) > 0);
    expect(spent.length).toBeGreaterThan(0);
    expect(spent.every((position) => board.auto.includes(position))).toBe(true);
    expect(board.hours.auto).toBe(board.hours.used);
    expect(board.hours.used).toBeLessThanOrEqual(board.hours.total);
  });

  it('spends nothing at a position without open spots', async () => {
    await ask(session, 'setBoard', { clear: true, auto: [...POSITIONS].slice(0, 10) });
    const { recruits } = await page();
    const full = recruits.filter(({ status, place, offered }) => status === 'open' && offered && place === null);
    expect(full.every(({ hours }) => hours === 0)).toBe(true);
    expect(recruits.filter(({ hours }) => hours > 0).every(({ status }) => status === 'open')).toBe(true);
  });

  it('gives way to the player’s own hours', async () => {
    const auto = busiest(await page());
    await ask(session, 'setBoard', { clear: true, auto: [auto] });
    const before = await page();
    const mine = before.recruits.filter(({ pos, place }) => pos !== auto && place !== null).slice(0, 4);
    await ask(session, 'setBoard', { recruits: mine.map(({ number }) => number), hours: 8 });
    const after = await page();
    expect(after.auto).toEqual([auto]);
    expect(after.hours.auto).toBeLessThanOrEqual(after.hours.total - 32);
    expect(after.hours.used).toBeLessThanOrEqual(after.hours.total);
  });

  it('is the player’s again once he sets a recruit’s hours there, or takes it back', async () => {
    const auto = busiest(await page());
    await ask(session, 'setBoard', { auto: [auto, 'k'] });
    const target = (await page()).recruits.find(({ pos }) => pos === auto)!;
    await ask(session, 'setBoard', { recruits: [target.number], pitch: 'winning' });
    expect((await page()).auto).toContain(auto);
    await ask(session, 'setBoard', { recruits: [target.number], hours: 1 });
    expect((await page()).auto).toEqual(['k']);
    await ask(session, 'setBoard', { manual: ['k'] });
    expect((await page()).auto).toEqual([]);
  });

  it('stays with the staff when the player takes over a different one', async () => {
    await ask(session, 'setBoard', { manual: ['lb'] });
    const { staff, auto } = await page();
    expect([staff, auto]).toEqual([false, POSITIONS.filter((position) => position !== 'lb')]);
  });

  it('turns the whole board over once it was the last manual one', async () => {
    await ask(session, 'setBoard', { auto: [...POSITIONS] });
    expect(await page()).toMatchObject({ staff: true, auto: [] });
  });

  it('is named when undone', async () => {
    await ask(session, 'setBoard', { auto: ['qb', 'p'] });
    expect((await ask(session, 'undo', { steps: 1 })).decisions).toEqual(['let the staff recruit QB and P']);
  });

  it('accepts only existing positions, in upper or lower case', () => {
    expect(setBoardInput.parse({ auto: 'QB,ol' })).toEqual({ auto: ['qb', 'ol'] });
    const refused = setBoardInput.safeParse({ auto: ['qx'] });
    expect(refused.error?.issues[0]?.message).toMatch(/^A position must be one of qb, rb, /);
  });

  it('keeps working the week after', async () => {
    await ask(session, 'setBoard', { clear: true, auto: ['qb', 'ol', 'dl'] });
    await ask(session, 'sim', { week: 5 });
    const board = await page();
    expect(board.auto).toEqual(['qb', 'ol', 'dl']);
    expect(board.hours.auto).toBeGreaterThan(0);
    expect(board.recruits.filter(({ hours }) => hours > 0).every(({ status }) => status === 'open')).toBe(true);
  });
});
