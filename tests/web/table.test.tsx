import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { HistoryYear } from '../../src/core/contract/views/history.ts';
import { HISTORY } from '../../src/core/present/columns/pages.ts';
import { queryClient } from '../../src/web/state/query.ts';
import { noteShared } from '../../src/web/state/shared.ts';
import type { Column } from '../../src/web/table/columns.ts';
import { columnFrom } from '../../src/web/table/columns.ts';
import { toCsv } from '../../src/web/table/csv.ts';
import { DataTable } from '../../src/web/table/data-table.tsx';
import { longestOf } from '../../src/web/table/widths.ts';
import * as given from './fixtures.ts';
import { answerWith, setUpBrowser } from './render.tsx';

setUpBrowser();

interface Line {
  name: string;
  yards: number | null;
}
const COLUMNS: Column<Line>[] = [
  { id: 'name', header: 'Name', value: (line) => line.name },
  { id: 'yards', header: 'Yds', title: 'Yards', value: (line) => line.yards, align: 'right', first: 'desc' },
];

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

function show(rows: Line[]) {
  render(<DataTable id="lines" caption="Lines" columns={COLUMNS} rows={rows} rowKey={(line) => line.name} />, {
    wrapper,
  });
  return userEvent.setup();
}
const names = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);

const LINES = [
  { name: 'Adams', yards: 9 },
  { name: 'Baker', yards: null },
  { name: 'Cole', yards: 101 },
];

