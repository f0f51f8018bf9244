import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pageParts } from '../../../src/cli/text/described-page.ts';
import { csvTables, drawPage } from '../../../src/cli/text/page.ts';
import { styleFor } from '../../../src/cli/text/style.ts';
import { VERBS } from '../../../src/cli/verbs/index.ts';
import { PAGE_VERBS } from '../../../src/cli/verbs/pages.ts';
import { draft } from '../../../src/core/pages/draft.ts';
import { ALL_PAGES, HAND_MADE, PAGES } from '../../../src/core/pages/index.ts';
import type { PageView, PlacedPage } from '../../../src/core/pages/parts/page.ts';
import { col, list, table } from '../../../src/core/pages/parts/sections.ts';
import { piecesOf, plainWords, resultPieces, teamPiece } from '../../../src/core/pages/parts/words.ts';
import { COMMON } from '../../../src/core/words/columns/common.ts';
import { tableColumn } from '../../../src/core/words/columns/descriptor.ts';

interface Row {
  team: string;
  wins: number;
}

const team = tableColumn<Row>('team', COMMON.team, (row) => row.team);
const wins = tableColumn<Row>('wins', COMMON.rank, (row) => row.wins);
const rows: Row[] = [
  { team: 'Rice', wins: 9 },
  { team: 'LSU', wins: 7 },
];
const columns = [col(team, { cell: (row: Row) => teamPiece(row.team, 4) }), col(wins, { fileOnly: true })];

function parts(view: PageView, csv = false) {
  const style = styleFor({ env: {}, outIsTerminal: false } as unknown as Parameters<typeof styleFor>[0], false);
  return pageParts(view, { style, columns: 80, csv });
}

function drawn(view: PageView): string[] {
  return drawPage(parts(view), { width: 80, paint: (text) => text, ascii: true }).lines;
}

describe('described pages', () => {
  it('are named after their files and have one address each', () => {
    const folder = join(import.meta.dirname, '../../../src/core/pages');
    const filesIn = (path: string) => readdirSync(path).filter((file) => /\.ts$/.test(file) && file !== 'index.ts');
    const namesOf = (pages: readonly PlacedPage[]) => pages.map(({ name }) => `${name}.ts`).sort();
    expect(namesOf(PAGES)).toEqual(
      ['', 'coaching', 'offseason', 'what-if'].flatMap((name) => filesIn(join(folder, name))).sort(),
    );
    expect(namesOf(HAND_MADE)).toEqual(filesIn(join(folder, 'by-hand')).sort());
    const paths = ALL_PAGES.flatMap(({ place }) => place.paths.map((path) => path.replace(/:\w+/g, ':')));
    expect(paths).toHaveLength(new Set(paths).size);
  });

  it('have a letter and a command that no other page has', () => {
    const keys = ALL_PAGES.flatMap(({ place }) => place.key ?? []);
    expect(keys).toHaveLength(new Set(keys).size);
    const verbs = VERBS.map(({ name }) => name);
    expect(verbs).toHaveLength(new Set(verbs).size);
    expect(PAGE_VERBS.filter(({ load }) => typeof load !== 'function')).toEqual([]);
  });

  it('show a summary as text, and every column and row in files', () => {
    const view: PageView = {
      title: 'Wins',
      lines: ['Two teams.'],
      sections: [table<Row>({ name: 'wins', columns, rows, most: 1, mark: () => 'own' })],
    };
    expect(drawn(view)).toEqual(['Wins', 'Two teams.', '', '  Team', '> #4 Rice']);
    expect(csvTables(parts(view, true)).tables.map((each) => each.rows)).toEqual([
      [
        ['team', 'wins'],
        ['Rice', 9],
        ['LSU', 7],
      ],
    ]);
  });

  it('keep an optional empty table only in files', () => {
    const view: PageView = {
      title: 'Wins',
      sections: [
        list<Row>({ name: 'none', columns, rows: [], sentence: (row) => row.team, optional: true }),
        table<Row>({ name: 'wins', columns, rows, fileOnly: true }),
      ],
    };
    expect(drawn(view)).toEqual(['Wins']);
    expect(csvTables(parts(view, true)).tables.map(({ name }) => name)).toEqual(['none', 'wins']);
  });

  it('link a draft to its players, and to other drafts', () => {
    const info = { team: { name: 'LSU' } };
    const pick = { id: 5, first: 'Al', last: 'Bo', pos: 'qb', team: 'LSU', round: 1, pick: 3, class: 'sr', rating: 90 };
    const answer = {
      info,
      year: 2026,
      years: [2026, 2025],
      selections: 257,
      picks: [pick],
      prestige: null,
      programs: [],
    };
    const view = draft.view(answer, { params: {}, more: null });
    const [picks] = view.sections ?? [];
    if (picks?.kind !== 'table') throw new Error('A draft begins with its selections.');
    expect(picks.link?.(pick)).toEqual({ name: 'player', id: 5 });
    expect(picks.mark?.(pick)).toBe('own');
    expect(view.pickers?.[0]?.choices.map(({ link }) => link)).toEqual([
      { name: 'draft', year: 2026 },
      { name: 'draft', year: 2025 },
    ]);
  });
});

describe('text in pieces', () => {
  it('reads as one sentence, with a list joined by commas', () => {
    expect(plainWords(resultPieces('W', '31-20'))).toBe('W 31-20');
    expect(plainWords([{ text: 'one title' }, { text: 'two bowls', line: true }])).toBe('one title, two bowls');
    expect(piecesOf('Rice')).toEqual([{ text: 'Rice' }]);
  });
});
