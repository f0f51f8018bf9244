import fc from 'fast-check';
import stringWidth from 'string-width';
import { describe, expect, test } from 'vitest';
import { column } from '../../../src/cli/text/described.ts';
import { csvTables, table, text } from '../../../src/cli/text/page.ts';
import { clip, drawTable, type Table, type TableStyle } from '../../../src/cli/text/table.ts';
import type { BowlGame } from '../../../src/core/contract/views/remembered.ts';
import { BOWLS } from '../../../src/core/present/index.ts';

interface Team {
  name: string;
  wins: number;
  note: string;
}

const STYLE: TableStyle = { width: null, ascii: false, paint: (line) => line };
const TEAMS: Team[] = [
  { name: 'San José State', wins: 9, note: 'champion' },
  { name: "Hawai'i", wins: 10, note: '' },
  { name: '東京', wins: 3, note: 'guest' },
];

function tableOf(rows: readonly Team[]): Table<Team> {
  return {
    name: 'teams',
    columns: [
      { key: 'team', title: 'Team', value: (t) => t.name, least: 6 },
      { key: 'wins', title: 'Wins', value: (t) => t.wins },
      { key: 'note', title: 'Notes', value: (t) => t.note, drop: 1 },
    ],
    rows,
    mark: (t) => (t.name === "Hawai'i" ? 'own' : null),
  };
}

describe('text tables', () => {
  test('columns line up in every script', () => {
    const { lines } = drawTable(tableOf(TEAMS), STYLE);
    expect(lines).toEqual([
      '  Team            Wins  Notes',
      '  San José State     9  champion',
      "> Hawai'i           10",
      '  東京               3  guest',
    ]);
  });

  test('on a narrow terminal, the least important columns are dropped, then names are cut, with a note of which', () => {
    const narrow = drawTable(tableOf(TEAMS), { ...STYLE, width: 25 });
    expect(narrow.cut).toEqual(['Notes']);
    const tiny = drawTable(tableOf(TEAMS), { ...STYLE, width: 16 });
    expect(tiny.lines[1]).toBe('  San Jos…     9');
  });

  test('no line is wider than the terminal if it can be avoided', () => {
    const team = fc.record({
      name: fc.string({ maxLength: 30 }).map((s) => s.replace(/\s/g, '')),
      wins: fc.nat(15),
      note: fc.constant('x'),
    });
    fc.assert(
      fc.property(fc.array(team, { minLength: 1, maxLength: 8 }), fc.integer({ min: 16, max: 60 }), (teams, width) => {
        for (const line of drawTable(tableOf(teams), { ...STYLE, width }).lines) {
          expect(stringWidth(line)).toBeLessThanOrEqual(width);
        }
      }),
      { seed: 1, numRuns: 200 },
    );
  });

  test('an empty table says so', () => {
    expect(drawTable({ ...tableOf([]), empty: 'Nobody.' }, STYLE).lines).toEqual(['Nobody.']);
  });

  test('long text is cut with an ellipsis', () => {
    expect(clip('Middle Tennessee', 8)).toBe('Middle …');
    expect(clip('Middle Tennessee', 8, true)).toBe('Middle .');
    expect(clip('Rice', 8)).toBe('Rice');
  });
});

describe('tables as data', () => {
  test('values are plain, and the values of one group become one field', () => {
    const of = (index: number, name: string) =>
      table({ ...tableOf(TEAMS.slice(index, index + 1)), name, family: 'all' });
    const { tables, members } = csvTables([text('title'), of(0, 'teams'), of(1, 'others')]);
    expect(members.map(({ name }) => name)).toEqual(['teams', 'others']);
    expect(tables[0]?.rows).toEqual([
      ['table', 'team', 'wins', 'note'],
      ['teams', 'San José State', 9, 'champion'],
      ['others', "Hawai'i", 10, ''],
    ]);
  });

  test('a score also has its points as numbers, which text output does not repeat', () => {
    const bowl = { year: 2024, label: 'Rose Bowl', opponent: 'Oregon', result: 'L', score: '17-34' } as BowlGame;
    const columns = [column(BOWLS.opponent), column(BOWLS.result)];
    const { tables } = csvTables([table({ name: 'bowls', columns, rows: [bowl] })]);
    expect(tables[0]?.rows).toEqual([
      ['opponent', 'result', 'points', 'opponent_points'],
      ['Oregon', 'L', 17, 34],
    ]);
    expect(drawTable({ name: 'bowls', columns, rows: [bowl] }, STYLE).lines.at(-1)).toMatch(/Oregon +L 17-34$/);
  });
});
