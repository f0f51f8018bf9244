import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedChart, chartFrom, inOrder, STAFF_CHART } from '../../../src/core/model/program/depth-chart.ts';

const players = (...ids: number[]) => ids.map((id) => ({ id }));
const idsOf = (list: readonly { id: number }[]) => list.map(({ id }) => id);

describe('a depth chart', () => {
  it('is the staff’s if the player has set no order', () => {
    expect(idsOf(inOrder(players(4, 2, 7), undefined))).toEqual([4, 2, 7]);
  });

  it('skips departed players, and puts a newcomer where the staff has him', () => {
    expect(idsOf(inOrder(players(4, 2, 7), [7, 9, 4, 2]))).toEqual([7, 4, 2]);
    expect(idsOf(inOrder(players(4, 11, 2, 7), [7, 4, 2]))).toEqual([7, 11, 4, 2]);
    expect(idsOf(inOrder(players(11, 4, 2), [2, 4]))).toEqual([11, 2, 4]);
    expect(idsOf(inOrder(players(4, 11, 12), [9]))).toEqual([4, 11, 12]);
  });

  it('lists every player once, those with an order included', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { maxLength: 14 });
    fc.assert(
      fc.property(ids, ids, (staff, order) => {
        const made = idsOf(inOrder(players(...staff), order));
        expect([...made].sort((a, b) => a - b)).toEqual([...staff].sort((a, b) => a - b));
        expect(made.filter((id) => order.includes(id))).toEqual(order.filter((id) => staff.includes(id)));
      }),
      { seed: 1 },
    );
  });

  it('follows from decisions, one after the other', () => {
    const qb = { position: 'qb', players: [2, 1] };
    const rb = { position: 'rb', players: [5, 4] };
    expect(chartFrom([qb, rb, { position: 'qb', players: [1, 2] }])).toEqual({ qb: [1, 2], rb: [5, 4] });
    expect(chartFrom([qb, rb, { position: 'qb', staff: true }])).toEqual({ rb: [5, 4] });
    expect(chartFrom([qb, rb, { staff: true }])).toEqual(STAFF_CHART);
    expect(chartFrom([qb, null, 'qb', { position: 'xx', players: [1] }, { position: 'qb', players: ['1'] }])).toEqual({
      qb: [2, 1],
    });
    expect(changedChart({ qb: [2, 1] }, { position: 'te', players: null })).toEqual({ qb: [2, 1] });
  });
});