describe('every table', () => {
  it('sorts numbers by size, the highest first, and missing values always last', async () => {
    const user = show(LINES);
    await user.click(screen.getByRole('button', { name: 'Yds' }));
    expect(names()).toEqual(['Cole', 'Adams', 'Baker']);
    await user.click(screen.getByRole('button', { name: 'Yds' }));
    expect(names()).toEqual(['Adams', 'Cole', 'Baker']);
    expect(screen.getAllByRole('columnheader')[1]?.getAttribute('aria-sort')).toBe('ascending');
  });

  it('sorts a record by its percentage, not by its letters', async () => {
    const years = ['13-3', '0-12', '13-2', '2-0'].map((text) => {
      const [wins, losses] = text.split('-').map(Number);
      return { year: text, wins, losses } as unknown as HistoryYear;
    });
    const columns = [columnFrom(HISTORY.record)];
    render(<DataTable id="years" caption="Years" columns={columns} rows={years} rowKey={({ year }) => year} />, {
      wrapper,
    });
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Record' }));
    expect(names()).toEqual(['2-0', '13-2', '13-3', '0-12']);
    await user.click(screen.getByRole('button', { name: 'Record' }));
    expect(names()).toEqual(['0-12', '13-3', '13-2', '2-0']);
  });

  it('remembers its order', async () => {
    const user = show(LINES);
    await user.click(screen.getByRole('button', { name: 'Yds' }));
    cleanup();
    show(LINES);
    expect(names()).toEqual(['Cole', 'Adams', 'Baker']);
  });

  it('filters from 31 rows on', async () => {
    show(LINES);
    expect(screen.queryByRole('searchbox')).toBeNull();
    cleanup();
    const user = show(Array.from({ length: 31 }, (_, index) => ({ name: `Player ${index}`, yards: index })));
    await user.type(screen.getByRole('searchbox', { name: 'Filter Lines' }), 'player 30');
    expect(names()).toEqual(['Player 30']);
    await user.type(screen.getByRole('searchbox', { name: 'Filter Lines' }), 'x');
    expect(screen.getByText('Nothing matches the filter')).toBeTruthy();
  });

  it('finds a team by its name without accents, an alias, an abbreviation or a nickname', async () => {
    const teams = [
      { ...given.previewTeam('Massachusetts', 2), mascot: 'Minutemen' },
      { ...given.previewTeam("Hawai'i", 3), mascot: 'Rainbow Warriors' },
      { ...given.previewTeam('San José State', 3), abbreviation: 'SJSU', mascot: 'Spartans' },
      { ...given.previewTeam('UCF', 4), mascot: 'Knights' },
    ];
    const preview = { ...given.home().preview, independents: teams };
    answerWith({ '/api/home/': given.home({ preview }) });
    noteShared({ info: given.info() });
    const others = Array.from({ length: 31 }, (_, index) => ({ name: `Player ${index}`, yards: index }));
    const user = show([...teams.map(({ name }) => ({ name, yards: 1 })), ...others]);
    const field = screen.getByRole('searchbox', { name: 'Filter Lines' });
    for (const [asked, name] of [
      ['hawaii', "Hawai'i"],
      ['umass', 'Massachusetts'],
      ['san jose', 'San José State'],
      ['sjsu', 'San José State'],
      ['central florida', 'UCF'],
      ['minutemen', 'Massachusetts'],
    ]) {
      await user.clear(field);
      await user.type(field, asked!);
      await waitFor(() => expect(names(), asked).toEqual([name]));
    }
  });

  it('renders only the visible rows when it is long', () => {
    show(Array.from({ length: 900 }, (_, index) => ({ name: `Player ${index}`, yards: index })));
    expect(screen.getAllByRole('row').length).toBeLessThan(100);
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('901');
  });

  it('gives a column of a long table the width of its longest cell, wherever it is', () => {
    const [name, yards] = COLUMNS as [Column<Line>, Column<Line>];
    const average: Column<Line> = {
      id: 'average',
      header: 'Avg',
      value: (line) => line.yards,
      cell: ({ yards: all }) => (all === null ? '–' : (all / 12).toFixed(1)),
    };
    const lines = [...LINES, { name: 'Van der Berg', yards: -1200 }];
    expect(longestOf(name, lines)).toBe('Van der Berg'.length);
    expect(longestOf(average, LINES)).toBe('8.4'.length);
    expect(longestOf(average, lines)).toBe('-100.0'.length);
    expect(longestOf(yards, [])).toBe(0);
    show(Array.from({ length: 61 }, (_, index) => ({ name: `Player ${index}`, yards: index })));
    const widths = screen.getAllByRole('columnheader').map((head) => head.style.getPropertyValue('--longest'));
    expect(widths).toEqual(['9', '2']);
  });

  /** Records the contents of downloaded files. */
  function downloads(): BlobPart[] {
    const texts: BlobPart[] = [];
    vi.stubGlobal('Blob', function blob(parts: BlobPart[]) {
      texts.push(...parts);
    });
    URL.createObjectURL = () => 'blob:x';
    URL.revokeObjectURL = () => {};
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    return texts;
  }

  it('downloads a record with wins and losses, which the page does not repeat', async () => {
    const years = [{ year: 2024, wins: 9, losses: 4 } as HistoryYear];
    const columns = [columnFrom(HISTORY.year), columnFrom(HISTORY.record)];
    const texts = downloads();
    render(<DataTable id="years" caption="Years" columns={columns} rows={years} rowKey={(row) => row.year} />, {
      wrapper,
    });
    expect(screen.getAllByRole('columnheader')).toHaveLength(2);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Download Years as CSV' }));
    expect(texts).toEqual(['Year,Record,Wins,Losses\r\n2024,9-4,9,4\r\n']);
  });

  it('downloads in the sorted order', async () => {
    const user = show(LINES);
    const texts = downloads();
    await user.click(screen.getByRole('button', { name: 'Yds' }));
    await user.click(screen.getByRole('button', { name: 'Download Lines as CSV' }));
    expect(texts).toEqual(['Name,Yards\r\nCole,101\r\nAdams,9\r\nBaker,\r\n']);
  });

  it('writes fields that a spreadsheet reads back unchanged', () => {
    expect(toCsv(['a'], [['Smith, Jr.'], ['say "hi"'], ['=1+1'], ['-6.5'], ['+4'], [null]])).toBe(
      'a\r\n"Smith, Jr."\r\n"say ""hi"""\r\n\'=1+1\r\n-6.5\r\n+4\r\n\r\n',
    );
  });
});
