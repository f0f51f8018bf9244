import { describe, expect, it } from 'vitest';
import type { DepthPlayer } from '../../../src/core/app/views/depth.ts';
import { POSITIONS, type Position, STARTER_SLOTS } from '../../../src/core/model/positions.ts';
import { depthRows, depthStatus, personnelText } from '../../../src/core/present/depth.ts';

const man = (id: number, starts: boolean): DepthPlayer => ({
  id,
  first: 'Joe',
  last: 'Moore',
  redshirt: false,
  pos: 'cb',
  year: 'jr',
  rating: 70,
  stars: 3,
  staff_place: id,
  starts,
  games: 0,
  injury: null,
  redshirt_choice: null,
});
const statuses = (position: Position, starts: readonly boolean[]) =>
  depthRows({ position, players: starts.map((each, at) => man(at + 1, each)) }).map(depthStatus);

describe('where a man starts', () => {
  it('is said where his position does not say it', () => {
    expect(statuses('cb', [true, true, true, false])).toEqual(['Starts', 'Starts', 'Starts as nickel back', '']);
    expect(statuses('wr', [true, true, true, true])).toEqual([
      'Starts',
      'Starts',
      'Starts in the slot',
      'Starts in the slot',
    ]);
    expect(statuses('te', [true, true, false])).toEqual(['Starts', 'Starts as second tight end', '']);
    expect(statuses('lb', [true, true, true, true])).toEqual(['Starts', 'Starts', 'Starts', 'Starts']);
  });

  it('goes by who starts: a man who is out is passed over', () => {
    expect(statuses('cb', [true, false, true, true])).toEqual(['Starts', '', 'Starts', 'Starts as nickel back']);
  });

  it('is called by backs and tight ends, as coaches do', () => {
    const positions = POSITIONS.map((position) => ({ position, starters: STARTER_SLOTS[position] }));
    const text = 'Personnel: 11 (1 RB, 1 TE, 3 WR), on defense 4 DL, 3 LB, 2 CB, 2 S.';
    expect(personnelText(positions)).toBe(text);
  });
});
