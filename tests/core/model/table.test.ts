import { describe, expect, it } from 'vitest';
import { rowsOf } from '../../../src/core/model/text/table.ts';

const file = {
  about: 'Some teams',
  columns: ['team', 'wins', 'rivals', 'trophy', 'roof'],
  rows: [
    ['iowa', 10, 'minnesota nebraska', 'Floyd of Rosedale', 0],
    ['rice', 4, 'houston', null, 1],
  ],
};
const columns = { team: 'text', wins: 'number', rivals: 'words', trophy: 'text?', roof: 'yes' } as const;

describe('a table of facts', () => {
  it('returns rows as objects with typed cells', () => {
    expect(rowsOf(file, columns)).toEqual([
      { team: 'iowa', wins: 10, rivals: ['minnesota', 'nebraska'], trophy: 'Floyd of Rosedale', roof: false },
      { team: 'rice', wins: 4, rivals: ['houston'], trophy: null, roof: true },
    ]);
  });

  it('is refused with other columns, a short row, or a cell of the wrong type', () => {
    expect(() => rowsOf({ ...file, columns: ['wins', 'team'] }, columns)).toThrow('a table has wins,team');
    expect(() => rowsOf({ ...file, rows: [['iowa', 10]] }, columns)).toThrow('does not have the columns of its table');
    for (const row of [
      ['iowa', '10', 'minnesota', null, 0],
      [null, 10, 'minnesota', null, 0],
      ['iowa', 10, '', null, 0],
      ['iowa', 10, 'minnesota', 3, 0],
      ['iowa', 10, 'minnesota', null, 2],
      ['iowa', null, 'minnesota', null, 1],
    ]) {
      expect(() => rowsOf({ ...file, rows: [row] }, columns), row.join()).toThrow(/is no/);
    }
  });
});
